#pragma once

#include "engine/api/session.h"
#include "engine/base/work.h"
#include "engine/transfer/backup_file.h"

#include <filesystem>
#include <string>
#include <vector>

namespace davenport::transfer {

/// The local document in which a restore notes how far it is; it is part of no backup.
constexpr std::string_view kRestoreMark = "_local/davenport-restore";

/// Where a backup stands until it is whole: "FILE.partial".
std::filesystem::path partialBackup(const std::filesystem::path &file);

/// Writes a backup of everything: each document with every revision whose body is kept, tombstones and conflicts, whole
/// histories, attachments, design and local documents, and the database's settings. It goes into FILE.partial, which becomes
/// FILE when it is whole; if one is there from an earlier attempt on the same database, the backup goes on behind its last
/// checkpoint. Documents that change meanwhile are written once more. Memory: one document. `work` reports documents.
/// Throws Error: PreconditionFailed for the partial backup of another database or of one that was purged since (remove it),
/// Io, ReadOnly, DiskFull, Cancelled, Unsupported.
BackupFigures backupDatabase(api::Session &session, const std::filesystem::path &file, const base::Work &work = {});

struct BackupSummary {
    BackupHeader header;
    BackupFigures figures;
};

/// Reads a whole backup (gzip or not) and checks every line and digest. `work` reports bytes. Throws as BackupReader.
BackupSummary checkBackup(const std::filesystem::path &file, const base::Work &work = {});

/// Restores a backup into a database that is empty, or in which a restore of the same backup was interrupted (it goes on
/// there): the same revision trees, bodies, attachments and settings. The whole file is checked before anything is written.
/// `work` reports bytes, first "checking", then "restoring". Throws Error: as checkBackup; PreconditionFailed for a database
/// that holds something else; BadRequest if one is partitioned and the other is not.
BackupSummary restoreBackup(api::Session &session, const std::filesystem::path &file, const base::Work &work = {});

struct BackupComparison {
    std::uint64_t documents = 0;
    std::vector<std::string> differences; ///< empty when all is the same; at most a thousand

    bool same() const { return differences.empty(); }
};

/// Compares a backup with a database: every revision's text, history and attachments, both ways. `work` reports bytes.
/// Throws as checkBackup.
BackupComparison compareBackup(api::Session &session, const std::filesystem::path &file, const base::Work &work = {});

} // namespace davenport::transfer
