#pragma once

#include "engine/api/session.h"
#include "engine/base/work.h"

#include <cstdint>
#include <filesystem>
#include <memory>
#include <string>

namespace davenport::session {

/// How databases come to be sessions: the program gives the studio one of these. Every call blocks and is made in worker
/// threads; errors are thrown as base::Error.
class DatabaseStore {
public:
    virtual ~DatabaseStore() = default;

    /// The extension of a database's file, with its dot.
    virtual std::string fileExtension() const = 0;
    /// Whether a database may be called so.
    virtual bool isDatabaseName(const std::string &name) const = 0;
    virtual std::unique_ptr<api::Session> open(const std::filesystem::path &file, const base::Work &work) const = 0;
    /// Makes a new database and closes it again. `shards` is its number of hash ranges, 1 to 256.
    virtual void create(const std::filesystem::path &file, bool partitioned, std::uint32_t shards) const = 0;
    /// Removes a database that nobody has open.
    virtual void remove(const std::filesystem::path &file) const = 0;
};

} // namespace davenport::session
