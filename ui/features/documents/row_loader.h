#pragma once

#include "ui/async/receiver.h"
#include "ui/features/documents/document_rows.h"
#include "ui/features/documents/row_cache.h"
#include "ui/features/documents/row_keys.h"
#include "ui/features/documents/row_source.h"
#include "ui/session/change_batch.h"
#include "ui/session/document_locator.h"

#include <QObject>
#include <QSet>

#include <memory>

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
class RowLoader : public RowSource {
    Q_OBJECT
public:
    explicit RowLoader(QObject *parent = nullptr);
    ~RowLoader() override;

    /// Shows another view from its first row (or from `id`, if one is given). What was shown stays until the new rows
    /// are there; then reset() is emitted, or failed().
    void show(const RowView &view, const QString &id = {});
    void refresh(const QString &id) override;
    void goTo(const QString &id) override;
    const RowView &view() const { return m_view; }

    void setVisibleRows(int first, int last) override;
    void findRows(const QStringList &ids) override;

    session::DatabasePtr database() const override { return m_view.database; }
    QString partition() const override { return m_view.partition; }
    int total() const override { return m_total; }
    bool isTotalExact() const override { return m_totalIsExact; }
    const DocumentRow *row(int number) const override { return m_cache.row(number); }
    bool isRowLoading(int number) const override;
    std::uint64_t missed() const override { return m_missed; }
    bool isLoading() const override { return m_views.pending() > 0; }
    double lastMilliseconds() const override { return m_lastMilliseconds; }
    int lastRows() const override { return m_lastRows; }

    /// Ends the walk over ids; rows far away are then counted to when they are wanted.
    void cancel() override;
    bool isWalking() const { return m_walks.pending() > 0; }

signals:
    /// The walk over ids: how far it is; total 0 when it has ended.
    void walkProgressed(std::uint64_t done, std::uint64_t total);

private:
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
    RowCache m_cache;
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
    async::Receiver m_searches;
};

} // namespace davenport::documents
