#include "ui/shell/action_registry.h"
#include "ui/shell/command_palette.h"
#include "ui/shell/feature.h"
#include "ui/shell/main_window.h"
#include "ui/shell/page.h"
#include "ui/shell/palette_model.h"
#include "ui/shell/palette_provider.h"
#include "ui/theme/theme.h"
#include "ui/widgets/icon_button.h"

#include <QAbstractItemView>
#include <QApplication>
#include <QComboBox>
#include <QDialog>
#include <QDockWidget>
#include <QHeaderView>
#include <QLabel>
#include <QLineEdit>
#include <QListView>
#include <QMenu>
#include <QMenuBar>
#include <QPushButton>
#include <QSettings>
#include <QStatusBar>
#include <QTabBar>
#include <QTemporaryDir>
#include <QTest>
#include <QTimer>
#include <QTreeWidget>
#include <QVBoxLayout>

using namespace davenport;
using theme::Theme;
using theme::Token;

namespace {

class TestPage : public shell::Page {
public:
    explicit TestPage(const QString &key, const QString &title = QStringLiteral("orders · Documents"))
        : Page(key), m_line(new QLineEdit(this)) {
        m_line->setAccessibleName(QStringLiteral("Filter"));
        m_line->setToolTip(QStringLiteral("Filter"));
        setTitle(title, QStringLiteral("documents-stack"));
        setStatus({QStringLiteral("orders · 8 shards"), QStringLiteral("update_seq 51 877")},
                  {QStringLiteral("customer-42 · 1 284 documents"), QStringLiteral("UTF-8")});
    }
    QWidget *focusTarget() override { return m_line; }
    QStringList unsavedWork() const override {
        return isUnsaved() ? QStringList{QStringLiteral("customer-42:order:1")} : QStringList();
    }
    using Page::setLoading;
    using Page::setUnsaved;

private:
    QLineEdit *m_line;
};

// Answers when told to, so that late and outdated answers can be tried.
class SlowProvider : public shell::PaletteProvider {
public:
    QString section() const override { return QStringLiteral("Documents"); }
    QChar prefix() const override { return QLatin1Char(':'); }
    void search(int question, const QString &text, int limit) override {
        Q_UNUSED(limit);
        asked.append({question, text});
    }
    void answer(int question, const QString &text) {
        shell::PaletteEntry entry;
        entry.text = text;
        entry.run = [this, text] { ran = text; };
        emit found(question, {entry});
    }
    QList<std::pair<int, QString>> asked;
    QString ran;
};

// A navigator, an inspector and a command, as the real features register them.
class TestFeature : public shell::Feature {
public:
    QString id() const override { return QStringLiteral("test"); }
    void install(shell::Frame &frame) override {
        auto *tree = new QTreeWidget;
        tree->setAccessibleName(QStringLiteral("Databases"));
        tree->setToolTip(QStringLiteral("Databases"));
        shell::DockSpec navigator;
        navigator.id = QStringLiteral("navigator");
        navigator.title = QStringLiteral("Navigator");
        navigator.icon = QStringLiteral("view-navigator");
        navigator.content = tree;
        navigator.titleButtons = {new widgets::IconButton(QStringLiteral("list-add"), QStringLiteral("New database"))};
        frame.addDock(navigator);
        auto *editor = new QLineEdit;
        editor->setAccessibleName(QStringLiteral("Document"));
        editor->setToolTip(QStringLiteral("Document"));
        shell::DockSpec inspector;
        inspector.id = QStringLiteral("inspector");
        inspector.title = QStringLiteral("Inspector");
        inspector.icon = QStringLiteral("view-inspector");
        inspector.area = Qt::RightDockWidgetArea;
        inspector.content = editor;
        inspector.width = 390;
        inspector.railOnlyWhenFolded = true;
        frame.addDock(inspector);
        shell::ActionSpec spec;
        spec.id = QStringLiteral("test.count");
        spec.text = QStringLiteral("&Count everything");
        spec.shortcut = QKeySequence(QStringLiteral("Ctrl+J"));
        spec.menu = QStringLiteral("Database");
        frame.actions().add(spec, nullptr, [this](bool) { ++count; });
        frame.setWorkspace(QStringLiteral("Local workspace"), true);
    }
    int count = 0;
};

struct Fixture {
    explicit Fixture(QSize size = QSize(1440, 900)) {
        auto owned = std::make_unique<TestFeature>();
        feature = owned.get();
        window.addFeature(std::move(owned));
        QSettings settings(folder.filePath(QStringLiteral("studio.ini")), QSettings::IniFormat);
        window.restoreLayout(settings);
        window.resize(size);
        window.show();
        window.activateWindow();
        ready = QTest::qWaitForWindowActive(&window);
    }
    QDockWidget *dock(const char *id) {
        return window.findChild<QDockWidget *>(QStringLiteral("dock.") + QLatin1String(id));
    }
    QAbstractButton *railButton(const QString &name) {
        for (QAbstractButton *button :
             window.findChild<QWidget *>(QStringLiteral("rail"))->findChildren<QAbstractButton *>()) {
            if (button->accessibleName() == name) {
                return button;
            }
        }
        return nullptr;
    }
    QTemporaryDir folder;
    shell::MainWindow window;
    shell::Frame &frame = window.frame();
    TestFeature *feature = nullptr;
    bool ready = false;
};

} // namespace

class ShellTest : public QObject {
    Q_OBJECT
private slots:
    void initTestCase() { Theme::instance().install(Theme::Choice::Light); }
    void init() { Theme::instance().setChoice(Theme::Choice::Light); }

    void partsHaveTheirMeasures() {
        Fixture f;
        QVERIFY(f.ready);
        f.frame.openPage(new TestPage(QStringLiteral("a")));
        QCOMPARE(f.window.menuWidget()->height(), 40);
        QCOMPARE(f.window.findChild<QWidget *>(QStringLiteral("rail"))->width(), 44);
        QCOMPARE(f.dock("navigator")->width(), 236);
        QCOMPARE(f.dock("inspector")->width(), 390);
        QCOMPARE(f.window.findChild<QTabBar *>()->height(), 34);
        QCOMPARE(f.dock("navigator")->titleBarWidget()->height(), 34);
    }

    void onlyMenusWithActionsAreThere() {
        Fixture f;
        QStringList menus;
        for (const QAction *action : f.window.findChild<QMenuBar *>()->actions()) {
            menus.append(action->text().remove(QLatin1Char('&')));
            QVERIFY(!action->menu()->actions().isEmpty());
        }
        QCOMPARE(menus, QStringList({QStringLiteral("File"), QStringLiteral("View"), QStringLiteral("Database"),
                                     QStringLiteral("Window"), QStringLiteral("Help")}));
    }

    void sectionsOfAMenuAreInOrderWithLinesBetween() {
        Fixture f;
        const auto add = [&f](const char *id, int section) {
            shell::ActionSpec spec;
            spec.id = QLatin1String(id);
            spec.text = QLatin1String(id);
            spec.menu = QStringLiteral("Query");
            spec.section = section;
            f.frame.actions().add(spec, nullptr, {});
        };
        add("c", 20);
        add("a", 0);
        add("b", 10);
        add("d", 20);
        add("a2", 0);
        QMenu *menu = nullptr;
        for (const QAction *action : f.window.findChild<QMenuBar *>()->actions()) {
            menu = action->objectName() == QStringLiteral("Query") ? action->menu() : menu;
        }
        QVERIFY(menu != nullptr);
        QStringList entries;
        for (const QAction *entry : menu->actions()) {
            entries.append(entry->isSeparator() ? QStringLiteral("-") : entry->text());
        }
        QCOMPARE(entries.join(QLatin1Char(' ')), QStringLiteral("a a2 - b - c d"));
    }

    void aShortcutWorksWhereverTheFocusIs() {
        Fixture f;
        f.frame.openPage(new TestPage(QStringLiteral("a")));
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_J, Qt::ControlModifier);
        QCOMPARE(f.feature->count, 1);
        f.frame.showDock(QStringLiteral("inspector"));
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_J, Qt::ControlModifier);
        QCOMPARE(f.feature->count, 2);
    }

    void thePaletteFindsAndRunsACommandAndGivesTheFocusBack() {
        Fixture f;
        auto *page = new TestPage(QStringLiteral("a"));
        f.frame.openPage(page);
        QTRY_COMPARE(QApplication::focusWidget(), page->focusTarget());
        QTest::keyClick(page->focusTarget(), Qt::Key_K, Qt::ControlModifier);
        shell::CommandPalette &palette = f.window.commandPalette();
        QVERIFY(palette.isOpen());
        QCOMPARE(QApplication::focusWidget(), &palette.input());
        QTest::keyClicks(&palette.input(), QStringLiteral("count every"));
        QCOMPARE(palette.model().rowCount(), 2);
        QCOMPARE(palette.model().entryAt(1)->text, QStringLiteral("Count everything"));
        QCOMPARE(palette.model().entryAt(1)->keys, QStringLiteral("Ctrl J"));
        QTest::keyClick(&palette.input(), Qt::Key_Return);
        QCOMPARE(f.feature->count, 1);
        QVERIFY(!palette.isOpen());
        QCOMPARE(QApplication::focusWidget(), page->focusTarget());

        f.frame.openPalette(QStringLiteral("nothing is called so"));
        QCOMPARE(palette.model().rowCount(), 2); // the offer to look among documents
        QVERIFY(palette.model().entryAt(1)->text.contains(QStringLiteral("nothing is called so")));
        QTest::keyClick(&palette.input(), Qt::Key_Escape);
        QVERIFY(!palette.isOpen());
        QCOMPARE(QApplication::focusWidget(), page->focusTarget());
    }

    void lateAnswersGoBelowAndOutdatedOnesAreDropped() {
        Fixture f;
        auto *slow = new SlowProvider;
        f.frame.addPaletteProvider(slow);
        f.frame.openPalette(QStringLiteral("count"));
        shell::CommandPalette &palette = f.window.commandPalette();
        const int outdated = slow->asked.last().first;
        palette.input().setText(QStringLiteral("count e"));
        slow->answer(outdated, QStringLiteral("outdated"));
        QCOMPARE(palette.model().rowCount(), 2);
        slow->answer(slow->asked.last().first, QStringLiteral("customer-42:order:1"));
        QCOMPARE(palette.model().rowCount(), 4);
        QCOMPARE(palette.model().entryAt(1)->text, QStringLiteral("Count everything"));
        QCOMPARE(palette.model().entryAt(3)->text, QStringLiteral("customer-42:order:1"));
        QCOMPARE(palette.findChild<QListView *>()->currentIndex().row(), 1);

        palette.input().setText(QStringLiteral(":customer"));
        QCOMPARE(slow->asked.last().second, QStringLiteral("customer"));
        QCOMPARE(palette.model().rowCount(), 0);
        slow->answer(slow->asked.last().first, QStringLiteral("customer-7:order:2"));
        QTest::keyClick(&palette.input(), Qt::Key_Return);
        QCOMPARE(slow->ran, QStringLiteral("customer-7:order:2"));
    }

    void keysStepThroughPagesAndRegions() {
        Fixture f;
        auto *a = f.frame.openPage(new TestPage(QStringLiteral("a")));
        auto *b = f.frame.openPage(new TestPage(QStringLiteral("b")));
        QCOMPARE(f.frame.currentPage(), b);
        QTest::keyClick(b->focusTarget(), Qt::Key_Tab, Qt::ControlModifier);
        QCOMPARE(f.frame.currentPage(), a);
        QTest::keyClick(a->focusTarget(), Qt::Key_Tab, Qt::ControlModifier | Qt::ShiftModifier);
        QCOMPARE(f.frame.currentPage(), b);

        QStringList visited;
        for (int i = 0; i < 5; ++i) {
            QTest::keyClick(QApplication::focusWidget(), Qt::Key_F6);
            visited.append(QApplication::focusWidget()->accessibleName());
        }
        QCOMPARE(visited,
                 QStringList({QStringLiteral("Document"), QStringLiteral("Search documents, fields and commands"),
                              QStringLiteral("Navigator"), QStringLiteral("Databases"), QStringLiteral("Filter")}));
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_F6, Qt::ShiftModifier);
        QCOMPARE(QApplication::focusWidget()->accessibleName(), QStringLiteral("Databases"));
    }

    void aPageOfTheSameKeyIsShownNotOpenedTwice() {
        Fixture f;
        auto *a = f.frame.openPage(new TestPage(QStringLiteral("a")));
        f.frame.openPage(new TestPage(QStringLiteral("b")));
        QCOMPARE(f.frame.openPage(new TestPage(QStringLiteral("a"))), a);
        QCOMPARE(f.frame.pages().size(), 2);
        QCOMPARE(f.frame.currentPage(), a);
    }

    void unsavedWorkIsListedBeforeAPageCloses() {
        Fixture f;
        auto *page = new TestPage(QStringLiteral("a"));
        f.frame.openPage(page);
        page->setUnsaved(true);
        QStringList listed;
        const auto answer = [&listed](const QString &buttonText) {
            QTimer::singleShot(0, [&listed, buttonText] {
                auto *dialog = qobject_cast<QDialog *>(QApplication::activeModalWidget());
                if (dialog == nullptr) {
                    return;
                }
                const auto *list = dialog->findChild<QAbstractItemView *>();
                listed = {list->model()->index(0, 0).data().toString()};
                for (QPushButton *button : dialog->findChildren<QPushButton *>()) {
                    if (button->text() == buttonText) {
                        button->click();
                    }
                }
            });
        };
        answer(QStringLiteral("Keep open"));
        QTest::keyClick(page->focusTarget(), Qt::Key_W, Qt::ControlModifier);
        QCOMPARE(f.frame.pages().size(), 1);
        QVERIFY(listed.first().contains(QStringLiteral("customer-42:order:1")));
        answer(QStringLiteral("Keep open"));
        QVERIFY(!f.window.close());
        answer(QStringLiteral("Close without saving"));
        f.frame.actions().action(QStringLiteral("file.close-page"))->trigger();
        QCOMPARE(f.frame.pages().size(), 0);
        QVERIFY(f.window.close());
    }

    void theTabInFrontHasALineAndAnUnsavedOneADot() {
        Fixture f;
        auto *a = new TestPage(QStringLiteral("a"));
        f.frame.openPage(a);
        f.frame.openPage(new TestPage(QStringLiteral("b")));
        a->setUnsaved(true);
        auto *bar = f.window.findChild<QTabBar *>();
        const QImage image = bar->grab().toImage();
        const auto has = [&image, bar](int tab, Token token, int fromY, int toY) {
            for (int y = fromY; y < toY; ++y) {
                for (int x = bar->tabRect(tab).left(); x < bar->tabRect(tab).right(); ++x) {
                    if (image.pixelColor(x, y) == theme::color(token)) {
                        return true;
                    }
                }
            }
            return false;
        };
        QVERIFY(has(1, Token::Accent, 0, 2));
        QVERIFY(!has(0, Token::Accent, 0, 2));
        QVERIFY(has(0, Token::Amber, 10, 24));
        QVERIFY(!has(1, Token::Amber, 10, 24));
    }

    void statusAndTitleFollowThePageInFront() {
        Fixture f;
        f.frame.openPage(new TestPage(QStringLiteral("a"), QStringLiteral("orders · Documents")));
        QCOMPARE(f.window.windowTitle(), QStringLiteral("orders · Documents · Davenport"));
        const QString status = f.window.findChild<QStatusBar *>()->accessibleName();
        QVERIFY(status.contains(QStringLiteral("Local workspace")) &&
                status.contains(QStringLiteral("update_seq 51 877")));
        f.frame.closePage(f.frame.currentPage());
        QCOMPARE(f.window.windowTitle(), QStringLiteral("Davenport"));
        QVERIFY(!f.frame.actions().action(QStringLiteral("file.close-page"))->isEnabled());
    }

    void panelsFoldWhenTheWindowGetsNarrowAndComeBack() {
        Fixture f;
        const auto shown = [&f](const char *id) { return f.dock(id)->isVisible(); };
        QVERIFY(shown("navigator") && shown("inspector"));
        QVERIFY(!f.railButton(QStringLiteral("Inspector"))->isVisible());
        f.window.resize(1260, 800);
        QTRY_VERIFY(!shown("inspector"));
        QVERIFY(shown("navigator"));
        QTRY_VERIFY(f.railButton(QStringLiteral("Inspector"))->isVisible());
        f.window.resize(1120, 700);
        QTRY_VERIFY(!shown("navigator"));
        QTest::mouseClick(f.railButton(QStringLiteral("Inspector")), Qt::LeftButton);
        QVERIFY(shown("inspector")); // asked for by hand, so it stays in spite of the width
        f.window.resize(1440, 900);
        QTRY_VERIFY(shown("navigator") && shown("inspector"));
        f.frame.actions().action(QStringLiteral("dock.navigator"))->trigger();
        QVERIFY(!shown("navigator"));
        f.window.resize(1500, 900);
        QTest::qWait(20);
        QVERIFY(!shown("navigator")); // folded by hand, so room does not bring it back
        QCOMPARE(f.window.minimumSize(), QSize(1100, 680));
    }

    void onePanelOfAnEdgeIsOpenAtATime() {
        Fixture f;
        shell::DockSpec fields;
        fields.id = QStringLiteral("fields");
        fields.title = QStringLiteral("Fields");
        fields.icon = QStringLiteral("view-columns");
        fields.content = new QTreeWidget;
        f.frame.addDock(fields);
        QVERIFY(f.dock("navigator")->isVisible() && !f.dock("fields")->isVisible());
        f.frame.showDock(QStringLiteral("fields"));
        QVERIFY(!f.dock("navigator")->isVisible() && f.dock("fields")->isVisible());
        QVERIFY(!f.frame.actions().action(QStringLiteral("dock.navigator"))->isChecked());
        QVERIFY(f.dock("inspector")->isVisible());
        f.frame.actions().action(QStringLiteral("dock.navigator"))->trigger();
        QVERIFY(f.dock("navigator")->isVisible() && !f.dock("fields")->isVisible());
    }

    void layoutAndThemeSurviveARestart() {
        QTemporaryDir folder;
        QSettings settings(folder.filePath(QStringLiteral("studio.ini")), QSettings::IniFormat);
        int width = 0;
        {
            Fixture f;
            f.window.setSettings(&settings);
            f.window.resizeDocks({f.dock("navigator")}, {300}, Qt::Horizontal);
            QTRY_VERIFY(f.dock("navigator")->width() > 280);
            width = f.dock("navigator")->width();
            f.window.resize(1400, 820);
            f.frame.actions().action(QStringLiteral("dock.inspector"))->trigger();
            f.window.setTheme(Theme::Choice::Dark);
            QVERIFY(f.window.close());
        }
        QCOMPARE(settings.value(QStringLiteral("theme")).toString(), QStringLiteral("dark"));
        shell::MainWindow window;
        window.addFeature(std::make_unique<TestFeature>());
        window.restoreLayout(settings);
        window.show();
        QVERIFY(QTest::qWaitForWindowExposed(&window));
        QCOMPARE(window.size(), QSize(1400, 820));
        QTRY_COMPARE(window.findChild<QDockWidget *>(QStringLiteral("dock.navigator"))->width(), width);
        QVERIFY(!window.findChild<QDockWidget *>(QStringLiteral("dock.inspector"))->isVisible());
        QVERIFY(!window.frame().actions().action(QStringLiteral("dock.inspector"))->isChecked());
    }

    void messagesStayUntilPutAwayAndAreKept() {
        Fixture f;
        const auto cards = [&f] {
            int count = 0;
            for (const QLabel *label : f.window.findChildren<QLabel *>()) {
                count += label->isVisible() && label->text().startsWith(QStringLiteral("Could not")) ? 1 : 0;
            }
            return count;
        };
        int retried = 0;
        for (int i = 0; i < 6; ++i) {
            f.frame.notify({theme::Tone::Red, QStringLiteral("Could not save %1").arg(i), QStringLiteral("disk full"),
                            QStringLiteral("Retry"), [&retried] { ++retried; }});
        }
        QCOMPARE(cards(), 4);
        f.frame.actions().action(QStringLiteral("window.put-messages-away"))->trigger();
        QCOMPARE(cards(), 3);
        for (QPushButton *button : f.window.findChildren<QPushButton *>()) {
            if (button->text() == QStringLiteral("Retry") && button->isVisible()) {
                button->click();
                break;
            }
        }
        QCOMPARE(retried, 1);
        QCOMPARE(cards(), 2);
        QMenu *history = nullptr;
        for (QMenu *menu : f.window.findChildren<QMenu *>()) {
            history = menu->accessibleName() == QStringLiteral("Messages") ? menu : history;
        }
        emit history->aboutToShow();
        QCOMPARE(history->actions().size(), 6);
    }

    void everyControlHasANameAndATip() {
        Fixture f;
        f.frame.openPage(new TestPage(QStringLiteral("a")));
        f.frame.notify({theme::Tone::Red, QStringLiteral("Could not save"), QStringLiteral("disk full"),
                        QStringLiteral("Retry"), [] {}});
        f.frame.openPalette(QStringLiteral("c"));
        int controls = 0;
        for (const QWidget *widget : f.window.findChildren<QWidget *>()) {
            const bool control = qobject_cast<const QAbstractButton *>(widget) != nullptr ||
                                 qobject_cast<const QLineEdit *>(widget) != nullptr ||
                                 qobject_cast<const QComboBox *>(widget) != nullptr ||
                                 qobject_cast<const QAbstractItemView *>(widget) != nullptr ||
                                 qobject_cast<const QTabBar *>(widget) != nullptr;
            if (!control || !widget->isVisible() || qobject_cast<const QHeaderView *>(widget) != nullptr) {
                continue;
            }
            const QString what = QStringLiteral("%1 \"%2\" in %3")
                                     .arg(QLatin1String(widget->metaObject()->className()), widget->objectName(),
                                          QLatin1String(widget->parentWidget()->metaObject()->className()));
            QVERIFY2(!widget->accessibleName().isEmpty(), qPrintable(what + QStringLiteral(" has no accessible name")));
            QVERIFY2(!widget->toolTip().isEmpty(), qPrintable(what + QStringLiteral(" has no tool tip")));
            ++controls;
        }
        QVERIFY(controls >= 10);
    }

    void nothingIsClippedAtAnySize_data() {
        QTest::addColumn<QSize>("size");
        QTest::newRow("1100x680") << QSize(1100, 680);
        QTest::newRow("1280x800") << QSize(1280, 800);
        QTest::newRow("1440x900") << QSize(1440, 900);
        QTest::newRow("1920x1080") << QSize(1920, 1080);
    }
    void nothingIsClippedAtAnySize() {
        QFETCH(QSize, size);
        Fixture f(size);
        f.frame.openPage(new TestPage(QStringLiteral("a")));
        f.frame.openPage(new TestPage(QStringLiteral("b"), QStringLiteral("Open orders since…")));
        f.frame.setDockDetail(QStringLiteral("navigator"), QStringLiteral("orders"));
        QTest::qWait(20);
        for (const QLabel *label : f.window.findChildren<QLabel *>()) {
            if (label->isVisible() && !label->wordWrap()) {
                QVERIFY2(label->sizeHint().width() <= label->width() + 1, qPrintable(label->text()));
            }
        }
        for (const QAbstractButton *button : f.window.findChildren<QAbstractButton *>()) {
            if (button->isVisible()) {
                QVERIFY2(button->width() >= button->minimumSizeHint().width() ||
                             button->minimumWidth() == button->maximumWidth(),
                         qPrintable(button->accessibleName()));
                const QRect inWindow(button->mapTo(&f.window, QPoint(0, 0)), button->size());
                QVERIFY2(f.window.rect().contains(inWindow), qPrintable(button->accessibleName()));
            }
        }
        const auto *menus = f.window.findChild<QMenuBar *>();
        const QRect lastMenu = menus->actionGeometry(menus->actions().last());
        QVERIFY(menus->rect().contains(lastMenu));
        const auto *search = f.window.findChild<QAbstractButton *>(QStringLiteral("search"));
        QVERIFY(search->x() >= menus->geometry().right());
        const auto *tabs = f.window.findChild<QTabBar *>();
        QCOMPARE(tabs->tabRect(1).width(), tabs->fontMetrics().horizontalAdvance(tabs->tabText(1)) + 63);
    }
};

QTEST_MAIN(ShellTest)
#include "shell_test.moc"
