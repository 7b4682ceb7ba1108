#pragma once

#include "engine/api/session.h"

#include <QList>
#include <QString>

#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <vector>

namespace davenport::documents {

/// What a cell shows of one member of a document.
struct Cell {
    enum class Kind : std::uint8_t { Absent, Null, Boolean, Number, String, Date, Array, Object };

    Kind kind = Kind::Absent;
    QString text;         ///< as it is spelled in the document (strings decoded), at most some hundred characters
    int children = 0;     ///< elements or members of an Array or Object
    bool shortened = false; ///< `text` is not all of it

    bool operator==(const Cell &) const = default;
};

/// One member of a document with its name.
struct Field {
    QString name;
    Cell cell;
};

/// What the table keeps of a document: not its body, whose size has no bound worth the name.
struct DocumentRow {
    QString id;
    QString rev;
    bool conflicted = false;
    bool gone = false;         ///< there is no such document any more: the id is all there is
    std::vector<Field> fields; ///< in the order of the document; at most kMaxFields
    int moreFields = 0;        ///< members beyond those
};

/// How many members of a document the table looks at.
constexpr std::size_t kMaxFields = 64;

/// Some rows by key, never by number: where to begin and which way to go.
struct RowQuery {
    std::optional<std::string> partition;
    std::optional<std::string> startKey; ///< the first row; absent for the first (or last) of all
    std::optional<std::string> endKey;   ///< ends before this row
    std::optional<std::vector<std::string>> keys; ///< exactly these ids, in this order, instead of all the rest
    bool conflictedOnly = false; ///< only documents with more than one live leaf; in ascending order alone
    bool descending = false;
    bool exclusive = false;   ///< leaves startKey's own row out
    std::uint64_t beyond = 0; ///< rows to pass over first, where no nearer key is known
    std::uint64_t limit = 100;
};

struct RowPage {
    std::vector<DocumentRow> rows; ///< in the order they were read
    std::uint64_t totalRows = 0;   ///< documents in the database, or those of them in conflict; of no meaning for a partition
    std::uint64_t updateSeq = 0;
    double milliseconds = 0;       ///< how long reading and looking into the bodies took
};

/// Reads rows with their cells. Blocks: for worker threads. Throws base::Error.
RowPage readRows(api::Session &session, const RowQuery &query, const base::Work &work);

/// Gives the ids of documents in conflict that `query` names, from its startKey on and before its endKey, passing over
/// nothing; the sink returns false to stop. Blocks.
void conflictedIds(api::Session &session, const RowQuery &query, const std::function<bool(const std::string &id)> &sink,
                   const base::Work &work);

/// The fields of a document's body, ready for cells; `more` says how many there are beyond kMaxFields. Throws base::Error if
/// the body is no JSON object.
std::vector<Field> fieldsOf(std::string_view body, int *more = nullptr);

/// Whether a string is a date or a time as ISO 8601 writes them: "2026-10-01", "2026-10-01T13:05:22Z".
bool isIsoDate(QStringView text);

} // namespace davenport::documents
