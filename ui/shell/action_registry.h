#pragma once

#include <QAction>
#include <QHash>
#include <QKeySequence>
#include <QList>
#include <QObject>
#include <QString>

#include <functional>

class QSettings;

namespace davenport::shell {

/// What a feature says about one command.
struct ActionSpec {
    /// Unique and stable, such as "documents.new"; the part before the dot is the feature.
    QString id;
    /// As in a menu, with "&" before the mnemonic.
    QString text;
    /// The name of an icon, or empty.
    QString icon;
    QKeySequence shortcut;
    /// The menu it stands in: "File", "Edit", "View", "Database", "Query", "Conflicts", "Window" or "Help". Empty: none.
    QString menu;
    /// Actions of one menu with the same section stand together; sections are in ascending order with lines between.
    int section = 0;
    /// One line for the tool tip; empty takes the text.
    QString tip;
    bool checkable = false;
    /// Whether the command palette offers it.
    bool inPalette = true;
};

/// All commands of the program, by id. Menus, the palette and key lists are made from it. GUI thread only.
class ActionRegistry : public QObject {
    Q_OBJECT
public:
    using QObject::QObject;

    /// Makes the action and owns it. `run` is called with the checked state while `context` lives; with a null `context`
    /// while the registry lives. An id that is taken already, or a text that is empty, ends the program with a message:
    /// it is a mistake in the program, not of its user.
    QAction *add(const ActionSpec &spec, QObject *context, std::function<void(bool checked)> run);

    /// The action of that id, or null.
    QAction *action(const QString &id) const { return m_actions.value(id); }

    /// What was said about it when it was added; an empty spec for an unknown id.
    ActionSpec spec(const QString &id) const { return m_specs.value(id); }

    /// Shortcuts that the person chose, from now on: those that `settings` has, for actions that exist and those that
    /// come. Null keeps nothing. Not owned.
    void setSettings(QSettings *settings);
    /// Gives the action another shortcut (empty: none) and keeps it in the settings. Whoever had it keeps it too: ask
    /// conflictOf() first.
    void setShortcut(const QString &id, const QKeySequence &keys);
    /// The shortcut the program comes with.
    void resetShortcut(const QString &id);
    bool hasOwnShortcut(const QString &id) const;
    /// The other action that answers to `keys`, or a longer or shorter form of them; empty when they are free.
    QString conflictOf(const QString &id, const QKeySequence &keys) const;

    /// Every id in the order in which they were added.
    QStringList ids() const { return m_order; }

signals:
    /// A new action exists.
    void added(const QString &id);
    /// The action answers to another shortcut.
    void shortcutChanged(const QString &id);

private:
    void applyShortcut(const QString &id, const QKeySequence &keys);

    QSettings *m_settings = nullptr;
    QHash<QString, QAction *> m_actions;
    QHash<QString, ActionSpec> m_specs;
    QStringList m_order;
};

} // namespace davenport::shell
