#include "app/cli/arguments.h"

#include <algorithm>
#include <charconv>

namespace davenport::cli {

namespace {

const Option &optionNamed(const ArgumentRules &rules, std::string_view name) {
    const auto found = std::find_if(rules.options.begin(), rules.options.end(),
                                    [&](const Option &option) { return option.name == name; });
    if (found == rules.options.end()) {
        throw UsageError("there is no option " + std::string(name));
    }
    return *found;
}

} // namespace

Arguments::Arguments(const ArgumentRules &rules, const std::vector<std::string> &words) {
    bool options = true;
    for (std::size_t i = 0; i < words.size(); ++i) {
        const std::string &word = words[i];
        if (!options || word.size() < 2 || word[0] != '-') {
            m_words.push_back(word);
            continue;
        }
        if (word == "--") {
            options = false;
            continue;
        }
        const std::size_t equals = word.find('=');
        const Option &option = optionNamed(rules, std::string_view(word).substr(0, equals));
        if (option.value.empty()) {
            if (equals != std::string::npos) {
                throw UsageError("the option " + std::string(option.name) + " takes no value");
            }
            m_options[std::string(option.name)] = {};
        } else if (equals != std::string::npos) {
            m_options[std::string(option.name)] = word.substr(equals + 1);
        } else if (++i < words.size()) {
            m_options[std::string(option.name)] = words[i];
        } else {
            throw UsageError("the option " + std::string(option.name) + " needs a value: " + std::string(option.value));
        }
    }
    const auto needed = static_cast<std::size_t>(std::count_if(
        rules.names.begin(), rules.names.end(), [](std::string_view name) { return !name.starts_with('['); }));
    if (m_words.size() < needed) {
        throw UsageError("missing: " + std::string(rules.names[m_words.size()]));
    }
    if (m_words.size() > rules.names.size() && !rules.repeatsLast) {
        throw UsageError("one word too many: " + m_words[rules.names.size()]);
    }
}

const std::string &Arguments::word(std::size_t index) const {
    static const std::string kNone;
    return index < m_words.size() ? m_words[index] : kNone;
}

std::optional<std::string> Arguments::value(std::string_view option) const {
    const auto found = m_options.find(option);
    return found == m_options.end() ? std::nullopt : std::optional(found->second);
}

std::optional<std::uint64_t> Arguments::number(std::string_view option, std::uint64_t least, std::uint64_t most) const {
    const std::optional<std::string> text = value(option);
    if (!text) {
        return std::nullopt;
    }
    std::uint64_t number = 0;
    const char *end = text->data() + text->size();
    const auto [stop, failure] = std::from_chars(text->data(), end, number);
    if (failure != std::errc() || stop != end || number < least || number > most) {
        throw UsageError("the option " + std::string(option) + " takes a whole number from " + std::to_string(least) +
                         (most == UINT64_MAX ? " on" : " to " + std::to_string(most)) + ", not " + *text);
    }
    return number;
}

} // namespace davenport::cli
