#pragma once

#include "engine/api/documents_role.h"
#include "engine/base/work.h"
#include "engine/transfer/record_reader.h"

#include <cstdint>
#include <functional>
#include <string>

namespace davenport::transfer {

/// What to do with a record whose id names a document of other content. A document of the same content always stays as
/// it is and counts as already there.
enum class OnExisting : std::uint8_t {
    Reject,  ///< leave the document, reject the record as a conflict
    Skip,    ///< leave the document, count the record as skipped
    Replace, ///< write the record as the document's next revision
};

struct ImportOptions {
    std::string idTemplate;       ///< see IdTemplate; empty: the record's own `_id`, else one made of line and content
    bool needId = false;          ///< refuse records without an id (a partitioned database cannot make one)
    std::size_t batchSize = 1000; ///< documents a transaction, at least 1
    OnExisting onExisting = OnExisting::Reject;
};

/// A record that was not written, and why.
struct Rejection {
    std::uint64_t line = 0;  ///< in the decoded source, counted from 1
    std::string error;       ///< CouchDB's short name, such as "bad_request" or "conflict"
    std::string reason;      ///< one sentence
    std::string_view record; ///< as it stands in the source; empty if it was too long to keep
};
/// Takes rejections as they happen, on the thread that imports.
using RejectionSink = std::function<void(const Rejection &rejection)>;

/// read = written + alreadyThere + skipped + rejected.
struct ImportFigures {
    std::uint64_t read = 0;         ///< records and rejected pieces of the source
    std::uint64_t written = 0;      ///< new revisions
    std::uint64_t alreadyThere = 0; ///< documents that had the same content
    std::uint64_t skipped = 0;      ///< documents of other content that were left as OnExisting::Skip says
    std::uint64_t rejected = 0;
    std::uint64_t bytes = 0;       ///< of the written documents' texts
    std::uint64_t sourceBytes = 0; ///< of the source as it is stored, taken so far
    std::uint64_t sourceTotal = 0; ///< of the source as it is stored; 0 when nobody knows
    double seconds = 0;            ///< since the import began

    /// Records a second so far.
    double rate() const { return seconds > 0 ? static_cast<double>(read) / seconds : 0; }
    /// Seconds still to go, from the share of the source that is done; negative while nobody knows.
    double secondsLeft() const;
};
/// Told of the progress about ten times a second, on the thread that imports.
using ImportReport = std::function<void(const ImportFigures &figures)>;

/// Imports every record of `reader`. A second thread reads ahead while this one writes, a transaction for each batch.
/// A record that fails is rejected and the rest goes on; running an import again repeats nothing. Throws Error when it
/// cannot go on (the source is broken, the disk is full, cancelled): what was read before is written by then.
ImportFigures importRecords(api::DocumentsRole &documents, RecordReader &reader, const ImportOptions &options,
                            const RejectionSink &rejected, const ImportReport &report = {},
                            const base::Work &work = {});

} // namespace davenport::transfer
