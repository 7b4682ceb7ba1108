#include "app/local_database_store.h"
#include "engine/base/json_text.h"
#include "ui/features/transfer/export_dialog.h"
#include "ui/features/transfer/import_page.h"
#include "ui/features/transfer/import_target.h"
#include "ui/session/open_database.h"
#include "ui/session/studio_context.h"
#include "ui/session/workspace.h"
#include "ui/theme/theme.h"

#include <QFile>
#include <QJsonDocument>
#include <QJsonArray>
#include <QLineEdit>
#include <QPushButton>
#include <QTableWidget>
#include <QTemporaryDir>
#include <QTest>

using namespace davenport;
using transfer::ExportDialog;
using transfer::ImportPage;

// Import and export on real files and databases, as a person would use them.
class TransferTest : public QObject {
    Q_OBJECT

    std::unique_ptr<QTemporaryDir> m_dir;
    std::unique_ptr<session::StudioContext> m_context;
    std::unique_ptr<ImportPage> m_page;

    QString write(const QString &name, const QByteArray &content) {
        QFile file(m_dir->filePath(name));
        file.open(QIODevice::WriteOnly);
        file.write(content);
        return file.fileName();
    }

    session::DatabasePtr database(const char *name) { return m_context->workspace()->database(QLatin1String(name)); }

    api::Document stored(const session::DatabasePtr &where, const std::string &id) {
        api::Document result;
        bool done = false;
        async::Receiver receiver;
        where->run(
            receiver, [id](api::Session &session, const base::Work &) { return session.documents()->get(id); },
            [&](const api::Document &document) {
                result = document;
                done = true;
            },
            [&](const base::Error &error) {
                result.body = error.reason();
                done = true;
            });
        [&] { QTRY_VERIFY(done); }();
        return result;
    }

    void preview(const QString &file, const QString &id) {
        m_page->setFile(file);
        m_page->setIdTemplate(id);
        QTRY_VERIFY(!m_page->isPreviewing());
    }

    QString cell(int row, int column) const {
        const QTableWidgetItem *item = m_page->previewTable()->item(row, column);
        return item != nullptr ? item->text() : QString();
    }

private slots:
    void initTestCase() { theme::Theme::instance().install(theme::Theme::Choice::Light); }

    void init() {
        m_dir = std::make_unique<QTemporaryDir>();
        const app::LocalDatabaseStore store;
        store.create(std::filesystem::path(m_dir->filePath("plain.davenport").toStdString()), false, 1);
        m_context = std::make_unique<session::StudioContext>();
        m_context->setWorkspace(
            std::make_unique<session::Workspace>(std::make_shared<app::LocalDatabaseStore>(), m_dir->path()));
        m_context->workspace()->refresh();
        QTRY_VERIFY(database("plain"));
        database("plain")->open();
        QTRY_VERIFY(database("plain")->hasInfo());
        m_page = std::make_unique<ImportPage>(*m_context);
        m_page->resize(1000, 700);
        m_page->show();
        QVERIFY(QTest::qWaitForWindowExposed(m_page.get()));
        m_page->target()->setDatabase(database("plain"));
    }

    void cleanup() {
        m_page.reset();
        m_context.reset();
        async::SessionWorker::waitForAll();
    }

    void importsCsvWithLeadingZeros() {
        preview(write("zips.csv", "zip,city,inhabitants\n00501,Holtsville,10\n01001,Agawam,16576\n"), "{zip}");
        QCOMPARE(cell(0, 1), QString("00501"));
        QCOMPARE(cell(0, 2), QString("\"00501\""));
        QCOMPARE(cell(1, 4), QString("16576"));
        QVERIFY(m_page->canImport());
        QTest::mouseClick(m_page->findChild<QPushButton *>("importStart"), Qt::LeftButton);
        QTRY_VERIFY(m_page->message().startsWith("Imported"));
        QVERIFY(m_page->message().contains("2 written"));
        QCOMPARE(QString::fromStdString(base::minifyJson(stored(database("plain"), "00501").body)),
                 QString(R"({"zip":"00501","city":"Holtsville","inhabitants":10})"));

        m_page->start();
        QTRY_VERIFY(m_page->message().contains("2 already there"));
    }

    void makesAPartitionedDatabase() {
        m_page->target()->setDatabase(nullptr);
        QVERIFY(!m_page->canImport());
        m_page->target()->setNewName("cities");
        m_page->target()->setNewPartitioned(true);
        preview(write("c.ndjson", "{\"country\":\"DE\",\"n\":1}\n{\"country\":\"FR\",\"n\":1.0}\n"), "{country}:city:{n}");
        QCOMPARE(cell(1, 1), QString("FR:city:1.0"));
        m_page->start();
        QTRY_VERIFY(m_page->message().startsWith("Imported"));
        QVERIFY(database("cities")->info().partitioned);
        QVERIFY(stored(database("cities"), "FR:city:1.0").body.find("1.0") != std::string::npos);
    }

    void showsIdsThatComeTwice() {
        preview(write("c.ndjson", "{\"n\":1,\"a\":1}\n{\"n\":1,\"a\":2}\n{\"n\":2}\n"), "{n}");
        QCOMPARE(m_page->preview().collisions, std::size_t{1});
        preview(m_dir->filePath("c.ndjson"), "{missing}");
        QCOMPARE(m_page->preview().rows.size(), std::size_t{3});
        QVERIFY(m_page->preview().rows[0].problem.find("missing") != std::string::npos);
    }

    void findsTheRecordsInsideAnObject() {
        const QString file = write("quakes.json", R"({"type":"x","meta":{"list":[1]},"features":[{"_id":"q1","mag":4.50}]})");
        preview(file, {});
        QCOMPARE(m_page->preview().paths, (std::vector<std::string>{"meta.list", "features"}));
        m_page->setPath("features");
        QTRY_VERIFY(!m_page->isPreviewing());
        QCOMPARE(cell(0, 1), QString("q1"));
        QCOMPARE(cell(0, 3), QString("4.50"));
    }

    void listsRejectedRows() {
        const QString file = write("c.ndjson", "{\"_id\":\"1\"}\n{broken\n{\"_id\":\"_bad\"}\n{\"_id\":\"2\"}\n");
        preview(file, {});
        m_page->start();
        QTRY_VERIFY(m_page->message().contains("2 rejected"));
        QVERIFY(m_page->message().contains("2 written"));
        QCOMPARE(m_page->rejectedTable()->rowCount(), 2);
        QCOMPARE(m_page->rejectedTable()->item(0, 0)->text(), QString("2"));
        QCOMPARE(m_page->rejectedTable()->item(1, 0)->text(), QString("3"));
        QVERIFY(!m_page->rejectedTable()->item(1, 1)->text().isEmpty());
        QFile rejected(file + ".rejected.ndjson");
        QVERIFY(rejected.open(QIODevice::ReadOnly));
        QCOMPARE(rejected.readAll().count('\n'), 2);
    }

    void cancelsAndGoesOn() {
        QByteArray big;
        constexpr int kRecords = 150'000;
        for (int i = 0; i < kRecords; ++i) {
            big += "{\"_id\":\"" + QByteArray::number(i) + "\",\"text\":\"some words to fill the record\"}\n";
        }
        preview(write("big.ndjson", big), {});
        m_page->start();
        QTRY_VERIFY_WITH_TIMEOUT(m_page->progressText().contains("records"), 20000);
        QVERIFY(m_page->isRunning());
        QVERIFY(!m_page->unsavedWork().isEmpty());
        QTest::mouseClick(m_page->findChild<QPushButton *>("importCancel"), Qt::LeftButton);
        QTRY_VERIFY_WITH_TIMEOUT(!m_page->isRunning(), 20000);
        QVERIFY(m_page->message().startsWith("Cancelled"));
        database("plain")->refreshInfo();
        QTRY_VERIFY(database("plain")->info().docCount > 0);
        QVERIFY(database("plain")->info().docCount < kRecords);
        m_page->start();
        QTRY_VERIFY_WITH_TIMEOUT(m_page->message().startsWith("Imported"), 60000);
        QVERIFY(m_page->message().contains("already there"));
        QTRY_COMPARE(database("plain")->info().docCount, std::uint64_t{kRecords});
    }

    void exportsAndLeavesNothingHalf() {
        preview(write("c.ndjson", "{\"_id\":\"1\",\"n\":0.10}\n{\"_id\":\"2\",\"n\":12345678901234567890123}\n"), {});
        m_page->start();
        QTRY_VERIFY(m_page->message().startsWith("Imported"));
        ExportDialog all({database("plain"), {}, {}});
        all.setFormat(transfer::ExportFormat::Json);
        all.setFile(m_dir->filePath("out.json"));
        all.start();
        QTRY_VERIFY(all.message().startsWith("Exported"));
        QFile out(m_dir->filePath("out.json"));
        QVERIFY(out.open(QIODevice::ReadOnly));
        const QByteArray content = out.readAll();
        QVERIFY(content.contains("0.10") && content.contains("12345678901234567890123"));
        QCOMPARE(QJsonDocument::fromJson(content).array().size(), 2);

        ExportDialog one({database("plain"), {"2"}, {}});
        one.setFile(m_dir->filePath("out.json"));
        one.start();
        QVERIFY(one.message().startsWith("This file exists"));
        ExportDialog nowhere({database("plain"), {}, {}});
        nowhere.setFile("/nowhere/at/all.ndjson");
        nowhere.start();
        QTRY_VERIFY(nowhere.message().startsWith("Not exported"));
    }
};

QTEST_MAIN(TransferTest)
#include "transfer_test.moc"
