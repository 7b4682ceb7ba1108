#include "app/cli/change_follower.h"

#include <array>
#include <chrono>
#include <thread>

#include <sys/stat.h>

namespace davenport::cli {

namespace {

/// What tells that somebody wrote to a database: the times and sizes of its file and of the log beside it.
class FileMark {
public:
    explicit FileMark(const std::string &file) {
        std::size_t at = 0;
        for (const std::string &name : {file, file + "-wal"}) {
            struct stat status {};
            if (::stat(name.c_str(), &status) == 0) {
                m_marks[at++] = status.st_mtim.tv_sec;
                m_marks[at++] = status.st_mtim.tv_nsec;
                m_marks[at++] = status.st_size;
            }
        }
    }
    bool operator==(const FileMark &) const = default;

private:
    std::array<std::int64_t, 6> m_marks{};
};

enum class Look { All, Part, InUse };

/// Reads the next changes into `lines`, as many as may stay in memory, and lets go of the file before any is written.
Look look(const Invocation &invocation, api::ChangesQuery &query, const ChangeLine &lineOf, std::string &lines) {
    constexpr std::size_t kBytesAtOnce = 4 * 1024 * 1024;
    try {
        const std::unique_ptr<api::Session> session = invocation.open();
        Look result = Look::All;
        const auto take = [&](const api::Change &change) {
            lines += lineOf(change);
            lines += '\n';
            result = lines.size() < kBytesAtOnce ? Look::All : Look::Part;
            return result == Look::All;
        };
        query.since = session->changes()->changes(query, take, {invocation.cancel, {}}).lastSeq;
        return result;
    } catch (const base::Error &error) {
        if (error.code() == base::ErrorCode::InUse) {
            return Look::InUse;
        }
        throw;
    }
}

} // namespace

void followChanges(const Invocation &invocation, api::ChangesQuery query, const ChangeLine &lineOf) {
    constexpr std::chrono::milliseconds kLookEvery{100};
    const std::string &file = invocation.arguments.word(0);
    std::string lines;
    try {
        for (;;) {
            // Before the look: what is written after it, even at once, makes a difference.
            const FileMark before(file);
            const Look seen = look(invocation, query, lineOf, lines);
            invocation.output.write(lines);
            invocation.output.flush();
            lines.clear();
            do {
                std::this_thread::sleep_for(kLookEvery);
                invocation.cancel.check();
            } while (seen == Look::All && FileMark(file) == before);
        }
    } catch (const base::Error &error) {
        if (error.code() != base::ErrorCode::Cancelled) {
            throw;
        }
    }
}

} // namespace davenport::cli
