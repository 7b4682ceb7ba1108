#include "tests/conformance/comparison.h"

#include <nlohmann/json.hpp>

#include <algorithm>

namespace davenport::tests {

using Json = nlohmann::json;

namespace {

bool sameObject(const Json &want, const Json &got) {
    if (!got.is_object()) {
        return false;
    }
    return std::all_of(want.items().begin(), want.items().end(), [&](const auto &item) {
        const auto found = got.find(item.key());
        if (item.key() == "reason" && want.contains("error")) {
            return found != got.end() && found->is_string() && !found->template get_ref<const std::string &>().empty();
        }
        return found != got.end() && sameAnswer(item.value(), *found);
    });
}

} // namespace

bool sameAnswer(const Json &want, const Json &got) {
    if (want.is_string() && want == "@any") {
        return true;
    }
    if (want.is_object()) {
        return sameObject(want, got);
    }
    if (want.is_array()) {
        return got.is_array() && want.size() == got.size() &&
               std::equal(want.begin(), want.end(), got.begin(), [](const Json &a, const Json &b) { return sameAnswer(a, b); });
    }
    return want == got;
}

bool sameStatus(int want, int got) {
    const auto created = [](int status) { return status == 201 || status == 202; };
    return got == want || (want >= 500 && got == 400) || (created(want) && created(got));
}

} // namespace davenport::tests
