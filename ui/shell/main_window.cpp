#include "ui/shell/main_window.h"

#include "ui/shell/action_registry.h"
#include "ui/shell/command_palette.h"
#include "ui/shell/command_provider.h"
#include "ui/shell/dock_host.h"
#include "ui/shell/explain_card.h"
#include "ui/shell/feature.h"
#include "ui/shell/field_provider.h"
#include "ui/shell/notice_area.h"
#include "ui/shell/page.h"
#include "ui/shell/page_tabs.h"
#include "ui/shell/rail.h"
#include "ui/shell/status_row.h"
#include "ui/shell/title_row.h"
#include "ui/shell/unsaved_dialog.h"
#include "ui/shell/window_frame.h"
#include "ui/theme/icons.h"
#include "ui/theme/text_scale.h"
#include "ui/widgets/icon_button.h"
#include "ui/widgets/search_button.h"

#include <QApplication>
#include <QCloseEvent>
#include <QMenu>
#include <QMessageBox>
#include <QScreen>
#include <QSettings>

namespace davenport::shell {
namespace {

constexpr QSize kMinimum(1100, 680);
constexpr QSize kFirst(1440, 900);
// Raised when saved dock states of an earlier layout no longer fit.
constexpr int kLayoutVersion = 1;

constexpr auto kGeometryKey = "window/geometry";
constexpr auto kDocksKey = "window/docks";
constexpr auto kTurnedKey = "window/folded";
constexpr auto kThemeKey = "theme";
constexpr auto kTextKey = "textPercent";

} // namespace

MainWindow::MainWindow(QWidget *parent)
    : QMainWindow(parent), m_frame(new WindowFrame(*this)), m_actions(new ActionRegistry(this)) {
    setObjectName(QStringLiteral("davenport"));
    setWindowTitle(QStringLiteral("Davenport"));
    setWindowIcon(theme::Icons::icon(QStringLiteral("application-davenport")));
    setAccessibleName(QStringLiteral("Davenport"));
    setMinimumSize(kMinimum);
    setDockNestingEnabled(false);
    setDockOptions(QMainWindow::DockOptions());
    setContextMenuPolicy(Qt::NoContextMenu);
    setCorner(Qt::BottomLeftCorner, Qt::LeftDockWidgetArea);
    setCorner(Qt::BottomRightCorner, Qt::RightDockWidgetArea);

    m_rail = new Rail(this);
    addToolBar(Qt::LeftToolBarArea, m_rail);
    m_docks = new DockHost(*this, *m_rail, *m_actions);
    buildCentre();
    buildTitleRow();
    addOwnActions();
    connect(m_actions, &ActionRegistry::added, this, [this](const QString &id) { addAction(m_actions->action(id)); });
    for (const QString &id : m_actions->ids()) {
        addAction(m_actions->action(id)); // makes its shortcut work wherever the focus is
    }
    m_actions->action(QStringLiteral("view.theme-system"))
        ->setChecked(theme::Theme::instance().choice() == theme::Theme::Choice::System);
    resize(kFirst);
}

MainWindow::~MainWindow() {
    // Pages leave while the frame is gone already; nobody is left to hear of it.
    m_tabs->disconnect(this);
    m_features.clear();
}

Frame &MainWindow::frame() {
    return *m_frame;
}

void MainWindow::addFeature(std::unique_ptr<Feature> feature) {
    feature->install(*m_frame);
    m_features.push_back(std::move(feature));
}

void MainWindow::buildTitleRow() {
    m_title = new TitleRow(*m_actions, this);
    setMenuWidget(m_title);
    connect(m_title, &TitleRow::readOnlyPressed, this, [this] {
        if (QAction *readOnly = m_actions->action(QStringLiteral("workspace.read-only"))) {
            readOnly->trigger();
        }
    });
    connect(m_title, &TitleRow::searchRequested, this, [this] { m_palette->open(); });

    auto *bell = new widgets::IconButton(QStringLiteral("notifications"), tr("Messages"), m_title);
    auto *history = new QMenu(bell);
    history->setAccessibleName(tr("Messages"));
    connect(history, &QMenu::aboutToShow, this, [this, history] { m_notices->fillHistory(history); });
    connect(bell, &QToolButton::clicked, this,
            [bell, history] { history->popup(bell->mapToGlobal(QPoint(0, bell->height() + 4))); });
    m_title->addStatusButton(bell);

    auto *moon = new widgets::IconButton(QStringLiteral("theme-toggle"), tr("Switch between light and dark"), m_title);
    connect(moon, &QToolButton::clicked, this, [this] { m_actions->action(QStringLiteral("view.theme"))->trigger(); });
    m_title->addStatusButton(moon);
}

void MainWindow::buildCentre() {
    m_tabs = new PageTabs(this);
    setCentralWidget(m_tabs);
    m_tabs->installEventFilter(this); // messages stand at its corner
    m_status = new StatusRow(this);
    setStatusBar(m_status);
    m_notices = new NoticeArea(this);
    m_palette = new CommandPalette(this);
    m_palette->addProvider(new CommandProvider(*m_actions));
    m_palette->addProvider(new FieldProvider(*m_frame));
    m_explain = new ExplainCard(this);
    connect(m_explain, &ExplainCard::guideRequested, this, [this] {
        if (QAction *guide = m_actions->action(QStringLiteral("help.guide"))) {
            guide->trigger();
        }
    });
    connect(m_tabs, &PageTabs::frontChanged, this, [this](Page *page) {
        updateStatus();
        emit m_frame->currentPageChanged(page);
    });
    connect(m_tabs, &PageTabs::frontUpdated, this, &MainWindow::updateStatus);
    connect(m_tabs, &PageTabs::pageCloseRequested, this, [this](Page *page) { m_frame->closePage(page); });
}

void MainWindow::addOwnActions() {
    const auto add = [this](const char *id, const QString &text, const char *icon, const QKeySequence &keys,
                            const char *menu, int section, std::function<void()> run) {
        ActionSpec spec;
        spec.id = QLatin1String(id);
        spec.text = text;
        spec.icon = QLatin1String(icon);
        spec.shortcut = keys;
        spec.menu = QLatin1String(menu);
        spec.section = section;
        return m_actions->add(spec, this, [run = std::move(run)](bool) { run(); });
    };
    using Choice = theme::Theme::Choice;
    add("file.close-page", tr("&Close page"), "window-close", QKeySequence(tr("Ctrl+W")), "File", 80,
        [this] { m_frame->closePage(m_tabs->currentPage()); });
    add("file.quit", tr("&Quit"), "application-exit", QKeySequence(tr("Ctrl+Q")), "File", 90, [this] { close(); });
    add("view.palette", tr("&Find anything…"), "edit-find", QKeySequence(tr("Ctrl+K")), "View", 0,
        [this] { m_palette->open(); });
    add("view.theme", tr("&Switch between light and dark"), "theme-toggle", QKeySequence(tr("Ctrl+Shift+L")), "View",
        50, [this] { setTheme(theme::Theme::instance().isDark() ? Choice::Light : Choice::Dark); });
    add("view.theme-system", tr("Follow the &desktop's light or dark"), "", {}, "View", 50, [this] {
        setTheme(Choice::System);
    })->setCheckable(true);
    const auto step = [this](int by) {
        if (m_tabs->count() > 1) {
            m_frame->showPage(m_tabs->pageAt((m_tabs->currentIndex() + by + m_tabs->count()) % m_tabs->count()));
        }
    };
    add("window.next-page", tr("&Next page"), "go-next", QKeySequence(tr("Ctrl+Tab")), "Window", 0,
        [step] { step(1); });
    add("window.previous-page", tr("&Previous page"), "go-previous", QKeySequence(tr("Ctrl+Shift+Tab")), "Window", 0,
        [step] { step(-1); });
    add("window.next-region", tr("Next &region"), "", QKeySequence(tr("F6")), "Window", 10,
        [this] { focusNextRegion(1); });
    add("window.previous-region", tr("Previous r&egion"), "", QKeySequence(tr("Shift+F6")), "Window", 10,
        [this] { focusNextRegion(-1); });
    theme::Theme &look = theme::Theme::instance();
    add("view.text-larger", tr("&Larger text"), "list-add", QKeySequence(tr("Ctrl++")), "View", 60,
        [this, &look] { setTextPercent(look.textPercent() + theme::TextScale::kStep); })
        ->setShortcuts({QKeySequence(tr("Ctrl++")), QKeySequence(tr("Ctrl+="))});
    add("view.text-smaller", tr("S&maller text"), "list-remove", QKeySequence(tr("Ctrl+-")), "View", 60,
        [this, &look] { setTextPercent(look.textPercent() - theme::TextScale::kStep); });
    add("view.text-usual", tr("&Usual size of text"), "", QKeySequence(tr("Ctrl+0")), "View", 60,
        [this] { setTextPercent(100); });
    add("help.explain", tr("&Explain what has the focus"), "help-about", QKeySequence(tr("F1")), "Help", 0,
        [this] {
            m_explain->offerGuide(m_actions->action(QStringLiteral("help.guide")) != nullptr);
            m_explain->explain(QApplication::focusWidget());
        });
    add("window.put-messages-away", tr("Put &message away"), "", QKeySequence(tr("Ctrl+Shift+M")), "Window", 20,
        [this] { m_notices->putNewestAway(); });
}

void MainWindow::setTheme(theme::Theme::Choice choice) {
    theme::Theme::instance().setChoice(choice);
    m_actions->action(QStringLiteral("view.theme-system"))->setChecked(choice == theme::Theme::Choice::System);
    if (m_settings != nullptr) {
        m_settings->setValue(QLatin1String(kThemeKey), theme::Theme::choiceName(choice));
    }
    emit themeChosen(choice);
}

void MainWindow::setTextPercent(int percent) {
    theme::Theme::instance().setTextPercent(percent);
    if (m_settings != nullptr) {
        m_settings->setValue(QLatin1String(kTextKey), theme::Theme::instance().textPercent());
    }
}

void MainWindow::setSettings(QSettings *settings) {
    m_settings = settings;
    m_actions->setSettings(settings);
}

void MainWindow::restoreLayout(QSettings &settings) {
    const QByteArray geometry = settings.value(QLatin1String(kGeometryKey)).toByteArray();
    if (geometry.isEmpty() || !restoreGeometry(geometry)) {
        const QSize available = screen()->availableSize();
        resize(kFirst.boundedTo(available).expandedTo(kMinimum));
    }
    m_docks->setTurnedByHand(settings.value(QLatin1String(kTurnedKey)).toStringList());
    const QByteArray docks = settings.value(QLatin1String(kDocksKey)).toByteArray();
    m_needsDefaultWidths = docks.isEmpty() || !restoreState(docks, kLayoutVersion);
    m_docks->fitTo(width());
}

void MainWindow::saveLayout(QSettings &settings) const {
    settings.setValue(QLatin1String(kGeometryKey), saveGeometry());
    settings.setValue(QLatin1String(kDocksKey), saveState(kLayoutVersion));
    settings.setValue(QLatin1String(kTurnedKey), m_docks->turnedByHand());
}

void MainWindow::updateStatus() {
    const Page *page = m_tabs->currentPage();
    setWindowTitle(page == nullptr ? QStringLiteral("Davenport") : page->title() + QStringLiteral(" · Davenport"));
    m_status->setTexts(page == nullptr ? QStringList() : page->statusLeft(),
                       page == nullptr ? QStringList() : page->statusRight());
    m_actions->action(QStringLiteral("file.close-page"))->setEnabled(page != nullptr);
    m_actions->action(QStringLiteral("window.next-page"))->setEnabled(m_tabs->count() > 1);
    m_actions->action(QStringLiteral("window.previous-page"))->setEnabled(m_tabs->count() > 1);
}

QList<QWidget *> MainWindow::regions() const {
    QList<QWidget *> found;
    const auto add = [&found](QWidget *widget) {
        if (widget != nullptr) {
            found.append(widget);
        }
    };
    add(m_docks->focusTarget(Qt::LeftDockWidgetArea));
    add(m_tabs->currentPage() == nullptr ? nullptr : m_tabs->currentPage()->focusTarget());
    add(m_docks->focusTarget(Qt::BottomDockWidgetArea));
    add(m_docks->focusTarget(Qt::RightDockWidgetArea));
    add(m_title->searchButton());
    add(m_rail->firstButton());
    return found;
}

void MainWindow::focusNextRegion(int step) {
    const QList<QWidget *> all = regions();
    QWidget *focus = QApplication::focusWidget();
    qsizetype at = -1;
    for (qsizetype i = 0; i < all.size() && focus != nullptr; ++i) {
        // A region is the dock, page or bar its first widget stands in.
        QWidget *region = all.at(i);
        while (region->parentWidget() != nullptr && region->parentWidget() != this &&
               region->parentWidget() != m_tabs && qobject_cast<Page *>(region) == nullptr) {
            region = region->parentWidget();
        }
        if (region == focus || region->isAncestorOf(focus)) {
            at = i;
            break;
        }
    }
    const qsizetype next = at < 0 ? (step > 0 ? 0 : all.size() - 1) : (at + step + all.size()) % all.size();
    all.at(next)->setFocus(Qt::TabFocusReason);
}

bool MainWindow::confirmClose(const QList<Page *> &pages, const QList<UnsavedSource *> &sources) {
    QList<UnsavedWork> unsaved;
    for (Page *page : pages) {
        const QStringList work = page->unsavedWork();
        if (!work.isEmpty()) {
            unsaved.append(UnsavedWork{page->title(), work});
        }
    }
    for (UnsavedSource *source : sources) {
        if (const UnsavedWork work = source->unsavedWork(); !work.lines.isEmpty()) {
            unsaved.append(work);
        }
    }
    const UnsavedDialog::Answer answer = unsaved.isEmpty() ? UnsavedDialog::Close : UnsavedDialog(unsaved, this).ask();
    if (answer == UnsavedDialog::Stay) {
        return false;
    }
    for (UnsavedSource *source : sources) {
        if (answer == UnsavedDialog::Discard) {
            source->discard();
        }
        const QString failure = source->keep();
        if (!failure.isEmpty()) {
            QMessageBox::warning(this, tr("Edits were not kept"), failure);
            return false;
        }
    }
    return true;
}

void MainWindow::placeOverlays() {
    m_notices->placeIn(QRect(m_tabs->mapTo(this, QPoint(0, 0)), m_tabs->size()));
    if (m_palette->isOpen()) {
        m_palette->setGeometry(rect());
    }
}

void MainWindow::resizeEvent(QResizeEvent *event) {
    QMainWindow::resizeEvent(event);
    m_docks->fitTo(width());
    placeOverlays();
}

void MainWindow::showEvent(QShowEvent *event) {
    QMainWindow::showEvent(event);
    if (m_needsDefaultWidths) { // widths hold only once the window has its size
        m_needsDefaultWidths = false;
        m_docks->applyDefaultWidths();
    }
}

bool MainWindow::eventFilter(QObject *watched, QEvent *event) {
    if (watched == m_tabs && (event->type() == QEvent::Resize || event->type() == QEvent::Move)) {
        placeOverlays();
    }
    return QMainWindow::eventFilter(watched, event);
}

void MainWindow::closeEvent(QCloseEvent *event) {
    if (!confirmClose(m_tabs->pages(), m_unsavedSources)) {
        event->ignore();
        return;
    }
    if (m_settings != nullptr) {
        saveLayout(*m_settings);
    }
    event->accept();
}

} // namespace davenport::shell
