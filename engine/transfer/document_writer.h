#pragma once

#include "engine/transfer/id_template.h"
#include "engine/transfer/object_scan.h"
#include "engine/transfer/record_reader.h"

#include <string>
#include <string_view>
#include <vector>

namespace davenport::transfer {

/// Makes the text of a document out of a record: gives it its id and leaves out the members that describe the revision
/// it once was elsewhere (_rev, _revisions, _revs_info, _conflicts, _deleted_conflicts, _local_seq). Everything else is
/// copied byte by byte. One thread at a time.
class DocumentWriter {
public:
    /// With `needId`, a record that has no `_id` is refused when there is no template, instead of being given an id made
    /// of its content and line.
    DocumentWriter(IdTemplate idTemplate, bool needId) : m_template(std::move(idTemplate)), m_needId(needId) {}

    /// Appends the document's text to `out`. The id comes from the template, else from the record's own `_id`, else it is
    /// the MD5 of line and text, so that the same source gives the same ids again. Throws Error(BadRequest): the record
    /// is no JSON object, is a deletion, or lacks a field of its id.
    void append(const Record &record, std::string &out);

private:
    struct Cut {
        std::size_t begin;
        std::size_t end;
    };

    void examine(const Record &record);
    void special(std::string_view key, const Cut &place, std::string_view value);

    IdTemplate m_template;
    bool m_needId;
    bool m_hasId = false;
    std::vector<Cut> m_cuts; // members to leave out, from the key to the value's end
    std::string m_id;
};

} // namespace davenport::transfer
