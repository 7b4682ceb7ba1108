#include "ui/features/documents/row_loader.h"

#include "ui/features/documents/row_walk.h"
#include "ui/session/open_database.h"

#include <algorithm>
#include <limits>

namespace davenport::documents {

namespace {

constexpr int kMaxRequests = 2;
constexpr std::uint64_t kNearRows = 1'000;  ///< so many rows may be passed over to reach a page
constexpr int kShortView = 2'000;           ///< a view of so many rows refreshes itself

} // namespace

RowLoader::RowLoader(QObject *parent) : RowSource(parent) {
    connect(&m_views, &async::Receiver::busyChanged, this, &RowLoader::loadingChanged);
}

RowLoader::~RowLoader() = default;

RowQuery RowLoader::baseQuery(const RowView &view) const {
    RowQuery query;
    if (!view.partition.isEmpty()) {
        query.partition = view.partition.toStdString();
    }
    query.descending = view.descending;
    query.conflictedOnly = view.conflictedOnly;
    query.limit = kPageSize;
    return query;
}

void RowLoader::show(const RowView &view, const QString &id) {
    if (view.database != m_view.database) {
        if (m_view.database) {
            m_view.database->disconnect(this);
        }
        if (view.database) {
            connect(view.database.get(), &session::OpenDatabase::changed, this, &RowLoader::onChanged);
            connect(view.database.get(), &session::OpenDatabase::infoChanged, this, &RowLoader::compareFigures);
        }
    }
    m_view = view;
    m_view.descending = view.descending && !view.conflictedOnly;
    load(m_view, id, true);
}

void RowLoader::refresh(const QString &id) { load(m_view, id, true); }

void RowLoader::goTo(const QString &id) { load(m_view, id, false); }

void RowLoader::load(const RowView &view, const QString &id, bool fresh) {
    m_views.supersede();
    if (!view.database) {
        return;
    }
    const bool looksFor = !fresh;
    m_renew = m_renew || fresh; // one that was superseded before it came still has to be done
    fresh = m_renew;
    RowQuery query = baseQuery(view);
    const std::string key = id.toStdString();
    std::uint64_t nearRow = 0;
    if (!fresh && !key.empty()) {
        if (const auto near = m_keys.notBehind(key)) {
            const auto next = m_keys.atOrAfter(near->row + 1);
            if (next && next->row - near->row <= RowKeys::stride(std::uint64_t(m_total), kPageSize)) {
                query.startKey = near->id;
                nearRow = near->row;
            }
        }
    }
    const bool goThere = looksFor || !id.isEmpty();
    view.database->run(
        m_views,
        [query, nearRow, key](api::Session &session, const base::Work &work) {
            return locate(session, query, nearRow, key, kPageSize, work);
        },
        [this, view, looksFor, goThere](Located place) { applyLocated(view, std::move(place), looksFor, goThere); },
        [this](const base::Error &error) { emit failed(error); });
}

void RowLoader::applyLocated(const RowView &view, Located place, bool looksFor, bool goThere) {
    const std::uint64_t limit = std::uint64_t(std::numeric_limits<int>::max()) - kPageSize;
    int total = int(std::min(place.page.totalRows, limit));
    if (!m_renew && !place.totalIsExact) {
        total = std::max(total, m_total); // what it counted is not all there is
    }
    const int row = total == 0 ? -1 : int(std::min(place.row, std::uint64_t(total - 1)));
    m_lastMilliseconds = place.page.milliseconds;
    m_lastRows = int(place.page.rows.size());
    const bool renew = m_renew || total != m_total;
    m_renew = false;
    if (renew) {
        emit aboutToReset();
        m_reads.supersede();
        m_requested.clear();
        m_searches.supersede();
        m_cache.clear();
        m_keys = RowKeys(view.descending);
        m_total = total;
        m_totalIsExact = place.totalIsExact;
        m_shownView = view;
        m_shown = true;
        m_missed = 0;
        m_seq = place.page.updateSeq;
        m_deletions.reset();
    }
    if (total > 0) {
        store(int(place.pageFirst / kPageSize), std::move(place.page.rows));
    }
    if (renew) {
        if (m_totalIsExact) {
            startWalk();
        } else {
            countPartition();
        }
        emit reset(goThere ? row : -1);
        emit missedChanged();
        compareFigures();
    }
    if (looksFor && row >= 0) {
        emit located(row, place.exact);
    }
    loadWanted();
}

bool RowLoader::isRowLoading(int number) const {
    return number >= 0 && number < m_total && !m_cache.has(number / kPageSize);
}

void RowLoader::setVisibleRows(int first, int last) {
    m_firstVisible = first;
    m_lastVisible = last;
    loadWanted();
}

void RowLoader::loadWanted() {
    if (m_total == 0 || !m_shown) {
        return;
    }
    const int lastPage = (m_total - 1) / kPageSize;
    const int from = std::clamp(m_firstVisible / kPageSize, 0, lastPage);
    const int to = std::clamp(m_lastVisible / kPageSize, from, lastPage);
    QList<int> wanted;
    for (int page = from; page <= to; ++page) {
        wanted.append(page);
    }
    wanted << to + 1 << from - 1;
    for (const int page : wanted) {
        if (page < 0 || page > lastPage) {
            continue;
        }
        if (m_cache.use(page)) {
            continue;
        }
        if (m_requested.size() >= kMaxRequests) {
            return;
        }
        if (!m_requested.contains(page)) {
            requestPage(page);
        }
    }
}

void RowLoader::requestPage(int page) {
    const auto first = std::uint64_t(page) * kPageSize;
    const auto count = std::min<std::uint64_t>(kPageSize, std::uint64_t(m_total) - first);
    RowQuery query = baseQuery(m_shownView);
    query.limit = count;
    query.endKey = m_keys.at(first + count);
    auto lane = async::Lane::Interactive;
    const auto before = m_keys.atOrBefore(first);
    const auto after = m_keys.atOrAfter(first + count);
    const std::uint64_t toBefore = before ? first - before->row : first;
    const std::uint64_t toAfter = after ? after->row - (first + count) : std::uint64_t(m_total) - (first + count);
    const bool forwards = m_shownView.conflictedOnly || toBefore <= toAfter;
    if (!m_shownView.conflictedOnly && std::min(toBefore, toAfter) > kNearRows) {
        if (isWalking()) {
            return; // the walk will say where it is
        }
        lane = async::Lane::Background;
    }
    if (forwards) {
        query.startKey = before ? std::optional(before->id) : std::nullopt;
        query.beyond = toBefore;
    } else {
        query.descending = !m_shownView.descending;
        query.endKey = first == 0 ? std::nullopt : m_keys.at(first - 1);
        query.startKey = after ? std::optional(after->id) : std::nullopt;
        query.exclusive = after.has_value();
        query.beyond = toAfter;
    }
    m_requested.insert(page);
    m_shownView.database->run(
        m_reads,
        [query, forwards](api::Session &session, const base::Work &work) {
            RowPage read = readRows(session, query, work);
            if (!forwards) {
                std::reverse(read.rows.begin(), read.rows.end());
            }
            return read;
        },
        [this, page, count](RowPage read) {
            m_requested.remove(page);
            m_lastMilliseconds = read.milliseconds;
            m_lastRows = int(read.rows.size());
            const auto lacking = std::uint64_t(count) - std::min(count, std::uint64_t(read.rows.size()));
            store(page, std::move(read.rows));
            if (lacking > 0) {
                addMissed(lacking);
            }
            emit rowsArrived(page * kPageSize, std::min((page + 1) * kPageSize, m_total) - 1);
            loadWanted();
        },
        [this, page](const base::Error &error) {
            m_requested.remove(page);
            if (error.code() != base::ErrorCode::Cancelled) {
                emit failed(error);
            }
        },
        {}, lane);
}

void RowLoader::store(int page, std::vector<DocumentRow> rows) {
    const int first = page * kPageSize;
    for (const std::size_t i : {std::size_t(0), rows.size() - 1}) {
        if (i < rows.size()) {
            m_keys.note(std::uint64_t(first) + i, rows[i].id.toStdString());
        }
    }
    m_cache.store(page, std::move(rows));
}

void RowLoader::startWalk() {
    m_walks.supersede();
    if (std::uint64_t(m_total) <= kNearRows) {
        return;
    }
    m_found = std::make_shared<FoundPlaces>();
    m_shownView.database->run(
        m_walks,
        [view = baseQuery(m_shownView), total = std::uint64_t(m_total), found = m_found](api::Session &session,
                                                                                   const base::Work &work) {
            return walkIds(session, view, RowKeys::stride(total, kPageSize), total, *found, work);
        },
        [this](std::uint64_t) {
            takeFound();
            emit walkProgressed(0, 0);
        },
        [this](const base::Error &) {
            takeFound();
            emit walkProgressed(0, 0);
        },
        [this](const base::Progress &progress) {
            takeFound();
            emit walkProgressed(progress.done, progress.total);
        },
        async::Lane::Background);
}

void RowLoader::countPartition() {
    m_walks.supersede();
    m_shownView.database->run(
        m_walks,
        [name = m_shownView.partition.toStdString()](api::Session &session, const base::Work &work) {
            return session.partitions()->partition(name, work).docCount;
        },
        [this](std::uint64_t count) {
            const int total = int(std::min<std::uint64_t>(count, std::numeric_limits<int>::max() - kPageSize));
            m_totalIsExact = true;
            if (total > m_total) {
                emit aboutToGrow(m_total, total - 1);
                m_total = total;
            } else {
                emit aboutToGrow(0, -1);
            }
            emit grown();
            startWalk();
            loadWanted();
        },
        [this](const base::Error &error) {
            if (error.code() != base::ErrorCode::Cancelled) {
                emit failed(error);
            }
        },
        {}, async::Lane::Background);
}

void RowLoader::takeFound() {
    for (const auto &[row, id] : m_found->take()) {
        m_keys.note(row, id, true);
    }
    loadWanted();
}

void RowLoader::findRows(const QStringList &ids) {
    m_searches.supersede();
    std::vector<std::string> keys;
    for (const QString &id : ids) {
        keys.push_back(id.toStdString());
    }
    m_shownView.database->run(
        m_searches,
        [view = baseQuery(m_shownView), keys](api::Session &session, const base::Work &work) {
            return rowsOfIds(session, view, keys, work);
        },
        [this](const std::vector<std::uint64_t> &found) {
            QList<int> rows;
            for (const std::uint64_t row : found) {
                if (row < std::uint64_t(m_total)) {
                    rows.append(int(row));
                }
            }
            emit rowsFound(rows);
        },
        {}, {}, async::Lane::Background);
}

void RowLoader::cancel() {
    m_walks.supersede();
    emit walkProgressed(0, 0);
    loadWanted();
}

void RowLoader::onChanged(const session::ChangeBatch &batch) {
    if (!m_shown) {
        return;
    }
    const QString prefix = m_shownView.partition + ':';
    std::uint64_t unknown = 0;
    QSet<QString> ids(batch.ids.begin(), batch.ids.end());
    m_cache.outdate(ids, !batch.complete);
    if (!m_shownView.partition.isEmpty()) {
        // The database's figures say nothing of one partition: what is not on a page here may have come or gone.
        unknown = std::uint64_t(std::count_if(ids.begin(), ids.end(),
                                              [&](const QString &id) { return id.startsWith(prefix); }));
    }
    if (unknown > 0) {
        addMissed(unknown);
    }
    loadWanted();
}

void RowLoader::compareFigures() {
    if (!m_shown || !m_shownView.partition.isEmpty() || !m_shownView.database->hasInfo()) {
        return;
    }
    const api::DatabaseInfo &info = m_shownView.database->info();
    if (info.updateSeq < m_seq) {
        return; // older than the rows
    }
    if (!m_deletions) {
        m_deletions = info.docDelCount;
    }
    const auto distance = [](std::uint64_t a, std::uint64_t b) { return a > b ? a - b : b - a; };
    const std::uint64_t missed = m_shownView.conflictedOnly
                                     ? distance(info.conflictCount, std::uint64_t(m_total))
                                     : std::max(distance(info.docCount, std::uint64_t(m_total)),
                                                distance(info.docDelCount, *m_deletions));
    if (missed > m_missed) {
        addMissed(missed - m_missed);
    }
}

void RowLoader::addMissed(std::uint64_t count) {
    m_missed += count;
    emit missedChanged();
    if (m_total <= kShortView) {
        emit refreshWanted();
    }
}

} // namespace davenport::documents
