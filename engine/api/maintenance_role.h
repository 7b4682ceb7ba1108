#pragma once

#include "engine/base/work.h"

#include <cstdint>
#include <string>
#include <utility>
#include <vector>

namespace davenport::api {

/// What a database says of itself: cheap to ask, exact.
struct DatabaseInfo {
    std::string name;
    std::string uuid;
    bool partitioned = false;
    std::uint32_t shards = 1;
    std::uint64_t docCount = 0;    ///< documents that are not deleted, design documents included
    std::uint64_t docDelCount = 0; ///< documents of which only tombstones remain
    std::uint64_t conflictCount = 0; ///< documents with more than one live leaf
    std::uint64_t updateSeq = 0;
    std::uint64_t purgeSeq = 0;
    std::uint64_t fileBytes = 0;   ///< on disk, the write-ahead log included
    std::uint64_t activeBytes = 0; ///< in use inside the file
    std::uint64_t bodyBytes = 0;   ///< the winners' bodies
    std::uint64_t revsLimit = 1000;
    std::uint64_t maxDocumentSize = 8'000'000; ///< bytes of a document's body
    std::uint32_t formatVersion = 0;
    bool compacting = false;
};

/// What this session has done since it was opened.
struct SessionStatistics {
    std::uint64_t reads = 0;         ///< documents read
    std::uint64_t writes = 0;        ///< revisions written
    std::uint64_t conflicts = 0;     ///< writes refused with 409
    std::uint64_t transactions = 0;  ///< commits
    std::uint64_t bytesWritten = 0;  ///< bytes of bodies
    std::uint64_t commitMicroseconds = 0; ///< time spent in commits, all together
};

struct CompactionResult {
    std::uint64_t bytesBefore = 0; ///< of the file
    std::uint64_t bytesAfter = 0;
    std::uint64_t bodiesDropped = 0;
    std::uint64_t attachmentsDropped = 0;
};

struct PurgeResult {
    std::uint64_t purgeSeq = 0;
    std::vector<std::pair<std::string, std::vector<std::string>>> purged; ///< per id the revisions that went
};

struct VerifyReport {
    std::uint64_t documents = 0;
    std::uint64_t revisions = 0;
    std::uint64_t attachments = 0;
    std::vector<std::string> problems; ///< empty when all is well; at most a hundred

    bool clean() const { return problems.empty(); }
};

/// The database as a thing to look after. Every call blocks; any thread may call.
class MaintenanceRole {
public:
    virtual ~MaintenanceRole() = default;

    virtual DatabaseInfo info() = 0;
    virtual SessionStatistics statistics() = 0;
    /// Drops bodies that are no leaf's and attachments that no kept body names, and gives the room back to the file
    /// system. Trees, leaves and tombstones stay: what replication needs. Other calls go on beside it. It may be
    /// cancelled, or killed, at any time: what it has done so far stays done.
    virtual CompactionResult compact(const base::Work &work = {}) = 0;
    /// Removes leaves without a trace (no tombstone, no replication). Revisions that are no leaves are left alone.
    virtual PurgeResult purge(const std::vector<std::pair<std::string, std::vector<std::string>>> &revs) = 0;
    /// Reads everything: the file's pages, every tree, every body, every attachment's digest, every counter.
    virtual VerifyReport verify(const base::Work &work = {}) = 0;
    /// The largest body that a write may have, in bytes. Throws 400 for 0.
    virtual void setMaxDocumentSize(std::uint64_t bytes) = 0;
};

} // namespace davenport::api
