#include "tests/ui/control_walk.h"
#include "ui/features/settings/settings_feature.h"
#include "ui/shell/main_window.h"
#include "ui/shell/unsaved_dialog.h"
#include "ui/theme/theme.h"
#include "ui/widgets/destructive_dialog.h"

#include <QSettings>
#include <QTemporaryDir>
#include <QTest>

using namespace davenport;

namespace {

void walk(QWidget *window) {
    QTest::qWait(50); // layouts settle
    const QStringList nameless = tests::namelessControls(window);
    QVERIFY2(nameless.isEmpty(), qPrintable(nameless.join('\n')));
    const QStringList missed = tests::unreachableControls(window);
    QVERIFY2(missed.isEmpty(), qPrintable(missed.join('\n')));
    const QStringList clipped = tests::clippedTexts(window);
    QVERIFY2(clipped.isEmpty(), qPrintable(clipped.join('\n')));
}

} // namespace

/// Walks the window, its settings and its dialogs at every size and text size: each control has a name and a role, Tab comes
/// to it, and no text is clipped.
class ShellWalkTest : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() { theme::Theme::instance().install(theme::Theme::Choice::Light); }
    void cleanup() {
        theme::Theme::instance().setTextPercent(100);
        theme::Theme::instance().setChoice(theme::Theme::Choice::Light);
    }

    void everyControl_data() {
        QTest::addColumn<QSize>("size");
        QTest::addColumn<bool>("dark");
        QTest::addColumn<int>("percent");
        for (const QSize &size : {QSize(1280, 800), QSize(1440, 900), QSize(1920, 1080)}) {
            for (const bool dark : {false, true}) {
                for (const int percent : {100, 150, 200}) {
                    QTest::addRow("%dx%d %s %d", size.width(), size.height(), dark ? "dark" : "light", percent)
                        << size << dark << percent;
                }
            }
        }
    }
    void everyControl() {
        QFETCH(QSize, size);
        QFETCH(bool, dark);
        QFETCH(int, percent);
        theme::Theme::instance().setChoice(dark ? theme::Theme::Choice::Dark : theme::Theme::Choice::Light);
        QTemporaryDir dir;
        QSettings settings(dir.filePath("settings.ini"), QSettings::IniFormat);
        settings.setValue("textPercent", percent);
        shell::MainWindow window;
        auto feature = std::make_unique<settings::SettingsFeature>(&settings);
        settings::SettingsFeature *opener = feature.get();
        window.addFeature(std::move(feature));
        window.frame().setWorkspace(QStringLiteral("ورشة-Arbeitsbereich"), true);
        window.resize(size);
        window.show();
        QVERIFY(QTest::qWaitForWindowExposed(&window));
        opener->open();
        walk(&window);

        widgets::DestructiveAct act;
        act.question = QStringLiteral("Delete 1240 documents of a-database-with-quite-a-long-name?");
        act.examples = {QStringLiteral("customer-42:order:1"), QStringLiteral("زبون:طلب:2")};
        act.count = 1240;
        act.consequence = QString(QStringLiteral("Each becomes a tombstone. ")).repeated(6);
        act.action = QStringLiteral("Delete 1240");
        act.typedName = QStringLiteral("a-database-with-quite-a-long-name");
        widgets::DestructiveDialog question(act, &window);
        question.show();
        walk(&question);

        shell::UnsavedWork work;
        work.title = QStringLiteral("orders");
        work.lines = {QStringLiteral("customer-42:order:1")};
        shell::UnsavedDialog unsaved({work}, &window);
        unsaved.show();
        walk(&unsaved);
    }
};

QTEST_MAIN(ShellWalkTest)
#include "shell_walk_test.moc"
