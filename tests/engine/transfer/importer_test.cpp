#include "engine/database/local_database.h"
#include "engine/transfer/importer.h"
#include "engine/transfer/rejected_file.h"
#include "tests/engine/transfer/reading.h"

#include <QFile>
#include <QTemporaryDir>
#include <QTest>

using namespace davenport;
using namespace davenport::transfer;

namespace {

struct Rejected {
    std::uint64_t line;
    std::string error;
    std::string record;
};

} // namespace

class ImporterTest : public QObject {
    Q_OBJECT

private:
    std::unique_ptr<QTemporaryDir> m_folder;
    std::unique_ptr<api::Session> m_session;
    std::vector<Rejected> m_rejected;

    void create(bool partitioned) {
        m_session = database::createDatabase(m_folder->filePath("db.davenport").toStdString(), {partitioned, 2});
    }
    ImportFigures import(std::string text, const ImportOptions &options = {}, const base::Work &work = {}) {
        m_rejected.clear();
        const auto reader = openRecords(std::make_unique<TextStream>(std::move(text)), {}, "x.ndjson");
        return importRecords(
            *m_session->documents(), *reader, options,
            [this](const Rejection &rejection) {
                m_rejected.push_back({rejection.line, rejection.error, std::string(rejection.record)});
            },
            {}, work);
    }
    std::string body(const char *id) { return m_session->documents()->get(id).body; }
    std::uint64_t count() { return m_session->maintenance()->info().docCount; }

private slots:
    void init() {
        m_folder = std::make_unique<QTemporaryDir>();
        create(false);
    }
    void cleanup() {
        m_session.reset();
        m_folder.reset();
    }

    void everyRecordIsWrittenOnce() {
        std::string text;
        for (int i = 0; i < 2500; ++i) {
            text += "{\"n\":" + std::to_string(i) + "}\n";
        }
        ImportOptions options;
        options.idTemplate = "doc-{n}";
        options.batchSize = 300;
        ImportFigures figures = import(text, options);
        QCOMPARE(figures.written, std::uint64_t{2500});
        QCOMPARE(figures.read, std::uint64_t{2500});
        QCOMPARE(body("doc-17"), std::string("{\"n\":17}"));
        const std::uint64_t seq = m_session->changes()->updateSeq();
        figures = import(text, options);
        QCOMPARE(figures.alreadyThere, std::uint64_t{2500});
        QCOMPARE(figures.written, std::uint64_t{0});
        QCOMPARE(m_session->changes()->updateSeq(), seq);
    }

    void recordsWithoutIdsGetTheSameOnesAgain() {
        const std::string text = "{\"a\":1}\n{\"a\":1}\n{\"a\":2}\n";
        QCOMPARE(import(text).written, std::uint64_t{3});
        QCOMPARE(import(text).alreadyThere, std::uint64_t{3});
        QCOMPARE(count(), std::uint64_t{3});
    }

    void badRecordsAreIsolated() {
        std::string text;
        for (int i = 0; i < 400; ++i) {
            const std::string id = "\"_id\":\"d" + std::to_string(i) + "\"";
            text += i == 7     ? "{" + id + ",\"a\":}\n"
                    : i == 8   ? "{" + id + " \"a\":1}\n"
                    : i == 99  ? "{" + id + ",\"_nope\":1}\n"
                    : i == 100 ? "{\"_id\":\"_bad\"}\n"
                    : i == 101 ? "{\"_id\":5}\n"
                    : i == 102 ? "{" + id + ",\"_deleted\":true}\n"
                    : i == 200 ? "[]\n"
                               : "{" + id + ",\"a\":1.50}\n";
        }
        const ImportFigures figures = import(text);
        QCOMPARE(figures.rejected, std::uint64_t{7});
        QCOMPARE(figures.written, std::uint64_t{393});
        QCOMPARE(count(), std::uint64_t{393});
        QCOMPARE(body("d399"), std::string("{\"a\":1.50}"));
        std::sort(m_rejected.begin(), m_rejected.end(),
                  [](const Rejected &a, const Rejected &b) { return a.line < b.line; });
        QCOMPARE(m_rejected[0].line, std::uint64_t{8});
        QCOMPARE(m_rejected[0].record, std::string("{\"_id\":\"d7\",\"a\":}"));
        QCOMPARE(m_rejected[2].line, std::uint64_t{100});
        QCOMPARE(m_rejected[2].error, std::string("doc_validation"));
        QCOMPARE(m_rejected[3].error, std::string("illegal_docid"));
    }

    void otherContentIsAConflictOrReplaced() {
        import("{\"_id\":\"a\",\"x\":1}\n");
        ImportFigures figures = import("{\"_id\":\"a\",\"x\":1.0}\n{\"_id\":\"b\",\"x\":1}\n");
        QCOMPARE(figures.rejected, std::uint64_t{1});
        QCOMPARE(figures.written, std::uint64_t{1});
        QCOMPARE(m_rejected[0].error, std::string("conflict"));
        QCOMPARE(body("a"), std::string("{\"x\":1}"));
        ImportOptions options;
        options.onExisting = OnExisting::Skip;
        figures = import("{\"_id\":\"a\",\"x\":1.0}\n{\"_id\":\"a\",\"x\":1}\n{\"_id\":\"b\",\"x\":1}\n", options);
        QCOMPARE(figures.skipped, std::uint64_t{1});
        QCOMPARE(figures.rejected, std::uint64_t{0});
        QCOMPARE(figures.read, figures.written + figures.alreadyThere + figures.skipped);
        QCOMPARE(body("a"), std::string("{\"x\":1}"));
        options.onExisting = OnExisting::Replace;
        figures = import("{\"_id\":\"a\",\"x\":1.0}\n{\"_id\":\"b\",\"x\":1}\n", options);
        QCOMPARE(figures.written, std::uint64_t{1});
        QCOMPARE(figures.alreadyThere, std::uint64_t{1});
        QCOMPARE(body("a"), std::string("{\"x\":1.0}"));
        QVERIFY(m_session->documents()->get("a").rev.starts_with("2-"));
    }

    void whiteSpaceAndDuplicateKeysAreNoOtherContent() {
        import("{\"_id\":\"a\",\"x\":[1,{\"y\":1,\"y\":2}]}\n");
        QCOMPARE(import("{ \"x\" : [ 1, {\"y\":2} ], \"_id\":\"a\" }\n").alreadyThere, std::uint64_t{1});
    }

    void whatDescribesARevisionIsLeftOut() {
        const ImportFigures figures =
            import("{\"_rev\":\"3-abc\",\"_id\":\"own\",\"x\":1,\"_conflicts\":[\"2-a\"], \"y\":2 }\n"
                   "{\"_rev\":\"1-a\"}\n");
        QCOMPARE(figures.written, std::uint64_t{2});
        QCOMPARE(body("own"), std::string("{\"x\":1,\"y\":2}"));
    }

    void theTemplateGoesBeforeTheRecordsOwnId() {
        ImportOptions options;
        options.idTemplate = "{kind}/{_id}";
        import("{\"a\":1,\"_id\":\"7\",\"kind\":\"k\"}\n", options);
        QCOMPARE(body("k/7"), std::string("{\"a\":1,\"kind\":\"k\"}"));
    }

    void aPartitionedDatabaseNeedsIds() {
        m_session.reset();
        m_folder = std::make_unique<QTemporaryDir>();
        create(true);
        ImportOptions options;
        options.needId = true;
        const ImportFigures figures = import("{\"a\":1}\n{\"_id\":\"p:1\"}\n{\"_id\":\"nop\"}\n", options);
        QCOMPARE(figures.written, std::uint64_t{1});
        QCOMPARE(figures.rejected, std::uint64_t{2});
    }

    void attachmentsAreTakenAndComparedByLength() {
        const std::string with =
            "{\"_id\":\"a\",\"_attachments\":{\"t.txt\":{\"content_type\":\"text/plain\",\"data\":\"aGVsbG8=\"}}}";
        QCOMPARE(import(with + "\n").written, std::uint64_t{1});
        QCOMPARE(m_session->documents()->get("a").attachments.at(0).length, std::uint64_t{5});
        QCOMPARE(import(with + "\n").alreadyThere, std::uint64_t{1});
        QCOMPARE(import("{\"_id\":\"a\"}\n").rejected, std::uint64_t{1});
    }

    void aCancelledImportStopsWithWhatItHas() {
        std::string text;
        for (int i = 0; i < 5000; ++i) {
            text += "{\"_id\":\"" + std::to_string(i) + "\"}\n";
        }
        text += "no record\n";
        base::Work work;
        const auto reader = openRecords(std::make_unique<TextStream>("no record\n" + text), {}, "x.ndjson");
        ImportOptions options;
        options.batchSize = 100;
        // Cancelled while the first batch is written: that batch stays, and nothing after it is written.
        QVERIFY_EXCEPTION_THROWN(
            importRecords(
                *m_session->documents(), *reader, options, [&](const Rejection &) { work.cancel.cancel(); }, {}, work),
            base::Error);
        QVERIFY(count() <= 100);
    }

    void aCutOffSourceKeepsWhatWasWhole() {
        const auto reader =
            openRecords(std::make_unique<TextStream>("[{\"_id\":\"a\"},{\"_id\":\"b\"},{\"_id\":"), {}, "x");
        QVERIFY_EXCEPTION_THROWN(importRecords(*m_session->documents(), *reader, {}, {}), base::Error);
        QCOMPARE(count(), std::uint64_t{2});
    }

    void rejectedRecordsGoToAFile() {
        const std::filesystem::path source = m_folder->filePath("x.ndjson").toStdString();
        RejectedFile file(RejectedFile::besides(source));
        QCOMPARE(file.path(), std::filesystem::path(source.string() + ".rejected.ndjson"));
        file.add({3, "conflict", "there \"is\" one", "{\"a\": 1}"});
        file.add({4, "bad_request", "broken", "{\"a\": \xff"});
        file.add({5, "bad_request", "long", {}});
        file.finish();
        QFile written(QString::fromStdString(file.path().string()));
        QVERIFY(written.open(QFile::ReadOnly));
        QCOMPARE(
            written.readAll(),
            QByteArray(
                "{\"line\":3,\"error\":\"conflict\",\"reason\":\"there \\\"is\\\" one\",\"record\":{\"a\":1}}\n"
                "{\"line\":4,\"error\":\"bad_request\",\"reason\":\"broken\",\"record\":\"{\\\"a\\\": \xef\xbf\xbd\"}\n"
                "{\"line\":5,\"error\":\"bad_request\",\"reason\":\"long\",\"record\":null}\n"));
        RejectedFile(file.path()).finish();
        QVERIFY(!written.exists());
    }
};

QTEST_APPLESS_MAIN(ImporterTest)
#include "importer_test.moc"
