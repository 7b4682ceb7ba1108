#pragma once

#include "ui/async/receiver.h"
#include "ui/features/documents/document_scan.h"
#include "ui/features/documents/row_cache.h"
#include "ui/features/documents/row_source.h"
#include "ui/session/change_batch.h"

#include <QSet>
#include <QString>

#include <memory>

namespace davenport::documents {

/// Which documents are wanted, and in which order.
struct FilterView {
    session::DatabasePtr database;
    QString partition; ///< empty for all
    bool conflictedOnly = false;
    bool descending = false;
    std::vector<Condition> conditions;
    std::optional<FieldPath> sortBy; ///< nothing: by id

    bool operator==(const FilterView &) const = default;
};

/// The rows of documents that meet conditions, or are sorted by a field: a scan in the background finds their ids, of which
/// up to a million are kept; the documents themselves are read page by page as they are looked at. Unsorted rows are there
/// as soon as they are found; a sorted view is there when the scan has ended. GUI thread only; nothing blocks.
class FilteredRows : public RowSource {
    Q_OBJECT
public:
    explicit FilteredRows(QObject *parent = nullptr);
    ~FilteredRows() override;

    /// Looks for other documents; what was shown stays until the first of them are there. A null database ends it all.
    void show(const FilterView &view, const QString &id = {});
    const FilterView &view() const { return m_view; }
    /// What the scan has seen so far, or saw in all.
    const ScanFigures &figures() const { return m_figures; }
    bool isScanning() const { return m_scans.pending() > 0; }
    /// Whether the rows on show are these of view(), and not still those from before.
    bool isShown() const { return m_shown; }
    QString idAt(int number) const override;
    bool isListed() const override { return true; }

    session::DatabasePtr database() const override { return m_view.database; }
    QString partition() const override { return m_view.partition; }
    int total() const override { return int(m_ids.size()); }
    bool isTotalExact() const override { return m_shown && m_figures.complete && !m_figures.cut; }
    const DocumentRow *row(int number) const override { return m_cache.row(number); }
    bool isRowLoading(int number) const override;
    std::uint64_t missed() const override { return m_missed; }
    bool isLoading() const override { return isScanning() && !m_shown; }
    double lastMilliseconds() const override { return m_figures.milliseconds; }
    int lastRows() const override { return int(m_figures.found); }
    void setVisibleRows(int first, int last) override;
    void refresh(const QString &id) override;
    void goTo(const QString &id) override;
    void cancel() override;
    void findRows(const QStringList &ids) override;

signals:
    /// figures() says more now, or isScanning() is another.
    void scanChanged();

private:
    void takeFindings();
    void reveal(int row);
    void finish();
    void loadWanted();
    void requestPage(int page);
    void onChanged(const session::ChangeBatch &batch);
    void answerGoTo(bool atEnd);

    FilterView m_view;
    ScanFigures m_figures;
    IdList m_ids;         ///< of the rows on show
    IdList m_next;        ///< of those that will be, until they are
    bool m_shown = false;
    QString m_keep;       ///< the id to keep to, until it is found
    QString m_wanted;     ///< the id to go to, until it is found
    RowCache m_cache;
    QSet<int> m_requested;
    int m_firstVisible = 0;
    int m_lastVisible = 0;
    std::uint64_t m_missed = 0;
    std::shared_ptr<ScanFindings> m_findings;
    async::Receiver m_scans;
    async::Receiver m_reads;
};

} // namespace davenport::documents
