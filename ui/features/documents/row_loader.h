#pragma once

#include "ui/async/receiver.h"
#include "ui/features/documents/document_rows.h"
#include "ui/features/documents/row_keys.h"
#include "ui/session/change_batch.h"
#include "ui/session/document_locator.h"

#include <QObject>
#include <QSet>

#include <list>
#include <memory>
#include <unordered_map>

namespace davenport::documents {

struct Located;
class FoundPlaces;

/// Which rows are shown: a database, or one of its partitions, by ids in one direction.
struct RowView {
    session::DatabasePtr database;
    QString partition; ///< empty for all
    bool descending = false;
    bool conflictedOnly = false; ///< only documents in conflict; always in ascending order

    bool operator==(const RowView &) const = default;
};

/// Reads the rows of a view page by page, always by key, and keeps the pages that were used last. The number of rows of a
/// database comes with its first page and is exact; that of a partition is counted in the background. Where a row stands far from every known key, a walk over ids in the background
/// (bounded notes, no bodies) says which id stands there; until it got there the row is Loading.
///
/// Rows keep their numbers until refresh(): documents that changed are read again in place, documents that came or went
/// are only counted in missed(). A short view refreshes itself. GUI thread only; nothing blocks.
class RowLoader : public QObject {
    Q_OBJECT
public:
    static constexpr int kPageSize = 100;

    explicit RowLoader(QObject *parent = nullptr);
    ~RowLoader() override;

    /// Shows another view from its first row (or from `id`, if one is given). What was shown stays until the new rows
    /// are there; then reset() is emitted, or failed().
    void show(const RowView &view, const QString &id = {});
    /// Reads the same view anew and keeps to `id`, whose row reset() names.
    void refresh(const QString &id);
    /// Finds the row of `id`; ends with located() or failed().
    void goTo(const QString &id);
    const RowView &view() const { return m_view; }

    /// Tells which rows are on the screen: they are read first, and their neighbours after them.
    void setVisibleRows(int first, int last);

    /// How many rows there are; 0 before the first reset().
    int total() const { return m_total; }
    /// False while total() is only what is known so far.
    bool isTotalExact() const { return m_totalIsExact; }
    /// The row, or null while it is not read (or was deleted since the view began).
    const DocumentRow *row(int number) const;
    /// Whether the row is being read, or waits to be.
    bool isRowLoading(int number) const;
    /// Documents that came or went since the view began.
    std::uint64_t missed() const { return m_missed; }
    /// Whether a reset() is awaited.
    bool isLoading() const { return m_views.pending() > 0; }
    /// Time, in milliseconds, and number of rows of the page that was read last.
    double lastMilliseconds() const { return m_lastMilliseconds; }
    int lastRows() const { return m_lastRows; }

    /// Ends the walk over ids; rows far away are then counted to when they are wanted.
    void cancelWalk();
    bool isWalking() const { return m_walks.pending() > 0; }

signals:
    void loadingChanged();
    void aboutToReset();
    /// Other rows are there. `row` is the one to go to, or -1 to stay.
    void reset(int row);
    /// More rows than total() are known to be there; sent before and after it grows.
    void aboutToGrow(int first, int last);
    void grown();
    void rowsArrived(int first, int last);
    void located(int row, bool exact);
    void failed(const davenport::base::Error &error);
    void missedChanged();
    /// The walk over ids: how far it is; total 0 when it has ended.
    void walkProgressed(std::uint64_t done, std::uint64_t total);
    /// The view is short and has changed: whoever knows the place should call refresh().
    void refreshWanted();

private:
    struct Page {
        std::vector<DocumentRow> rows;
        std::size_t bytes = 0;
        bool outdated = false;
        std::list<int>::iterator used;
    };

    void load(const RowView &view, const QString &id, bool fresh);
    void applyLocated(const RowView &view, Located place, bool looksFor, bool goThere);
    void loadWanted();
    void requestPage(int page);
    void store(int page, std::vector<DocumentRow> rows);
    void startWalk();
    void countPartition();
    void takeFound();
    void onChanged(const session::ChangeBatch &batch);
    void compareFigures();
    void addMissed(std::uint64_t count);
    RowQuery baseQuery(const RowView &view) const;

    RowView m_view;      ///< as it was asked for last
    RowView m_shownView; ///< whose rows these are
    int m_total = 0;
    bool m_totalIsExact = true;
    bool m_shown = false;
    bool m_renew = false; ///< all rows are to be read anew
    std::unordered_map<int, Page> m_pages;
    std::list<int> m_usage; ///< most recently used first
    std::size_t m_bytes = 0;
    QSet<int> m_requested;
    int m_firstVisible = 0;
    int m_lastVisible = 0;
    RowKeys m_keys;
    std::shared_ptr<FoundPlaces> m_found;
    std::uint64_t m_seq = 0; ///< the database's sequence when the view began
    std::optional<std::uint64_t> m_deletions; ///< tombstones when the view began
    std::uint64_t m_missed = 0;
    double m_lastMilliseconds = 0;
    int m_lastRows = 0;
    async::Receiver m_views;
    async::Receiver m_reads;
    async::Receiver m_walks;
};

} // namespace davenport::documents
