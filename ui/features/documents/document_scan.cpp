#include "ui/features/documents/document_scan.h"

#include <algorithm>
#include <chrono>
#include <cstdlib>

namespace davenport::documents {

namespace {

using base::JsonType;
using Clock = std::chrono::steady_clock;

constexpr std::uint64_t kLookEvery = 64; ///< at the clock and the token, in documents
constexpr auto kTellEvery = std::chrono::milliseconds(60);
constexpr std::size_t kMaxIdBytes = 96'000'000;
constexpr std::size_t kMaxKeyBytes = 256; ///< of a string to sort by

/// A document and what it is sorted by.
struct Sortable {
    bool absent = true;
    JsonType type = JsonType::Null;
    double number = 0; ///< of a number: the nearest double, which orders most pairs
    std::string text;  ///< the token, shortened
    std::string id;
};

Sortable sortableOf(const std::string &id, std::string_view rev, std::string_view body, const FieldPath &field) {
    Sortable one;
    one.id = id;
    if (field.size() == 1 && field[0].key == "_rev") {
        one.absent = false;
        one.type = JsonType::String;
        one.text = base::encodeJsonString(rev);
        return one;
    }
    const std::optional<JsonValue> value = valueAt(body, field);
    if (!value) {
        return one;
    }
    one.absent = false;
    one.type = value->type;
    if (value->type == JsonType::String && value->text.size() > kMaxKeyBytes) {
        std::string plain = base::decodeJsonString(value->text);
        std::size_t end = std::min(plain.size(), kMaxKeyBytes);
        while (end > 0 && end < plain.size() && (static_cast<unsigned char>(plain[end]) & 0xC0) == 0x80) {
            --end;
        }
        one.text = base::encodeJsonString(std::string_view(plain).substr(0, end));
    } else {
        one.text = value->text.substr(0, value->type == JsonType::Number ? value->text.size() : kMaxKeyBytes);
    }
    if (value->type == JsonType::Number) {
        one.number = std::strtod(one.text.c_str(), nullptr);
    }
    return one;
}

std::weak_ordering compare(const Sortable &a, const Sortable &b) {
    if (a.type == JsonType::Number && b.type == JsonType::Number && a.number != b.number) {
        return a.number < b.number ? std::weak_ordering::less : std::weak_ordering::greater;
    }
    return compareValues({a.text, a.type}, {b.text, b.type});
}

/// Documents without the field last, whichever way the others go; the id decides between equals.
struct Before {
    bool descending;
    bool operator()(const Sortable &a, const Sortable &b) const {
        if (a.absent != b.absent) {
            return b.absent;
        }
        const std::weak_ordering order = a.absent ? std::weak_ordering::equivalent : compare(a, b);
        if (order != 0) {
            return descending ? order > 0 : order < 0;
        }
        return a.id < b.id;
    }
};

std::uint64_t documentsOf(api::Session &session, const ScanQuery &query, const base::Work &work) {
    const base::Work quiet{work.cancel, {}};
    if (query.partition && session.partitions()) {
        return session.partitions()->partition(*query.partition, quiet).docCount;
    }
    return session.maintenance() ? session.maintenance()->info().docCount : 0;
}

} // namespace

void IdList::append(std::string_view id) {
    m_text += id;
    m_ends.push_back(m_text.size());
}

void IdList::append(const IdList &other) {
    const std::uint64_t base = m_text.size();
    m_text += other.m_text;
    m_ends.reserve(m_ends.size() + other.m_ends.size());
    for (const std::uint64_t end : other.m_ends) {
        m_ends.push_back(base + end);
    }
}

std::string_view IdList::at(std::size_t index) const {
    const std::size_t begin = index == 0 ? 0 : m_ends[index - 1];
    return std::string_view(m_text).substr(begin, m_ends[index] - begin);
}

void IdList::clear() {
    m_text.clear();
    m_ends.clear();
}

void ScanFindings::add(std::string_view id) {
    const std::lock_guard lock(m_mutex);
    m_ids.append(id);
}

void ScanFindings::tell(const ScanFigures &figures) {
    const std::lock_guard lock(m_mutex);
    m_figures = figures;
}

ScanFigures ScanFindings::take(IdList &ids) {
    const std::lock_guard lock(m_mutex);
    ids.clear();
    std::swap(ids, m_ids);
    return m_figures;
}

ScanFigures scanDocuments(api::Session &session, const ScanQuery &query, ScanFindings &findings, const base::Work &work) {
    const auto begin = Clock::now();
    auto told = begin;
    const DocumentFilter filter(query.conditions);
    const Before before{query.descending};
    std::vector<Sortable> sorted;
    ScanFigures figures;
    figures.passed.resize(query.conditions.size());
    figures.about = documentsOf(session, query, work);
    std::size_t idBytes = 0;

    const auto tell = [&] {
        told = Clock::now();
        figures.milliseconds = std::chrono::duration<double, std::milli>(told - begin).count();
        findings.tell(figures);
        work.tell({figures.read, figures.about, {}});
    };
    const auto take = [&](api::AllDocsRow &row) {
        ++figures.read;
        if (figures.read % kLookEvery == 0) {
            work.check();
            if (Clock::now() - told >= kTellEvery) {
                tell();
            }
        }
        if (!row.doc || (query.conflictedOnly && !row.conflicted) ||
            !filter.matches(row.id, row.rev, row.doc->body, figures.passed)) {
            return true;
        }
        if (query.sortBy) {
            ++figures.found;
            sorted.push_back(sortableOf(row.id, row.rev, row.doc->body, *query.sortBy));
            if (sorted.size() >= 2 * query.maxSorted) {
                std::nth_element(sorted.begin(), sorted.begin() + std::ptrdiff_t(query.maxSorted), sorted.end(), before);
                sorted.resize(query.maxSorted);
                figures.cut = true;
            }
            return true;
        }
        if (figures.found == query.maxFound || idBytes > kMaxIdBytes) {
            figures.cut = true;
            return false;
        }
        ++figures.found;
        idBytes += row.id.size();
        findings.add(row.id);
        return true;
    };

    api::AllDocsQuery all;
    all.partition = query.partition;
    all.descending = query.descending && !query.sortBy;
    all.includeDocs = true;
    tell();
    try {
        session.documents()->allDocs(all, take, {work.cancel, {}});
    } catch (...) {
        tell();
        throw;
    }
    work.check();
    std::sort(sorted.begin(), sorted.end(), before);
    if (sorted.size() > query.maxSorted) {
        sorted.resize(query.maxSorted);
        figures.cut = true;
    }
    for (const Sortable &one : sorted) {
        findings.add(one.id);
    }
    figures.complete = true;
    tell();
    return figures;
}

} // namespace davenport::documents
