#include "engine/transfer/importer.h"

#include "engine/transfer/batch_reader.h"
#include "engine/transfer/batch_writer.h"

#include <algorithm>
#include <chrono>

namespace davenport::transfer {

namespace {

using Clock = std::chrono::steady_clock;
constexpr std::chrono::milliseconds kReportEvery{100};

double secondsSince(Clock::time_point start) {
    return std::chrono::duration<double>(Clock::now() - start).count();
}

} // namespace

double ImportFigures::secondsLeft() const {
    if (sourceTotal == 0 || sourceBytes == 0 || sourceBytes > sourceTotal) {
        return -1;
    }
    return seconds * static_cast<double>(sourceTotal - sourceBytes) / static_cast<double>(sourceBytes);
}

ImportFigures importRecords(api::DocumentsRole &documents, RecordReader &reader, const ImportOptions &options,
                            const RejectionSink &rejected, const ImportReport &report, const base::Work &work) {
    if (options.batchSize == 0) {
        throw base::badRequest("a batch holds at least one document");
    }
    const Clock::time_point start = Clock::now();
    ImportFigures figures;
    figures.sourceTotal = reader.source().size();
    BatchReader batches(reader, DocumentWriter(IdTemplate(options.idTemplate), options.needId), options.batchSize,
                        work.cancel);
    const base::Work quiet{work.cancel, {}}; // the batches' own progress is of no interest
    BatchWriter writer(documents, options.onExisting, rejected, quiet);
    Clock::time_point told = start;
    for (;;) {
        const ImportBatch batch = batches.next();
        work.check();
        if (batch.empty()) {
            break;
        }
        writer.write(batch, figures);
        figures.sourceBytes = reader.source().consumed();
        figures.seconds = secondsSince(start);
        if (Clock::now() - told >= kReportEvery) {
            told = Clock::now();
            work.tell({figures.sourceBytes, figures.sourceTotal, "importing"});
            if (report) {
                report(figures);
            }
        }
    }
    figures.sourceBytes = reader.source().consumed();
    figures.seconds = secondsSince(start);
    if (report) {
        report(figures);
    }
    return figures;
}

} // namespace davenport::transfer
