#include "ui/features/transfer/source_preview.h"

#include "engine/base/json_text.h"
#include "engine/transfer/byte_sink.h"
#include "engine/transfer/byte_stream.h"
#include "engine/transfer/id_template.h"

#include <algorithm>
#include <unordered_map>

namespace davenport::transfer {
namespace {

constexpr std::size_t kRows = 100;
constexpr std::size_t kColumns = 40;
constexpr std::size_t kHead = 64 * 1024;
constexpr std::size_t kCell = 200;

void readHead(const PreviewRequest &request, const base::Work &work, SourcePreview &preview) {
    const auto stream = transfer::openByteStream(request.file, work.cancel);
    std::string head(kHead, '\0');
    std::size_t size = 0;
    while (size < head.size()) {
        const std::size_t got = stream->read({head.data() + size, head.size() - size});
        if (got == 0) {
            preview.headIsAll = true;
            break;
        }
        size += got;
    }
    head.resize(size);
    preview.head = transfer::validUtf8(head);
}

// Names (with dots between them) of members that hold arrays, as far as the head shows them.
std::vector<std::string> arrayPaths(std::string_view head) {
    std::vector<std::string> found;
    std::vector<std::string> names;
    std::string key;
    bool afterColon = false;
    const auto joined = [&] {
        std::string path;
        for (const std::string &name : names) {
            path += name.empty() ? "" : name + '.';
        }
        return path + key;
    };
    for (std::size_t at = head.find_first_not_of(" \t\r\n"); at < head.size(); ++at) {
        const char c = head[at];
        if (c == '"') {
            const std::size_t begin = at++;
            while (at < head.size() && head[at] != '"') {
                at += head[at] == '\\' ? 2 : 1;
            }
            if (!afterColon && at < head.size()) {
                key.clear();
                for (const char letter : base::decodeJsonString(head.substr(begin, at + 1 - begin))) {
                    key += letter == '.' || letter == '\\' ? std::string{'\\', letter} : std::string{letter};
                }
            }
        } else if (c == ':') {
            afterColon = true;
        } else if (c == ',') {
            afterColon = false;
        } else if (c == '{') {
            names.push_back(afterColon ? key : std::string());
            afterColon = false;
        } else if (c == '}') {
            if (names.empty()) {
                break;
            }
            names.pop_back();
            afterColon = false;
        } else if (c == '[') {
            if (names.empty()) {
                break; // the records stand in the outermost array
            }
            found.push_back(joined());
            // What is inside the array are records: of no interest here.
            int depth = 1;
            for (++at; at < head.size() && depth > 0; ++at) {
                if (head[at] == '"') {
                    for (++at; at < head.size() && head[at] != '"'; ++at) {
                        at += head[at] == '\\' ? 1 : 0;
                    }
                } else {
                    depth += head[at] == '[' ? 1 : head[at] == ']' ? -1 : 0;
                }
            }
            --at;
        }
    }
    return found;
}

// Puts the record's members under their columns; a member that was not seen before adds one.
void fillCells(std::string_view record, SourcePreview &preview, PreviewRow &row) {
    for (const base::JsonMember &member : base::jsonMembers(record)) {
        auto column = std::find(preview.columns.begin(), preview.columns.end(), member.key);
        if (column == preview.columns.end()) {
            if (preview.columns.size() == kColumns) {
                continue;
            }
            column = preview.columns.insert(preview.columns.end(), member.key);
        }
        const auto index = static_cast<std::size_t>(column - preview.columns.begin());
        row.cells.resize(std::max(row.cells.size(), index + 1));
        std::string value(member.value.substr(0, kCell));
        row.cells[index] = member.value.size() > kCell ? transfer::validUtf8(value) + "…" : value;
    }
}

void fillId(std::string_view record, transfer::IdTemplate &idTemplate, bool partitioned, PreviewRow &row) {
    if (!idTemplate.empty()) {
        row.id = idTemplate.idOf(record);
    } else {
        for (const base::JsonMember &member : base::jsonMembers(record)) {
            if (member.key == "_id" && member.type == base::JsonType::String) {
                row.id = base::decodeJsonString(member.value);
            }
        }
    }
    const std::size_t colon = row.id.find(':');
    if (partitioned && row.id.empty()) {
        row.problem = "a partitioned database needs an id template, or an _id in each record";
    } else if (partitioned && (colon == std::string::npos || colon == 0 || colon + 1 == row.id.size())) {
        row.problem = "an id of a partitioned database is partition:key";
    }
}

} // namespace

SourcePreview previewSource(const PreviewRequest &request, const base::Work &work) {
    SourcePreview preview;
    transfer::IdTemplate idTemplate(request.idTemplate);
    readHead(request, work, preview);
    preview.paths = arrayPaths(preview.head);
    try {
        const auto reader = transfer::openRecords(request.file, request.read, work.cancel);
        preview.format = reader->format();
        transfer::Record record;
        while (preview.rows.size() < kRows) {
            if (!reader->next(record)) {
                preview.rowsAreAll = true;
                break;
            }
            PreviewRow row;
            row.line = record.line;
            row.problem = record.rejection;
            if (!record.rejected()) {
                try {
                    fillCells(record.text, preview, row);
                    fillId(record.text, idTemplate, request.partitioned, row);
                } catch (const base::Error &error) {
                    row.problem = error.reason();
                }
            }
            preview.rows.push_back(std::move(row));
        }
    } catch (const base::Error &error) {
        if (error.code() == base::ErrorCode::Cancelled) {
            throw;
        }
        preview.problem = error;
    }
    std::unordered_map<std::string, int> seen;
    for (const PreviewRow &row : preview.rows) {
        if (row.id.empty()) {
            preview.withoutId += row.problem.empty() ? 1 : 0;
        } else if (++seen[row.id] > 1) {
            ++preview.collisions;
        }
    }
    return preview;
}

} // namespace davenport::transfer
