#include "engine/transfer/document_writer.h"

#include "engine/base/digest.h"
#include "engine/base/json_text.h"
#include "engine/transfer/record_faults.h"

namespace davenport::transfer {

namespace {

bool isSpace(char c) {
    return c == ' ' || c == '\t' || c == '\n' || c == '\r';
}

bool describesRevision(std::string_view key) {
    return key == "_rev" || key == "_revisions" || key == "_revs_info" || key == "_conflicts" ||
           key == "_deleted_conflicts" || key == "_local_seq";
}

} // namespace

void DocumentWriter::append(const Record &record, std::string &out) {
    examine(record);
    m_id.clear();
    if (!m_template.empty()) {
        m_template.append(m_id);
    } else if (!m_hasId) {
        if (m_needId) {
            throw base::badRequest("the record has no _id, and a partitioned database makes none: give an id template");
        }
        m_id = base::toHex(base::md5(std::to_string(record.line) + ':' + std::string(record.text)));
    }

    const std::string_view text = record.text;
    std::size_t from = text.find('{') + 1;
    out.push_back('{');
    bool empty = true;
    if (!m_id.empty()) {
        out += "\"_id\":";
        base::appendJsonString(out, m_id);
        empty = false;
    }
    // What stands between the cuts, each piece without the commas and white space at its two ends.
    for (std::size_t i = 0; i <= m_cuts.size(); ++i) {
        const std::size_t to = i < m_cuts.size() ? m_cuts[i].begin : text.rfind('}');
        std::string_view piece = text.substr(from, to - from);
        while (!piece.empty() && (isSpace(piece.front()) || piece.front() == ',')) {
            piece.remove_prefix(1);
        }
        while (!piece.empty() && (isSpace(piece.back()) || piece.back() == ',')) {
            piece.remove_suffix(1);
        }
        if (!piece.empty()) {
            if (!empty) {
                out.push_back(',');
            }
            out += piece;
            empty = false;
        }
        from = i < m_cuts.size() ? m_cuts[i].end : to;
    }
    out.push_back('}');
}

/// Walks over the record's members: those with an underscore, and those the id is made of.
void DocumentWriter::examine(const Record &record) {
    m_cuts.clear();
    m_hasId = false;
    m_template.restart();
    ObjectScan scan(record.text);
    std::string decoded;
    for (ObjectMember member; scan.next(member);) {
        std::string_view key = member.key;
        if (key.find('\\') != std::string_view::npos) {
            const std::string token = '"' + std::string(key) + '"';
            base::checkJson(token);
            decoded = base::decodeJsonString(token);
            key = decoded;
        }
        m_template.see(key, member.value);
        if (key.starts_with('_')) {
            const auto begin = static_cast<std::size_t>(member.key.data() - record.text.data()) - 1;
            const auto end = static_cast<std::size_t>(member.value.data() - record.text.data()) + member.value.size();
            special(key, {begin, end}, member.value);
        }
    }
    if (!scan.wellFormed()) {
        const std::string fault = faultOfRecord(record.text, record.line);
        throw base::badRequest(fault.empty() ? "the record is not a JSON object" : fault);
    }
}

void DocumentWriter::special(std::string_view key, const Cut &place, std::string_view value) {
    if (key == "_id") {
        m_hasId = true;
        if (!m_template.empty()) {
            m_cuts.push_back(place);
        }
    } else if (key == "_deleted") {
        if (value != "false") {
            throw base::badRequest("the record is a deletion (_deleted); an import writes documents");
        }
        m_cuts.push_back(place);
    } else if (describesRevision(key)) {
        m_cuts.push_back(place);
    }
}

} // namespace davenport::transfer
