#include "app/local_database_store.h"
#include "ui/features/transfer/backup_dialog.h"
#include "ui/session/open_database.h"
#include "ui/session/studio_context.h"
#include "ui/session/workspace.h"
#include "ui/theme/theme.h"

#include <QFile>
#include <QLineEdit>
#include <QPushButton>
#include <QTemporaryDir>
#include <QTest>

using namespace davenport;
using transfer::BackupDialog;

/// Backing up and restoring as a person does it: a file, a button, what the dialog says.
class TransferBackupTest : public QObject {
    Q_OBJECT

    std::unique_ptr<QTemporaryDir> m_dir;
    std::unique_ptr<session::StudioContext> m_context;

    session::DatabasePtr database(const QString &name) { return m_context->workspace()->database(name); }

    static void type(QWidget &dialog, const char *field, const QString &text) {
        auto *edit = dialog.findChild<QLineEdit *>(QLatin1String(field));
        QVERIFY(edit != nullptr);
        edit->setFocus();
        edit->selectAll();
        QTest::keyClicks(edit, text);
    }
    static QPushButton *button(QWidget &dialog, const char *name) {
        return dialog.findChild<QPushButton *>(QLatin1String(name));
    }
    static void picture(QWidget &dialog, const char *name) {
        const QString folder = qEnvironmentVariable("DAVENPORT_PICTURES");
        if (!folder.isEmpty()) {
            QVERIFY(dialog.grab().save(folder + QLatin1Char('/') + QLatin1String(name) + QStringLiteral(".png")));
        }
    }

private slots:
    void init() {
        theme::Theme::instance().install(theme::Theme::Choice::Light);
        m_dir = std::make_unique<QTemporaryDir>();
        const app::LocalDatabaseStore store;
        const std::filesystem::path file = m_dir->filePath("notes.davenport").toStdString();
        store.create(file, false, 2);
        {
            const std::unique_ptr<api::Session> session = store.open(file, {});
            std::vector<std::string> texts;
            for (int n = 0; n < 1200; ++n) {
                texts.push_back("{\"_id\":\"note" + std::to_string(n) + "\",\"n\":" + std::to_string(n) + "}");
            }
            session->documents()->bulk({texts.begin(), texts.end()});
            const std::string rev = session->documents()->get("note7").rev;
            QVERIFY(session->documents()->remove("note7", rev).ok());
        }
        m_context = std::make_unique<session::StudioContext>();
        m_context->setWorkspace(
            std::make_unique<session::Workspace>(std::make_shared<app::LocalDatabaseStore>(), m_dir->path()));
        m_context->workspace()->refresh();
        QTRY_VERIFY(database("notes"));
        database("notes")->open();
        QTRY_VERIFY(database("notes")->hasInfo());
    }

    void cleanup() {
        m_context.reset();
        async::SessionWorker::waitForAll();
    }

    void aBackupIsRestoredAsANewDatabase() {
        const QString file = m_dir->filePath("notes.backup");
        {
            BackupDialog dialog(*m_context, database("notes"));
            dialog.show();
            QVERIFY(QTest::qWaitForWindowExposed(&dialog));
            type(dialog, "backupFile", file);
            QTest::keyClick(&dialog, Qt::Key_Return);
            QTRY_VERIFY(dialog.message().startsWith("Backed up"));
            QVERIFY2(dialog.message().contains("all the same"), qPrintable(dialog.message()));
            picture(dialog, "backup-light");
            QVERIFY(QFile::exists(file));
            // The same file again is asked about, not written over.
            QTest::mouseClick(button(dialog, "backupStart"), Qt::LeftButton);
            QVERIFY(dialog.message().contains("exists"));
            QVERIFY(!dialog.isRunning());
        }
        theme::Theme::instance().install(theme::Theme::Choice::Dark);
        BackupDialog dialog(*m_context);
        dialog.show();
        QVERIFY(QTest::qWaitForWindowExposed(&dialog));
        QVERIFY(!button(dialog, "backupStart")->isEnabled());
        type(dialog, "backupFile", file);
        QTRY_VERIFY(button(dialog, "backupStart")->isEnabled());
        QTRY_COMPARE(dialog.findChild<QLineEdit *>("restoreName")->text(), QString("notes"));
        // Its own name is taken by a database that holds something.
        QTest::mouseClick(button(dialog, "backupStart"), Qt::LeftButton);
        QTRY_VERIFY(dialog.message().contains("not empty"));
        picture(dialog, "restore-refused-dark");
        type(dialog, "restoreName", "again");
        QTest::mouseClick(button(dialog, "backupStart"), Qt::LeftButton);
        QTRY_VERIFY2(dialog.message().startsWith("Restored"), qPrintable(dialog.message()));
        picture(dialog, "restore-dark");
        QTRY_VERIFY(database("again"));
        QTRY_COMPARE(database("again")->info().docCount, std::uint64_t{1199});
        QCOMPARE(database("again")->info().docDelCount, std::uint64_t{1});
    }

    void whatIsNoBackupIsSaid() {
        QFile file(m_dir->filePath("plain.txt"));
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write("hello\n");
        file.close();
        BackupDialog dialog(*m_context);
        dialog.show();
        type(dialog, "backupFile", file.fileName());
        QTRY_VERIFY(dialog.message().contains("no backup of Davenport"));
        QVERIFY(!button(dialog, "backupStart")->isEnabled());
    }

    void whatWasBegunGoesOn() {
        const QString file = m_dir->filePath("notes.backup");
        {
            BackupDialog dialog(*m_context, database("notes"));
            dialog.show();
            type(dialog, "backupFile", file);
            QTest::mouseClick(button(dialog, "backupStart"), Qt::LeftButton);
            QTest::keyClick(&dialog, Qt::Key_Escape);
            QTRY_VERIFY(!dialog.isRunning());
        }
        if (QFile::exists(file)) {
            QSKIP("the backup was whole before it could be paused");
        }
        BackupDialog dialog(*m_context, database("notes"));
        dialog.show();
        type(dialog, "backupFile", file);
        QTest::mouseClick(button(dialog, "backupStart"), Qt::LeftButton);
        QTRY_VERIFY(dialog.message().startsWith("Backed up"));
        QVERIFY(QFile::exists(file));
    }
};

QTEST_MAIN(TransferBackupTest)
#include "transfer_backup_test.moc"
