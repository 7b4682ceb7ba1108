#include "engine/database/local_database.h"
#include "ui/session/recorded_session.h"
#include "ui/session/take_back.h"

#include <QDir>
#include <QFile>
#include <QTemporaryDir>
#include <QTest>

using namespace davenport;
using namespace davenport::session;
using Kind = TakeBackProblem::Kind;

class HistoryUndoTest : public QObject {
    Q_OBJECT

    std::unique_ptr<QTemporaryDir> m_dir;
    std::shared_ptr<UndoJournal> m_journal;
    std::unique_ptr<api::Session> m_session;

    api::DocumentsRole &documents() { return *m_session->documents(); }

    std::string write(const std::string &id, const std::string &json, const std::string &rev = {}) {
        return documents().put(id, json, rev).rev;
    }

    std::string body(const std::string &id) { return documents().get(id).body; }

    bool exists(const std::string &id) {
        try {
            documents().get(id);
            return true;
        } catch (const base::Error &) {
            return false;
        }
    }

    TakeBackReport takeNewestBack() {
        const UndoOperation operation;
        const quint64 number = m_journal->entries().first().number;
        const TakeBackReport report = takeBack(*m_session, m_journal->items(number), QStringLiteral("Take back"), {});
        m_journal->markTakenBack(number);
        return report;
    }

private slots:
    void init() {
        m_dir = std::make_unique<QTemporaryDir>();
        m_journal = std::make_shared<UndoJournal>(m_dir->path());
        const std::string file = m_dir->filePath("orders.davenport").toStdString();
        database::createDatabase(file);
        m_session = makeRecordedSession(database::openDatabase(file), m_journal);
    }

    void cleanup() { m_session.reset(); }

    void recordsWhatWasWrittenAndWhen() {
        const std::string rev = write("a", "{\"n\":1}");
        write("a", "{\"n\":2}", rev);
        const QList<UndoEntry> entries = m_journal->entries();
        QCOMPARE(entries.size(), 2);
        QCOMPARE(entries[0].changed, 1u);
        QCOMPARE(entries[1].created, 1u);
        QCOMPARE(entries[0].database, QString("orders"));
        QVERIFY(qAbs(entries[0].when.secsTo(QDateTime::currentDateTimeUtc())) < 60);
        const UndoItem item = m_journal->items(entries[0].number).first();
        QCOMPARE(item.before.toStdString(), rev);
        QCOMPARE(item.body, QByteArray("{\"n\":1}"));
    }

    void takesAnEditBackByANewRevision() {
        const std::string first = write("a", "{\"n\":1.50,\"k\":1e2}");
        write("a", "{\"n\":2}", first);
        const TakeBackReport report = takeNewestBack();
        QCOMPARE(report.restored, 1u);
        QCOMPARE(body("a"), std::string("{\"n\":1.50,\"k\":1e2}"));
        QVERIFY(documents().get("a").rev.starts_with("3-"));
        QVERIFY(m_journal->entries().at(1).takenBack.isValid());
    }

    void bringsADeletedDocumentBackWithItsAttachment() {
        const std::string rev =
            write("a", "{\"n\":1,\"_attachments\":{\"t\":{\"content_type\":\"text/plain\",\"data\":\"aGk=\"}}}");
        documents().remove("a", rev);
        QVERIFY(!exists("a"));
        QCOMPARE(takeNewestBack().restored, 1u);
        QCOMPARE(documents().get("a").attachments.size(), std::size_t(1));
        QCOMPARE(body("a"), std::string("{\"n\":1}"));
    }

    void deletesWhatWasCreated() {
        write("a", "{}");
        QCOMPARE(takeNewestBack().restored, 1u);
        QVERIFY(!exists("a"));
    }

    void takesABulkChangeBackAsOneEntry() {
        const std::string keep = write("keep", "{\"v\":\"old\"}");
        const std::string gone = write("gone", "{\"v\":\"here\"}");
        const std::string edited = "{\"_id\":\"keep\",\"_rev\":\"" + keep + "\",\"v\":\"new\"}";
        const std::string deleted = "{\"_id\":\"gone\",\"_rev\":\"" + gone + "\",\"_deleted\":true}";
        {
            const UndoOperation operation;
            UndoOperation::setTitle("Import of x.csv");
            documents().bulk({edited, deleted});
            documents().bulk({"{\"_id\":\"new\"}"});
        }
        const UndoEntry entry = m_journal->entries().first();
        QCOMPARE(entry.title, QString("Import of x.csv"));
        QCOMPARE(entry.created, 1u);
        QCOMPARE(entry.changed, 1u);
        QCOMPARE(entry.deleted, 1u);
        QCOMPARE(takeNewestBack().restored, 3u);
        QCOMPARE(body("keep"), std::string("{\"v\":\"old\"}"));
        QCOMPARE(body("gone"), std::string("{\"v\":\"here\"}"));
        QVERIFY(!exists("new"));
    }

    void takingBackCanBeTakenBack() {
        const std::string first = write("a", "{\"n\":1}");
        write("a", "{\"n\":2}", first);
        takeNewestBack();
        QCOMPARE(takeNewestBack().restored, 1u);
        QCOMPARE(body("a"), std::string("{\"n\":2}"));
    }

    void neverOverwritesWhatWasChangedSince() {
        const std::string first = write("a", "{\"n\":1}");
        const std::string second = write("a", "{\"n\":2}", first);
        const quint64 number = m_journal->entries().first().number;
        write("a", "{\"n\":3}", second);
        const TakeBackReport report = takeBack(*m_session, m_journal->items(number), {}, {});
        QCOMPARE(report.restored, 0u);
        QCOMPARE(report.problems.first().kind, Kind::Changed);
        QCOMPARE(body("a"), std::string("{\"n\":3}"));
    }

    void bodiesSurviveACompaction() {
        const std::string first = write("a", "{\"n\":1}");
        write("a", "{\"n\":2}", first);
        m_session->maintenance()->compact();
        QCOMPARE(takeNewestBack().restored, 1u);
        QCOMPARE(body("a"), std::string("{\"n\":1}"));
    }

    void saysWhatCannotComeBack() {
        const std::string large = "{\"t\":\"" + std::string(UndoJournal::kBody + 10, 'x') + "\"}";
        const std::string first = write("a", large);
        write("a", "{\"n\":2}", first);
        m_session->maintenance()->compact();
        const TakeBackReport report = takeNewestBack();
        QCOMPARE(report.restored, 0u);
        QCOMPARE(report.problems.first().kind, Kind::Lost);
        QCOMPARE(body("a"), std::string("{\"n\":2}"));
    }

    void cancellingEndsWithAReport() {
        write("a", "{}");
        base::Work work;
        work.cancel.cancel();
        const TakeBackReport report =
            takeBack(*m_session, m_journal->items(m_journal->entries().first().number), {}, work);
        QVERIFY(report.cancelled);
        QVERIFY(exists("a"));
    }

    void aTornLastLineCostsThatLineAlone() {
        const std::string rev = write("a", "{\"n\":1}");
        write("a", "{\"n\":2}", rev);
        const QDir folder(m_dir->filePath(".davenport/undo"));
        QFile file(folder.filePath(folder.entryList(QDir::Files, QDir::Name).last()));
        QVERIFY(file.open(QIODevice::Append));
        file.write("{\"id\":\"b\",\"af");
        file.close();
        QCOMPARE(m_journal->entries().first().changed, 1u);
        int damaged = 0;
        QCOMPARE(m_journal->items(m_journal->entries().first().number, &damaged).size(), 1);
        QCOMPARE(damaged, 1);
    }

    void oldEntriesGo() {
        for (int i = 0; i < UndoJournal::kEntries + 5; ++i) {
            m_journal->add("orders", {UndoItem{QString::number(i), {}, "1-x", false, false, false, {}}});
        }
        QCOMPARE(m_journal->entries().size(), UndoJournal::kEntries);
        QCOMPARE(m_journal->items(m_journal->entries().first().number).first().id,
                 QString::number(UndoJournal::kEntries + 4));
    }
};

QTEST_GUILESS_MAIN(HistoryUndoTest)
#include "history_undo_test.moc"
