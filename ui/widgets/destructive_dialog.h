#pragma once

#include <QDialog>
#include <QString>
#include <QStringList>

class QKeyEvent;
class QLineEdit;

namespace davenport::widgets {

class Button;

/// An act that cannot be undone, as the person is asked about it.
struct DestructiveAct {
    /// What and how many: "Delete 1 240 documents of orders?".
    QString question;
    /// Some of what is meant, a line each, such as ids; empty shows no list.
    QStringList examples;
    /// How many things are meant; what has no example is said as "… and N more".
    qint64 count = 1;
    /// What becomes of them, and what cannot come back.
    QString consequence;
    /// The button's words, such as "Delete 1 240".
    QString action;
    /// What has to be typed before the button works: the database's name. Empty never asks.
    QString typedName;
    /// The name has to be typed from this many things on.
    qint64 typedFrom = 100;
};

/// Asks before something is done that cannot be undone: says what and how many, wants a name typed above a threshold, and is
/// never confirmed by Return or Delete, only by its button (a click, or Space on it). The focus starts at the name or at
/// Cancel. GUI thread only. Use it with open() and accepted(), or exec().
class DestructiveDialog : public QDialog {
    Q_OBJECT
public:
    DestructiveDialog(const DestructiveAct &act, QWidget *parent);

    /// Whether the name has to be typed.
    bool asksForName() const { return m_name != nullptr; }

protected:
    void showEvent(QShowEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;

private:
    QLineEdit *m_name = nullptr;
    Button *m_confirm;
};

} // namespace davenport::widgets
