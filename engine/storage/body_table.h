#pragma once

#include "engine/storage/connection.h"

#include <cstdint>
#include <functional>
#include <optional>
#include <string_view>

namespace davenport::storage {

/// Bodies that are not a winner's: conflicting leaves, and older revisions until compaction. One thread at a time.
class BodyTable {
public:
    explicit BodyTable(Connection &connection) : m_connection(connection) {}

    struct Row {
        std::string_view attachments; ///< empty when there are none
        std::string_view body;
    };

    /// Keeps a body; returns the reference that a tree's node holds (1 or more).
    std::uint64_t add(const Row &row);
    /// Fills `row` if the body is kept. Its views last until the next call or release().
    bool find(std::uint64_t ref, Row &row);
    void release();
    void remove(std::uint64_t ref);
    /// Every reference, in order.
    void eachRef(const std::function<void(std::uint64_t ref)> &sink);
    /// The attachments of each body that has some.
    void eachAttachmentList(const std::function<void(std::string_view attachments)> &sink);

private:
    Connection &m_connection;
    std::optional<Statement> m_add;
    std::optional<Statement> m_find;
    std::optional<Statement> m_remove;
};

} // namespace davenport::storage
