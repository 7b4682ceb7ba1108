#include <QDir>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QProcess>
#include <QTemporaryDir>
#include <QTest>

#include <csignal>

#include <sys/types.h>

namespace {

struct Run {
    int status;
    QByteArray out;
    QByteArray err;

    QJsonObject json() const { return QJsonDocument::fromJson(out).object(); }
};

} // namespace

/// The program as a person starts it: what it writes where, and how it ends.
class CliTest : public QObject {
    Q_OBJECT

private:
    std::unique_ptr<QTemporaryDir> m_folder;

    Run cli(const QStringList &arguments, const QByteArray &input = {}) const {
        QProcess process;
        process.setWorkingDirectory(m_folder->path());
        process.start(DAVENPORT_CLI, arguments);
        process.write(input);
        process.closeWriteChannel();
        if (!process.waitForFinished(60000) || process.exitStatus() != QProcess::NormalExit) {
            return {-1, {}, process.errorString().toUtf8()};
        }
        return {process.exitCode(), process.readAllStandardOutput(), process.readAllStandardError()};
    }
    void writeFile(const QString &name, const QByteArray &bytes) const {
        QFile file(m_folder->filePath(name));
        QVERIFY(file.open(QFile::WriteOnly));
        file.write(bytes);
    }
    QByteArray readFile(const QString &name) const {
        QFile file(m_folder->filePath(name));
        return file.open(QFile::ReadOnly) ? file.readAll() : QByteArray("(missing)");
    }

private slots:
    void init() { m_folder = std::make_unique<QTemporaryDir>(); }

    void helpNamesEveryCommandAndStatus() {
        const Run help = cli({"--help"});
        QCOMPARE(help.status, 0);
        for (const char *word : {"create", "import", "export", "info", "get", "put", "delete", "all-docs", "changes",
                                 "verify", "compact", "purge", "partition", "sample", "Exit status", "130"}) {
            QVERIFY2(help.out.contains(word), word);
        }
        QVERIFY(cli({"import", "--help"}).out.contains("--path FIELD"));
        QVERIFY(cli({"--version"}).out.startsWith("davenport-cli "));
    }

    void aWrongCommandLineIsStatusTwo_data() {
        QTest::addColumn<QStringList>("words");
        QTest::newRow("nothing") << QStringList{};
        QTest::newRow("command") << QStringList{"fly"};
        QTest::newRow("option") << QStringList{"create", "a.davenport", "--wings"};
        QTest::newRow("missing") << QStringList{"create"};
        QTest::newRow("too many") << QStringList{"create", "a.davenport", "b"};
        QTest::newRow("number") << QStringList{"create", "a.davenport", "--shards", "many"};
        QTest::newRow("range") << QStringList{"create", "a.davenport", "--shards=257"};
        QTest::newRow("format") << QStringList{"import", "a.davenport", "b", "--format", "xml"};
    }
    void aWrongCommandLineIsStatusTwo() {
        QFETCH(QStringList, words);
        const Run run = cli(words);
        QCOMPARE(run.status, 2);
        QVERIFY(run.err.startsWith("davenport-cli: "));
        QVERIFY(!QFile::exists(m_folder->filePath("a.davenport")));
    }

    void documentsGoInAndComeOutAsTheyWere() {
        QCOMPARE(cli({"create", "a.davenport"}).status, 0);
        QCOMPARE(cli({"create", "a.davenport"}).status, 5);
        const QByteArray body = "{\"n\":12345678901234567890123,\"f\":1.0,\"e\":1E+2,\"z\":-0.0,\"\":\"x\"}";
        const Run put = cli({"put", "a.davenport", "x"}, body);
        QCOMPARE(put.status, 0);
        const QString rev = put.json()["rev"].toString();
        QCOMPARE(cli({"get", "a.davenport", "x"}).out,
                 "{\"_id\":\"x\",\"_rev\":\"" + rev.toUtf8() + "\"," + body.mid(1) + "\n");
        QCOMPARE(cli({"put", "a.davenport", "x", "--data", "{}"}).status, 4);
        QCOMPARE(cli({"put", "a.davenport", "x", "--data", "{\"a\":}"}).status, 1);
        QCOMPARE(cli({"get", "a.davenport", "y"}).status, 3);
        QCOMPARE(cli({"delete", "a.davenport", "x"}).status, 2);
        QCOMPARE(cli({"delete", "a.davenport", "x", "--rev", rev}).status, 0);
        QCOMPARE(cli({"get", "a.davenport", "x"}).status, 3);
        QCOMPARE(cli({"info", "a.davenport"}).json()["doc_del_count"].toInt(), 1);
    }

    void localDocuments() {
        cli({"create", "a.davenport"});
        QCOMPARE(cli({"put", "a.davenport", "_local/c", "--data", "{\"s\":1}"}).status, 0);
        QCOMPARE(cli({"get", "a.davenport", "_local/c"}).json()["s"].toInt(), 1);
        QCOMPARE(cli({"delete", "a.davenport", "_local/c"}).status, 0);
        QCOMPARE(cli({"get", "a.davenport", "_local/c"}).status, 3);
    }

    void importNamesCreateWhenThereIsNoDatabase() {
        const Run run = cli({"import", "none.davenport", "x.csv"});
        QCOMPARE(run.status, 3);
        QVERIFY(run.err.contains("davenport-cli create none.davenport"));
        QVERIFY(!QFile::exists(m_folder->filePath("none.davenport")));
    }

    void anotherKindOfFileIsLeftAlone() {
        writeFile("a.davenport", "this is no database, whatever it is called");
        QCOMPARE(cli({"info", "a.davenport"}).status, 5);
        QCOMPARE(readFile("a.davenport"), QByteArray("this is no database, whatever it is called"));
    }

    void importRejectsAndRepeatsNothing() {
        cli({"create", "a.davenport", "--partitioned", "--shards", "4"});
        writeFile("c.ndjson", "{\"country\":\"AD\",\"cityId\":7}\n{\"cityId\":8}\n{\"country\":\"DE\",\"cityId\":9}\n");
        const QStringList words{"import", "a.davenport", "c.ndjson", "--id", "{country}:city:{cityId}"};
        const Run first = cli(words);
        QCOMPARE(first.status, 6);
        QCOMPARE(first.json()["written"].toInt(), 2);
        QCOMPARE(first.json()["rejected"].toInt(), 1);
        const QByteArray rejected = readFile("c.ndjson.rejected.ndjson");
        QVERIFY2(
            rejected.startsWith("{\"line\":2,\"error\":\"bad_request\",\"reason\":\"the record has no field country"),
            rejected.constData());
        QVERIFY(rejected.endsWith("\"record\":{\"cityId\":8}}\n"));
        const Run again = cli(words);
        QCOMPARE(again.json()["written"].toInt(), 0);
        QCOMPARE(again.json()["already_there"].toInt(), 2);
        QCOMPARE(cli({"partition", "a.davenport", "AD"}).json()["doc_count"].toInt(), 1);
        QCOMPARE(cli({"verify", "a.davenport"}).status, 0);
    }

    void standardInputIsASource() {
        cli({"create", "a.davenport"});
        QCOMPARE(cli({"import", "a.davenport", "-", "--format", "csv"}, "_id,zip\nx,00501\n").status, 0);
        QCOMPARE(cli({"get", "a.davenport", "x"}).json()["zip"].toString(), QString("00501"));
    }

    void exportWritesWhatImportReads() {
        cli({"create", "a.davenport"});
        cli({"create", "b.davenport"});
        cli({"import", "a.davenport", "-", "--format", "ndjson"},
            "{\"_id\":\"1\",\"v\":1.10}\n{\"_id\":\"2\",\"v\":\"é\"}\n");
        const Run exported = cli({"export", "a.davenport", "x.json.gz"});
        QCOMPARE(exported.json()["documents"].toInt(), 2);
        QCOMPARE(cli({"import", "b.davenport", "x.json.gz"}).json()["written"].toInt(), 2);
        QCOMPARE(cli({"export", "b.davenport"}).out,
                 QByteArray("{\"_id\":\"1\",\"v\":1.10}\n{\"_id\":\"2\",\"v\":\"é\"}\n"));
        QCOMPARE(cli({"export", "a.davenport", "-", "nobody"}).status, 3);
    }

    void listsAndChanges() {
        cli({"create", "a.davenport"});
        cli({"import", "a.davenport", "-", "--format", "ndjson"},
            "{\"_id\":\"b\"}\n{\"_id\":\"a\"}\n{\"_id\":\"c\"}\n");
        const QJsonObject list = cli({"all-docs", "a.davenport", "--start", "b", "--limit", "1"}).json();
        QCOMPARE(list["total_rows"].toInt(), 3);
        QCOMPARE(list["rows"].toArray().size(), 1);
        QCOMPARE(list["rows"].toArray()[0].toObject()["id"].toString(), QString("b"));
        const QJsonObject changes = cli({"changes", "a.davenport", "--since", "1"}).json();
        QCOMPARE(changes["last_seq"].toInt(), 3);
        QCOMPARE(changes["results"].toArray().size(), 2);
        QCOMPARE(cli({"all-docs", "a.davenport", "c", "zz", "--lines"}).out.count('\n'), 2);
        QCOMPARE(cli({"compact", "a.davenport"}).status, 0);
    }

    void purgeLeavesNoTrace() {
        cli({"create", "a.davenport"});
        const QString rev = cli({"put", "a.davenport", "x", "--data", "{}"}).json()["rev"].toString();
        QCOMPARE(cli({"purge", "a.davenport", "x", "9-00000000000000000000000000000000"}).status, 3);
        QCOMPARE(cli({"purge", "a.davenport", "x", rev}).status, 0);
        const QJsonObject info = cli({"info", "a.davenport"}).json();
        QCOMPARE(info["doc_count"].toInt(), 0);
        QCOMPARE(info["doc_del_count"].toInt(), 0);
    }

    void followGivesALineAChangeUntilInterrupted() {
        cli({"create", "a.davenport"});
        cli({"put", "a.davenport", "one", "--data", "{}"});
        QProcess follower;
        follower.setWorkingDirectory(m_folder->path());
        follower.start(DAVENPORT_CLI, {"changes", "a.davenport", "--follow"});
        QTRY_VERIFY_WITH_TIMEOUT((follower.waitForReadyRead(50), follower.bytesAvailable() > 0), 10000);
        QCOMPARE(QJsonDocument::fromJson(follower.readLine()).object()["id"].toString(), QString("one"));
        // The follower may have the file at this very moment: a command waits for it.
        QCOMPARE(cli({"put", "a.davenport", "two", "--data", "{}"}).status, 0);
        QTRY_VERIFY_WITH_TIMEOUT((follower.waitForReadyRead(50), follower.bytesAvailable() > 0), 10000);
        QCOMPARE(QJsonDocument::fromJson(follower.readLine()).object()["id"].toString(), QString("two"));
        ::kill(static_cast<pid_t>(follower.processId()), SIGINT);
        QVERIFY(follower.waitForFinished(10000));
        QCOMPARE(follower.exitStatus(), QProcess::NormalExit);
        QCOMPARE(follower.exitCode(), 0);
    }

    /// Followers and writers of one file get along: nobody is told that it is in use, and each follower sees every change.
    void manyCommandsShareAFile() {
        cli({"create", "a.davenport"});
        std::vector<std::unique_ptr<QProcess>> followers;
        for (int i = 0; i < 2; ++i) {
            followers.push_back(std::make_unique<QProcess>());
            followers.back()->setWorkingDirectory(m_folder->path());
            followers.back()->start(DAVENPORT_CLI, {"changes", "a.davenport", "--follow"});
            QVERIFY(followers.back()->waitForStarted());
        }
        for (int i = 0; i < 20; ++i) {
            const auto put = cli({"put", "a.davenport", "d" + QString::number(i), "--data", "{}"});
            QVERIFY2(put.status == 0, put.err.constData());
        }
        for (const auto &follower : followers) {
            QByteArray seen;
            QTRY_VERIFY_WITH_TIMEOUT(
                (follower->waitForReadyRead(20), seen += follower->readAll(), seen.count('\n') == 20), 10000);
            ::kill(static_cast<pid_t>(follower->processId()), SIGINT);
            QVERIFY(follower->waitForFinished(10000));
            QCOMPARE(follower->exitCode(), 0);
        }
    }

    /// Whoever does not read what a follower writes holds up the follower, and not the writers of the file.
    void aFollowerThatCannotWriteHasNotTheFile() {
        cli({"create", "a.davenport"});
        QByteArray lines;
        for (int i = 0; i < 3000; ++i) {
            lines += "{\"_id\":\"document-" + QByteArray::number(i) + "\"}\n";
        }
        QCOMPARE(cli({"import", "a.davenport", "-", "--format", "ndjson"}, lines).status, 0);
        QProcess follower;
        QProcess sleeper;
        follower.setWorkingDirectory(m_folder->path());
        follower.setStandardOutputProcess(&sleeper);
        follower.start(DAVENPORT_CLI, {"changes", "a.davenport", "--follow"});
        sleeper.start("sleep", {"60"});
        QVERIFY(follower.waitForStarted() && sleeper.waitForStarted());
        QTest::qWait(500); // its 300 kB of lines are more than a pipe takes
        const auto put = cli({"put", "a.davenport", "new", "--data", "{}"});
        QVERIFY2(put.status == 0, put.err.constData());
        QCOMPARE(follower.state(), QProcess::Running);
        sleeper.kill();
        QVERIFY(sleeper.waitForFinished(10000));
        QVERIFY(follower.waitForFinished(10000)); // nobody is left to write to
    }

    void aFileThatStaysInUseIsToldSo() {
        cli({"create", "a.davenport"});
        QProcess importer;
        importer.setWorkingDirectory(m_folder->path());
        importer.start(DAVENPORT_CLI, {"import", "a.davenport", "-", "--format", "ndjson"});
        QVERIFY(importer.waitForStarted());
        QTest::qWait(300); // it has the file, and waits for its standard input
        const auto info = cli({"info", "a.davenport"});
        QCOMPARE(info.status, 5);
        QVERIFY2(info.err.contains("use"), info.err.constData());
        importer.closeWriteChannel();
        QVERIFY(importer.waitForFinished(10000));
        QCOMPARE(importer.exitCode(), 0);
        QCOMPARE(cli({"info", "a.davenport"}).status, 0);
    }

    void interruptEndsAnImportInGoodOrder() {
        cli({"create", "a.davenport"});
        QProcess importer;
        importer.setWorkingDirectory(m_folder->path());
        importer.start(DAVENPORT_CLI, {"import", "a.davenport", "-", "--format", "ndjson", "--batch", "1"});
        importer.write("{\"_id\":\"x\"}\n");
        QTest::qWait(500); // waits for more of its standard input by now
        ::kill(static_cast<pid_t>(importer.processId()), SIGINT);
        QVERIFY(importer.waitForFinished(10000));
        QCOMPARE(importer.exitCode(), 130);
        QCOMPARE(cli({"verify", "a.davenport"}).status, 0);
    }

    void aClosedPipeIsNoFailure() {
        cli({"create", "a.davenport"});
        QByteArray lines;
        for (int i = 0; i < 20000; ++i) {
            lines += "{\"_id\":\"" + QByteArray::number(i) + "\"}\n";
        }
        cli({"import", "a.davenport", "-"}, lines);
        QProcess shell;
        shell.setWorkingDirectory(m_folder->path());
        shell.start("bash",
                    {"-c", "\"$0\" all-docs a.davenport --lines | head -n 1; exit ${PIPESTATUS[0]}", DAVENPORT_CLI});
        QVERIFY(shell.waitForFinished(20000));
        QCOMPARE(shell.exitCode(), 0);
        QCOMPARE(shell.readAllStandardOutput().count('\n'), 1);
    }
};

QTEST_GUILESS_MAIN(CliTest)
#include "cli_test.moc"
