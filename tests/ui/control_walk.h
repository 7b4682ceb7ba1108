#pragma once

#include <QAbstractButton>
#include <QAbstractItemView>
#include <QAbstractSpinBox>
#include <QAccessible>
#include <QComboBox>
#include <QLabel>
#include <QLineEdit>
#include <QMenuBar>
#include <QSet>
#include <QStringList>
#include <QTabBar>
#include <QTextEdit>
#include <QWidget>

namespace davenport::tests {

/// The way to a widget from its window, for a message: "MainWindow / SettingsPage / QComboBox(settingsTheme)".
inline QString pathOf(const QWidget *widget) {
    QStringList parts;
    for (const QWidget *at = widget; at != nullptr; at = at->parentWidget()) {
        const QString name = at->objectName();
        const QString kind = QString::fromLatin1(at->metaObject()->className()).section(QStringLiteral("::"), -1);
        parts.prepend(name.isEmpty() ? kind : kind + '(' + name + ')');
    }
    return parts.join(QStringLiteral(" / "));
}

/// Whether a person does something with it, as opposed to reading it.
inline bool isControl(const QWidget *widget) {
    return qobject_cast<const QAbstractButton *>(widget) != nullptr || qobject_cast<const QComboBox *>(widget) != nullptr ||
           qobject_cast<const QAbstractSpinBox *>(widget) != nullptr || qobject_cast<const QTextEdit *>(widget) != nullptr ||
           qobject_cast<const QAbstractItemView *>(widget) != nullptr ||
           (qobject_cast<const QLineEdit *>(widget) != nullptr &&
            qobject_cast<const QAbstractSpinBox *>(widget->parentWidget()) == nullptr &&
            qobject_cast<const QComboBox *>(widget->parentWidget()) == nullptr);
}

/// Parts that Qt makes for itself inside of a control: headers, scroll buttons, the button that clears a line.
inline bool isInner(const QWidget *widget) {
    return widget->inherits("QHeaderView") || widget->inherits("QTableCornerButton") ||
           (widget->parentWidget() != nullptr &&
            (widget->parentWidget()->inherits("QTabBar") || widget->parentWidget()->inherits("QLineEdit") ||
             widget->parentWidget()->inherits("QTableView") || widget->parentWidget()->inherits("QComboBoxPrivateContainer") ||
             widget->parentWidget()->inherits("QToolBar") || widget->parentWidget()->inherits("QMenuBar")));
}

inline QList<QWidget *> controlsOn(QWidget *window) {
    QList<QWidget *> controls;
    const QList<QWidget *> widgets = window->findChildren<QWidget *>();
    for (QWidget *widget : widgets) {
        if (widget->isVisible() && widget->window() == window && isControl(widget) && !isInner(widget)) {
            controls.append(widget);
        }
    }
    return controls;
}

/// The controls on show that say nothing to a screen reader, or have no role for it.
inline QStringList namelessControls(QWidget *window) {
    QStringList nameless;
    for (QWidget *control : controlsOn(window)) {
        QAccessibleInterface *face = QAccessible::queryAccessibleInterface(control);
        if (face == nullptr || face->text(QAccessible::Name).trimmed().isEmpty() || face->role() == QAccessible::NoRole ||
            face->role() == QAccessible::Client) {
            nameless.append(pathOf(control));
        }
    }
    return nameless;
}

/// The controls on show that work, and that the Tab key never comes to.
inline QStringList unreachableControls(QWidget *window) {
    QSet<const QWidget *> reached;
    const QWidget *at = window;
    do {
        at = at->nextInFocusChain();
        if ((at->focusPolicy() & Qt::TabFocus) != 0 && at->isEnabled() && at->isVisible()) {
            reached.insert(at);
            reached.insert(at->focusProxy());
        }
    } while (at != window);
    QStringList missed;
    for (QWidget *control : controlsOn(window)) {
        if (control->isEnabled() && !reached.contains(control)) {
            missed.append(pathOf(control));
        }
    }
    return missed;
}

/// Labels and buttons on show that are smaller than their text, and those that lie over a sister.
inline QStringList clippedTexts(QWidget *window) {
    QStringList clipped;
    const QList<QWidget *> widgets = window->findChildren<QWidget *>();
    QList<QWidget *> texts;
    for (QWidget *widget : widgets) {
        if (!widget->isVisible() || widget->window() != window || widget->visibleRegion().isEmpty()) {
            continue;
        }
        if (const auto *label = qobject_cast<QLabel *>(widget)) {
            if (label->text().isEmpty()) {
                continue;
            }
            const int needed = label->wordWrap() ? label->heightForWidth(label->width()) : label->sizeHint().height();
            if (label->height() < needed || (!label->wordWrap() && label->width() < label->minimumSizeHint().width())) {
                clipped.append(QStringLiteral("%1: “%2” has %3 x %4 pixels").arg(pathOf(label), label->text()).arg(label->width()).arg(label->height()));
            }
            texts.append(widget);
        } else if (const auto *button = qobject_cast<QAbstractButton *>(widget); button != nullptr && !button->text().isEmpty() && !isInner(button)) {
            if (button->width() < button->minimumSizeHint().width() || button->height() < button->minimumSizeHint().height()) {
                clipped.append(QStringLiteral("%1: “%2” has %3 x %4 pixels").arg(pathOf(button), button->text()).arg(button->width()).arg(button->height()));
            }
            texts.append(widget);
        }
    }
    for (qsizetype i = 0; i < texts.size(); ++i) {
        for (qsizetype j = i + 1; j < texts.size(); ++j) {
            if (texts[i]->parentWidget() == texts[j]->parentWidget() && texts[i]->geometry().intersects(texts[j]->geometry())) {
                clipped.append(pathOf(texts[i]) + QStringLiteral(" lies over ") + pathOf(texts[j]));
            }
        }
    }
    return clipped;
}

} // namespace davenport::tests
