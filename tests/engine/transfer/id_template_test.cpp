#include "engine/base/error.h"
#include "engine/transfer/id_template.h"

#include <QTest>

using namespace davenport;
using namespace davenport::transfer;

class IdTemplateTest : public QObject {
    Q_OBJECT

private slots:
    void fieldsBecomeIds_data() {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("record");
        QTest::addColumn<QString>("id");
        QTest::newRow("city") << "{country}:city:{cityId}"
                              << "{\"cityId\":42,\"country\":\"AD\"}"
                              << "AD:city:42";
        QTest::newRow("spelling") << "{n}"
                                  << "{\"n\":1E+2}"
                                  << "1E+2";
        QTest::newRow("inside") << "{a.b.c}"
                                << "{\"a\":{\"b\":{\"c\":\"x\"},\"c\":\"no\"}}"
                                << "x";
        QTest::newRow("escaped dot") << "{a\\.b}"
                                     << "{\"a\":{\"b\":1},\"a.b\":2}"
                                     << "2";
        QTest::newRow("braces") << "{{{a}}}"
                                << "{\"a\":1}"
                                << "{1}";
        QTest::newRow("escapes") << "{a}"
                                 << "{\"a\":\"\\u00e9\\\"\\n\"}"
                                 << "é\"\n";
        QTest::newRow("escaped key") << "{key}"
                                     << "{\"\\u006bey\":true}"
                                     << "true";
        QTest::newRow("last key counts") << "{a}"
                                         << "{\"a\":1,\"b\":[{\"a\":9}],\"a\":2}"
                                         << "2";
        QTest::newRow("twice") << "{a}-{a}"
                               << " { \"a\" : \"x\" } "
                               << "x-x";
    }
    void fieldsBecomeIds() {
        QFETCH(QString, text);
        QFETCH(QString, record);
        QFETCH(QString, id);
        QCOMPARE(QString::fromStdString(IdTemplate(text.toStdString()).idOf(record.toStdString())), id);
    }

    void aFieldThatIsNoneIsNamed_data() {
        QTest::addColumn<QString>("record");
        QTest::addColumn<QString>("words");
        QTest::newRow("missing") << "{\"b\":1}"
                                 << "no field a.x";
        QTest::newRow("null") << "{\"a\":{\"x\":null}}"
                              << "a.x, which the id is made of, is null";
        QTest::newRow("object") << "{\"a\":{\"x\":{}}}"
                                << "an object";
        QTest::newRow("array") << "{\"a\":{\"x\":[1]}}"
                               << "an array";
    }
    void aFieldThatIsNoneIsNamed() {
        QFETCH(QString, record);
        QFETCH(QString, words);
        try {
            IdTemplate("{a.x}").idOf(record.toStdString());
            QFAIL("made an id");
        } catch (const base::Error &error) {
            QVERIFY2(error.reason().find(words.toStdString()) != std::string::npos, error.what());
        }
    }

    void aBadTemplateSaysWhere_data() {
        QTest::addColumn<QString>("text");
        QTest::addColumn<int>("column");
        QTest::newRow("open") << "ab{c" << 3;
        QTest::newRow("close") << "ab}c" << 3;
        QTest::newRow("empty") << "a{}" << 2;
        QTest::newRow("no field") << "same" << 1;
    }
    void aBadTemplateSaysWhere() {
        QFETCH(QString, text);
        QFETCH(int, column);
        try {
            const IdTemplate made(text.toStdString());
            QFAIL("taken");
        } catch (const base::Error &error) {
            QVERIFY(error.where());
            QCOMPARE(int(error.where()->column), column);
        }
    }
};

QTEST_APPLESS_MAIN(IdTemplateTest)
#include "id_template_test.moc"
