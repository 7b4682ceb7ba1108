#include "ui/features/settings/settings_palette.h"

namespace davenport::settings {
namespace {

struct Setting {
    const char *control; // object name on the page
    const char *name;
    const char *detail;
};

constexpr Setting kSettings[] = {
    {"settingsTheme", QT_TRANSLATE_NOOP("davenport::settings::SettingsPalette", "Light or dark"),
     QT_TRANSLATE_NOOP("davenport::settings::SettingsPalette", "the look of the windows")},
    {"settingsText", QT_TRANSLATE_NOOP("davenport::settings::SettingsPalette", "Size of text"),
     QT_TRANSLATE_NOOP("davenport::settings::SettingsPalette", "100 to 200 percent")},
    {"settingsTimes", QT_TRANSLATE_NOOP("davenport::settings::SettingsPalette", "Times: local, UTC or raw"),
     QT_TRANSLATE_NOOP("davenport::settings::SettingsPalette", "how moments are written")},
    {"settingsLanguage", QT_TRANSLATE_NOOP("davenport::settings::SettingsPalette", "Language"),
     QT_TRANSLATE_NOOP("davenport::settings::SettingsPalette", "of menus and messages")},
    {"settingsShortcuts", QT_TRANSLATE_NOOP("davenport::settings::SettingsPalette", "Shortcuts"),
     QT_TRANSLATE_NOOP("davenport::settings::SettingsPalette", "the keys of every command")},
};

} // namespace

SettingsPalette::SettingsPalette(std::function<void(const QString &)> open, QObject *parent)
    : PaletteProvider(parent), m_open(std::move(open)) {}

QString SettingsPalette::section() const { return tr("Settings"); }

void SettingsPalette::search(int question, const QString &text, int limit) {
    QList<shell::PaletteEntry> entries;
    for (const Setting &setting : kSettings) {
        const QString name = tr(setting.name);
        if (text.isEmpty() || entries.size() >= limit || !name.contains(text, Qt::CaseInsensitive)) {
            continue;
        }
        shell::PaletteEntry entry;
        entry.text = name;
        entry.detail = tr(setting.detail);
        entry.icon = QStringLiteral("preferences");
        entry.run = [open = m_open, control = QString::fromLatin1(setting.control)] { open(control); };
        entries.append(entry);
    }
    emit found(question, entries);
}

} // namespace davenport::settings
