#pragma once

#include "engine/base/error.h"
#include "ui/session/request_log.h"

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <type_traits>

namespace davenport::session {

/// A text as it stands in a URL's path or query: all but letters, digits and "-._~" percent-encoded.
std::string encoded(std::string_view text);
/// A text as a JSON string.
std::string quoted(std::string_view text);

/// Builds the query of a URL; what has its default is left out.
class Query {
public:
    Query &add(std::string_view name, std::string_view value);
    Query &flag(std::string_view name, bool value);
    /// For a parameter that is true unless it is said.
    Query &no(std::string_view name, bool value);
    Query &json(std::string_view name, const std::optional<std::string> &value);
    Query &number(std::string_view name, std::uint64_t value, std::uint64_t byDefault);
    /// With its "?", or empty.
    const std::string &text() const { return m_text; }

private:
    std::string m_text;
};

/// Notes calls to one database while they run. Any thread.
class CallLog {
public:
    /// More of a request's body is not kept, in bytes.
    static constexpr std::size_t kLongestBody = 400;

    CallLog(std::shared_ptr<RequestLog> log, const std::string &database)
        : m_log(std::move(log)), m_root("/" + encoded(database)) {}

    /// Runs `call(items)`, which may count what went through, and notes how it ended. Passes on what it throws.
    template <typename Call>
    auto call(const char *method, const std::string &path, std::string_view body, const Call &call) const {
        std::uint64_t items = 0;
        const std::uint64_t number = m_log->begin(method, m_root + path, shortened(body));
        try {
            if constexpr (std::is_void_v<std::invoke_result_t<Call, std::uint64_t &>>) {
                call(items);
                m_log->end(number, "200", items);
            } else {
                auto result = call(items);
                m_log->end(number, "200", items);
                return result;
            }
        } catch (const base::Error &error) {
            m_log->end(number, outcomeOf(error), items);
            throw;
        } catch (...) {
            m_log->end(number, "500", items);
            throw;
        }
    }

private:
    static std::string shortened(std::string_view body);
    static std::string outcomeOf(const base::Error &error);

    std::shared_ptr<RequestLog> m_log;
    std::string m_root;
};

} // namespace davenport::session
