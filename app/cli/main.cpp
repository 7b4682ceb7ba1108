#include "app/cli/command.h"
#include "app/cli/help.h"
#include "app/cli/interrupt.h"

#include <algorithm>
#include <cstdio>
#include <exception>

namespace {

using namespace davenport;

constexpr std::string_view kVersion = DAVENPORT_VERSION;

void complain(const std::string &text) {
    std::fprintf(stderr, "davenport-cli: %s\n", text.c_str());
}

const cli::Command &commandNamed(const std::string &name) {
    const std::vector<cli::Command> &all = cli::commands();
    const auto found =
        std::find_if(all.begin(), all.end(), [&](const cli::Command &command) { return command.name == name; });
    if (found == all.end()) {
        throw cli::UsageError("there is no command " + name + "; davenport-cli --help lists them");
    }
    return *found;
}

/// Takes a flag out of the words in front of a "--", and says whether it was there.
bool takeFlag(std::vector<std::string> &words, std::string_view flag) {
    const auto end = std::find(words.begin(), words.end(), "--");
    const auto found = std::find(words.begin(), end, flag);
    if (found == end) {
        return false;
    }
    words.erase(found);
    return true;
}

int run(std::vector<std::string> words, cli::Output &output) {
    if (words.empty()) {
        output.write(cli::programHelp());
        throw cli::UsageError("no command is given");
    }
    if (words.front() == "--version") {
        output.line("davenport-cli " + std::string(kVersion));
        return cli::kOk;
    }
    if (words.front() == "--help" || words.front() == "-h" || words.front() == "help") {
        output.write(words.size() > 1 ? cli::commandHelp(commandNamed(words[1])) : cli::programHelp());
        return cli::kOk;
    }
    const bool forced = takeFlag(words, "--progress");
    if (words.empty()) {
        throw cli::UsageError("no command is given");
    }
    const cli::Command &command = commandNamed(words.front());
    words.erase(words.begin());
    if (takeFlag(words, "--help") || takeFlag(words, "-h")) {
        output.write(cli::commandHelp(command));
        return cli::kOk;
    }
    try {
        const cli::Arguments arguments(command.rules, words);
        cli::ProgressLine progress(forced);
        return command.run({arguments, output, progress, cli::cancelOnSignals()});
    } catch (const cli::UsageError &error) {
        throw cli::UsageError(std::string(command.name) + ": " + error.what() + '\n' + cli::usageLine(command) +
                              "More: davenport-cli " + std::string(command.name) + " --help");
    }
}

} // namespace

int main(int argc, char **argv) {
    cli::Output output;
    int status = cli::kFailed;
    try {
        status = run({argv + 1, argv + argc}, output);
    } catch (const cli::OutputClosed &) {
        return cli::kOk;
    } catch (const cli::UsageError &error) {
        complain(error.what());
        status = cli::kUsage;
    } catch (const base::Error &error) {
        complain(error.code() == base::ErrorCode::Cancelled ? "interrupted" : error.what());
        status = cli::exitCodeOf(error);
    } catch (const std::exception &error) {
        complain(error.what());
    }
    try {
        output.flush();
    } catch (const cli::OutputClosed &) {
        return status;
    } catch (const std::exception &error) {
        complain(error.what());
        return status == cli::kOk ? static_cast<int>(cli::kFileProblem) : status;
    }
    return status;
}
