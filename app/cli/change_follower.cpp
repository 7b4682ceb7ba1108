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

/// Reads once. False when another process has the file.
bool readChanges(const Invocation &invocation, api::ChangesQuery &query, const api::ChangesSink &sink) {
    try {
        const std::unique_ptr<api::Session> session = invocation.open();
        query.since = session->changes()->changes(query, sink, {invocation.cancel, {}}).lastSeq;
        return true;
    } catch (const base::Error &error) {
        if (error.code() == base::ErrorCode::InUse) {
            return false;
        }
        throw;
    }
}

} // namespace

void followChanges(const Invocation &invocation, api::ChangesQuery query, const api::ChangesSink &sink) {
    constexpr std::chrono::milliseconds kLookEvery{100};
    const std::string &file = invocation.arguments.word(0);
    try {
        for (;;) {
            const bool read = readChanges(invocation, query, sink);
            invocation.output.flush();
            const FileMark seen(file);
            do {
                std::this_thread::sleep_for(kLookEvery);
                invocation.cancel.check();
            } while (read && FileMark(file) == seen);
        }
    } catch (const base::Error &error) {
        if (error.code() != base::ErrorCode::Cancelled) {
            throw;
        }
    }
}

} // namespace davenport::cli
