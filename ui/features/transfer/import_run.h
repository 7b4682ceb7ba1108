#pragma once

#include "engine/api/session.h"
#include "engine/transfer/importer.h"

#include <filesystem>
#include <mutex>
#include <string>
#include <vector>

namespace davenport::transfer {

/// A record that was not written, as the list shows it.
struct RejectedRow {
    std::uint64_t line = 0;
    std::string reason;
    std::string record; ///< its beginning
};

/// How far an import is: written by its thread, read by the screen. Any thread.
class ImportStatus {
public:
    void set(const transfer::ImportFigures &figures);
    transfer::ImportFigures figures() const;
    void add(RejectedRow row);
    /// The rejected records so far, the first thousand of them.
    std::vector<RejectedRow> rejected() const;

private:
    mutable std::mutex m_mutex;
    transfer::ImportFigures m_figures;
    std::vector<RejectedRow> m_rejected;
};

struct ImportOrder {
    std::filesystem::path file;
    transfer::ReadOptions read;
    transfer::ImportOptions options;
};

struct ImportOutcome {
    transfer::ImportFigures figures;
    std::filesystem::path rejectedFile; ///< empty when nothing was rejected
};

/// Imports a file into a session: rejected records go to `status` and to a file beside the source. Blocks, for worker
/// threads. Throws Error when it cannot go on; what was written by then stays, and the file of rejected records, too.
ImportOutcome runImport(api::Session &session, const ImportOrder &order, ImportStatus &status, const base::Work &work);

} // namespace davenport::transfer
