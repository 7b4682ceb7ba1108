#pragma once

#include "engine/storage/connection.h"

#include <cstdint>
#include <optional>
#include <vector>

namespace davenport::storage {

/// What is counted while writing, so that asking is cheap and exact.
struct Figures {
    struct Shard {
        std::int64_t docs = 0;       ///< documents that are not deleted
        std::int64_t tombstones = 0; ///< deleted documents
        std::int64_t bytes = 0;      ///< of the winners' bodies
        bool operator==(const Shard &) const = default;
    };
    std::int64_t updateSeq = 0; ///< the last sequence given away; never goes back, not even by a purge
    std::int64_t purgeSeq = 0;
    std::int64_t conflicted = 0; ///< documents with more than one live leaf
    std::vector<Shard> shards;

    bool operator==(const Figures &) const = default;
};

/// The figures' table: row 0 holds those of the database, row n + 1 those of shard n. One thread at a time.
class FigureTable {
public:
    explicit FigureTable(Connection &connection) : m_connection(connection) {}

    Figures read();
    /// Writes the rows in which `now` differs from `before`, and all rows when `before` has other shards.
    void write(const Figures &before, const Figures &now);

private:
    void put(std::int64_t number, std::int64_t a, std::int64_t b, std::int64_t c);

    Connection &m_connection;
    std::optional<Statement> m_read;
    std::optional<Statement> m_put;
};

} // namespace davenport::storage
