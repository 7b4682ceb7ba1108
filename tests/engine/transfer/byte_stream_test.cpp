#include "engine/base/error.h"
#include "engine/transfer/byte_sink.h"
#include "engine/transfer/byte_stream.h"

#include <QDir>
#include <QTemporaryDir>
#include <QTest>

#include <fstream>
#include <vector>

using namespace davenport;
using namespace davenport::transfer;

namespace {

std::string wholeFile(const std::filesystem::path &file) {
    const std::unique_ptr<ByteStream> stream = openByteStream(file);
    std::string text;
    std::vector<char> piece(1000);
    while (const std::size_t got = stream->read(piece)) {
        text.append(piece.data(), got);
    }
    return text;
}

} // namespace

class ByteStreamTest : public QObject {
    Q_OBJECT

private slots:
    void gzipOfSeveralMembersIsOneText() {
        QCOMPARE(wholeFile(DAVENPORT_TEST_DATA "/transfer/two_members.ndjson.gz"),
                 std::string("{\"_id\":\"a\"}\n{\"_id\":\"b\"}\n"));
    }

    void aCutOffGzipFileIsAnError() {
        try {
            wholeFile(DAVENPORT_TEST_DATA "/transfer/cut_off.ndjson.gz");
            QFAIL("read to an end");
        } catch (const base::Error &error) {
            QVERIFY(error.reason().find("cut_off.ndjson.gz ends in the middle of its gzip data") != std::string::npos);
        }
    }

    void aMissingFileIsNotFound() {
        try {
            openByteStream("/nowhere/at all.json");
            QFAIL("opened");
        } catch (const base::Error &error) {
            QCOMPARE(error.code(), base::ErrorCode::NotFound);
            QVERIFY(error.reason().find("/nowhere/at all.json") != std::string::npos);
        }
    }

    void aFolderIsNoSource() { QVERIFY_EXCEPTION_THROWN(wholeFile(QDir::tempPath().toStdString()), base::Error); }

    void whatGzipSinkWritesStreamReads() {
        const QTemporaryDir folder;
        const std::filesystem::path file = folder.filePath("x.gz").toStdString();
        std::string text;
        for (int i = 0; i < 50000; ++i) {
            text += std::to_string(i * 7919);
        }
        const std::unique_ptr<ByteSink> sink = gzipInto(openFileSink(file));
        sink->write(std::string_view(text).substr(0, 17));
        sink->write(std::string_view(text).substr(17));
        sink->finish();
        QVERIFY(std::filesystem::file_size(file) < text.size());
        QCOMPARE(wholeFile(file), text);
    }

    void anUnfinishedFileLeavesNothingAndTheOldOneStays() {
        const QTemporaryDir folder;
        const std::filesystem::path file = folder.filePath("x").toStdString();
        std::ofstream(file) << "old";
        {
            const std::unique_ptr<ByteSink> sink = openFileSink(file);
            sink->write(std::string(1'000'000, 'n'));
        }
        QCOMPARE(wholeFile(file), std::string("old"));
        QCOMPARE(QDir(folder.path()).entryList(QDir::Files | QDir::Hidden).size(), 1);
    }
};

QTEST_APPLESS_MAIN(ByteStreamTest)
#include "byte_stream_test.moc"
