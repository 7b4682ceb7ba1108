#include "ui/features/settings/settings_page.h"

#include "ui/features/settings/shortcut_table.h"
#include "ui/shell/frame.h"
#include "ui/theme/text_scale.h"
#include "ui/theme/theme.h"
#include "ui/widgets/button.h"
#include "ui/widgets/time_format.h"

#include <QComboBox>
#include <QFormLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QScrollArea>
#include <QSettings>
#include <QSpinBox>
#include <QVBoxLayout>

namespace davenport::settings {
namespace {

constexpr int kControlWidth = 240;

QLabel *label(const QString &text, const char *look, QWidget *parent) {
    auto *made = new QLabel(text, parent);
    made->setProperty("look", look);
    made->setTextFormat(Qt::PlainText);
    made->setWordWrap(true);
    return made;
}

void addRow(QFormLayout *form, const QString &text, QWidget *control, const char *objectName, const QString &tip) {
    auto *name = label(text, "secondary", form->parentWidget());
    name->setBuddy(control);
    control->setObjectName(QLatin1String(objectName));
    control->setAccessibleName(text);
    control->setToolTip(tip);
    control->setMinimumWidth(kControlWidth);
    form->addRow(name, control);
}

} // namespace

SettingsPage::SettingsPage(shell::Frame &frame, QSettings *settings, QWidget *parent)
    : Page(pageKey(), parent), m_settings(settings) {
    setTitle(tr("Settings"), QStringLiteral("preferences"));
    setAccessibleName(tr("Settings"));
    setProperty("surface", "base");
    setAttribute(Qt::WA_StyledBackground);
    auto *outer = new QVBoxLayout(this);
    outer->setContentsMargins(0, 0, 0, 0);
    auto *scroll = new QScrollArea(this);
    scroll->setWidgetResizable(true);
    scroll->setFocusPolicy(Qt::NoFocus);
    scroll->setAccessibleName(tr("Settings"));
    auto *content = new QWidget(scroll);
    content->setProperty("surface", "base");
    content->setAttribute(Qt::WA_StyledBackground);
    scroll->setWidget(content);
    outer->addWidget(scroll);
    auto *middle = new QHBoxLayout(content);
    middle->setContentsMargins(24, 20, 24, 20);
    auto *column = new QVBoxLayout;
    column->setSpacing(12);
    middle->addStretch(1);
    middle->addLayout(column, 8);
    middle->addStretch(1);
    column->addWidget(label(tr("Settings"), "big-title", this));
    auto *form = new QFormLayout;
    form->setHorizontalSpacing(16);
    form->setVerticalSpacing(10);
    form->setFieldGrowthPolicy(QFormLayout::FieldsStayAtSizeHint);
    form->setLabelAlignment(Qt::AlignLeft | Qt::AlignVCenter);
    column->addLayout(form);
    addLook(form);
    addLanguage(form);
    column->addSpacing(8);
    addShortcuts(column, frame);
}

QWidget *SettingsPage::focusTarget() { return m_theme; }

void SettingsPage::addLook(QFormLayout *form) {
    theme::Theme &look = theme::Theme::instance();
    m_theme = new QComboBox(this);
    using Choice = theme::Theme::Choice;
    m_theme->addItem(tr("As the desktop"), int(Choice::System));
    m_theme->addItem(tr("Light"), int(Choice::Light));
    m_theme->addItem(tr("Dark"), int(Choice::Dark));
    addRow(form, tr("Light or dark"), m_theme, "settingsTheme", tr("The look of all windows"));
    m_text = new QSpinBox(this);
    m_text->setRange(theme::TextScale::kSmallest, theme::TextScale::kLargest);
    m_text->setSingleStep(theme::TextScale::kStep);
    m_text->setSuffix(tr(" %"));
    m_text->setKeyboardTracking(false);
    addRow(form, tr("Size of text"), m_text, "settingsText", tr("Ctrl + and Ctrl − change it anywhere, Ctrl 0 brings it back"));
    const auto show = [this, &look] {
        const QSignalBlocker themeBlocker(m_theme);
        const QSignalBlocker textBlocker(m_text);
        m_theme->setCurrentIndex(m_theme->findData(int(look.choice())));
        m_text->setValue(look.textPercent());
    };
    show();
    connect(&look, &theme::Theme::changed, this, show);
    connect(m_theme, &QComboBox::activated, this, [this, &look](int row) {
        look.setChoice(Choice(m_theme->itemData(row).toInt()));
        m_settings->setValue(QStringLiteral("theme"), theme::Theme::choiceName(look.choice()));
    });
    connect(m_text, &QSpinBox::valueChanged, this, [this, &look](int percent) {
        look.setTextPercent(percent);
        m_settings->setValue(QStringLiteral("textPercent"), look.textPercent());
    });

    auto *times = new QComboBox(this);
    using Display = widgets::TimeFormat::Display;
    times->addItem(tr("Local time"), int(Display::Local));
    times->addItem(tr("UTC"), int(Display::Utc));
    times->addItem(tr("Raw (ISO 8601)"), int(Display::Raw));
    times->setCurrentIndex(times->findData(int(widgets::TimeFormat::instance().display())));
    addRow(form, tr("Times"), times, "settingsTimes", tr("How moments are written outside of documents"));
    connect(times, &QComboBox::activated, this, [this, times](int row) {
        const auto display = Display(times->itemData(row).toInt());
        widgets::TimeFormat::instance().setDisplay(display);
        m_settings->setValue(QStringLiteral("times"), widgets::TimeFormat::name(display));
    });
}

void SettingsPage::addLanguage(QFormLayout *form) {
    auto *language = new QComboBox(this);
    language->addItem(tr("As the desktop"), QString());
    // Each language is called what it calls itself.
    language->addItem(QStringLiteral("English"), QStringLiteral("en"));
    language->addItem(QStringLiteral("Deutsch"), QStringLiteral("de"));
    language->setCurrentIndex(qMax(0, language->findData(m_settings->value(QStringLiteral("language")).toString())));
    addRow(form, tr("Language"), language, "settingsLanguage", tr("Of menus and messages, from the next start on"));
    auto *note = label(tr("The language changes when Davenport is started again."), "hint", this);
    note->hide();
    form->addRow(QString(), note);
    connect(language, &QComboBox::activated, this, [this, language, note](int row) {
        m_settings->setValue(QStringLiteral("language"), language->itemData(row).toString());
        note->show();
    });
}

void SettingsPage::addShortcuts(QVBoxLayout *column, shell::Frame &frame) {
    column->addWidget(label(tr("Shortcuts"), "page-title", this));
    auto *table = new ShortcutTable(frame.actions(), this);
    auto *row = new QHBoxLayout;
    auto *filter = new QLineEdit(this);
    filter->setObjectName(QStringLiteral("settingsShortcutFilter"));
    filter->setPlaceholderText(tr("Find a command or a key"));
    filter->setAccessibleName(filter->placeholderText());
    filter->setToolTip(filter->placeholderText());
    filter->setClearButtonEnabled(true);
    row->addWidget(filter, 1);
    auto *change = new widgets::Button(tr("Change…"), QStringLiteral("document-edit"), widgets::Button::Role::Plain, this);
    change->setToolTip(tr("Record new keys for the command (F2)"));
    auto *reset = new widgets::Button(tr("Reset"), QStringLiteral("edit-undo"), widgets::Button::Role::Plain, this);
    reset->setObjectName(QStringLiteral("settingsShortcutReset"));
    reset->setToolTip(tr("Give the command the keys it came with"));
    auto *resetAll = new widgets::Button(tr("Reset all"), {}, widgets::Button::Role::Plain, this);
    resetAll->setToolTip(tr("Give every command the keys it came with"));
    row->addWidget(change);
    row->addWidget(reset);
    row->addWidget(resetAll);
    column->addLayout(row);
    column->addWidget(table, 1);
    auto *note = label(tr("F2 or a double click records new keys; Backspace takes them away."), "hint", this);
    note->setObjectName(QStringLiteral("settingsShortcutNote"));
    column->addWidget(note);
    connect(filter, &QLineEdit::textChanged, table, &ShortcutTable::setFilter);
    connect(change, &QPushButton::clicked, table, &ShortcutTable::record);
    connect(reset, &QPushButton::clicked, table, &ShortcutTable::resetCurrent);
    connect(resetAll, &QPushButton::clicked, table, &ShortcutTable::resetAll);
    connect(table, &ShortcutTable::told, this, [note](const QString &text, bool refused) {
        note->setText(text);
        note->setProperty("look", refused ? "error" : "hint");
        note->setStyleSheet(QString()); // looks at the property again
    });
}

} // namespace davenport::settings
