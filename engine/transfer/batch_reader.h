#pragma once

#include "engine/base/work.h"
#include "engine/transfer/bounded_queue.h"
#include "engine/transfer/document_writer.h"
#include "engine/transfer/import_batch.h"

#include <exception>
#include <thread>

namespace davenport::transfer {

/// Reads records on a thread of its own, makes documents of them and hands them over in batches, a few ahead.
/// The reader must live until this object is destroyed, which ends the thread.
class BatchReader {
public:
    BatchReader(RecordReader &reader, DocumentWriter writer, std::size_t batchSize, base::CancelToken cancel);
    ~BatchReader();
    BatchReader(const BatchReader &) = delete;
    BatchReader &operator=(const BatchReader &) = delete;

    /// The next batch, in the source's order; an empty one at the end. After the last whole batch it throws what the
    /// reader threw.
    ImportBatch next();

private:
    void run();
    void fill(ImportBatch &batch, const Record &record);

    RecordReader &m_reader;
    DocumentWriter m_writer;
    std::size_t m_batchSize;
    base::CancelToken m_cancel;
    BoundedQueue<ImportBatch> m_batches;
    std::exception_ptr m_failure; // written by the thread before it closes the queue
    std::thread m_thread;
};

} // namespace davenport::transfer
