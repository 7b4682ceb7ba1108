#pragma once

#include "ui/session/document_locator.h"

#include <QHash>
#include <QItemSelection>
#include <QObject>

#include <optional>

namespace davenport::documents {

class DocumentTable;
class DocumentTableModel;

/// Which documents are selected, by their ids: it outlives a new numbering of the rows, and it can name them however many
/// there are. GUI thread only.
class RowSelection : public QObject {
    Q_OBJECT
public:
    /// How many documents it names one by one; more of them by ranges.
    static constexpr int kMaxIds = 5'000;

    /// Both must outlive it.
    RowSelection(DocumentTable *table, DocumentTableModel *model, QObject *parent = nullptr);

    /// From now on, rows that are numbered anew keep the selection; call before each refresh. It lasts for one reset.
    void keep() { m_keeping = true; }
    /// Selects again what was selected before the rows were numbered anew: at once what is on the screen, the rest when its
    /// rows are found. Call after the reset has been dealt with.
    void restore();
    /// Selects the documents with these ids as soon as their rows are known.
    void select(const QStringList &ids);

    /// The selected documents; ranges stand for the rows of the view. Nothing while the ids at an end of a range are not
    /// read yet.
    std::optional<session::DocumentScope> scope(const session::DatabasePtr &database, bool descending,
                                                bool conflictedOnly) const;
    /// How many there are.
    qsizetype count() const;

private:
    void onSelectionChanged();
    void noteEnds();
    void onAboutToReset();
    void onRowsFound(const QList<int> &rows);
    void selectRows(QList<int> rows);
    QString idAt(int row) const;

    DocumentTable *m_table;
    DocumentTableModel *m_model;
    QHash<int, QString> m_ends; ///< ids of rows at the ends of selected ranges
    QStringList m_kept;         ///< one by one, or first and last of each range
    bool m_keptAll = false;
    bool m_keptRanges = false;
    bool m_keeping = false;
    bool m_waiting = false;     ///< for rowsFound()
    bool m_quiet = false;
};

} // namespace davenport::documents
