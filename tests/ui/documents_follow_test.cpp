// From document to document in the studio: references, the way back, pins, and marks of unsaved edits.
#include "app/local_database_store.h"
#include "app/studio.h"
#include "ui/features/documents/document_table.h"
#include "ui/features/documents/document_table_model.h"
#include "ui/features/documents/documents_page.h"
#include "ui/features/documents/filter_field.h"
#include "ui/features/documents/pinned_rows.h"
#include "ui/features/documents/pinned_strip.h"
#include "ui/features/documents/reference_finder.h"
#include "ui/features/inspector/inspector_dock.h"
#include "ui/features/inspector/inspector_feature.h"
#include "ui/features/inspector/json_editor.h"
#include "ui/session/open_database.h"
#include "ui/session/workspace.h"
#include "ui/shell/main_window.h"
#include "ui/theme/theme.h"

#include <QApplication>
#include <QDir>
#include <QImage>
#include <QHeaderView>
#include <QLineEdit>
#include <QMenu>
#include <QMouseEvent>
#include <QScrollBar>
#include <QSettings>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

using namespace davenport;
using documents::DocumentsPage;
using documents::DocumentTableModel;

class DocumentsFollowTest : public QObject {
    Q_OBJECT

    std::unique_ptr<QTemporaryDir> m_dir;
    std::unique_ptr<QSettings> m_settings;
    std::unique_ptr<app::Studio> m_studio;

    QString folder() const { return m_dir->filePath("workspace"); }
    void create(const char *name, bool partitioned, const std::vector<std::string> &texts) {
        const app::LocalDatabaseStore store;
        const std::filesystem::path file = QDir(folder()).filePath(QString(name) + ".davenport").toStdString();
        store.create(file, partitioned, 1);
        for (const api::WriteOutcome &outcome : store.open(file, {})->documents()->bulk({texts.begin(), texts.end()})) {
            QVERIFY(outcome.ok());
        }
    }
    DocumentsPage *page() { return qobject_cast<DocumentsPage *>(m_studio->frame().currentPage()); }
    documents::DocumentTable *table() { return page()->table(); }
    session::DatabasePtr database(const char *name) {
        return m_studio->context().workspace()->database(QLatin1String(name));
    }
    QString currentId() { return m_studio->context().currentDocument().id; }
    bool ready() {
        return page() && !page()->rows()->isLoading() && page()->rows()->total() > 0 && page()->rows()->row(table()->visibleRows().first);
    }
    QModelIndex cell(int row, const char *field) {
        return page()->model()->index(row, page()->model()->columnOf(QLatin1String(field)));
    }
    void show(const char *name) {
        QTRY_VERIFY(database(name));
        emit m_studio->context().openDocumentsRequested(database(name), {}, {});
        QTRY_VERIFY(ready() && page()->database()->name() == QLatin1String(name));
    }
    void trigger(QWidget *where, Qt::Key key, Qt::KeyboardModifiers modifiers) {
        m_studio->window().activateWindow();
        where->setFocus();
        QTRY_VERIFY(where->hasFocus());
        QTest::keyClick(where, key, modifiers);
    }

private slots:
    void init() {
        theme::Theme::instance().install(theme::Theme::Choice::Light);
        m_dir = std::make_unique<QTemporaryDir>();
        m_settings = std::make_unique<QSettings>(m_dir->filePath("settings.ini"), QSettings::IniFormat);
        QDir().mkpath(folder());
        std::vector<std::string> orders;
        for (int i = 0; i < 200; ++i) {
            const std::string number = QStringLiteral("%1").arg(i, 3, 10, QChar('0')).toStdString();
            orders.push_back("{\"_id\":\"c1:order:" + number + "\",\"type\":\"order\",\"status\":\"placed\",\"profile\":\"c1\",\"n\":" +
                             std::to_string(i) + "}");
            orders.push_back("{\"_id\":\"c1:note:" + number + "\",\"type\":\"note\",\"order_id\":\"order:" + number + "\"}");
        }
        create("orders", true, orders);
        create("lookups", false, {"{\"_id\":\"order-status\",\"values\":[\"placed\"]}", "{\"_id\":\"other\"}"});
        create("profiles", false, {"{\"_id\":\"c1\",\"name\":\"Harbour\"}"});
        m_studio = std::make_unique<app::Studio>(m_settings.get(), m_dir->path());
        m_studio->window().resize(1400, 860);
        m_studio->window().show();
        QVERIFY(QTest::qWaitForWindowExposed(&m_studio->window()));
        m_studio->start(folder());
        QTRY_VERIFY(m_studio->context().workspace() && m_studio->context().workspace()->isListed());
        show("orders");
    }
    void cleanup() {
        m_studio.reset();
        async::SessionWorker::waitForAll();
    }

    void namesWhatAValueMayMean() {
        const documents::ReferenceValue value{database("orders"), "c1:note:1", "status", "placed"};
        QCOMPARE(documents::ownCandidates(value), QStringList({"placed", "c1:placed", "status:placed"}));
        QCOMPARE(documents::foreignCandidates(value), QStringList({"placed", "status:placed", "order-status"}));
    }

    void followsAReferenceAndComesBack() {
        table()->goToRow(120); // a note, in the middle
        QTRY_VERIFY(page()->rows()->row(120));
        table()->verticalScrollBar()->setValue(110);
        table()->setCurrentIndex(cell(120, "order_id"));
        QCOMPARE(page()->rows()->idAt(120), QString("c1:note:120"));
        trigger(table(), Qt::Key_Return, Qt::ControlModifier);
        QTRY_COMPARE(currentId(), QString("c1:order:120")); // in its own partition
        QCOMPARE(page()->database()->name(), QString("orders"));
        QTRY_VERIFY(ready());
        table()->setCurrentIndex(cell(table()->currentIndex().row(), "profile"));
        trigger(table(), Qt::Key_Return, Qt::ControlModifier);
        QTRY_VERIFY(page() && page()->database()->name() == "profiles" && currentId() == "c1"); // another database
        trigger(table(), Qt::Key_Left, Qt::AltModifier);
        QTRY_VERIFY(page()->database()->name() == "orders" && currentId() == "c1:order:120");
        trigger(table(), Qt::Key_Left, Qt::AltModifier);
        QTRY_COMPARE(currentId(), QString("c1:note:120"));
        QTRY_COMPARE(table()->verticalScrollBar()->value(), 110); // where it stood on the screen
        trigger(table(), Qt::Key_Right, Qt::AltModifier);
        QTRY_COMPARE(currentId(), QString("c1:order:120"));
    }

    void followsALookUpOutOfAFilter() {
        page()->setConditions({std::get<documents::Condition>(documents::parseCondition("type = order"))});
        QTRY_VERIFY(page()->rows() == page()->filtered() && ready());
        table()->setCurrentIndex(cell(3, "status"));
        trigger(table(), Qt::Key_Return, Qt::ControlModifier);
        QTRY_VERIFY(page() && page()->database()->name() == "lookups" && currentId() == "order-status");
        trigger(table(), Qt::Key_Left, Qt::AltModifier);
        QTRY_COMPARE(currentId(), QString("c1:order:003"));
        QCOMPARE(page()->rows(), page()->filtered()); // and the filter is as it was
    }

    void underlinesWhatCanBeFollowed() {
        table()->setCurrentIndex(cell(5, "order_id"));
        const QPoint at = table()->visualRect(cell(5, "order_id")).center();
        const QImage before = table()->viewport()->grab(table()->visualRect(cell(5, "order_id"))).toImage();
        QMouseEvent move(QEvent::MouseMove, at, table()->viewport()->mapToGlobal(at), Qt::NoButton, Qt::NoButton,
                         Qt::ControlModifier);
        QApplication::sendEvent(table()->viewport(), &move);
        QTRY_COMPARE(table()->viewport()->cursor().shape(), Qt::PointingHandCursor);
        QVERIFY(table()->viewport()->grab(table()->visualRect(cell(5, "order_id"))).toImage() != before);
        QTest::mouseClick(table()->viewport(), Qt::LeftButton, Qt::ControlModifier, at);
        QTRY_COMPARE(currentId(), QString("c1:order:005"));
    }

    void saysThatNothingIsNamed() {
        QSignalSpy said(page(), &DocumentsPage::noticed);
        table()->setCurrentIndex(cell(5, "type"));
        trigger(table(), Qt::Key_Return, Qt::ControlModifier);
        QTRY_COMPARE(said.size(), 1);
        QVERIFY(said[0][1].toString().contains("note"));
    }

    void keepsPinnedDocumentsOnTop() {
        table()->goToRow(7);
        QTRY_COMPARE(currentId(), QString("c1:note:007"));
        page()->togglePin();
        auto *strip = page()->findChild<documents::PinnedStrip *>();
        QTRY_VERIFY(strip->isVisible());
        QCOMPARE(strip->model()->rowCount(), 1);
        QCOMPARE(strip->model()->index(0, page()->model()->columnOf("order_id")).data().toString(), QString("order:007"));
        table()->goToRow(300);
        QTRY_COMPARE(currentId(), QString("c1:order:100"));
        QVERIFY(strip->isVisible()); // whatever scrolls beneath
        QVERIFY(table()->rowAt(0) > 0);
        QCOMPARE(strip->horizontalHeader()->sectionSize(1), table()->columnWidth(1));
        QTest::mouseClick(strip->viewport(), Qt::LeftButton, {}, strip->visualRect(strip->model()->index(0, 1)).center());
        QTRY_COMPARE(currentId(), QString("c1:note:007"));
        QCOMPARE(table()->selectedCount(), 0);
        QTest::keyClick(strip, Qt::Key_Down); // on into the table
        QTRY_COMPARE(currentId(), QString("c1:order:100"));
        // Remembered for the database.
        m_studio.reset();
        async::SessionWorker::waitForAll();
        m_studio = std::make_unique<app::Studio>(m_settings.get(), m_dir->path());
        m_studio->window().show();
        m_studio->start(folder());
        QTRY_VERIFY(m_studio->context().workspace() && m_studio->context().workspace()->isListed());
        show("orders");
        strip = page()->findChild<documents::PinnedStrip *>();
        QTRY_VERIFY(strip->isVisible());
        page()->pinned()->setPinned("c1:note:007", false);
        QTRY_VERIFY(!strip->isVisible());
    }

    void marksDocumentsWithUnsavedEdits() {
        const auto isMarked = [this](int row) {
            return page()->model()->index(row, DocumentTableModel::MarkColumn).data(DocumentTableModel::UnsavedRole).toBool();
        };
        table()->goToRow(2);
        QTRY_COMPARE(currentId(), QString("c1:note:002"));
        inspector::InspectorDock *dock = m_studio->inspector()->dock();
        QTRY_VERIFY(dock->editor()->text().contains("c1:note:002"));
        QVERIFY(!isMarked(2));
        dock->editor()->setFocus();
        dock->editor()->setCursorPosition(dock->editor()->lines() - 1, 0);
        QTest::keyClicks(dock->editor(), "  ");
        QTRY_VERIFY(isMarked(2));
        table()->goToRow(4); // the draft is kept, and so is its mark
        QTRY_VERIFY(dock->editor()->text().contains("c1:note:004"));
        QVERIFY(isMarked(2));
        QVERIFY(!isMarked(4));
        QVERIFY(page()->model()->index(2, 0).data(Qt::ToolTipRole).toString().contains("not saved"));
        table()->goToRow(2);
        QTRY_VERIFY(dock->isDirty());
        dock->revert();
        QTRY_VERIFY(!isMarked(2));
    }
};

QTEST_MAIN(DocumentsFollowTest)
#include "documents_follow_test.moc"
