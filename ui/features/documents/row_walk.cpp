#include "ui/features/documents/row_walk.h"

#include <algorithm>
#include <functional>
#include <iterator>

namespace davenport::documents {

namespace {

constexpr std::uint64_t kReportEvery = 5'000;

api::AllDocsQuery idsOf(const RowQuery &view) {
    api::AllDocsQuery query;
    query.partition = view.partition;
    query.descending = view.descending;
    return query;
}

/// Gives every id of the view from its startKey on and before its endKey; the sink returns false to stop.
void eachId(api::Session &session, const RowQuery &view, const std::function<bool(const std::string &id)> &sink,
            const base::Work &work) {
    if (view.conflictedOnly) {
        conflictedIds(session, view, sink, work);
        return;
    }
    api::AllDocsQuery query = idsOf(view);
    query.startKey = view.startKey;
    query.endKey = view.endKey;
    query.inclusiveEnd = !view.endKey;
    session.documents()->allDocs(query, [&](api::AllDocsRow &row) { return sink(row.id); }, work);
}

/// How many rows stand before `id`, counted from the view's startKey.
std::uint64_t countBefore(api::Session &session, RowQuery view, const std::string &id, const base::Work &work) {
    view.endKey = id;
    std::uint64_t rows = 0;
    eachId(
        session, view,
        [&](const std::string &) {
            ++rows;
            return true;
        },
        work);
    return rows;
}

/// The same, counted by the engine from the beginning.
std::uint64_t offsetOf(api::Session &session, const RowQuery &view, const std::string &id, const base::Work &work) {
    api::AllDocsQuery query = idsOf(view);
    query.startKey = id;
    query.limit = 1;
    query.wantOffset = true;
    const api::AllDocsSummary summary =
        session.documents()->allDocs(query, [](api::AllDocsRow &) { return true; }, work);
    return summary.offset.value_or(0);
}

} // namespace

void FoundPlaces::add(std::uint64_t row, const std::string &id) {
    const std::lock_guard lock(m_mutex);
    m_places.emplace_back(row, id);
}

std::vector<std::pair<std::uint64_t, std::string>> FoundPlaces::take() {
    std::vector<std::pair<std::uint64_t, std::string>> places;
    const std::lock_guard lock(m_mutex);
    places.swap(m_places);
    return places;
}

std::uint64_t walkIds(api::Session &session, const RowQuery &view, std::uint64_t stride, std::uint64_t total,
                      FoundPlaces &found, const base::Work &work) {
    std::uint64_t row = 0;
    eachId(
        session, view,
        [&](const std::string &id) {
            if (row % stride == 0) {
                found.add(row, id);
            }
            ++row;
            if (row % kReportEvery == 0) {
                work.check();
                work.tell({row, total, {}});
            }
            return true;
        },
        work);
    return row;
}

std::vector<std::uint64_t> rowsOfIds(api::Session &session, const RowQuery &view, std::vector<std::string> ids,
                                     const base::Work &work) {
    if (ids.empty()) {
        return {};
    }
    std::sort(ids.begin(), ids.end());
    std::vector<std::uint64_t> rows;
    std::size_t left = ids.size();
    std::uint64_t row = 0;
    const auto isBehind = [&](const std::string &id) { return view.descending ? id < ids.front() : ids.back() < id; };
    eachId(
        session, view,
        [&](const std::string &id) {
            if (left == 0 || isBehind(id)) {
                return false;
            }
            if (std::binary_search(ids.begin(), ids.end(), id)) {
                rows.push_back(row);
                --left;
            }
            ++row;
            return true;
        },
        work);
    return rows;
}

Located locate(api::Session &session, const RowQuery &view, std::uint64_t nearRow, const std::string &id,
               std::uint64_t pageSize, const base::Work &work) {
    Located result;
    if (!id.empty()) {
        // A partitioned query counts what stands before a row in the whole shard: of a partition we count it ourselves.
        const bool counts = view.startKey || view.conflictedOnly || view.partition;
        result.row = counts ? nearRow + countBefore(session, view, id, work) : offsetOf(session, view, id, work);
    }
    result.pageFirst = result.row / pageSize * pageSize;
    if (view.conflictedOnly) {
        // They are few, and are given in one direction alone: the page is read from the first of them.
        RowQuery page = view;
        page.startKey.reset();
        page.beyond = result.pageFirst;
        page.limit = pageSize;
        result.page = readRows(session, page, work);
        const std::uint64_t place = result.row - result.pageFirst;
        result.exact = place < result.page.rows.size() && result.page.rows[place].id.toStdString() == id;
        return result;
    }

    RowQuery forward = view;
    forward.startKey = id.empty() ? std::nullopt : std::optional(id);
    forward.limit = pageSize - (result.row - result.pageFirst);
    result.page = readRows(session, forward, work);
    result.exact = !result.page.rows.empty() && result.page.rows.front().id.toStdString() == id;

    if (view.partition) {
        result.page.totalRows = result.row + result.page.rows.size();
        result.totalIsExact = result.page.rows.size() < forward.limit;
    }
    std::uint64_t before = result.row - result.pageFirst;
    if (result.page.rows.empty() && result.page.totalRows > 0) {
        // The id lies behind the last row: that one is the place then.
        result.row = result.page.totalRows - 1;
        result.pageFirst = result.row / pageSize * pageSize;
        before = result.page.totalRows - result.pageFirst;
    }
    if (before > 0) {
        RowQuery backward = view;
        backward.descending = !view.descending;
        backward.startKey = forward.startKey;
        backward.exclusive = result.exact;
        backward.limit = before;
        RowPage head = readRows(session, backward, work);
        std::reverse(head.rows.begin(), head.rows.end());
        result.page.milliseconds += head.milliseconds;
        head.rows.insert(head.rows.end(), std::make_move_iterator(result.page.rows.begin()),
                         std::make_move_iterator(result.page.rows.end()));
        result.page.rows = std::move(head.rows);
    }
    return result;
}

} // namespace davenport::documents
