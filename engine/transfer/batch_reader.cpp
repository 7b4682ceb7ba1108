#include "engine/transfer/batch_reader.h"

#include <utility>

namespace davenport::transfer {

namespace {
constexpr std::size_t kBatchesAhead = 2;
constexpr std::size_t kBatchBytes = 16 * 1024 * 1024;
} // namespace

BatchReader::BatchReader(RecordReader &reader, DocumentWriter writer, std::size_t batchSize, base::CancelToken cancel)
    : m_reader(reader), m_writer(std::move(writer)), m_batchSize(batchSize), m_cancel(std::move(cancel)),
      m_batches(kBatchesAhead), m_thread([this] { run(); }) {}

BatchReader::~BatchReader() {
    m_batches.close();
    m_thread.join();
}

ImportBatch BatchReader::next() {
    if (std::optional<ImportBatch> batch = m_batches.pop()) {
        return std::move(*batch);
    }
    if (m_failure) {
        std::rethrow_exception(std::exchange(m_failure, nullptr));
    }
    return {};
}

void BatchReader::run() {
    ImportBatch batch;
    try {
        for (Record record; m_reader.next(record);) {
            m_cancel.check();
            fill(batch, record);
            if (batch.size() >= m_batchSize || batch.bytes() >= kBatchBytes) {
                if (!m_batches.push(std::exchange(batch, {}))) {
                    return;
                }
            }
        }
    } catch (...) {
        m_failure = std::current_exception();
    }
    if (!batch.empty()) {
        m_batches.push(std::move(batch));
    }
    m_batches.close();
}

void BatchReader::fill(ImportBatch &batch, const Record &record) {
    const ImportBatch::Piece place{batch.records.size(), record.text.size()};
    batch.records += record.text;
    if (record.rejected()) {
        batch.refusals.push_back({place, record.line, record.rejection});
        return;
    }
    const std::size_t begin = batch.documents.size();
    try {
        m_writer.append(record, batch.documents);
        batch.items.push_back({{begin, batch.documents.size() - begin}, place, record.line});
    } catch (const base::Error &error) {
        batch.documents.resize(begin);
        batch.refusals.push_back({place, record.line, error.reason()});
    }
}

} // namespace davenport::transfer
