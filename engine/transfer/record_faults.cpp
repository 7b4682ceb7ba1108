#include "engine/transfer/record_faults.h"

#include "engine/base/error.h"
#include "engine/base/json_text.h"

namespace davenport::transfer {

std::string faultOfRecord(std::string_view text, std::uint64_t line) {
    try {
        base::checkJson(text);
    } catch (const base::Error &error) {
        if (!error.where()) {
            return error.reason();
        }
        return error.reason() + " (line " + std::to_string(line + error.where()->line - 1) + ", column " +
               std::to_string(error.where()->column) + ")";
    }
    switch (base::jsonTypeOf(text)) {
    case base::JsonType::Object:
        return {};
    case base::JsonType::Array:
        return "a record is a JSON object; this is an array";
    case base::JsonType::String:
        return "a record is a JSON object; this is a string";
    case base::JsonType::Number:
        return "a record is a JSON object; this is a number";
    default:
        return "a record is a JSON object; this is " + base::minifyJson(text);
    }
}

std::string atLine(std::uint64_t line, const std::string &what) {
    return "line " + std::to_string(line) + ": " + what;
}

} // namespace davenport::transfer
