#pragma once

#include "ui/features/documents/document_rows.h"

#include <QSet>

#include <list>
#include <unordered_map>

namespace davenport::documents {

/// The pages of rows that were used last: at most 64 of them, or 48 MB. GUI thread only.
class RowCache {
public:
    static constexpr int kPageSize = 100;

    void clear();
    /// Keeps a page in place of an older one; others make room.
    void store(int page, std::vector<DocumentRow> rows);
    /// The row, or null while its page is not kept.
    const DocumentRow *row(int number) const;
    bool has(int page) const { return m_pages.contains(page); }
    /// Marks the page as used now; true if it is kept and up to date.
    bool use(int page);
    /// Marks pages that hold one of `ids` (or all) as outdated, and takes the ids that were found out of `ids`.
    void outdate(QSet<QString> &ids, bool all);

private:
    struct Page {
        std::vector<DocumentRow> rows;
        std::size_t bytes = 0;
        bool outdated = false;
        std::list<int>::iterator used;
    };

    std::unordered_map<int, Page> m_pages;
    std::list<int> m_usage; ///< most recently used first
    std::size_t m_bytes = 0;
};

} // namespace davenport::documents
