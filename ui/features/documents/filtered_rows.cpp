#include "ui/features/documents/filtered_rows.h"

#include "ui/session/open_database.h"

#include <QTimer>

#include <algorithm>

namespace davenport::documents {

namespace {

constexpr int kMaxRequests = 2;
constexpr std::uint64_t kShortScan = 2'000; ///< a scan over so few documents is done again by itself

std::string_view bytesOf(const QByteArray &text) { return {text.constData(), std::size_t(text.size())}; }

/// The place of `id` in the list at `from` or behind it; -1 if it is not there.
int find(const IdList &list, const QString &id, std::size_t from = 0) {
    const QByteArray wanted = id.toUtf8();
    for (std::size_t row = from; row < list.size(); ++row) {
        if (list.at(row) == bytesOf(wanted)) {
            return int(row);
        }
    }
    return -1;
}

} // namespace

FilteredRows::FilteredRows(QObject *parent) : RowSource(parent) {
    connect(&m_scans, &async::Receiver::busyChanged, this, [this] {
        emit loadingChanged();
        emit scanChanged();
    });
}

FilteredRows::~FilteredRows() = default;

void FilteredRows::show(const FilterView &view, const QString &id) {
    if (view.database != m_view.database) {
        if (m_view.database) {
            m_view.database->disconnect(this);
        }
        if (view.database) {
            connect(view.database.get(), &session::OpenDatabase::changed, this, &FilteredRows::onChanged);
        }
    }
    m_view = view;
    m_shown = false;
    m_keep = id;
    m_wanted.clear();
    m_figures = {};
    m_scans.supersede();
    m_reads.supersede();
    m_requested.clear();
    m_next.clear();
    if (!view.database) {
        emit aboutToReset();
        m_ids.clear();
        m_cache.clear();
        emit reset(-1);
        return;
    }
    m_findings = std::make_shared<ScanFindings>();
    ScanQuery query;
    if (!view.partition.isEmpty()) {
        query.partition = view.partition.toStdString();
    }
    query.conflictedOnly = view.conflictedOnly;
    query.descending = view.descending;
    query.conditions = view.conditions;
    query.sortBy = view.sortBy;
    view.database->run(
        m_scans,
        [query, findings = m_findings](api::Session &session, const base::Work &work) {
            return scanDocuments(session, query, *findings, work);
        },
        [this](const ScanFigures &) { finish(); },
        [this](const base::Error &error) {
            finish();
            if (error.code() != base::ErrorCode::Cancelled) {
                emit failed(error);
            }
        },
        [this](const base::Progress &) { takeFindings(); }, async::Lane::Own);
    emit loadingChanged();
}

/// The ids of the view before make room when the first of this one are to be shown.
void FilteredRows::reveal(int row) {
    emit aboutToReset();
    m_cache.clear();
    std::swap(m_ids, m_next);
    m_next.clear();
    m_shown = true;
    m_missed = 0;
    emit reset(row);
    emit missedChanged();
    emit loadingChanged();
}

void FilteredRows::takeFindings() {
    IdList fresh;
    m_figures = m_findings->take(fresh);
    if (m_shown) {
        const int old = int(m_ids.size());
        if (fresh.size() > 0) {
            emit aboutToGrow(old, old + int(fresh.size()) - 1);
            m_ids.append(fresh);
            emit grown();
            answerGoTo(false);
            loadWanted();
        }
    } else {
        const std::size_t searched = m_next.size();
        m_next.append(fresh);
        const int row = m_keep.isEmpty() ? -1 : find(m_next, m_keep, searched);
        if (m_next.size() > 0 && (m_keep.isEmpty() || row >= 0)) {
            reveal(row);
            loadWanted();
        }
    }
    emit scanChanged();
}

void FilteredRows::finish() {
    takeFindings();
    if (!m_shown) {
        reveal(-1); // what it should keep to is not there any more
        loadWanted();
    }
    answerGoTo(true);
    emit grown(); // the number of rows is exact now
    emit scanChanged();
}

QString FilteredRows::idAt(int number) const {
    if (number < 0 || std::size_t(number) >= m_ids.size()) {
        return {};
    }
    const std::string_view id = m_ids.at(std::size_t(number));
    return QString::fromUtf8(id.data(), qsizetype(id.size()));
}

bool FilteredRows::isRowLoading(int number) const {
    return number >= 0 && number < total() && !m_cache.has(number / kPageSize);
}

void FilteredRows::setVisibleRows(int first, int last) {
    m_firstVisible = first;
    m_lastVisible = last;
    loadWanted();
}

void FilteredRows::loadWanted() {
    if (!m_shown || m_ids.size() == 0) {
        return;
    }
    const int lastPage = (int(m_ids.size()) - 1) / kPageSize;
    const int from = std::clamp(m_firstVisible / kPageSize, 0, lastPage);
    const int to = std::clamp(m_lastVisible / kPageSize, from, lastPage);
    QList<int> wanted;
    for (int page = from; page <= to; ++page) {
        wanted.append(page);
    }
    wanted << to + 1 << from - 1;
    for (const int page : wanted) {
        if (page < 0 || page > lastPage || m_requested.contains(page)) {
            continue;
        }
        const auto rows = std::min<std::size_t>(kPageSize, m_ids.size() - std::size_t(page) * kPageSize);
        const bool whole = m_cache.row(page * kPageSize + int(rows) - 1) != nullptr; // a page grows while one scans
        if (m_cache.use(page) && whole) {
            continue;
        }
        if (m_requested.size() >= kMaxRequests) {
            return;
        }
        requestPage(page);
    }
}

void FilteredRows::requestPage(int page) {
    RowQuery query;
    query.keys.emplace();
    const std::size_t first = std::size_t(page) * kPageSize;
    for (std::size_t row = first; row < std::min(first + kPageSize, m_ids.size()); ++row) {
        query.keys->emplace_back(m_ids.at(row));
    }
    m_requested.insert(page);
    m_view.database->run(
        m_reads,
        [query](api::Session &session, const base::Work &work) { return readRows(session, query, work); },
        [this, page](RowPage read) {
            m_requested.remove(page);
            const int last = page * kPageSize + int(read.rows.size()) - 1;
            m_cache.store(page, std::move(read.rows));
            emit rowsArrived(page * kPageSize, last);
            loadWanted();
        },
        [this, page](const base::Error &error) {
            m_requested.remove(page);
            if (error.code() != base::ErrorCode::Cancelled) {
                emit failed(error);
            }
        });
}

void FilteredRows::refresh(const QString &id) { show(m_view, id); }

void FilteredRows::goTo(const QString &id) {
    m_wanted = id;
    QTimer::singleShot(0, this, [this] { answerGoTo(!isScanning()); });
}

void FilteredRows::answerGoTo(bool atEnd) {
    if (m_wanted.isEmpty() || !m_shown) {
        return;
    }
    int row = find(m_ids, m_wanted);
    const bool exact = row >= 0;
    if (!exact && atEnd && !m_view.sortBy) {
        // The beginning of an id is enough, and a place where it would stand is better than none.
        const QByteArray wanted = m_wanted.toUtf8();
        row = int(m_ids.size()) - 1;
        for (std::size_t at = 0; at < m_ids.size(); ++at) {
            const bool behind = m_view.descending ? m_ids.at(at) <= bytesOf(wanted) : m_ids.at(at) >= bytesOf(wanted);
            if (behind) {
                row = int(at);
                break;
            }
        }
    }
    if (exact || atEnd) {
        m_wanted.clear();
        emit located(row, exact);
    }
}

void FilteredRows::findRows(const QStringList &ids) {
    QSet<QByteArray> wanted;
    for (const QString &id : ids) {
        wanted.insert(id.toUtf8());
    }
    QList<int> rows;
    for (std::size_t row = 0; row < m_ids.size() && rows.size() < wanted.size(); ++row) {
        const std::string_view id = m_ids.at(row);
        if (wanted.contains(QByteArray::fromRawData(id.data(), qsizetype(id.size())))) {
            rows.append(int(row));
        }
    }
    QTimer::singleShot(0, this, [this, rows] { emit rowsFound(rows); });
}

void FilteredRows::cancel() {
    if (isScanning()) {
        m_scans.supersede();
        finish();
    }
}

void FilteredRows::onChanged(const session::ChangeBatch &batch) {
    if (!m_shown) {
        return;
    }
    QSet<QString> ids(batch.ids.begin(), batch.ids.end());
    m_cache.outdate(ids, !batch.complete);
    if (!m_view.partition.isEmpty()) {
        const QString prefix = m_view.partition + ':';
        ids.removeIf([&](const QString &id) { return !id.startsWith(prefix); });
    }
    // Whether one of the others meets the conditions now is not known before they are asked again.
    const std::uint64_t unknown = batch.complete ? std::uint64_t(ids.size()) : batch.count;
    if (unknown > 0) {
        m_missed += unknown;
        emit missedChanged();
        if (m_figures.about <= kShortScan && !isScanning()) {
            emit refreshWanted();
        }
    }
    loadWanted();
}

} // namespace davenport::documents
