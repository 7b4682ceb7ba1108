#pragma once

#include "app/cli/command.h"

#include <string>

namespace davenport::cli {

/// The help of the whole program: commands, options and exit statuses.
std::string programHelp();
/// The help of one command.
std::string commandHelp(const Command &command);
/// "Usage: davenport-cli create FILE [OPTIONS]"
std::string usageLine(const Command &command);

} // namespace davenport::cli
