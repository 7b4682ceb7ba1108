#include "tests/engine/transfer/reading.h"

#include <QTest>

using namespace davenport;
using namespace davenport::transfer;

namespace {
const ReadOptions kCsv{SourceFormat::Csv, {}};

std::string firstOf(const std::string &text) {
    return readText(text, kCsv).at(0).text;
}
} // namespace

class CsvReaderTest : public QObject {
    Q_OBJECT

private slots:
    void quotesSemicolonsAndLineEnds() {
        const std::vector<Read> read = readFixture("semicolon_crlf.csv");
        QCOMPARE(read.size(), std::size_t{3});
        QCOMPARE(read[0].text,
                 std::string("{\"code\":\"00501\",\"name\":\"Desk; large\",\"price\":1.10,\"sold\":true}"));
        QCOMPARE(
            read[1].text,
            std::string(
                "{\"code\":\"10002\",\"name\":\"He said \\\"no\\\"\",\"price\":2E+3,\"sold\":false,\"note\":\"\"}"));
        QCOMPARE(
            read[2].text,
            std::string(
                "{\"code\":\"10003\",\"name\":\"two\\r\\nlines\",\"price\":-0.50,\"sold\":true,\"note\":\"plain\"}"));
        QCOMPARE(read[2].line, std::uint64_t{4});
    }

    void brokenRowsAreRejectedAndTheRestGoesOn() {
        const std::vector<Read> read = readFixture("broken.csv");
        QCOMPARE(read.size(), std::size_t{6});
        QCOMPARE(read[0].text, std::string("{\"a\":1,\"b\":2}"));
        QCOMPARE(read[1].rejection, std::string("the row has 3 cells where the header names 2"));
        QCOMPARE(read[1].text, std::string("1,2,3"));
        QCOMPARE(read[1].line, std::uint64_t{3});
        QVERIFY(!read[2].rejection.empty());
        QCOMPARE(read[3].text, std::string("{\"a\":5,\"b\":6}"));
        QVERIFY(read[4].rejection.find("closing quote") != std::string::npos);
        QCOMPARE(read[5].text, std::string("{\"a\":8,\"b\":9}"));
        QCOMPARE(read[5].line, std::uint64_t{7});
    }

    void aColumnIsNumbersOnlyAsAWhole_data() {
        QTest::addColumn<QString>("cells");
        QTest::addColumn<QString>("first");
        QTest::newRow("numbers") << "7\n8\n"
                                 << "{\"x\":7}";
        QTest::newRow("a leading zero below") << "7\n08\n"
                                              << "{\"x\":\"7\"}";
        QTest::newRow("a word below") << "7\nn/a\n"
                                      << "{\"x\":\"7\"}";
        QTest::newRow("spelling") << "1.0\n-0.0\n"
                                  << "{\"x\":1.0}";
        QTest::newRow("long") << "12345678901234567890123\n1\n"
                              << "{\"x\":12345678901234567890123}";
        QTest::newRow("plus") << "+7\n+8\n"
                              << "{\"x\":\"+7\"}";
        QTest::newRow("point first") << ".5\n1\n"
                                     << "{\"x\":\".5\"}";
        QTest::newRow("truth") << "true\nfalse\n"
                               << "{\"x\":true}";
        QTest::newRow("half truth") << "true\nmaybe\n"
                                    << "{\"x\":\"true\"}";
    }
    void aColumnIsNumbersOnlyAsAWhole() {
        QFETCH(QString, cells);
        QFETCH(QString, first);
        QCOMPARE(firstOf("x\n" + cells.toStdString()), first.toStdString());
    }

    void anIdIsAlwaysText() { QCOMPARE(firstOf("_id,n\n7,8\n"), std::string("{\"_id\":\"7\",\"n\":8}")); }

    void aValueBeyondTheSampleThatDoesNotFitIsText() {
        std::string text = "n\n";
        for (int i = 0; i < 1000; ++i) {
            text += "5\n";
        }
        const std::vector<Read> read = readText(text + "005\n6\n", kCsv, 100);
        QCOMPARE(read.size(), std::size_t{1002});
        QCOMPARE(read[999].text, std::string("{\"n\":5}"));
        QCOMPARE(read[1000].text, std::string("{\"n\":\"005\"}"));
        QCOMPARE(read[1001].text, std::string("{\"n\":6}"));
    }

    void columnsWithoutANameGetOne() {
        QCOMPARE(firstOf("a,,c\n1,2,3\n"), std::string("{\"a\":1,\"column_2\":2,\"c\":3}"));
    }

    void aNameTwiceIsAnError() { QVERIFY_EXCEPTION_THROWN(readText("a,b,a\n1,2,3\n", kCsv), base::Error); }

    void tabsAndBars() {
        QCOMPARE(firstOf("a\tb\n1\t2\n"), std::string("{\"a\":1,\"b\":2}"));
        QCOMPARE(firstOf("a|b\n1|x,y\n"), std::string("{\"a\":1,\"b\":\"x,y\"}"));
    }

    void piecesOfAnySizeGiveTheSame() {
        for (std::size_t piece = 1; piece < 9; ++piece) {
            const std::vector<Read> read = readText("a,b\r\n\"x\ny\",2\r\n\r\nz,3", kCsv, piece);
            QCOMPARE(read.size(), std::size_t{2});
            QCOMPARE(read[0].text, std::string("{\"a\":\"x\\ny\",\"b\":2}"));
            QCOMPARE(read[1].text, std::string("{\"a\":\"z\",\"b\":3}"));
            QCOMPARE(read[1].line, std::uint64_t{5});
        }
    }
};

QTEST_APPLESS_MAIN(CsvReaderTest)
#include "csv_reader_test.moc"
