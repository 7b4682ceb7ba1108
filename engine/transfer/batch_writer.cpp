#include "engine/transfer/batch_writer.h"

#include "engine/transfer/same_content.h"

#include <iterator>
#include <unordered_map>

namespace davenport::transfer {

void BatchWriter::write(const ImportBatch &batch, ImportFigures &figures) {
    figures.read += batch.size();
    for (const ImportBatch::Refusal &refusal : batch.refusals) {
        reject(batch, refusal.record, refusal.line, "bad_request", refusal.reason, figures);
    }
    std::vector<std::string_view> texts;
    texts.reserve(batch.items.size());
    for (const ImportBatch::Item &item : batch.items) {
        texts.push_back(batch.document(item));
    }
    std::vector<api::WriteOutcome> outcomes;
    outcomes.reserve(texts.size());
    writeTexts(texts, 0, texts.size(), outcomes);

    std::vector<std::size_t> existing;
    for (std::size_t i = 0; i < outcomes.size(); ++i) {
        if (outcomes[i].error && outcomes[i].error->code() == base::ErrorCode::Conflict) {
            existing.push_back(i);
        }
    }
    if (!existing.empty()) {
        settleExisting(batch, existing, outcomes, figures);
    }
    for (std::size_t i = 0; i < outcomes.size(); ++i) {
        const ImportBatch::Item &item = batch.items[i];
        if (outcomes[i].error) {
            reject(batch, item.record, item.line, outcomes[i].error->error(), outcomes[i].error->reason(), figures);
        } else if (!outcomes[i].rev.empty()) {
            ++figures.written;
            figures.bytes += item.document.length;
        }
    }
}

void BatchWriter::writeTexts(const std::vector<std::string_view> &texts, std::size_t begin, std::size_t end,
                             std::vector<api::WriteOutcome> &outcomes) {
    if (begin == end) {
        return;
    }
    try {
        const bool all = begin == 0 && end == texts.size();
        std::vector<api::WriteOutcome> some =
            m_documents.bulk(all ? texts
                                 : std::vector<std::string_view>(texts.begin() + static_cast<std::ptrdiff_t>(begin),
                                                                 texts.begin() + static_cast<std::ptrdiff_t>(end)),
                             {}, m_work);
        if (some.size() != end - begin) {
            throw base::internalError("a bulk write gave " + std::to_string(some.size()) + " outcomes for " +
                                      std::to_string(end - begin) + " documents");
        }
        std::move(some.begin(), some.end(), std::back_inserter(outcomes));
    } catch (const base::Error &error) {
        const bool refused =
            error.httpStatus() >= 400 && error.httpStatus() < 500 && error.code() != base::ErrorCode::Cancelled;
        if (!refused) {
            throw;
        }
        if (end - begin == 1) {
            outcomes.push_back({{}, {}, error});
            return;
        }
        const std::size_t middle = begin + (end - begin) / 2;
        writeTexts(texts, begin, middle, outcomes);
        writeTexts(texts, middle, end, outcomes);
    }
}

void BatchWriter::settleExisting(const ImportBatch &batch, const std::vector<std::size_t> &items,
                                 std::vector<api::WriteOutcome> &outcomes, ImportFigures &figures) {
    std::vector<api::BulkGetItem> wanted;
    std::unordered_map<std::string, std::optional<api::Document>> present;
    for (const std::size_t i : items) {
        if (present.try_emplace(outcomes[i].id).second) {
            wanted.push_back({outcomes[i].id, {}});
        }
    }
    std::vector<std::string> keys;
    keys.reserve(wanted.size());
    for (const api::BulkGetItem &item : wanted) {
        keys.push_back(item.id);
    }
    api::AllDocsQuery query;
    query.keys = std::move(keys);
    query.includeDocs = true;
    m_documents.allDocs(
        query,
        [&](api::AllDocsRow &row) {
            present[row.id] = std::move(row.doc);
            return true;
        },
        m_work);

    std::vector<std::string> replacements;
    std::vector<std::size_t> replaced;
    for (const std::size_t i : items) {
        const std::optional<api::Document> &document = present[outcomes[i].id];
        if (!document) {
            continue; // deleted between the two calls: the conflict stands
        }
        const std::string_view text = batch.document(batch.items[i]);
        if (isSameContent(text, *document)) {
            ++figures.alreadyThere;
            outcomes[i].error.reset();
            outcomes[i].rev.clear();
        } else if (m_onExisting == OnExisting::Skip) {
            ++figures.skipped;
            outcomes[i].error.reset();
            outcomes[i].rev.clear();
        } else if (m_onExisting == OnExisting::Replace) {
            replacements.push_back("{\"_rev\":\"" + document->rev + "\"," + std::string(text.substr(1)));
            replaced.push_back(i);
        } else {
            outcomes[i].error = base::Error(base::ErrorCode::Conflict, 409, "conflict",
                                            "a document with the id " + outcomes[i].id + " and other content exists");
        }
    }
    if (replacements.empty()) {
        return;
    }
    const std::vector<std::string_view> texts(replacements.begin(), replacements.end());
    std::vector<api::WriteOutcome> again;
    writeTexts(texts, 0, texts.size(), again);
    for (std::size_t k = 0; k < replaced.size(); ++k) {
        outcomes[replaced[k]] = std::move(again[k]);
    }
}

void BatchWriter::reject(const ImportBatch &batch, const ImportBatch::Piece &record, std::uint64_t line,
                         const std::string &error, const std::string &reason, ImportFigures &figures) {
    ++figures.rejected;
    if (m_rejected) {
        m_rejected({line, error, reason, batch.record(record)});
    }
}

} // namespace davenport::transfer
