#include "engine/database/local_database.h"
#include "engine/transfer/exporter.h"
#include "engine/transfer/importer.h"
#include "tests/engine/transfer/reading.h"

#include <QTemporaryDir>
#include <QTest>

using namespace davenport;
using namespace davenport::transfer;

namespace {

class StringSink final : public ByteSink {
public:
    void write(std::string_view bytes) override { text += bytes; }
    void finish() override { finished = true; }

    std::string text;
    bool finished = false;
};

} // namespace

class ExporterTest : public QObject {
    Q_OBJECT

private:
    QTemporaryDir m_folder;
    std::unique_ptr<api::Session> m_session;

    std::string exported(const ExportOptions &options) {
        StringSink sink;
        exportDocuments(*m_session->documents(), options, sink);
        return sink.finished ? sink.text : "not finished";
    }

private slots:
    void initTestCase() {
        m_session = database::createDatabase(m_folder.filePath("db.davenport").toStdString());
        for (const auto &[id, json] : std::vector<std::pair<const char *, const char *>>{
                 {"b", "{\n  \"n\": 1E+2,\r\n  \"s\": \"a,\\\"b\\\"\"\n}"},
                 {"a", "{\"z\":null,\"t\":true,\"s\":\"\"}"},
                 {"c", "{\"list\":[1, {\"x\":\"é\"}],\"id\":12345678901234567890123}"},
                 {"_design/d", "{\"views\":{}}"},
                 {"e", "{}"}}) {
            QVERIFY(m_session->documents()->put(id, json).ok());
        }
        QVERIFY(m_session->documents()->put("gone", "{}").ok());
        const std::string rev = m_session->documents()->get("gone").rev;
        QVERIFY(m_session->documents()->remove("gone", rev).ok());
    }

    void linesInTheOrderOfIds() {
        QCOMPARE(exported({}),
                 std::string("{\"_id\":\"_design/d\",\"views\":{}}\n"
                             "{\"_id\":\"a\",\"z\":null,\"t\":true,\"s\":\"\"}\n"
                             "{\"_id\":\"b\",\"n\":1E+2,\"s\":\"a,\\\"b\\\"\"}\n"
                             "{\"_id\":\"c\",\"list\":[1, {\"x\":\"é\"}],\"id\":12345678901234567890123}\n"
                             "{\"_id\":\"e\"}\n"));
    }

    void someIdsAsAnArray() {
        ExportOptions options;
        options.format = ExportFormat::Json;
        options.keepId = false;
        options.ids = {{"e", "missing", "a"}};
        StringSink sink;
        const ExportFigures figures = exportDocuments(*m_session->documents(), options, sink);
        QCOMPARE(sink.text, std::string("[\n{},\n{\"z\":null,\"t\":true,\"s\":\"\"}\n]\n"));
        QCOMPARE(figures.documents, std::uint64_t{2});
        QCOMPARE(figures.missing, std::uint64_t{1});
        QCOMPARE(figures.bytes, std::uint64_t{sink.text.size()});
    }

    void revisionsAreKeptOnRequest() {
        ExportOptions options;
        options.keepRev = true;
        options.ids = {{"e"}};
        QCOMPARE(exported(options), "{\"_id\":\"e\",\"_rev\":\"" + m_session->documents()->get("e").rev + "\"}\n");
    }

    void rangesAlone() {
        ExportOptions options;
        options.ranges = {{"a", "b"}, {"d", ""}};
        QCOMPARE(exported(options), std::string("{\"_id\":\"a\",\"z\":null,\"t\":true,\"s\":\"\"}\n"
                                                "{\"_id\":\"b\",\"n\":1E+2,\"s\":\"a,\\\"b\\\"\"}\n"
                                                "{\"_id\":\"e\"}\n"));
        options.ranges = {{"", "_design/d"}};
        QCOMPARE(exported(options), std::string("{\"_id\":\"_design/d\",\"views\":{}}\n"));
        options.ranges.clear();
        options.conflictedOnly = true;
        QCOMPARE(exported(options), std::string());
    }

    void aTableHasAColumnForEveryMember() {
        ExportOptions options;
        options.format = ExportFormat::Csv;
        QCOMPARE(exported(options), std::string("_id,z,t,s,n,list,id\r\n"
                                                "a,,true,\"\",,,\r\n"
                                                "b,,,\"a,\"\"b\"\"\",1E+2,,\r\n"
                                                "c,,,,,\"[1,{\"\"x\"\":\"\"é\"\"}]\",12345678901234567890123\r\n"
                                                "e,,,,,,\r\n"));
    }

    void anEmptySelectionIsStillWellFormed() {
        ExportOptions options;
        options.format = ExportFormat::Json;
        options.ids.emplace();
        QCOMPARE(exported(options), std::string("[]\n"));
    }

    void whatIsExportedComesBackTheSame() {
        const auto copy = database::createDatabase(m_folder.filePath("copy.davenport").toStdString());
        const auto reader = openRecords(std::make_unique<TextStream>(exported({})), {}, "x.ndjson");
        QCOMPARE(importRecords(*copy->documents(), *reader, {}, {}).written, std::uint64_t{5});
        for (const char *id : {"a", "c", "e", "_design/d"}) {
            QCOMPARE(copy->documents()->get(id).body, m_session->documents()->get(id).body);
        }
    }
};

QTEST_APPLESS_MAIN(ExporterTest)
#include "exporter_test.moc"
