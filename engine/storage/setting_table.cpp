#include "engine/storage/setting_table.h"

namespace davenport::storage {

namespace {

constexpr const char *kRead = "SELECT value FROM setting WHERE name = ?";
constexpr const char *kWrite = "INSERT OR REPLACE INTO setting (name, value) VALUES (?, ?)";

} // namespace

std::int64_t SettingTable::integer(std::string_view name) {
    Statement statement(m_connection, kRead);
    statement.bindText(1, name);
    return statement.step() ? statement.integer(0) : 0;
}

std::string SettingTable::text(std::string_view name) {
    Statement statement(m_connection, kRead);
    statement.bindText(1, name);
    return statement.step() ? std::string(statement.bytes(0)) : std::string();
}

void SettingTable::set(std::string_view name, std::int64_t value) {
    Statement statement(m_connection, kWrite);
    statement.bindText(1, name);
    statement.bind(2, value);
    statement.run();
}

void SettingTable::set(std::string_view name, std::string_view value) {
    Statement statement(m_connection, kWrite);
    statement.bindText(1, name);
    statement.bindText(2, value);
    statement.run();
}

} // namespace davenport::storage
