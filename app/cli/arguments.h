#pragma once

#include <cstdint>
#include <map>
#include <optional>
#include <stdexcept>
#include <string>
#include <string_view>
#include <vector>

namespace davenport::cli {

/// The command line is wrong: exit status 2, and the message says what to do instead.
class UsageError : public std::runtime_error {
public:
    using std::runtime_error::runtime_error;
};

/// An option as it is written and explained. Options with a value take it as the next word or behind "=".
struct Option {
    std::string_view name;  ///< with its dashes
    std::string_view value; ///< what the help calls its value; empty for a flag
    std::string_view help;
};

/// What a command knows of its words: how many it takes, and its options.
struct ArgumentRules {
    std::vector<std::string_view> names; ///< of the words, in order; "[NAME]" may be left out
    std::vector<Option> options;
    bool repeatsLast = false; ///< the last name may stand for several words
};

/// The words and options behind a command's name.
class Arguments {
public:
    /// Throws UsageError for an option that the rules do not have, a missing value, too few or too many words.
    /// "--" ends the options; "-" is a word.
    Arguments(const ArgumentRules &rules, const std::vector<std::string> &words);

    std::size_t count() const { return m_words.size(); }
    /// The word at `index`, or an empty string.
    const std::string &word(std::size_t index) const;
    bool has(std::string_view option) const { return m_options.find(option) != m_options.end(); }
    /// The value of an option, as it was given last.
    std::optional<std::string> value(std::string_view option) const;
    /// Its value as a whole number from `least` to `most`. Throws UsageError.
    std::optional<std::uint64_t> number(std::string_view option, std::uint64_t least, std::uint64_t most) const;

private:
    std::vector<std::string> m_words;
    std::map<std::string, std::string, std::less<>> m_options;
};

} // namespace davenport::cli
