#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QProcess>
#include <QTemporaryDir>
#include <QTest>

/// backup, restore and compare as a person starts them.
class CliBackupTest : public QObject {
    Q_OBJECT

    QTemporaryDir m_folder;
    QByteArray m_errors;

    int cli(const QStringList &arguments, QJsonObject *result = nullptr) {
        QProcess process;
        process.setWorkingDirectory(m_folder.path());
        process.start(DAVENPORT_CLI, arguments);
        process.closeWriteChannel();
        if (!process.waitForFinished(60000) || process.exitStatus() != QProcess::NormalExit) {
            return -1;
        }
        m_errors = process.readAllStandardError();
        if (result != nullptr) {
            *result = QJsonDocument::fromJson(process.readAllStandardOutput()).object();
        }
        return process.exitCode();
    }

private slots:
    void aDatabaseComesBack() {
        QCOMPARE(cli({"sample", "ws"}), 0);
        QJsonObject said;
        QCOMPARE(cli({"backup", "ws/orders.davenport", "orders.backup"}, &said), 0);
        QVERIFY(said["documents"].toInt() > 10000);
        QVERIFY(said["revisions"].toInt() > said["documents"].toInt());
        QCOMPARE(cli({"restore", "orders.backup", "back.davenport"}), 0);
        QCOMPARE(cli({"compare", "back.davenport", "orders.backup"}, &said), 0);
        QCOMPARE(said["differences"].toArray().size(), 0);
        QJsonObject before;
        QCOMPARE(cli({"info", "ws/orders.davenport"}, &before), 0);
        QCOMPARE(cli({"info", "back.davenport"}, &said), 0);
        for (const char *figure : {"doc_count", "doc_del_count", "conflict_count", "partitioned"}) {
            QCOMPARE(said[figure], before[figure]);
        }

        QCOMPARE(cli({"put", "back.davenport", "new:doc", "--data", "{}"}), 0);
        QCOMPARE(cli({"compare", "back.davenport", "orders.backup"}, &said), 7);
        QCOMPARE(said["differences"].toArray().size(), 1);
    }

    void whatIsThereIsNotLost() {
        QCOMPARE(cli({"backup", "ws/orders.davenport", "orders.backup"}), 5);
        QVERIFY2(m_errors.contains("--replace"), m_errors.constData());
        QCOMPARE(cli({"backup", "ws/orders.davenport", "orders.backup", "--replace"}), 0);
        QCOMPARE(cli({"restore", "orders.backup", "ws/profiles.davenport"}), 1);
        QVERIFY2(m_errors.contains("partitioned"), m_errors.constData());
    }

    void aDamagedBackupMakesNothing() {
        QFile whole(m_folder.filePath("orders.backup"));
        QVERIFY(whole.open(QFile::ReadOnly));
        QFile cut(m_folder.filePath("cut.backup"));
        QVERIFY(cut.open(QFile::WriteOnly));
        cut.write(whole.read(300000));
        cut.close();
        QCOMPARE(cli({"restore", "cut.backup", "cut.davenport"}), 5);
        QVERIFY2(m_errors.contains("cut off") && m_errors.contains("line "), m_errors.constData());
        QVERIFY(!QFile::exists(m_folder.filePath("cut.davenport")));
    }
};

QTEST_GUILESS_MAIN(CliBackupTest)
#include "cli_backup_test.moc"
