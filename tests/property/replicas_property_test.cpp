#include "engine/database/local_database.h"
#include "tests/exchange/exchange.h"
#include "tests/property/seed.h"

#include <QTemporaryDir>
#include <QTest>

#include <algorithm>
#include <array>
#include <map>
#include <set>

using namespace davenport;
using namespace davenport::tests;

namespace {

constexpr std::size_t kReplicas = 3;
constexpr std::size_t kDocuments = 8;

std::string idOf(std::size_t document) {
    return "d" + std::to_string(document);
}

/// What a database says of a document to somebody who asks for everything.
struct View {
    std::string winner; ///< empty when it is missing or deleted
    std::map<std::string, std::string> leaves; ///< the whole text of each

    bool operator==(const View &) const = default;
};

View viewOf(api::Session &session, const std::string &id) {
    View view;
    try {
        view.winner = session.documents()->get(id).rev;
    } catch (const base::Error &error) {
        if (error.code() != base::ErrorCode::NotFound) {
            throw;
        }
    }
    try {
        for (const api::OpenRevision &open : session.revisions()->openRevisions(id, {}, {})) {
            view.leaves[open.rev] = open.doc ? open.doc->toJson() : "missing";
        }
    } catch (const base::Error &error) {
        if (error.code() != base::ErrorCode::NotFound) {
            throw;
        }
    }
    return view;
}

/// The greatest leaf: live before deleted, then generation, then hash.
std::string winnerOf(const View &view) {
    const auto rank = [](const std::pair<const std::string, std::string> &leaf) {
        const std::size_t dash = leaf.first.find('-');
        return std::tuple(leaf.second.find("\"_deleted\":true") == std::string::npos, std::stoull(leaf.first.substr(0, dash)),
                          leaf.first.substr(dash + 1));
    };
    const auto best = std::max_element(view.leaves.begin(), view.leaves.end(),
                                       [&](const auto &a, const auto &b) { return rank(a) < rank(b); });
    return best == view.leaves.end() || !std::get<0>(rank(*best)) ? std::string() : best->first;
}

class Replicas {
public:
    Replicas() {
        for (std::size_t n = 0; n < kReplicas; ++n) {
            const std::string name = "replica" + std::to_string(n) + ".davenport";
            m_sessions[n] = database::createDatabase(m_folder.filePath(QString::fromStdString(name)).toStdString());
        }
    }
    api::Session &operator[](std::size_t n) { return *m_sessions[n]; }

private:
    QTemporaryDir m_folder;
    std::array<std::unique_ptr<api::Session>, kReplicas> m_sessions;
};

/// A random edit of a random leaf: a new text, a deletion, or a document that comes to life again.
void edit(std::mt19937_64 &random, api::Session &session) {
    const std::string id = idOf(below(random, kDocuments));
    const View view = viewOf(session, id);
    std::string rev;
    if (!view.winner.empty()) {
        std::vector<std::string> live;
        for (const auto &[leaf, text] : view.leaves) {
            if (text.find("\"_deleted\":true") == std::string::npos) {
                live.push_back(leaf);
            }
        }
        rev = live[below(random, live.size())];
    }
    std::string text = "{\"n\":" + std::to_string(random() % 1000) + ".0";
    if (!rev.empty() && chance(random, 0.25)) {
        text += ",\"_deleted\":true";
    } else if (chance(random, 0.2)) {
        text += ",\"_attachments\":{\"a\":{\"content_type\":\"text/plain\",\"data\":\"aGVsbG8=\"}}";
    }
    session.documents()->put(id, text + "}", rev);
}

} // namespace

/// Databases on disk that edit apart and exchange what they like.
class ReplicasPropertyTest : public QObject {
    Q_OBJECT

    static void isSound(api::Session &session, const std::string &where) {
        const api::VerifyReport report = session.maintenance()->verify();
        QVERIFY2(report.clean(), (where + ": " + (report.clean() ? "" : report.problems.front())).c_str());
        for (std::size_t d = 0; d < kDocuments; ++d) {
            const View view = viewOf(session, idOf(d));
            QVERIFY2(view.winner == winnerOf(view), (where + ", " + idOf(d) + ": not the greatest leaf wins").c_str());
        }
    }

    /// Exchanges everything in both directions until nobody gets anything new.
    static void bringTogether(Replicas &replicas, std::mt19937_64 &random) {
        std::vector<std::pair<std::size_t, std::size_t>> ways;
        for (std::size_t from = 0; from < kReplicas; ++from) {
            for (std::size_t to = 0; to < kReplicas; ++to) {
                if (from != to) {
                    ways.emplace_back(from, to);
                }
            }
        }
        for (std::uint64_t written = 1; written > 0;) {
            std::shuffle(ways.begin(), ways.end(), random);
            written = 0;
            for (const auto &[from, to] : ways) {
                written += exchange(replicas[from], replicas[to]).written;
            }
        }
    }

private slots:
    void initTestCase() { qInfo("DAVENPORT_SEED=%llu", static_cast<unsigned long long>(seed())); }

    void theyAgreeWhateverTheOrder() {
        for (std::uint64_t round = 0; round < 12; ++round) {
            std::mt19937_64 random = randomness(round);
            Replicas replicas;
            if (round % 3 == 2) {
                for (std::size_t n = 0; n < kReplicas; ++n) {
                    replicas[n].revisions()->setRevsLimit(4);
                }
            }
            for (int step = 0; step < 60; ++step) {
                const std::size_t one = below(random, kReplicas);
                if (chance(random, 0.7)) {
                    edit(random, replicas[one]);
                } else {
                    const std::size_t other = (one + 1 + below(random, kReplicas - 1)) % kReplicas;
                    const double share = 0.3 + 0.7 * (random() % 100) / 100.0;
                    exchange(replicas[one], replicas[other],
                             [&](const std::string &, const std::string &) { return chance(random, share); });
                }
                if (chance(random, 0.05)) {
                    replicas[one].maintenance()->compact();
                }
            }
            bringTogether(replicas, random);
            for (std::size_t n = 0; n < kReplicas; ++n) {
                isSound(replicas[n], roundName(round) + ", replica " + std::to_string(n));
                for (std::size_t d = 0; d < kDocuments; ++d) {
                    QVERIFY2(viewOf(replicas[n], idOf(d)) == viewOf(replicas[0], idOf(d)),
                             (roundName(round) + ": replica " + std::to_string(n) + " differs on " + idOf(d)).c_str());
                }
                QVERIFY(replicas[n].maintenance()->info().conflictCount == replicas[0].maintenance()->info().conflictCount);
            }
            if (QTest::currentTestFailed()) {
                return;
            }
        }
    }

    /// What is there already takes no sequence: nor a whole feed a second time, nor the same write of known revisions.
    void againTakesNoSequence() {
        for (std::uint64_t round = 100; round < 106; ++round) {
            std::mt19937_64 random = randomness(round);
            Replicas replicas;
            for (int step = 0; step < 40; ++step) {
                edit(random, replicas[below(random, kReplicas)]);
            }
            bringTogether(replicas, random);
            const std::uint64_t seq = replicas[1].changes()->updateSeq();
            QCOMPARE(exchange(replicas[0], replicas[1]).written, std::uint64_t{0});
            api::GetOptions options;
            options.revs = options.attachments = true;
            std::vector<std::string> texts;
            for (std::size_t d = 0; d < kDocuments; ++d) {
                if (viewOf(replicas[0], idOf(d)).leaves.empty()) {
                    continue;
                }
                for (const api::OpenRevision &open : replicas[0].revisions()->openRevisions(idOf(d), {}, options)) {
                    texts.push_back(open.doc->toJson());
                }
            }
            QVERIFY(!texts.empty());
            api::BulkOptions asTheyAre;
            asTheyAre.newEdits = false;
            QVERIFY(replicas[1].documents()->bulk(std::vector<std::string_view>(texts.begin(), texts.end()), asTheyAre).empty());
            QVERIFY2(replicas[1].changes()->updateSeq() == seq, roundName(round).c_str());
            isSound(replicas[1], roundName(round));
        }
    }

    /// A branch keeps its last generations and no leaf goes, however small the limit.
    void stemmingKeepsEveryLeaf() {
        std::mt19937_64 random = randomness(200);
        Replicas replicas;
        replicas[0].revisions()->setRevsLimit(3);
        std::string rev;
        for (int n = 0; n < 30; ++n) {
            rev = replicas[0].documents()->put("d0", "{\"n\":" + std::to_string(n) + "}", rev).rev;
            if (n == 4 || n == 9) {
                exchange(replicas[0], replicas[1 + n / 9]);
            }
        }
        edit(random, replicas[1]);
        replicas[1].documents()->put("d0", "{\"other\":1}", replicas[1].documents()->get("d0").rev);
        replicas[2].documents()->put("d0", "{\"other\":2}", replicas[2].documents()->get("d0").rev);
        bringTogether(replicas, random);
        for (std::size_t n = 0; n < kReplicas; ++n) {
            QCOMPARE(viewOf(replicas[n], "d0").winner, rev);
            QVERIFY(viewOf(replicas[n], "d0") == viewOf(replicas[0], "d0"));
            QCOMPARE(viewOf(replicas[n], "d0").leaves.size(), std::size_t{3});
            isSound(replicas[n], "replica " + std::to_string(n));
        }
        api::GetOptions options;
        options.revs = true;
        QCOMPARE(replicas[0].documents()->get("d0", options).revisions->ids.size(), std::size_t{3});
    }
};

QTEST_GUILESS_MAIN(ReplicasPropertyTest)
#include "replicas_property_test.moc"
