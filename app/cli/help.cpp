#include "app/cli/help.h"

#include <algorithm>

namespace davenport::cli {

namespace {

constexpr std::string_view kExitStatuses = R"(Exit status:
  0    done
  1    failed: the input was refused, or something else went wrong
  2    the command line is wrong
  3    not found: no such document, revision, or file
  4    conflict: the document was changed meanwhile, or exists already
  5    a file problem: exists already, no database, written by a newer version, damaged, in use for more than two
       seconds, read-only, disk full
  6    the import is done, but some records were rejected
  7    verify found problems, or compare differences
  130  interrupted
)";

std::string padded(std::string text, std::size_t width) {
    text.resize(std::max(width, text.size() + 2), ' ');
    return text;
}

std::string optionLine(const Option &option) {
    constexpr std::size_t kWidth = 24;
    std::string name = "  " + std::string(option.name);
    if (!option.value.empty()) {
        name += ' ' + std::string(option.value);
    }
    return padded(std::move(name), kWidth) + std::string(option.help) + '\n';
}

} // namespace

std::string programHelp() {
    constexpr std::size_t kWidth = 14;
    std::string help = "Usage: davenport-cli COMMAND [ARGUMENTS...] [OPTIONS]\n\n"
                       "Works with Davenport's document databases, one .davenport file each.\n\nCommands:\n";
    for (const Command &command : commands()) {
        help += padded("  " + std::string(command.name), kWidth) + std::string(command.summary) + '\n';
    }
    help += "\nOptions:\n";
    help += optionLine({"--help", "", "show this help, or behind a command that command's"});
    help += optionLine({"--version", "", "show the version"});
    help += optionLine({"--progress", "", "show progress on standard error though it is no terminal"});
    help += "\nResults are JSON on standard output; progress and errors go to standard error.\n\n";
    return help + std::string(kExitStatuses);
}

std::string usageLine(const Command &command) {
    std::string line = "Usage: davenport-cli " + std::string(command.name);
    for (const std::string_view name : command.rules.names) {
        line += ' ' + std::string(name);
    }
    if (command.rules.repeatsLast) {
        line += "...";
    }
    return line + " [OPTIONS]\n";
}

std::string commandHelp(const Command &command) {
    std::string help = usageLine(command) + '\n' + std::string(command.summary) + ".\n\nOptions:\n";
    for (const Option &option : command.rules.options) {
        help += optionLine(option);
    }
    if (!command.details.empty()) {
        help += '\n' + std::string(command.details);
    }
    return help + "\n" + std::string(kExitStatuses);
}

} // namespace davenport::cli
