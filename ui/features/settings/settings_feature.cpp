#include "ui/features/settings/settings_feature.h"

#include "ui/features/settings/settings_page.h"
#include "ui/features/settings/settings_palette.h"
#include "ui/shell/action_registry.h"
#include "ui/shell/frame.h"
#include "ui/theme/theme.h"
#include "ui/widgets/time_format.h"

#include <QAction>
#include <QSettings>

namespace davenport::settings {

SettingsFeature::SettingsFeature(QSettings *settings) : m_settings(settings) {}

void SettingsFeature::install(shell::Frame &frame) {
    m_frame = &frame;
    theme::Theme::instance().setTextPercent(m_settings->value(QStringLiteral("textPercent"), 100).toInt());
    widgets::TimeFormat::instance().setDisplay(
        widgets::TimeFormat::named(m_settings->value(QStringLiteral("times")).toString()));
    shell::ActionSpec spec;
    spec.id = QStringLiteral("settings.open");
    spec.text = tr("Se&ttings…");
    spec.icon = QStringLiteral("preferences");
    spec.shortcut = QKeySequence(QStringLiteral("Ctrl+,"));
    spec.menu = QStringLiteral("File");
    spec.section = 70;
    spec.tip = tr("Look, size of text, times, language and shortcuts");
    QAction *action = frame.actions().add(spec, this, [this](bool) { open(); });
    frame.addRailAction(action, shell::RailPlace::Bottom);
    frame.addPaletteProvider(new SettingsPalette([this](const QString &control) { open(control); }));
}

SettingsPage *SettingsFeature::open(const QString &control) {
    auto *page = qobject_cast<SettingsPage *>(m_frame->findPage(SettingsPage::pageKey()));
    if (page == nullptr) {
        page = new SettingsPage(*m_frame, m_settings);
        m_frame->openPage(page);
    } else {
        m_frame->showPage(page);
    }
    if (auto *target = control.isEmpty() ? nullptr : page->findChild<QWidget *>(control)) {
        target->setFocus(Qt::ShortcutFocusReason);
    }
    return page;
}

} // namespace davenport::settings
