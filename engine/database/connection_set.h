#pragma once

#include "engine/revision/revision_tree.h"
#include "engine/storage/attachment_table.h"
#include "engine/storage/body_table.h"
#include "engine/storage/connection.h"
#include "engine/storage/document_table.h"
#include "engine/storage/figure_table.h"
#include "engine/storage/local_document_table.h"
#include "engine/storage/setting_table.h"

#include <cstdint>
#include <filesystem>

namespace davenport::database {

/// A connection with every table on it. One thread at a time.
struct ConnectionSet {
    ConnectionSet(const std::filesystem::path &file, int pageCacheKib)
        : connection(file, pageCacheKib), documents(connection), bodies(connection), figures(connection),
          settings(connection), locals(connection), attachments(connection) {}

    storage::Connection connection;
    storage::DocumentTable documents;
    storage::BodyTable bodies;
    storage::FigureTable figures;
    storage::SettingTable settings;
    storage::LocalDocumentTable locals;
    storage::AttachmentTable attachments;

    revision::RevisionTree spareTree;  ///< memory for whoever reads a tree next
    std::uint64_t writesAtLease = 0;   ///< see ReaderPool
};

} // namespace davenport::database
