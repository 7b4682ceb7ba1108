#include "app/local_database_store.h"
#include "ui/features/history/history_feature.h"
#include "ui/features/history/history_page.h"
#include "ui/session/open_database.h"
#include "ui/session/studio_context.h"
#include "ui/session/workspace.h"
#include "ui/shell/frame.h"
#include "ui/shell/main_window.h"
#include "ui/theme/theme.h"

#include <QPushButton>
#include <QTableWidget>
#include <QTemporaryDir>
#include <QTest>

using namespace davenport;

class HistoryTest : public QObject {
    Q_OBJECT

    std::unique_ptr<QTemporaryDir> m_dir;
    std::unique_ptr<session::StudioContext> m_context;
    std::unique_ptr<shell::MainWindow> m_window;

    session::DatabasePtr database() { return m_context->workspace()->database("orders"); }

    /// Writes as a part of the program does, and waits for it. Returns the revision.
    std::string write(const std::string &json) {
        async::Receiver receiver;
        std::string rev;
        database()->run(
            receiver,
            [json](api::Session &session, const base::Work &) { return session.documents()->create(json).rev; },
            [&rev](const std::string &written) { rev = written; },
            [](const base::Error &error) { qFatal("%s", error.what()); });
        [&] { QTRY_VERIFY(!rev.empty()); }();
        return rev;
    }

    std::string body(const std::string &id) {
        async::Receiver receiver;
        std::string text;
        database()->run(
            receiver, [id](api::Session &session, const base::Work &) { return session.documents()->get(id).body; },
            [&text](const std::string &read) { text = read; },
            [&text](const base::Error &error) { text = error.reason(); });
        [&] { QTRY_VERIFY(!text.empty()); }();
        return text;
    }

    history::HistoryPage *open() {
        QTest::keyClick(m_window.get(), Qt::Key_Z, Qt::ControlModifier | Qt::AltModifier);
        return qobject_cast<history::HistoryPage *>(m_window->frame().currentPage());
    }

    QPushButton *button(QWidget *page, const QString &text) {
        for (QPushButton *one : page->findChildren<QPushButton *>()) {
            if (one->text().contains(text)) {
                return one;
            }
        }
        return nullptr;
    }

private slots:
    void initTestCase() { theme::Theme::instance().install(theme::Theme::Choice::Light); }

    void init() {
        m_dir = std::make_unique<QTemporaryDir>();
        auto store = std::make_shared<app::LocalDatabaseStore>();
        store->create(m_dir->filePath("orders.davenport").toStdString(), false, 1);
        m_context = std::make_unique<session::StudioContext>();
        m_window = std::make_unique<shell::MainWindow>();
        m_window->addFeature(std::make_unique<history::HistoryFeature>(m_context.get()));
        m_context->setWorkspace(std::make_unique<session::Workspace>(store, m_dir->path()));
        m_context->workspace()->refresh();
        QTRY_VERIFY(m_context->workspace()->isListed());
        m_window->resize(1280, 800);
        m_window->show();
        QVERIFY(QTest::qWaitForWindowActive(m_window.get()));
    }

    void cleanup() {
        m_window.reset();
        m_context.reset();
        async::SessionWorker::waitForAll();
    }

    void listsWhatIsWrittenAndTakesItBack() {
        history::HistoryPage *page = open();
        QVERIFY(page);
        QCOMPARE(page->table()->rowCount(), 0);
        const std::string rev = write("{\"_id\":\"a\",\"n\":1}");
        write("{\"_id\":\"a\",\"_rev\":\"" + rev + "\",\"n\":2}");
        QTRY_COMPARE(page->table()->rowCount(), 2); // it hears of it by itself
        QCOMPARE(page->table()->item(0, 1)->text(), QString("changed 1"));
        QCOMPARE(page->table()->item(1, 1)->text(), QString("created 1"));
        page->table()->selectRow(0);
        QTest::mouseClick(button(page, "Take back"), Qt::LeftButton);
        QTRY_VERIFY2(page->message().contains("as they were"), qPrintable(page->message()));
        QCOMPARE(body("a"), std::string("{\"n\":1}"));
        QTRY_COMPARE(page->table()->rowCount(), 3);
        QTRY_COMPARE(page->table()->item(1, 4)->text(), QString("taken back"));
        if (qEnvironmentVariableIsSet("DAVENPORT_TEST_PICTURES")) {
            m_window->grab().save(qEnvironmentVariable("DAVENPORT_TEST_PICTURES") + "/history.png");
        }
    }

    void saysWhatWasChangedSince() {
        const std::string first = write("{\"_id\":\"a\",\"n\":1}");
        const std::string second = write("{\"_id\":\"a\",\"_rev\":\"" + first + "\",\"n\":2}");
        write("{\"_id\":\"a\",\"_rev\":\"" + second + "\",\"n\":3}");
        history::HistoryPage *page = open();
        QTRY_COMPARE(page->table()->rowCount(), 3);
        page->table()->selectRow(1);
        QTest::mouseClick(button(page, "Take back"), Qt::LeftButton);
        QTRY_VERIFY2(page->message().contains("changed since"), qPrintable(page->message()));
        QCOMPARE(body("a"), std::string("{\"n\":3}"));
    }
};

QTEST_MAIN(HistoryTest)
#include "history_test.moc"
