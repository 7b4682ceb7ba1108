#pragma once

#include "engine/storage/connection.h"

#include <cstdint>
#include <functional>
#include <string>
#include <string_view>

namespace davenport::storage {

struct LocalDocumentRow {
    std::string id;
    std::uint64_t rev = 0;
    std::string body;
};

/// `_local/` documents. One thread at a time.
class LocalDocumentTable {
public:
    explicit LocalDocumentTable(Connection &connection) : m_connection(connection) {}

    bool find(std::string_view id, LocalDocumentRow &row);
    void put(const LocalDocumentRow &row);
    bool remove(std::string_view id);
    /// Every row in the order of ids, until the sink returns false.
    void list(const std::function<bool(LocalDocumentRow &)> &sink);

private:
    Connection &m_connection;
};

} // namespace davenport::storage
