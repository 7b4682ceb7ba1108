#pragma once

#include "ui/theme/tokens.h"

#include <QFont>
#include <QObject>
#include <QPalette>

class QApplication;

namespace davenport::theme {

class TextScale;

/// The look of the whole program: colours, fonts, style and style sheet. One object for the application, GUI thread
/// only. Painting code asks color() while it paints and so follows a switch; whoever keeps colours listens to changed().
class Theme : public QObject {
    Q_OBJECT
public:
    /// What the person chose; System follows the desktop while the program runs.
    enum class Choice { Light, Dark, System };
    Q_ENUM(Choice)

    /// The application's theme. Made on the first call, which needs a QApplication, and destroyed with it.
    static Theme &instance();

    /// Puts style, palette, fonts and style sheet on the application. Call once in main() before any window is made.
    void install(Choice choice);

    /// Changes the look of every open window. Emits changed() when light turned to dark or back.
    void setChoice(Choice choice);
    Choice choice() const { return m_choice; }

    /// The look in use now; never "system".
    Mode mode() const { return m_mode; }
    bool isDark() const { return m_mode == Mode::Dark; }

    /// The colour of `token` in the look in use now.
    QColor color(Token token) const { return tokenColor(token, m_mode); }

    /// The size of all text in percent of the usual, 100 to 200 (other numbers are taken as the nearest of these). Fonts,
    /// style sheet and the sizes of widgets follow at once, and changed() is emitted.
    int textPercent() const;
    void setTextPercent(int percent);

    /// Every palette role in the look in use now.
    QPalette palette() const;

    /// Inter, or the desktop's sans serif font where it is missing. `px` is the size in logical pixels at 100 %.
    QFont uiFont(qreal px = 13, QFont::Weight weight = QFont::Normal) const;

    /// JetBrains Mono without ligatures, or the desktop's fixed font where it is missing. 12 px in cells, chips and
    /// ids, 12.5 px in editors.
    QFont codeFont(qreal px = 12) const;

    /// `text` with every "@token" replaced by the colour of that token in the look in use now. An unknown name is left
    /// as it stands. For the rare style sheet a widget needs of its own.
    QString resolve(QString text) const;

    /// "light", "dark" or "system", as in settings and on the command line.
    static QString choiceName(Choice choice);

    /// The choice called `name`; `fallback` when no choice has that name.
    static Choice choiceByName(QStringView name, Choice fallback);

signals:
    /// The look has changed; palette and style sheet are already the new ones.
    void changed();

private:
    explicit Theme(QObject *parent);
    void followSystem();
    void apply();

    Choice m_choice = Choice::System;
    Mode m_mode = Mode::Light;
    bool m_installed = false;
    TextScale *m_scale;
    QString m_uiFamily;
    QString m_codeFamily;
};

/// Short for Theme::instance().color(token): painting code asks this often.
QColor color(Token token);

} // namespace davenport::theme
