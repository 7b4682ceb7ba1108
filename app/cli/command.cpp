#include "app/cli/command.h"

#include "engine/database/local_database.h"

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
    const std::string &file = arguments.word(0);
    try {
        return database::openDatabase(file, work());
    } catch (const base::Error &error) {
        if (error.code() == base::ErrorCode::NotFound) {
            throw base::notFound("there is no database file " + file + "; \"davenport-cli create " + file +
                                 "\" makes one");
        }
        throw;
    }
}

const std::vector<Command> &commands() {
    static const std::vector<Command> kCommands{createCommand(),    importCommand(), exportCommand(),  infoCommand(),
                                                getCommand(),       putCommand(),    deleteCommand(),  allDocsCommand(),
                                                changesCommand(),   verifyCommand(), compactCommand(), purgeCommand(),
                                                partitionCommand(), sampleCommand()};
    return kCommands;
}

} // namespace davenport::cli
