#include "app/session_keeper.h"
#include "app/start_record.h"
#include "ui/shell/frame.h"
#include "ui/shell/main_window.h"
#include "ui/shell/page.h"
#include "ui/theme/theme.h"

#include <QComboBox>
#include <QLineEdit>
#include <QListWidget>
#include <QScrollBar>
#include <QTemporaryDir>
#include <QTest>
#include <QVBoxLayout>

using namespace davenport;

/// A page with fields to fill and a list that gets its rows a while later.
class FormPage : public shell::Page {
    Q_OBJECT
public:
    explicit FormPage(const QString &key)
        : shell::Page(key), line(new QLineEdit(this)), box(new QComboBox(this)), list(new QListWidget(this)) {
        setTitle(key.section(':', 1), QStringLiteral("document-json"));
        line->setAccessibleName("Name");
        box->setAccessibleName("Format");
        list->setAccessibleName("Rows");
        box->addItems({"JSON", "NDJSON", "CSV"});
        auto *column = new QVBoxLayout(this);
        column->addWidget(line);
        column->addWidget(box);
        column->addWidget(list);
        QTimer::singleShot(100, list, [this] {
            for (int i = 0; i < 500; ++i) {
                list->addItem(QString::number(i));
            }
        });
    }
    QLineEdit *line;
    QComboBox *box;
    QListWidget *list;
};

class SessionKeeperTest : public QObject {
    Q_OBJECT

    QTemporaryDir m_dir;

    /// A window with a keeper over the same folder: one start of the program.
    struct Start {
        explicit Start(const QString &folder) : keeper(window.frame(), folder) {
            window.resize(1200, 800);
            window.show();
            keeper.addKind("form", [this](const QString &key) -> shell::Page * {
                return key == "form:gone" ? nullptr : window.frame().openPage(new FormPage(key));
            });
        }
        FormPage *page(int index) { return qobject_cast<FormPage *>(window.frame().pages().at(index)); }

        shell::MainWindow window;
        app::SessionKeeper keeper;
    };

    QString sessions() const { return m_dir.filePath("sessions"); }

private slots:
    void initTestCase() { theme::Theme::instance().install(theme::Theme::Choice::Light); }

    void bringsBackTabsFieldsAndScrollPositionsAfterACrash() {
        {
            Start first(sessions());
            first.keeper.begin("/w");
            first.keeper.follow();
            first.window.frame().openPage(new FormPage("form:a"));
            first.window.frame().openPage(new FormPage("form:b"));
            QTRY_COMPARE(first.page(1)->list->count(), 500);
            first.window.frame().showPage(first.page(0));
            QTest::keyClicks(first.page(0)->line, "half a na");
            QTest::keyClick(first.page(0)->box, Qt::Key_End);
            first.window.frame().showPage(first.page(1));
            first.page(1)->list->verticalScrollBar()->setValue(123);
            QTest::qWait(2000); // and then nobody says good-bye
        }
        Start second(sessions());
        const session::SessionReading reading = second.keeper.begin("/w");
        QVERIFY(reading.problems.isEmpty());
        QCOMPARE(second.keeper.restore(reading.record), QStringList());
        QCOMPARE(second.window.frame().pages().size(), 2);
        QCOMPARE(second.page(0)->key(), QString("form:a"));
        QCOMPARE(second.page(0)->line->text(), QString("half a na"));
        QCOMPARE(second.page(0)->box->currentText(), QString("CSV"));
        QCOMPARE(second.window.frame().currentPage(), second.page(1));
        QTRY_COMPARE(second.page(1)->list->verticalScrollBar()->value(), 123);
    }

    void namesWhatIsNotThereAnyMore() {
        Start start(sessions());
        session::SessionRecord record;
        record.tabs = {{"form:gone", "Gone", {}}, {"form:c", "C", {}}, {"unknown:x", "Unknown", {}}};
        QCOMPARE(start.keeper.restore(record), QStringList({"Gone", "Unknown"}));
        QCOMPARE(start.window.frame().pages().size(), 1);
    }

    void tabsThatWaitStayInTheRecord() {
        {
            Start start(sessions());
            start.keeper.begin("/safe");
            start.keeper.follow({{"form:d", "D", {}}, {"form:e", "E", {}}});
            QVERIFY(start.keeper.restoreTab({"form:d", "D", {}}));
            QCOMPARE(start.keeper.waiting().size(), 1);
            start.keeper.end();
        }
        Start again(sessions());
        QCOMPARE(again.keeper.begin("/safe").record.tabs.size(), 2);
    }

    void countsStartsThatEndedBadly() {
        QFile file(m_dir.filePath("starts"));
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write("999999999 2024-05-03T14:00:00Z\n999999998 2024-05-03T14:01:00Z\ndamaged\n");
        file.close();
        app::StartRecord starts(file.fileName());
        QCOMPARE(starts.begin(), 2);
        QCOMPARE(app::StartRecord(file.fileName()).begin(), 2); // this process runs
        starts.wentWell();
        QCOMPARE(starts.begin(), 0);
    }
};

QTEST_MAIN(SessionKeeperTest)
#include "session_keeper_test.moc"
