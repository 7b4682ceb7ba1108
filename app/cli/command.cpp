#include "app/cli/command.h"

#include "engine/database/local_database.h"

#include <chrono>
#include <thread>

namespace davenport::cli {

base::Work Invocation::work() const {
    ProgressLine &line = progress;
    return {cancel, [&line](const base::Progress &progressed) {
                std::string text = progressed.stage + ' ' + grouped(progressed.done);
                if (progressed.total > 0) {
                    text += " of " + grouped(progressed.total);
                }
                line.show(text);
            }};
}

std::unique_ptr<api::Session> Invocation::open() const {
    // Another command may have the file for a moment, such as "changes --follow" each time it looks.
    constexpr std::chrono::milliseconds kPatience{2000};
    constexpr std::chrono::milliseconds kTryEvery{25};
    const std::string &file = arguments.word(0);
    const auto end = std::chrono::steady_clock::now() + kPatience;
    for (;;) {
        try {
            return database::openDatabase(file, work());
        } catch (const base::Error &error) {
            if (error.code() == base::ErrorCode::NotFound) {
                throw base::notFound("there is no database file " + file + "; \"davenport-cli create " + file +
                                     "\" makes one");
            }
            if (error.code() != base::ErrorCode::InUse || std::chrono::steady_clock::now() >= end) {
                throw;
            }
        }
        std::this_thread::sleep_for(kTryEvery);
        cancel.check();
    }
}

const std::vector<Command> &commands() {
    static const std::vector<Command> kCommands{createCommand(),    importCommand(), exportCommand(),  infoCommand(),
                                                getCommand(),       putCommand(),    deleteCommand(),  allDocsCommand(),
                                                changesCommand(),   verifyCommand(), compactCommand(), purgeCommand(),
                                                partitionCommand(), backupCommand(), restoreCommand(), compareCommand(),
                                                sampleCommand()};
    return kCommands;
}

} // namespace davenport::cli
