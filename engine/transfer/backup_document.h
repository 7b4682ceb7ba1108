#pragma once

#include "engine/api/session.h"

#include <cstdint>
#include <string>
#include <vector>

namespace davenport::transfer {

/// The lines of one document in a backup.
struct BackupDocument {
    std::vector<std::string> lines; ///< one a revision whose body is kept, parents first, without line ends
    std::uint64_t attachments = 0;  ///< whose bytes are in the lines
};

/// Reads every kept revision of `id`, each with its whole path to the root. An attachment's bytes stand in the first revision
/// that has them, the others name them by digest. Memory: the document. Throws 404 for one that is not there (any more).
BackupDocument readBackupDocument(api::Session &session, const std::string &id);

/// The line of a local document.
std::string backupLocalLine(api::Document document);

} // namespace davenport::transfer
