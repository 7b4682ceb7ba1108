#include "tests/crash/writing_child.h"

#include "engine/database/local_database.h"
#include "tests/crash/acknowledgement.h"
#include "tests/property/seed.h"

#include <unistd.h>

#include <atomic>
#include <cstdio>
#include <filesystem>
#include <thread>
#include <vector>

namespace davenport::tests {

namespace {

constexpr std::size_t kDocuments = 400;

class WritingChild {
public:
    WritingChild(api::Session &session, int pipe, std::uint64_t seed)
        : m_session(session), m_pipe(pipe), m_random(randomness(seed)) {}

    /// Never returns: makes one random call after the other.
    [[noreturn]] void run() {
        for (;;) {
            const std::size_t dice = below(m_random, 100);
            if (dice < 25) {
                load();
            } else if (dice < 75) {
                write(randomId());
            } else if (dice < 90) {
                remove(randomId());
            } else {
                purge(randomId());
            }
        }
    }

private:
    using What = Acknowledgement::What;

    std::string randomId() { return "d" + std::to_string(below(m_random, kDocuments)); }

    void say(bool begun, What what, const std::string &id, const std::string &rev = {}, std::uint64_t value = 0) {
        const std::string line = Acknowledgement{begun, what, id, rev, value}.line();
        if (::write(m_pipe, line.data(), line.size()) != static_cast<ssize_t>(line.size())) {
            ::_exit(2);
        }
    }

    std::string body(std::uint64_t value) {
        return "{\"n\":" + std::to_string(value) + ",\"fill\":\"" + std::string(below(m_random, 3000), 'x') +
               "\",\"_attachments\":{\"a\":{\"content_type\":\"image/png\",\"data\":\"" + std::string(400, 'A' + value % 26) +
               "\"}}}";
    }

    /// The winner's revision; empty if the document is missing or deleted.
    std::string revOf(const std::string &id) {
        try {
            return m_session.documents()->get(id).rev;
        } catch (const base::Error &) {
            return {};
        }
    }

    void write(const std::string &id) {
        const std::uint64_t value = ++m_value;
        const std::string rev = revOf(id);
        say(true, What::Write, id);
        const api::WriteOutcome outcome = m_session.documents()->put(id, body(value), rev);
        say(false, What::Write, id, outcome.rev, value);
    }

    void load() {
        std::vector<std::string> texts;
        std::vector<std::uint64_t> values;
        const std::size_t first = below(m_random, kDocuments);
        for (std::size_t n = 0; n < 20; ++n) {
            const std::string id = "d" + std::to_string((first + n) % kDocuments);
            const std::string rev = revOf(id);
            values.push_back(++m_value);
            texts.push_back("{\"_id\":\"" + id + "\"," + (rev.empty() ? "" : "\"_rev\":\"" + rev + "\",") +
                            body(values.back()).substr(1));
            say(true, What::Write, id);
        }
        const std::vector<std::string_view> views(texts.begin(), texts.end());
        const std::vector<api::WriteOutcome> outcomes = m_session.documents()->bulk(views);
        for (std::size_t n = 0; n < outcomes.size(); ++n) {
            if (!outcomes[n].ok()) {
                throw *outcomes[n].error;
            }
            say(false, What::Write, outcomes[n].id, outcomes[n].rev, values[n]);
        }
    }

    void remove(const std::string &id) {
        if (const std::string rev = revOf(id); !rev.empty()) {
            say(true, What::Delete, id);
            say(false, What::Delete, id, m_session.documents()->remove(id, rev).rev);
        }
    }

    void purge(const std::string &id) {
        if (const std::string rev = revOf(id); !rev.empty()) {
            say(true, What::Purge, id);
            m_session.maintenance()->purge({{id, {rev}}});
            say(false, What::Purge, id);
        }
    }

    api::Session &m_session;
    int m_pipe;
    std::mt19937_64 m_random;
    std::uint64_t m_value = 0;
};

} // namespace

int runWritingChild(const std::string &file, int pipe, std::uint64_t seed) {
    try {
        const auto session = std::filesystem::exists(file) ? database::openDatabase(file) : database::createDatabase(file);
        // Compaction runs beside the writes all the time.
        std::thread compactor([&] {
            try {
                for (;;) {
                    session->maintenance()->compact();
                    std::this_thread::sleep_for(std::chrono::milliseconds(5));
                }
            } catch (const std::exception &error) {
                std::fprintf(stderr, "compacting: %s\n", error.what());
                ::_exit(1);
            }
        });
        compactor.detach();
        WritingChild(*session, pipe, seed).run();
    } catch (const std::exception &error) {
        std::fprintf(stderr, "child: %s\n", error.what());
    }
    ::_exit(1);
}

} // namespace davenport::tests
