#pragma once

#include "ui/features/documents/document_rows.h"

#include <mutex>

namespace davenport::documents {

/// Where a walk over ids leaves what it finds until the screen takes it. Any thread may call.
class FoundPlaces {
public:
    void add(std::uint64_t row, const std::string &id);
    std::vector<std::pair<std::uint64_t, std::string>> take();

private:
    std::mutex m_mutex;
    std::vector<std::pair<std::uint64_t, std::string>> m_places;
};

/// Walks over the ids of a view, without bodies, and notes one of every `stride` rows in `found`. Returns how many rows
/// there are. Blocks: for worker threads.
std::uint64_t walkIds(api::Session &session, const RowQuery &view, std::uint64_t stride, std::uint64_t total,
                      FoundPlaces &found, const base::Work &work);

/// The rows of those `ids` (in any order) that the view holds, counted in one walk over ids that ends at the last of them.
/// Blocks: for worker threads.
std::vector<std::uint64_t> rowsOfIds(api::Session &session, const RowQuery &view, std::vector<std::string> ids,
                                     const base::Work &work);

/// A row that was looked for by its id, and the page it stands on.
struct Located {
    std::uint64_t row = 0;       ///< of the id, or of the first one behind it when there is no such document
    bool exact = false;          ///< the document is there
    bool totalIsExact = true;    ///< false: page.totalRows counts the rows up to the end of this page alone
    std::uint64_t pageFirst = 0; ///< the number of page.rows[0]
    RowPage page;
};

/// Finds the row of `id` in the view and reads the page around it; an empty id means the first row. `nearRow` is the
/// known row of `view.startKey` to count from; without a startKey the engine counts from the beginning. Blocks.
Located locate(api::Session &session, const RowQuery &view, std::uint64_t nearRow, const std::string &id,
               std::uint64_t pageSize, const base::Work &work);

} // namespace davenport::documents
