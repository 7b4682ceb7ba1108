#include "engine/transfer/source_window.h"
#include "tests/engine/transfer/reading.h"

#include <QTest>

using namespace davenport;
using namespace davenport::transfer;

namespace {

std::vector<std::string> textsOf(const std::vector<Read> &read) {
    std::vector<std::string> texts;
    for (const Read &one : read) {
        if (one.rejection.empty()) {
            texts.push_back(one.text);
        }
    }
    return texts;
}

bool says(const Read &read, const char *words) {
    return read.rejection.find(words) != std::string::npos;
}

SourceFormat formatOf(std::string text, const char *name) {
    return openRecords(std::make_unique<TextStream>(std::move(text)), {}, name)->format();
}

} // namespace

class RecordReaderTest : public QObject {
    Q_OBJECT

private slots:
    void linesAreRecordsWithTheirNumbers() {
        const std::vector<Read> read = readFixture("rows.ndjson");
        QCOMPARE(read.size(), std::size_t{7});
        QCOMPARE(read[0].text, std::string("{\"_id\":\"a\",\"n\":1.0}"));
        QCOMPARE(read[1].line, std::uint64_t{3});
        QCOMPARE(read[1].text, std::string("{\"_id\":\"b\",\"name\":\"Zürich 東京 🙂\"}"));
        QVERIFY(says(read[2], "this is an array"));
        QCOMPARE(read[3].text, std::string("{\"_id\":\"c\",\"n\":12345678901234567890123}"));
        QVERIFY(read[4].rejection.empty()); // shaped like an object: the engine finds the missing comma
        QVERIFY(says(read[5], "line 7, column 1"));
        QCOMPARE(read[5].text, std::string("not json"));
        QCOMPARE(read[6].text, std::string("{\"_id\":\"e\"}"));
        QCOMPARE(read[6].line, std::uint64_t{8});
    }

    void aByteOrderMarkIsNoContent() {
        QCOMPARE(textsOf(readText("\xef\xbb\xbf{\"a\":1}\n")), std::vector<std::string>{"{\"a\":1}"});
    }

    void utf16IsRefusedByName() { QVERIFY_EXCEPTION_THROWN(readText(std::string("\xff\xfe{\0", 4)), base::Error); }

    void aLineLongerThanTheWindowIsWhole() {
        const std::string longLine = "{\"a\":\"" + std::string(3'000'000, 'x') + "\"}";
        const std::vector<Read> read = readText("{\"b\":1}\n" + longLine + "\n{\"c\":2}\n", {}, 1000, "x.ndjson");
        QCOMPARE(read.size(), std::size_t{3});
        QVERIFY(read[1].text == longLine);
        QCOMPARE(read[2].line, std::uint64_t{3});
    }

    void aLineOverTheLimitIsRejectedAndTheNextOneRead() {
        const std::string tooLong = "{\"a\":\"" + std::string(kMaxRecordBytes + 2'000'000, 'x') + "\"}\n";
        const std::vector<Read> read = readText(tooLong + "{\"b\":1}\n", {}, 1 << 20, "x.ndjson");
        QCOMPARE(read.size(), std::size_t{2});
        QVERIFY(says(read[0], "longer than"));
        QVERIFY(read[0].text.empty());
        QCOMPARE(read[1].text, std::string("{\"b\":1}"));
        QCOMPARE(read[1].line, std::uint64_t{2});
    }

    void aPathLeadsIntoAnObject() {
        const std::vector<Read> read = readFixture("features.json", {SourceFormat::Auto, "features"});
        QCOMPARE(read.size(), std::size_t{2});
        QCOMPARE(read[0].text, std::string("{\"id\":\"x\",\"mag\":2.50}"));
        QCOMPARE(read[1].text, std::string("{\"id\":\"y\",\"mag\":1E+2}"));
        QCOMPARE(read[0].line, std::uint64_t{3});
        QCOMPARE(textsOf(readFixture("features.json", {SourceFormat::Json, "skip.features"})),
                 std::vector<std::string>{"{\"no\":1}"});
    }

    void aPathThatLeadsNowhereSaysWhere_data() {
        QTest::addColumn<QString>("path");
        QTest::addColumn<QString>("words");
        QTest::newRow("missing") << "nothing"
                                 << "there is no member nothing";
        QTest::newRow("no array") << "skip"
                                  << "the member skip is no array";
        QTest::newRow("no object") << "features.x"
                                   << "the member features is no object";
    }
    void aPathThatLeadsNowhereSaysWhere() {
        QFETCH(QString, path);
        QFETCH(QString, words);
        const std::vector<Read> read = readFixture("features.json", {SourceFormat::Auto, path.toStdString()});
        QCOMPARE(read.size(), std::size_t{1});
        QVERIFY2(says(read[0], words.toUtf8().constData()), read[0].rejection.c_str());
    }

    void aDotInANameIsEscaped() {
        QCOMPARE(textsOf(readText("{\"a.b\":[{\"x\":1}]}", {SourceFormat::Json, "a\\.b"})),
                 std::vector<std::string>{"{\"x\":1}"});
    }

    void aDamagedArrayLosesOnlyWhatIsDamaged() {
        const std::vector<Read> read = readFixture("damaged_array.json");
        QCOMPARE(read.size(), std::size_t{7});
        QCOMPARE(read[0].text, std::string("{\"a\":1}"));
        QCOMPARE(read[1].text, std::string("{\"a\":[1}")); // for the engine to refuse
        QCOMPARE(read[2].text, std::string("{\"a\":2}"));
        QVERIFY(says(read[3], "no comma"));
        QVERIFY(says(read[4], "this is a number"));
        QCOMPARE(read[5].text, std::string("{\"a\":4}"));
        QCOMPARE(read[5].line, std::uint64_t{7});
        QCOMPARE(read[6].text, std::string("{\"a\":5,")); // the bracket is the array's own
        QCOMPARE(read[6].line, std::uint64_t{8});
    }

    void aCutOffArrayGivesWhatIsWholeAndThenItsLine() {
        const std::vector<Read> read = readText("[{\"a\":1},\n{\"a\":2},\n{\"a\":");
        QCOMPARE(read.size(), std::size_t{3});
        QCOMPARE(read[1].text, std::string("{\"a\":2}"));
        QVERIFY2(says(read[2], "line 3: the text ends inside the value"), read[2].rejection.c_str());
    }

    void piecesOfAnySizeGiveTheSame() {
        const std::string json = "[ {\"a\":\"x\\\"]}\\\\\",\"b\":[[],{}]} ,\n {\"c\": 1.50 } , {} ]";
        const std::vector<std::string> whole = textsOf(readText(json));
        QCOMPARE(whole.size(), std::size_t{3});
        for (std::size_t piece = 1; piece < 12; ++piece) {
            QCOMPARE(textsOf(readText(json, {}, piece)), whole);
        }
    }

    void objectsOneAfterTheOtherAreRecords() {
        QCOMPARE(textsOf(readText("{\n \"a\": 1\n}\n{\n \"a\": 2\n}\n")),
                 (std::vector<std::string>{"{\n \"a\": 1\n}", "{\n \"a\": 2\n}"}));
    }

    void theContentDecidesTheFormat_data() {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("name");
        QTest::addColumn<int>("format");
        QTest::newRow("array") << "[{}]"
                               << "x.ndjson" << int(SourceFormat::Json);
        QTest::newRow("lines called json") << "{\"a\":1}\n{\"a\":2}\n"
                                           << "x.json" << int(SourceFormat::Ndjson);
        QTest::newRow("one object") << "{\n\"a\":1}\n"
                                    << "x.json" << int(SourceFormat::Json);
        QTest::newRow("table") << "a,b\n1,2\n"
                               << "x" << int(SourceFormat::Csv);
        QTest::newRow("table by name") << "{a},b\n1,2\n"
                                       << "x.csv.gz" << int(SourceFormat::Csv);
    }
    void theContentDecidesTheFormat() {
        QFETCH(QString, text);
        QFETCH(QString, name);
        QFETCH(int, format);
        QCOMPARE(int(formatOf(text.toStdString(), name.toUtf8().constData())), format);
    }
};

QTEST_APPLESS_MAIN(RecordReaderTest)
#include "record_reader_test.moc"
