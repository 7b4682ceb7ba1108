#pragma once

#include "ui/json/json_merge.h"

#include <QDialog>

class QLabel;
class QTreeWidget;

namespace davenport::widgets {
class Button;
}

namespace davenport::inspector {

class JsonEditor;

/// Mine, theirs and what both began with, one row for each place that differs, with a choice for each and the result below.
/// Keys: Up and Down walk, 1 mine, 2 theirs, 3 base, E edits, N goes to the next open place, Ctrl+Return takes the result.
/// Never blocks: use open() and accepted(). GUI thread only.
class MergeDialog : public QDialog {
    Q_OBJECT
public:
    /// `baseNote` says what the base is, or why there is none.
    MergeDialog(json::Merge merge, const QString &theirRev, const QString &baseNote, QWidget *parent);

    /// The merged text.
    QByteArray result() const;
    const json::Merge &merge() const { return m_merge; }
    QTreeWidget *table() const { return m_table; }
    /// Chooses for the place in row `row`.
    void choose(int row, json::MergeChoice choice);
    /// Asks for another value of the place in the current row.
    void editCurrent();

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void build(const QString &theirRev, const QString &baseNote);
    void showRow(int row);
    void showState();
    void nextOpen();
    int currentRow() const;

    json::Merge m_merge;
    QTreeWidget *m_table = nullptr;
    QLabel *m_state = nullptr;
    JsonEditor *m_preview = nullptr;
    widgets::Button *m_use = nullptr;
    widgets::Button *m_base = nullptr;
};

} // namespace davenport::inspector
