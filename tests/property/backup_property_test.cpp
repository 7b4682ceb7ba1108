#include "engine/database/local_database.h"
#include "engine/transfer/backup.h"
#include "tests/exchange/exchange.h"
#include "tests/property/seed.h"

#include <QFile>
#include <QTemporaryDir>
#include <QTest>

using namespace davenport;
using namespace davenport::tests;

namespace {

constexpr std::size_t kDocuments = 10;

std::string idOf(std::size_t document) {
    return document == 0 ? "_design/d" : "p" + std::to_string(document % 3) + ":d" + std::to_string(document);
}

/// Every node of every tree, with the whole text of those that have one.
std::string pictureOf(api::Session &session) {
    std::string picture;
    api::ChangesQuery all;
    all.allLeaves = true;
    std::vector<std::string> ids;
    session.changes()->changes(all, [&](api::Change &change) {
        ids.push_back(change.id);
        return true;
    });
    std::sort(ids.begin(), ids.end());
    for (const std::string &id : ids) {
        picture += id + '\n';
        for (const api::RevisionNode &node : session.revisions()->tree(id)) {
            picture += "  " + node.rev + " on " + std::to_string(node.parent) + (node.leaf ? " leaf" : "") +
                       (node.deleted ? " deleted" : "") + (node.winner ? " winner" : "");
            if (node.bodyKept) {
                api::GetOptions options;
                options.rev = node.rev;
                options.attachments = true;
                picture += ' ' + session.documents()->get(id, options).toJson();
            }
            picture += '\n';
        }
    }
    session.localDocuments()->list([&](api::Document &document) {
        picture += document.toJson() + '\n';
        return true;
    });
    const api::DatabaseInfo info = session.maintenance()->info();
    return picture + std::to_string(info.revsLimit) + ' ' + std::to_string(info.maxDocumentSize) + ' ' +
           std::to_string(info.shards) + ' ' + std::to_string(info.conflictCount);
}

std::string attachmentData(std::mt19937_64 &random) {
    static const std::vector<std::string> kData{"aGVsbG8=", "AAECAwQ=", "", "SGVsbG8gaGVsbG8gaGVsbG8gaGVsbG8gaGVsbG8gaGVsbG8="};
    return kData[below(random, kData.size())];
}

void edit(std::mt19937_64 &random, api::Session &session) {
    const std::string id = idOf(below(random, kDocuments));
    std::vector<std::string> live;
    try {
        for (const api::RevisionNode &node : session.revisions()->tree(id)) {
            if (node.leaf && !node.deleted) {
                live.push_back(node.rev);
            }
        }
    } catch (const base::Error &error) {
        if (error.code() != base::ErrorCode::NotFound) {
            throw;
        }
    }
    const std::string rev = live.empty() ? std::string() : live[below(random, live.size())];
    std::string text = "{\n  \"n\":" + std::to_string(random() % 1000) + ".0,\n \"e\": \"\\u00e9\\n\"";
    if (!rev.empty() && chance(random, 0.25)) {
        text += ",\"_deleted\":true";
    } else if (chance(random, 0.4)) {
        text += ",\"_attachments\":{\"a \\\"b\\\"\":{\"content_type\":\"text/plain\",\"data\":\"" + attachmentData(random) +
                "\"},\"c\":{\"content_type\":\"image/png\",\"data\":\"" + attachmentData(random) + "\"}}";
    } else if (!rev.empty()) {
        api::GetOptions options;
        options.rev = rev;
        const api::Document before = session.documents()->get(id, options);
        if (!before.attachments.empty()) {
            const std::string whole = before.toJson();
            const std::size_t begin = whole.find("\"_attachments\"");
            text += ',' + whole.substr(begin, whole.rfind('}') - begin); // stubs
        }
    }
    session.documents()->put(id, text + "}", rev);
}

std::unique_ptr<api::Session> randomDatabase(std::mt19937_64 &random, const QTemporaryDir &folder) {
    const database::CreateOptions options{chance(random, 0.5), static_cast<std::uint32_t>(1 + below(random, 4))};
    const auto make = [&](const char *name) {
        return database::createDatabase(folder.filePath(QString::fromLatin1(name)).toStdString(), options);
    };
    std::unique_ptr<api::Session> one = make("one.davenport");
    const std::unique_ptr<api::Session> other = make("other.davenport");
    for (int step = 0; step < 80; ++step) {
        edit(random, chance(random, 0.5) ? *one : *other);
        if (chance(random, 0.1)) {
            exchange(*other, *one);
        }
        if (chance(random, 0.03)) {
            one->maintenance()->compact();
        }
    }
    exchange(*other, *one);
    one->localDocuments()->put("_local/a", "{\"_rev\":\"0-6\",\"n\":1E+2}");
    one->localDocuments()->put("_local/b", "{\n\"x\":null\n}");
    if (chance(random, 0.4)) {
        one->revisions()->setRevsLimit(3);
    }
    return one;
}

} // namespace

/// Whatever a database holds comes back from its backup.
class BackupPropertyTest : public QObject {
    Q_OBJECT

    static std::unique_ptr<api::Session> emptyLike(const transfer::BackupHeader &header, const QString &file) {
        return database::createDatabase(file.toStdString(), {header.partitioned, header.shards});
    }

private slots:
    void initTestCase() { qInfo("DAVENPORT_SEED=%llu", static_cast<unsigned long long>(seed())); }

    void treesComeBack() {
        for (std::uint64_t round = 0; round < 12; ++round) {
            std::mt19937_64 random = randomness(round);
            QTemporaryDir folder;
            const std::unique_ptr<api::Session> source = randomDatabase(random, folder);
            const std::filesystem::path file = folder.filePath("one.backup").toStdString();
            transfer::backupDatabase(*source, file);
            QVERIFY(!std::filesystem::exists(transfer::partialBackup(file)));
            const transfer::BackupHeader header = transfer::checkBackup(file).header;
            const std::unique_ptr<api::Session> restored = emptyLike(header, folder.filePath("back.davenport"));
            transfer::restoreBackup(*restored, file);
            QVERIFY2(pictureOf(*restored) == pictureOf(*source), roundName(round).c_str());
            QVERIFY2(restored->maintenance()->verify().clean(), roundName(round).c_str());
            for (api::Session *session : {source.get(), restored.get()}) {
                const transfer::BackupComparison comparison = transfer::compareBackup(*session, file);
                QVERIFY2(comparison.same(), (roundName(round) + ": " +
                                             (comparison.same() ? "" : comparison.differences.front())).c_str());
            }
            // A difference of one revision is seen.
            edit(random, *restored);
            QVERIFY2(!transfer::compareBackup(*restored, file).same(), roundName(round).c_str());
        }
    }

    /// Cut off or changed anywhere, a backup is refused before anything is written.
    void damageIsSeen() {
        std::mt19937_64 random = randomness(500);
        QTemporaryDir folder;
        const std::unique_ptr<api::Session> source = randomDatabase(random, folder);
        const QString file = folder.filePath("whole.backup");
        transfer::backupDatabase(*source, file.toStdString());
        QFile whole(file);
        QVERIFY(whole.open(QIODevice::ReadOnly));
        const QByteArray bytes = whole.readAll();
        const transfer::BackupHeader header = transfer::checkBackup(file.toStdString()).header;
        const std::unique_ptr<api::Session> target = emptyLike(header, folder.filePath("target.davenport"));
        for (int n = 0; n < 60; ++n) {
            QByteArray damaged = bytes;
            const auto at = static_cast<qsizetype>(below(random, static_cast<std::size_t>(bytes.size())));
            if (n % 2 == 0) {
                damaged.truncate(at);
            } else {
                damaged[at] = static_cast<char>(damaged[at] ^ (1 << below(random, 7)));
            }
            QFile out(folder.filePath("damaged.backup"));
            QVERIFY(out.open(QIODevice::WriteOnly | QIODevice::Truncate));
            out.write(damaged);
            out.close();
            bool refused = false;
            try {
                transfer::restoreBackup(*target, out.fileName().toStdString());
            } catch (const base::Error &) {
                refused = true;
            }
            QVERIFY2(refused, qPrintable(QStringLiteral("byte %1 of %2").arg(at).arg(bytes.size())));
            QCOMPARE(target->changes()->updateSeq(), std::uint64_t{0});
        }
    }

    /// Broken off at random places and begun again, with edits between, it is the same backup in the end.
    void goesOnWhereItEnded() {
        for (std::uint64_t round = 600; round < 606; ++round) {
            std::mt19937_64 random = randomness(round);
            QTemporaryDir folder;
            const std::unique_ptr<api::Session> source = randomDatabase(random, folder);
            source->revisions()->setRevsLimit(1000); // else edits shorten trees that the backup has whole already
            std::vector<std::string> texts;
            for (int n = 0; n < 3000; ++n) {
                texts.push_back("{\"_id\":\"p:" + std::to_string(n) + "\",\"n\":" + std::to_string(n) + "}");
            }
            source->documents()->bulk({texts.begin(), texts.end()});
            const std::filesystem::path file = folder.filePath("one.backup").toStdString();
            std::uint64_t furthest = 0;
            for (int attempt = 0; attempt < 3; ++attempt) {
                base::Work work;
                const std::uint64_t stopAt = furthest + 400 + below(random, 600);
                bool began = false;
                work.report = [&](const base::Progress &progress) {
                    QVERIFY2(began || progress.done > furthest, "it began again at the start");
                    began = true;
                    if (progress.done >= stopAt) {
                        furthest = progress.done;
                        work.cancel.cancel();
                    }
                };
                QVERIFY_EXCEPTION_THROWN(transfer::backupDatabase(*source, file, work), base::Error);
                QVERIFY(!std::filesystem::exists(file));
                for (int n = 0; n < 5; ++n) {
                    edit(random, *source);
                }
                // A crash leaves half a line behind.
                QFile partial(QString::fromStdString(transfer::partialBackup(file).string()));
                QVERIFY(partial.open(QIODevice::Append));
                partial.write("{\"document\":\"ha");
            }
            transfer::backupDatabase(*source, file);
            const transfer::BackupHeader header = transfer::checkBackup(file).header;
            const std::unique_ptr<api::Session> restored = emptyLike(header, folder.filePath("back.davenport"));
            base::Work breaking;
            breaking.report = [&](const base::Progress &progress) {
                if (progress.stage == "restoring" && restored->changes()->updateSeq() > 700) {
                    breaking.cancel.cancel();
                }
            };
            QVERIFY_EXCEPTION_THROWN(transfer::restoreBackup(*restored, file, breaking), base::Error);
            transfer::restoreBackup(*restored, file);
            QVERIFY2(pictureOf(*restored) == pictureOf(*source), roundName(round).c_str());
            QVERIFY(transfer::compareBackup(*restored, file).same());
        }
    }

    void otherDatabasesAreRefused() {
        QTemporaryDir folder;
        const std::unique_ptr<api::Session> one = database::createDatabase(folder.filePath("one.davenport").toStdString());
        const std::unique_ptr<api::Session> two = database::createDatabase(folder.filePath("two.davenport").toStdString());
        one->documents()->put("a", "{}");
        two->documents()->put("b", "{}");
        const std::filesystem::path file = folder.filePath("one.backup").toStdString();
        base::Work work;
        work.report = [&](const base::Progress &) { work.cancel.cancel(); };
        QVERIFY_EXCEPTION_THROWN(transfer::backupDatabase(*one, file, work), base::Error);
        QVERIFY(std::filesystem::exists(transfer::partialBackup(file)));
        try {
            transfer::backupDatabase(*two, file);
            QFAIL("the beginning of another database's backup was taken");
        } catch (const base::Error &error) {
            QVERIFY(error.reason().find("another database (one)") != std::string::npos);
        }
        transfer::backupDatabase(*one, file);
        try {
            transfer::restoreBackup(*two, file);
            QFAIL("it was restored over other documents");
        } catch (const base::Error &error) {
            QCOMPARE(error.code(), base::ErrorCode::PreconditionFailed);
        }
        QCOMPARE(two->maintenance()->info().docCount, std::uint64_t{1});
    }
};

QTEST_GUILESS_MAIN(BackupPropertyTest)
#include "backup_property_test.moc"
