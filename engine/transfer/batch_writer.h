#pragma once

#include "engine/api/documents_role.h"
#include "engine/base/work.h"
#include "engine/transfer/import_batch.h"
#include "engine/transfer/importer.h"

#include <vector>

namespace davenport::transfer {

/// Writes batches of documents: one transaction each, more only where a document in it is refused or exists already.
class BatchWriter {
public:
    BatchWriter(api::DocumentsRole &documents, OnExisting onExisting, const RejectionSink &rejected,
                const base::Work &work)
        : m_documents(documents), m_onExisting(onExisting), m_rejected(rejected), m_work(work) {}

    /// Writes the batch and counts into `figures`. Throws Error when no document can be written (disk full, cancelled).
    void write(const ImportBatch &batch, ImportFigures &figures);

private:
    /// The outcome of each text; a refused call is halved until the texts at fault are alone.
    void writeTexts(const std::vector<std::string_view> &texts, std::size_t begin, std::size_t end,
                    std::vector<api::WriteOutcome> &outcomes);
    /// What became of the items that met a document with their id.
    void settleExisting(const ImportBatch &batch, const std::vector<std::size_t> &items,
                        std::vector<api::WriteOutcome> &outcomes, ImportFigures &figures);
    void reject(const ImportBatch &batch, const ImportBatch::Piece &record, std::uint64_t line,
                const std::string &error, const std::string &reason, ImportFigures &figures);

    api::DocumentsRole &m_documents;
    OnExisting m_onExisting;
    const RejectionSink &m_rejected;
    const base::Work &m_work;
};

} // namespace davenport::transfer
