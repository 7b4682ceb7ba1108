#pragma once

#include <QTableWidget>

namespace davenport::shell {
class ActionRegistry;
}

namespace davenport::settings {

/// Every command with its keys. F2, Return or a double click records new ones, Backspace takes them away; keys that another
/// command has are refused, and it is named. GUI thread only.
class ShortcutTable : public QTableWidget {
    Q_OBJECT
public:
    /// The registry must outlive the table.
    explicit ShortcutTable(shell::ActionRegistry &actions, QWidget *parent = nullptr);

    /// Shows only commands whose name or keys have the text in them.
    void setFilter(const QString &text);
    /// Waits for keys for the command of the current row; Esc gives up.
    void record();
    void resetCurrent();
    void resetAll();

signals:
    /// What came of it, for a line under the table; `refused` when nothing was changed.
    void told(const QString &text, bool refused);

protected:
    bool event(QEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void mouseDoubleClickEvent(QMouseEvent *event) override;
    void focusOutEvent(QFocusEvent *event) override;

private:
    void fill();
    void updateRow(const QString &id);
    QString currentId() const;
    void give(const QKeySequence &keys);
    void stop();

    shell::ActionRegistry &m_actions;
    bool m_recording = false;
};

} // namespace davenport::settings
