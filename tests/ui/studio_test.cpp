#include "app/local_database_store.h"
#include "app/studio.h"
#include "app/studio_options.h"
#include "ui/features/documents/document_table.h"
#include "ui/features/documents/documents_page.h"
#include "ui/features/explorer/explorer_feature.h"
#include "ui/features/explorer/explorer_model.h"
#include "ui/features/explorer/explorer_panel.h"
#include "ui/features/explorer/explorer_tree.h"
#include "ui/features/inspector/inspector_dock.h"
#include "ui/features/inspector/inspector_feature.h"
#include "ui/features/inspector/json_editor.h"
#include "ui/session/open_database.h"
#include "ui/session/workspace.h"
#include "ui/shell/main_window.h"
#include "ui/theme/theme.h"

#include <QAbstractItemModelTester>
#include <QDialog>
#include <QLineEdit>
#include <QPushButton>
#include <QSettings>
#include <QTemporaryDir>
#include <QTest>

using namespace davenport;
using explorer::ExplorerModel;

class StudioTest : public QObject {
    Q_OBJECT

    std::unique_ptr<QTemporaryDir> m_dir;
    std::unique_ptr<QSettings> m_settings;
    std::unique_ptr<app::Studio> m_studio;

    QString folder() const { return m_dir->filePath("workspace"); }

    void open() {
        m_studio = std::make_unique<app::Studio>(m_settings.get(), m_dir->path());
        m_studio->window().resize(1200, 800);
        m_studio->window().show();
        QVERIFY(QTest::qWaitForWindowExposed(&m_studio->window()));
        m_studio->start(folder());
        QTRY_VERIFY(m_studio->context().workspace() && m_studio->context().workspace()->isListed());
    }

    documents::DocumentsPage *page() {
        return qobject_cast<documents::DocumentsPage *>(m_studio->frame().currentPage());
    }

    session::DatabasePtr database(const char *name) {
        return m_studio->context().workspace()->database(QLatin1String(name));
    }

private slots:
    void initTestCase() { theme::Theme::instance().install(theme::Theme::Choice::Light); }

    void init() {
        m_dir = std::make_unique<QTemporaryDir>();
        m_settings = std::make_unique<QSettings>(m_dir->filePath("settings.ini"), QSettings::IniFormat);
        QDir().mkpath(folder());
        const app::LocalDatabaseStore store;
        for (const char *name : {"alpha", "beta"}) {
            const std::filesystem::path file = QDir(folder()).filePath(QString(name) + ".davenport").toStdString();
            store.create(file, false, 1);
            store.open(file, {})->documents()->create(R"({"_id":"first","text":"hello"})");
        }
    }

    void cleanup() {
        m_studio.reset();
        async::SessionWorker::waitForAll();
    }

    void showsTheWorkspaceInTheNavigator() {
        open();
        ExplorerModel *model = m_studio->explorer()->panel()->model();
        QAbstractItemModelTester tester(model, QAbstractItemModelTester::FailureReportingMode::Fatal);
        QTRY_VERIFY(database("alpha")->hasInfo() && database("beta")->hasInfo());
        QCOMPARE(model->rowCount(), 3); // the heading and two databases
        const QModelIndex documents = model->indexOf(database("beta"), ExplorerModel::Kind::Documents);
        QCOMPARE(documents.data(ExplorerModel::CountRole).toString(), QString("1"));
        QVERIFY(!model->indexOf(database("beta"), ExplorerModel::Kind::Conflicts).isValid());
    }

    void opensDocumentsByClickAndByKey() {
        open();
        QTRY_VERIFY(page() && page()->database() == database("alpha"));
        explorer::ExplorerTree *tree = m_studio->explorer()->panel()->tree();
        const QModelIndex beta = tree->model()->index(2, 0);
        tree->setFocus();
        tree->setCurrentIndex(beta);
        QTest::keyClick(tree, Qt::Key_Return);
        QTRY_VERIFY(page() && page()->database() == database("beta"));
        tree->expand(tree->model()->index(1, 0));
        const QModelIndex child = tree->model()->index(0, 0, tree->model()->index(1, 0));
        QTest::mouseClick(tree->viewport(), Qt::LeftButton, {}, tree->visualRect(child).center());
        QTRY_VERIFY(page()->database() == database("alpha"));
    }

    void showsTheCurrentDocumentInTheInspector() {
        open();
        QTRY_VERIFY(page() && page()->loader()->row(0));
        QTRY_COMPARE(m_studio->context().currentDocument().id, QString("first"));
        QTRY_VERIFY(m_studio->inspector()->dock()->editor()->text().contains("hello"));
    }

    void restoresWhatWasOpen() {
        open();
        emit m_studio->context().openDocumentsRequested(database("beta"), {}, {});
        QTRY_VERIFY(page() && page()->database()->name() == "beta");
        m_studio.reset();
        async::SessionWorker::waitForAll();

        m_studio = std::make_unique<app::Studio>(m_settings.get(), m_dir->path());
        m_studio->window().show();
        m_studio->start({});
        QTRY_VERIFY(page() && page()->database()->name() == "beta");
        QStringList open;
        for (shell::Page *each : m_studio->frame().pages()) {
            if (auto *documents = qobject_cast<documents::DocumentsPage *>(each)) {
                open << documents->database()->name();
            }
        }
        QCOMPARE(open, QStringList({"alpha", "beta"}));
    }

    void createsAndDeletesADatabase() {
        open();
        QTRY_VERIFY(page());
        m_studio->explorer()->panel()->createDatabase();
        auto *dialog = m_studio->window().findChild<QDialog *>("databaseNameDialog");
        QVERIFY(dialog);
        auto *name = dialog->findChild<QLineEdit *>("databaseName");
        QTest::keyClicks(name, "Bad Name");
        QPushButton *create = nullptr;
        for (QPushButton *button : dialog->findChildren<QPushButton *>()) {
            create = button->text() == "Create" ? button : create;
        }
        QVERIFY(create && !create->isEnabled());
        name->setText("gamma");
        QVERIFY(create->isEnabled());
        create->click();
        QTRY_VERIFY(page()->database()->name() == "gamma");
        QTRY_COMPARE(page()->database()->state(), session::OpenDatabase::State::Open);

        const QString path = page()->database()->path();
        bool gone = false;
        m_studio->context().workspace()->deleteDatabase(
            page()->database(), [&] { gone = true; }, [](const base::Error &error) { qFatal("%s", error.what()); });
        QTRY_VERIFY(gone);
        QVERIFY(!QFile::exists(path));
        QTRY_VERIFY(!page() || page()->database()->name() != "gamma");
        QVERIFY(!database("gamma"));
    }

    void asksForTheNameBeforeItDeletes() {
        open();
        QTRY_VERIFY(page());
        explorer::ExplorerTree *tree = m_studio->explorer()->panel()->tree();
        tree->setFocus();
        tree->setCurrentIndex(tree->model()->index(1, 0));
        QTest::keyClick(tree, Qt::Key_Delete);
        auto *dialog = m_studio->window().findChild<QDialog *>("deleteDatabaseDialog");
        QVERIFY(dialog && dialog->isVisible());
        QPushButton *yes = nullptr;
        for (QPushButton *button : dialog->findChildren<QPushButton *>()) {
            yes = button->text() == "Delete for good" ? button : yes;
        }
        QVERIFY(yes && !yes->isEnabled());
        QTest::keyClicks(dialog->findChild<QLineEdit *>("typedName"), "alph");
        QVERIFY(!yes->isEnabled());
        QTest::keyClicks(dialog->findChild<QLineEdit *>("typedName"), "a");
        QVERIFY(yes->isEnabled());
        dialog->reject();
        QVERIFY(database("alpha"));
    }

    void tellsOfAFolderThatIsNotThere() {
        m_studio = std::make_unique<app::Studio>(m_settings.get(), m_dir->path());
        m_studio->window().show();
        QString reason;
        connect(m_studio.get(), &app::Studio::workspaceFailed, this, [&](const QString &text) { reason = text; });
        m_studio->start(m_dir->filePath("nowhere"));
        QTRY_VERIFY(reason.contains("nowhere"));
    }

    void readsItsArguments() {
        const auto parse = [](const QStringList &arguments) { return app::StudioOptions::parse(arguments); };
        QVERIFY(parse({}).problem.isEmpty());
        QCOMPARE(parse({"dir", "--size", "1440x900"}).workspace, QString("dir"));
        QCOMPARE(*parse({"--size=1440x900"}).size, QSize(1440, 900));
        QVERIFY(parse({"--theme", "dark"}).theme == theme::Theme::Choice::Dark);
        QVERIFY(!parse({"--theme", "blue"}).problem.isEmpty());
        QVERIFY(!parse({"--size", "12"}).problem.isEmpty());
        QVERIFY(!parse({"--tour"}).problem.isEmpty());
        QVERIFY(!parse({"a", "b"}).problem.isEmpty());
        QVERIFY(!parse({"--wat"}).problem.isEmpty());
        QVERIFY(parse({"-h"}).help);
    }
};

QTEST_MAIN(StudioTest)
#include "studio_test.moc"
