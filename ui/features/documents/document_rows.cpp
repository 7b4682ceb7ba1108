#include "ui/features/documents/document_rows.h"

#include "engine/base/json_text.h"

#include <algorithm>
#include <chrono>

namespace davenport::documents {

namespace {

constexpr std::size_t kMaxTextBytes = 160;

/// At most kMaxTextBytes of UTF-8, cut between characters.
std::string_view beginning(std::string_view text) {
    if (text.size() <= kMaxTextBytes) {
        return text;
    }
    std::size_t end = kMaxTextBytes;
    while (end > 0 && (static_cast<unsigned char>(text[end]) & 0xC0) == 0x80) {
        --end;
    }
    return text.substr(0, end);
}

QString toQString(std::string_view text) { return QString::fromUtf8(text.data(), qsizetype(text.size())); }

Cell cellOf(const base::JsonMember &member) {
    Cell cell;
    switch (member.type) {
    case base::JsonType::Null:
        cell.kind = Cell::Kind::Null;
        cell.text = QStringLiteral("null");
        break;
    case base::JsonType::True:
    case base::JsonType::False:
        cell.kind = Cell::Kind::Boolean;
        cell.text = toQString(member.value);
        break;
    case base::JsonType::Number:
        cell.kind = Cell::Kind::Number;
        cell.text = toQString(beginning(member.value));
        cell.shortened = member.value.size() > kMaxTextBytes;
        break;
    case base::JsonType::String: {
        const std::string decoded = base::decodeJsonString(member.value);
        cell.text = toQString(beginning(decoded));
        cell.shortened = decoded.size() > kMaxTextBytes;
        cell.kind = isIsoDate(cell.text) ? Cell::Kind::Date : Cell::Kind::String;
        break;
    }
    case base::JsonType::Array:
    case base::JsonType::Object:
        cell.kind = member.type == base::JsonType::Array ? Cell::Kind::Array : Cell::Kind::Object;
        cell.text = toQString(beginning(member.value));
        cell.shortened = member.value.size() > kMaxTextBytes;
        cell.children = int(member.children);
        break;
    }
    return cell;
}

/// The keys that a query for documents in conflict names, and how many there are in all.
std::vector<std::string> conflictedKeys(api::Session &session, const RowQuery &query, const base::Work &work,
                                        std::uint64_t &total) {
    std::vector<std::string> keys;
    std::uint64_t toSkip = query.beyond;
    conflictedIds(
        session, query,
        [&](const std::string &id) {
            if (query.exclusive && id == query.startKey) {
                return true;
            }
            if (toSkip > 0) {
                --toSkip;
                return true;
            }
            keys.push_back(id);
            return keys.size() < query.limit;
        },
        work);
    if (!query.partition) {
        total = session.maintenance()->info().conflictCount;
        return keys;
    }
    RowQuery all = query;
    all.startKey.reset();
    all.endKey.reset();
    conflictedIds(
        session, all,
        [&](const std::string &) {
            ++total;
            return true;
        },
        work);
    return keys;
}

} // namespace

void conflictedIds(api::Session &session, const RowQuery &query, const std::function<bool(const std::string &id)> &sink,
                   const base::Work &work) {
    const std::string prefix = query.partition ? *query.partition + ':' : std::string();
    session.revisions()->conflicted(
        std::max(query.startKey.value_or(std::string()), prefix),
        [&](const std::string &id) {
            const bool inside = id.starts_with(prefix) && (!query.endKey || id < *query.endKey);
            return inside && sink(id);
        },
        work);
}

bool isIsoDate(QStringView text) {
    const auto digits = [&](qsizetype from, qsizetype count) {
        for (qsizetype i = from; i < from + count; ++i) {
            if (text[i] < u'0' || text[i] > u'9') {
                return false;
            }
        }
        return true;
    };
    if (text.size() < 10 || text[4] != u'-' || text[7] != u'-' || !digits(0, 4) || !digits(5, 2) || !digits(8, 2)) {
        return false;
    }
    if (text.size() == 10) {
        return true;
    }
    return text.size() >= 19 && text.size() <= 35 && (text[10] == u'T' || text[10] == u' ') && text[13] == u':' &&
           text[16] == u':' && digits(11, 2) && digits(14, 2) && digits(17, 2);
}

std::vector<Field> fieldsOf(std::string_view body, int *more) {
    const std::vector<base::JsonMember> members = base::jsonMembers(body);
    if (more) {
        *more = members.size() > kMaxFields ? int(members.size() - kMaxFields) : 0;
    }
    std::vector<Field> fields;
    fields.reserve(std::min(members.size(), kMaxFields));
    for (const base::JsonMember &member : members) {
        if (fields.size() == kMaxFields) {
            break;
        }
        fields.push_back({toQString(beginning(member.key)), cellOf(member)});
    }
    return fields;
}

RowPage readRows(api::Session &session, const RowQuery &query, const base::Work &work) {
    const auto begin = std::chrono::steady_clock::now();
    api::AllDocsQuery range;
    range.partition = query.partition;
    range.startKey = query.startKey;
    range.endKey = query.endKey;
    range.inclusiveEnd = !query.endKey;
    range.descending = query.descending;
    range.skip = query.beyond + (query.exclusive && query.startKey ? 1 : 0);
    range.limit = query.limit;
    range.includeDocs = true;

    RowPage page;
    std::uint64_t conflictedTotal = 0;
    if (query.conflictedOnly) {
        range = {};
        range.keys = conflictedKeys(session, query, work, conflictedTotal);
        range.includeDocs = true;
    }
    if (query.keys) {
        range = {};
        range.keys = query.keys;
        range.includeDocs = true;
    }
    page.rows.reserve(std::min<std::uint64_t>(query.limit, 1000));
    const auto take = [&](api::AllDocsRow &row) {
        DocumentRow shown;
        shown.id = QString::fromStdString(row.id);
        if (!row.found || row.deleted) {
            if (query.keys) {
                shown.gone = true; // keeps its place
                page.rows.push_back(std::move(shown));
            }
            return true; // otherwise deleted between the two reads
        }
        shown.rev = QString::fromStdString(row.rev);
        shown.conflicted = row.conflicted;
        if (row.doc) {
            shown.fields = fieldsOf(row.doc->body, &shown.moreFields);
        }
        page.rows.push_back(std::move(shown));
        return true;
    };
    const api::AllDocsSummary summary = session.documents()->allDocs(range, take, work);
    page.totalRows = query.conflictedOnly ? conflictedTotal : summary.totalRows;
    page.updateSeq = summary.updateSeq;
    page.milliseconds =
        std::chrono::duration<double, std::milli>(std::chrono::steady_clock::now() - begin).count();
    return page;
}

} // namespace davenport::documents
