#include "ui/features/documents/row_cache.h"

#include <QSet>

namespace davenport::documents {

namespace {

constexpr std::size_t kMaxPages = 64;
constexpr std::size_t kMaxBytes = 48'000'000;

std::size_t weightOf(const std::vector<DocumentRow> &rows) {
    std::size_t bytes = 0;
    for (const DocumentRow &row : rows) {
        bytes += sizeof row + std::size_t(row.id.size() + row.rev.size()) * 2;
        for (const Field &field : row.fields) {
            bytes += sizeof field + std::size_t(field.cell.text.size() + field.name.size()) * 2;
        }
    }
    return bytes;
}

} // namespace

void RowCache::clear() {
    m_pages.clear();
    m_usage.clear();
    m_bytes = 0;
}

void RowCache::store(int page, std::vector<DocumentRow> rows) {
    Page &kept = m_pages[page];
    if (kept.bytes > 0) {
        m_usage.erase(kept.used);
        m_bytes -= kept.bytes;
    }
    kept.bytes = weightOf(rows) + sizeof(Page);
    kept.rows = std::move(rows);
    kept.outdated = false;
    m_usage.push_front(page);
    kept.used = m_usage.begin();
    m_bytes += kept.bytes;
    while (m_usage.size() > 4 && (m_usage.size() > kMaxPages || m_bytes > kMaxBytes)) {
        const auto oldest = m_pages.find(m_usage.back());
        m_bytes -= oldest->second.bytes;
        m_usage.pop_back();
        m_pages.erase(oldest);
    }
}

const DocumentRow *RowCache::row(int number) const {
    if (number < 0) {
        return nullptr;
    }
    const auto page = m_pages.find(number / kPageSize);
    if (page == m_pages.end() || std::size_t(number % kPageSize) >= page->second.rows.size()) {
        return nullptr;
    }
    return &page->second.rows[std::size_t(number % kPageSize)];
}

bool RowCache::use(int page) {
    const auto known = m_pages.find(page);
    if (known == m_pages.end()) {
        return false;
    }
    m_usage.splice(m_usage.begin(), m_usage, known->second.used);
    return !known->second.outdated;
}

void RowCache::outdate(QSet<QString> &ids, bool all) {
    for (auto &[number, page] : m_pages) {
        page.outdated = page.outdated || all;
        for (const DocumentRow &row : page.rows) {
            page.outdated = ids.remove(row.id) || page.outdated;
        }
    }
}

} // namespace davenport::documents
