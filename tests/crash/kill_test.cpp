#include "engine/database/local_database.h"
#include "tests/crash/acknowledgement.h"
#include "tests/crash/writing_child.h"
#include "tests/property/seed.h"

#include <QTemporaryDir>
#include <QTest>

#include <nlohmann/json.hpp>

#include <poll.h>
#include <signal.h>
#include <sys/wait.h>
#include <unistd.h>

#include <chrono>
#include <cstring>

using namespace davenport;
using namespace davenport::tests;

namespace {

constexpr int kKills = 200;
constexpr const char *kChildFlag = "--write-until-killed";

/// Starts this very program as the writing child, kills it after a while, and gives all that it said in whole lines.
/// Sets `exitedByItself` if it was not alive any more.
std::string runAndKill(const std::string &file, std::uint64_t seed, std::chrono::microseconds life, bool &exitedByItself) {
    int ends[2];
    if (::pipe(ends) != 0) {
        throw std::runtime_error(std::strerror(errno));
    }
    const std::string program = std::filesystem::read_symlink("/proc/self/exe").string();
    const std::string pipeNumber = std::to_string(ends[1]);
    const std::string seedText = std::to_string(seed);
    const pid_t child = ::fork();
    if (child == 0) {
        ::close(ends[0]);
        ::execl(program.c_str(), program.c_str(), kChildFlag, file.c_str(), pipeNumber.c_str(), seedText.c_str(), nullptr);
        ::_exit(127);
    }
    ::close(ends[1]);
    const auto end = std::chrono::steady_clock::now() + life;
    std::string said;
    bool open = true;
    const auto readSome = [&] {
        char buffer[65536];
        const ssize_t count = ::read(ends[0], buffer, sizeof buffer);
        said.append(buffer, count > 0 ? static_cast<std::size_t>(count) : 0);
        open = count > 0;
    };
    while (open) {
        const auto left = std::chrono::duration_cast<std::chrono::microseconds>(end - std::chrono::steady_clock::now()).count();
        if (left <= 0) {
            break;
        }
        pollfd waiting{ends[0], POLLIN, 0};
        const timespec wait{0, std::min<long>(left, 50'000) * 1000};
        if (::ppoll(&waiting, 1, &wait, nullptr) > 0) {
            readSome();
        }
    }
    ::kill(child, SIGKILL);
    while (open) {
        readSome();
    }
    ::close(ends[0]);
    int status = 0;
    ::waitpid(child, &status, 0);
    exitedByItself = !WIFSIGNALED(status) || WTERMSIG(status) != SIGKILL;
    return said.substr(0, said.rfind('\n') == std::string::npos ? 0 : said.rfind('\n') + 1);
}

Expectation::State stateOf(api::Session &session, const std::string &id) {
    try {
        const api::Document doc = session.documents()->get(id);
        return {true, doc.rev, nlohmann::json::parse(doc.body).at("n").get<std::uint64_t>()};
    } catch (const base::Error &error) {
        if (error.code() != base::ErrorCode::NotFound) {
            throw;
        }
        return {};
    }
}

} // namespace

class KillTest : public QObject {
    Q_OBJECT

    Expectation m_expected;
    int m_acknowledged = 0;

    void hear(const std::string &said) {
        for (std::size_t begin = 0; begin < said.size();) {
            const std::size_t end = said.find('\n', begin);
            const Acknowledgement each = Acknowledgement::parse(std::string_view(said).substr(begin, end - begin));
            m_acknowledged += each.begun ? 0 : 1;
            m_expected.take(each);
            begin = end + 1;
        }
    }

    void check(api::Session &session) {
        for (const auto &[id, want] : m_expected.states()) {
            if (m_expected.isUnderWay(id)) {
                continue;
            }
            const Expectation::State got = stateOf(session, id);
            QVERIFY2(got.present == want.present, (id + " is " + (got.present ? "there" : "missing")).c_str());
            QVERIFY2(!want.present || (got.rev == want.rev && got.value == want.value),
                     (id + ": found " + got.rev + ", acknowledged " + want.rev).c_str());
        }
        const std::set<std::string> underWay = m_expected.underWay();
        for (const std::string &id : underWay) {
            m_expected.settle(id, stateOf(session, id));
        }
        m_expected.settleAll();
        const api::VerifyReport report = session.maintenance()->verify();
        QVERIFY2(report.clean(), report.clean() ? "" : report.problems.front().c_str());
    }

private slots:
    void everyAcknowledgedWriteIsThere() {
        qInfo("DAVENPORT_SEED=%llu", static_cast<unsigned long long>(seed()));
        const QTemporaryDir folder;
        const std::string file = folder.filePath("killed.davenport").toStdString();
        // The file is made in peace: a kill while it is made leaves a file that is refused, which another test shows.
        database::createDatabase(file);
        std::mt19937_64 random = randomness(0);
        for (int kill = 0; kill < kKills; ++kill) {
            const std::chrono::microseconds life(20'000 + below(random, 280'000));
            bool exitedByItself = false;
            hear(runAndKill(file, static_cast<std::uint64_t>(kill) + 1, life, exitedByItself));
            QVERIFY2(!exitedByItself, ("kill " + std::to_string(kill) + ": the child ended by itself").c_str());
            const auto session = database::openDatabase(file);
            check(*session);
            if (QTest::currentTestFailed()) {
                qWarning("at kill %d", kill);
                return;
            }
        }
        QVERIFY(m_acknowledged > kKills);
        qInfo("%d kills, %d acknowledged writes", kKills, m_acknowledged);
    }
};

int main(int argc, char **argv) {
    if (argc == 5 && std::strcmp(argv[1], kChildFlag) == 0) {
        return runWritingChild(argv[2], std::atoi(argv[3]), std::strtoull(argv[4], nullptr, 10));
    }
    KillTest test;
    return QTest::qExec(&test, argc, argv);
}
#include "kill_test.moc"
