#include "ui/session/session_journal.h"

#include <QDir>
#include <QFile>
#include <QTemporaryDir>
#include <QTest>

using namespace davenport::session;

class SessionJournalTest : public QObject {
    Q_OBJECT

    QTemporaryDir m_dir;

    static SessionRecord record() {
        SessionRecord record;
        record.written = QDateTime(QDate(2024, 5, 3), QTime(14, 3), Qt::UTC);
        record.active = "documents:/w/orders.davenport";
        record.tabs = {{"documents:/w/orders.davenport", "orders · Documents", {{"filter", "total > 10"}}},
                       {"changes:/w/orders.davenport", "orders · Changes", {}},
                       {"transfer:import", "Import", {{"file", "/sources/ü \"x\".csv"}}}};
        return record;
    }

    QString file(const char *name) const { return m_dir.filePath(name); }

private slots:
    void readsWhatWasWritten() {
        QCOMPARE(SessionJournal::write(record(), file("a")), QString());
        const SessionReading got = SessionJournal::read(file("a"));
        QVERIFY(got.problems.isEmpty());
        QCOMPARE(got.record.written, record().written);
        QCOMPARE(got.record.active, record().active);
        QCOMPARE(got.record.tabs.size(), 3);
        QCOMPARE(got.record.tabs[2].key, QString("transfer:import"));
        QCOMPARE(got.record.tabs[2].state, record().tabs[2].state);
    }

    void aMissingFileIsNoProblem() {
        const SessionReading got = SessionJournal::read(file("none"));
        QVERIFY(got.problems.isEmpty());
        QVERIFY(got.record.tabs.isEmpty());
    }

    void passesOverOneDamagedTabAndKeepsTheFileAside() {
        QCOMPARE(SessionJournal::write(record(), file("b")), QString());
        QFile damaged(file("b"));
        QVERIFY(damaged.open(QIODevice::ReadWrite));
        QList<QByteArray> lines = damaged.readAll().split('\n');
        lines[2] = lines[2].left(10);
        damaged.resize(0);
        damaged.write(lines.join('\n'));
        damaged.close();
        const SessionReading got = SessionJournal::read(file("b"));
        QCOMPARE(got.record.tabs.size(), 2);
        QCOMPARE(got.record.tabs[1].key, QString("transfer:import"));
        QVERIFY2(got.problems.join(' ').contains("Line 3"), qPrintable(got.problems.join(' ')));
        QCOMPARE(QDir(m_dir.path()).entryList({"b.damaged-*"}).size(), 1);
    }

    void survivesAnyCut() {
        QCOMPARE(SessionJournal::write(record(), file("c")), QString());
        QFile whole(file("c"));
        QVERIFY(whole.open(QIODevice::ReadOnly));
        const QByteArray text = whole.readAll();
        for (qsizetype length = 0; length < text.size(); length += 7) {
            QFile cut(file("cut"));
            QVERIFY(cut.open(QIODevice::WriteOnly | QIODevice::Truncate));
            cut.write(text.left(length));
            cut.close();
            QVERIFY(SessionJournal::read(file("cut")).record.tabs.size() <= 3);
        }
    }

    void refusesANewerFormatAndSaysSo() {
        QFile newer(file("d"));
        QVERIFY(newer.open(QIODevice::WriteOnly));
        newer.write("{\"davenportSession\":99}\n{\"key\":\"x:y\"}\n");
        newer.close();
        const SessionReading got = SessionJournal::read(file("d"));
        QVERIFY(got.record.tabs.isEmpty());
        QVERIFY(got.problems.join(' ').contains("99"));
    }

    void writesSoonAfterAChangeAndNotWithoutOne() {
        SessionJournal journal(file("e"));
        SessionRecord now = record();
        journal.put(now);
        QTRY_COMPARE_WITH_TIMEOUT(SessionJournal::read(file("e")).record.tabs.size(), 3, 2000);
        QVERIFY(QFile::remove(file("e")));
        journal.put(now);
        QCOMPARE(journal.flush(), QString());
        QVERIFY(!QFile::exists(file("e")));
        now.tabs[0].state = {{"filter", "total > 11"}};
        journal.put(now);
        QCOMPARE(journal.flush(), QString());
        QCOMPARE(SessionJournal::read(file("e")).record.tabs[0].state, now.tabs[0].state);
    }

    void saysThatItCannotWrite() {
        QVERIFY(QFile(file("blocked")).open(QIODevice::WriteOnly));
        QVERIFY(SessionJournal::write(record(), file("blocked/x")).contains("blocked"));
    }
};

QTEST_GUILESS_MAIN(SessionJournalTest)
#include "session_journal_test.moc"
