#pragma once

#include "engine/storage/connection.h"

#include <cstdint>
#include <string>
#include <string_view>

namespace davenport::storage {

/// A database's own settings by name: its uuid, how it is cut, its limits. One thread at a time.
class SettingTable {
public:
    explicit SettingTable(Connection &connection) : m_connection(connection) {}

    /// 0 (or the empty text) when there is no such setting.
    std::int64_t integer(std::string_view name);
    std::string text(std::string_view name);
    void set(std::string_view name, std::int64_t value);
    void set(std::string_view name, std::string_view value);

private:
    Connection &m_connection;
};

} // namespace davenport::storage
