#include "ui/theme/theme.h"

#include "ui/theme/studio_style.h"
#include "ui/theme/text_scale.h"

#include <QApplication>
#include <QFile>
#include <QFontDatabase>
#include <QGuiApplication>
#include <QPointer>
#include <QRegularExpression>
#include <QScreen>
#include <QStyleFactory>

// Outside any namespace, as Q_INIT_RESOURCE demands.
static void registerResources() {
    Q_INIT_RESOURCE(davenport);
    Q_INIT_RESOURCE(translations);
}

namespace davenport::theme {
namespace {

QString familyFrom(const QString &wanted, const QStringList &files, QFontDatabase::SystemFont fallback) {
    if (!QFontDatabase::families().contains(wanted)) {
        for (const QString &file : files) {
            QFontDatabase::addApplicationFont(QStringLiteral(":/davenport/fonts/") + file);
        }
    }
    return QFontDatabase::families().contains(wanted) ? wanted : QFontDatabase::systemFont(fallback).family();
}

void setPixelSize(QFont &font, qreal px) {
    if (px == qRound(px)) {
        font.setPixelSize(qRound(px));
        return;
    }
    const QScreen *screen = QGuiApplication::primaryScreen();
    font.setPointSizeF(px * 72.0 / (screen != nullptr ? screen->logicalDotsPerInchY() : 96.0));
}

// What the desktop asks for. Fusion's own palette is the one place where Qt 6.4 lets a program see it after it has set
// a palette of its own.
Mode systemMode() {
    const std::unique_ptr<QStyle> fusion(QStyleFactory::create(QStringLiteral("Fusion")));
    const QPalette palette = fusion->standardPalette();
    return palette.color(QPalette::Window).lightness() < palette.color(QPalette::WindowText).lightness() ? Mode::Dark
                                                                                                         : Mode::Light;
}

// Type and the heights made for it grow; lines and paddings stay.
QString scaledSheet(QString sheet, int percent) {
    if (percent == 100) {
        return sheet;
    }
    static const QRegularExpression pattern(QStringLiteral("(font-size|[^-]height): (\\d\\d)px"));
    qsizetype from = 0;
    for (QRegularExpressionMatch match = pattern.match(sheet); match.hasMatch(); match = pattern.match(sheet, from)) {
        const QString size = QString::number(match.captured(2).toInt() * percent / 100);
        sheet.replace(match.capturedStart(2), match.capturedLength(2), size);
        from = match.capturedStart(2) + size.size();
    }
    return sheet;
}

QString styleSheetSource() {
    QFile file(QStringLiteral(":/davenport/theme/davenport.qss"));
    file.open(QIODevice::ReadOnly);
    return QString::fromUtf8(file.readAll());
}

} // namespace

Theme &Theme::instance() {
    static QPointer<Theme> theme;
    if (theme.isNull()) {
        theme = new Theme(qApp);
    }
    return *theme;
}

Theme::Theme(QObject *parent) : QObject(parent), m_scale(new TextScale(this)) {
    registerResources();
    m_uiFamily = familyFrom(
        QStringLiteral("Inter"),
        {QStringLiteral("Inter-Regular.otf"), QStringLiteral("Inter-Medium.otf"), QStringLiteral("Inter-SemiBold.otf")},
        QFontDatabase::GeneralFont);
    m_codeFamily = familyFrom(QStringLiteral("JetBrains Mono"),
                              {QStringLiteral("JetBrainsMono-Regular.ttf"), QStringLiteral("JetBrainsMono-Italic.ttf"),
                               QStringLiteral("JetBrainsMono-Bold.ttf")},
                              QFontDatabase::FixedFont);
}

void Theme::install(Choice choice) {
    m_choice = choice;
    m_mode = choice == Choice::System ? systemMode() : choice == Choice::Dark ? Mode::Dark : Mode::Light;
    QApplication::setStyle(new StudioStyle);
    QApplication::setFont(uiFont());
    m_installed = true;
    apply();
    // A desktop that changes its look does so while its settings have the focus, not this program.
    connect(qGuiApp, &QGuiApplication::applicationStateChanged, this, &Theme::followSystem, Qt::UniqueConnection);
}

void Theme::setChoice(Choice choice) {
    m_choice = choice;
    const Mode mode = choice == Choice::System ? systemMode() : choice == Choice::Dark ? Mode::Dark : Mode::Light;
    if (mode == m_mode) {
        return;
    }
    m_mode = mode;
    apply();
    emit changed();
}

int Theme::textPercent() const {
    return m_scale->percent();
}

void Theme::setTextPercent(int percent) {
    const int before = m_scale->percent();
    m_scale->setPercent(percent);
    if (m_scale->percent() == before) {
        return;
    }
    if (m_installed) {
        QApplication::setFont(uiFont());
    }
    apply();
    emit changed();
}

void Theme::followSystem() {
    if (m_choice == Choice::System) {
        setChoice(Choice::System);
    }
}

void Theme::apply() {
    if (!m_installed) {
        return;
    }
    QApplication::setPalette(palette());
    qApp->setStyleSheet(scaledSheet(resolve(styleSheetSource()), m_scale->percent()));
}

QPalette Theme::palette() const {
    QPalette p;
    const auto set = [&](QPalette::ColorRole role, Token token) { p.setColor(role, color(token)); };
    set(QPalette::Window, Token::Window);
    set(QPalette::WindowText, Token::Text);
    set(QPalette::Base, Token::Base);
    set(QPalette::AlternateBase, Token::Alt);
    set(QPalette::Text, Token::Text);
    set(QPalette::PlaceholderText, Token::Text3);
    set(QPalette::Button, Token::Base);
    set(QPalette::ButtonText, Token::Text);
    set(QPalette::BrightText, Token::Red);
    set(QPalette::Highlight, Token::Sel);
    set(QPalette::HighlightedText, Token::Text);
    set(QPalette::Link, Token::Accent);
    set(QPalette::LinkVisited, Token::Accent2);
    set(QPalette::ToolTipBase, Token::Base);
    set(QPalette::ToolTipText, Token::Text);
    set(QPalette::Light, Token::Base);
    set(QPalette::Midlight, Token::Hover);
    set(QPalette::Mid, Token::Border);
    set(QPalette::Dark, Token::Border2);
    set(QPalette::Shadow, Token::Border2);
    for (const QPalette::ColorRole role : {QPalette::WindowText, QPalette::Text, QPalette::ButtonText}) {
        p.setColor(QPalette::Disabled, role, color(Token::Text3));
    }
    p.setColor(QPalette::Inactive, QPalette::Highlight, color(Token::Sel2));
    return p;
}

QFont Theme::uiFont(qreal px, QFont::Weight weight) const {
    QFont font(m_uiFamily);
    setPixelSize(font, px * m_scale->percent() / 100);
    font.setWeight(weight);
    return font;
}

QFont Theme::codeFont(qreal px) const {
    QFont font(m_codeFamily);
    font.setStyleHint(QFont::Monospace);
    font.setFixedPitch(true);
    setPixelSize(font, px * m_scale->percent() / 100);
    return font;
}

QString Theme::resolve(QString text) const {
    static const QRegularExpression pattern(QStringLiteral("@(\\w+)"));
    qsizetype from = 0;
    QRegularExpressionMatch match = pattern.match(text);
    while (match.hasMatch()) {
        from = match.capturedEnd();
        if (const std::optional<Token> token = tokenByName(match.capturedView(1))) {
            const QString value = color(*token).name(QColor::HexArgb);
            text.replace(match.capturedStart(), match.capturedLength(), value);
            from = match.capturedStart() + value.size();
        }
        match = pattern.match(text, from);
    }
    return text;
}

QString Theme::choiceName(Choice choice) {
    switch (choice) {
    case Choice::Light:
        return QStringLiteral("light");
    case Choice::Dark:
        return QStringLiteral("dark");
    case Choice::System:
        break;
    }
    return QStringLiteral("system");
}

Theme::Choice Theme::choiceByName(QStringView name, Choice fallback) {
    for (const Choice choice : {Choice::Light, Choice::Dark, Choice::System}) {
        if (name == choiceName(choice)) {
            return choice;
        }
    }
    return fallback;
}

QColor color(Token token) {
    return Theme::instance().color(token);
}

} // namespace davenport::theme
