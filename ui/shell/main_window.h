#pragma once

#include "ui/shell/frame.h"
#include "ui/theme/theme.h"

#include <QMainWindow>

#include <memory>
#include <vector>

class QSettings;

namespace davenport::shell {

class ActionRegistry;
class CommandPalette;
class DockHost;
class ExplainCard;
class Feature;
class NoticeArea;
class PageTabs;
class Page;
class Rail;
class StatusRow;
class TitleRow;
class WindowFrame;

/// The studio's window: title row, rail, panels, tabs, status bar. It is a frame that knows no feature; what stands in it
/// comes through frame(). GUI thread only.
class MainWindow : public QMainWindow {
    Q_OBJECT
public:
    explicit MainWindow(QWidget *parent = nullptr);
    ~MainWindow() override;

    /// What features see of the window.
    Frame &frame();

    /// Installs a feature and keeps it until the window is gone.
    void addFeature(std::unique_ptr<Feature> feature);

    /// Geometry, panels and their widths as they were when saveLayout() was called with the same settings; sensible sizes
    /// (1440 x 900, at most the screen) where nothing was saved. Call after all features are in and before show().
    void restoreLayout(QSettings &settings);
    void saveLayout(QSettings &settings) const;

    /// Changes the look of the program and remembers the choice for saveLayout().
    void setTheme(theme::Theme::Choice choice);

    /// Changes the size of all text (percent, see theme::Theme) and remembers it for the settings.
    void setTextPercent(int percent);

    /// Settings to save layout and theme to when the window closes; null (the default) saves nothing. Shortcuts
    /// that the person chose come from there. Not owned.
    void setSettings(QSettings *settings);

    /// The command palette, for tours and tests.
    CommandPalette &commandPalette() { return *m_palette; }

signals:
    /// The look was changed by hand, not by the desktop.
    void themeChosen(davenport::theme::Theme::Choice choice);

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;
    void closeEvent(QCloseEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;
    void showEvent(QShowEvent *event) override;

private:
    friend class WindowFrame;

    void buildTitleRow();
    void buildCentre();
    void addOwnActions();
    void updateStatus();
    void placeOverlays();
    void focusNextRegion(int step);
    QList<QWidget *> regions() const;
    /// Asks about unsaved work, once for all of it; false when the person wants to stay, or it cannot be kept.
    bool confirmClose(const QList<Page *> &pages, const QList<UnsavedSource *> &sources = {});

    std::vector<std::unique_ptr<Feature>> m_features;
    std::unique_ptr<WindowFrame> m_frame;
    ActionRegistry *m_actions;
    TitleRow *m_title = nullptr;
    Rail *m_rail = nullptr;
    PageTabs *m_tabs = nullptr;
    DockHost *m_docks = nullptr;
    StatusRow *m_status = nullptr;
    NoticeArea *m_notices = nullptr;
    ExplainCard *m_explain = nullptr;
    CommandPalette *m_palette = nullptr;
    QSettings *m_settings = nullptr;
    QList<UnsavedSource *> m_unsavedSources;
    bool m_needsDefaultWidths = true;
};

} // namespace davenport::shell
