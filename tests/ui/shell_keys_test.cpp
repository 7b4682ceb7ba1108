#include "ui/features/settings/settings_feature.h"
#include "ui/features/settings/settings_page.h"
#include "ui/features/settings/shortcut_table.h"
#include "ui/shell/action_registry.h"
#include "ui/shell/command_palette.h"
#include "ui/shell/explain_card.h"
#include "ui/shell/main_window.h"
#include "ui/shell/palette_model.h"
#include "ui/theme/theme.h"
#include "ui/widgets/destructive_dialog.h"
#include "ui/widgets/time_format.h"
#include "ui/widgets/write_guard.h"

#include <QComboBox>
#include <QLabel>
#include <QLineEdit>
#include <QListView>
#include <QPushButton>
#include <QSettings>
#include <QTemporaryDir>
#include <QTest>

using namespace davenport;

namespace {

QString dialogText(const QDialog &dialog) {
    QStringList texts;
    for (const QLabel *label : dialog.findChildren<QLabel *>()) {
        texts << label->text();
    }
    return texts.join(QLatin1Char('\n'));
}

} // namespace

/// Keys, explanations, settings and guards of the window, as a person meets them.
class ShellKeysTest : public QObject {
    Q_OBJECT

private:
    QTemporaryDir m_dir;
    std::unique_ptr<QSettings> m_settings;
    std::unique_ptr<shell::MainWindow> m_window;
    settings::SettingsFeature *m_feature = nullptr;
    int m_runs = 0;

    QAction *action(const char *id) { return m_window->frame().actions().action(QLatin1String(id)); }

    void start() {
        m_window = std::make_unique<shell::MainWindow>();
        shell::ActionSpec spec;
        spec.id = QStringLiteral("test.count");
        spec.text = QStringLiteral("Count something");
        spec.shortcut = QKeySequence(QStringLiteral("Ctrl+Alt+C"));
        m_window->frame().actions().add(spec, this, [this](bool) { ++m_runs; });
        auto feature = std::make_unique<settings::SettingsFeature>(m_settings.get());
        m_feature = feature.get();
        m_window->addFeature(std::move(feature));
        m_window->setSettings(m_settings.get());
        m_window->resize(1440, 900);
        m_window->show();
        QVERIFY(QTest::qWaitForWindowExposed(m_window.get()));
        m_window->activateWindow();
        m_runs = 0;
    }

    settings::ShortcutTable *tableAt(const QString &command) {
        settings::SettingsPage *page = m_feature->open();
        auto *filter = page->findChild<QLineEdit *>(QStringLiteral("settingsShortcutFilter"));
        filter->setFocus();
        filter->clear();
        QTest::keyClicks(filter, command);
        auto *table = page->findChild<settings::ShortcutTable *>();
        table->setFocus();
        return table;
    }

private slots:
    void initTestCase() { theme::Theme::instance().install(theme::Theme::Choice::Light); }
    void init() {
        m_settings = std::make_unique<QSettings>(m_dir.filePath("settings.ini"), QSettings::IniFormat);
        m_settings->clear();
        start();
    }
    void cleanup() {
        theme::Theme::instance().setTextPercent(100);
        widgets::WriteGuard::instance().setReason({});
        m_window.reset();
    }

    void recordsOtherKeysAndKeepsThem() {
        QTest::keyClick(m_window.get(), Qt::Key_C, Qt::ControlModifier | Qt::AltModifier);
        QCOMPARE(m_runs, 1);
        settings::ShortcutTable *table = tableAt(QStringLiteral("Count"));
        QTest::keyClick(table, Qt::Key_F2);
        QTest::keyClick(table, Qt::Key_J, Qt::ControlModifier | Qt::AltModifier);
        QCOMPARE(action("test.count")->shortcut(), QKeySequence(QStringLiteral("Ctrl+Alt+J")));
        QVERIFY(action("test.count")->toolTip().contains(QStringLiteral("Ctrl Alt J")));
        QTest::keyClick(m_window.get(), Qt::Key_C, Qt::ControlModifier | Qt::AltModifier);
        QCOMPARE(m_runs, 1);
        QTest::keyClick(m_window.get(), Qt::Key_J, Qt::ControlModifier | Qt::AltModifier);
        QCOMPARE(m_runs, 2);
        m_window.reset();
        start();
        QCOMPARE(action("test.count")->shortcut(), QKeySequence(QStringLiteral("Ctrl+Alt+J")));
        table = tableAt(QStringLiteral("Count"));
        QTest::mouseClick(m_feature->open()->findChild<QPushButton *>(QStringLiteral("settingsShortcutReset")),
                          Qt::LeftButton);
        QCOMPARE(action("test.count")->shortcut(), QKeySequence(QStringLiteral("Ctrl+Alt+C")));
        QVERIFY(!m_settings->contains(QStringLiteral("shortcuts/test.count")));
    }

    void refusesKeysThatAnotherCommandHas() {
        settings::ShortcutTable *table = tableAt(QStringLiteral("Count"));
        QTest::keyClick(table, Qt::Key_F2);
        QTest::keyClick(table, Qt::Key_K, Qt::ControlModifier);
        QCOMPARE(action("test.count")->shortcut(), QKeySequence(QStringLiteral("Ctrl+Alt+C")));
        const auto *note = m_feature->open()->findChild<QLabel *>(QStringLiteral("settingsShortcutNote"));
        QVERIFY2(note->text().contains(QStringLiteral("Find anything")), qPrintable(note->text()));
        QVERIFY(!m_window->commandPalette().isOpen());
        QTest::keyClick(table, Qt::Key_F2);
        QTest::keyClick(table, Qt::Key_X); // a letter alone is for typing
        QCOMPARE(action("test.count")->shortcut(), QKeySequence(QStringLiteral("Ctrl+Alt+C")));
        QTest::keyClick(table, Qt::Key_Escape);
        QTest::keyClick(table, Qt::Key_Backspace);
        QVERIFY(action("test.count")->shortcut().isEmpty());
    }

    void explainsWhatHasTheFocus() {
        m_feature->open();
        QTest::keyClick(m_window.get(), Qt::Key_F1);
        auto *card = m_window->findChild<shell::ExplainCard *>();
        QVERIFY(card->isVisible());
        QStringList texts;
        for (const QLabel *label : card->findChildren<QLabel *>()) {
            texts << label->text();
        }
        QVERIFY2(texts.contains(QStringLiteral("Light or dark")), qPrintable(texts.join('|')));
        QVERIFY(texts.contains(QStringLiteral("list to choose from")));
        QVERIFY(texts.contains(QStringLiteral("The look of all windows")));
        QVERIFY(m_window->rect().contains(card->geometry()));
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Escape);
        QVERIFY(!card->isVisible());
        QCOMPARE(QApplication::focusWidget()->objectName(), QStringLiteral("settingsTheme"));
    }

    void looksAmongFieldsAndNarrows() {
        m_feature->open();
        m_window->frame().openPalette(QStringLiteral("#"));
        shell::CommandPalette &palette = m_window->commandPalette();
        const auto rows = [&palette] {
            QStringList texts;
            for (int row = 0; row < palette.model().rowCount(); ++row) {
                texts << palette.model().index(row, 0).data().toString();
            }
            return texts;
        };
        QCOMPARE(rows(), QStringList({"Fields", "Command", "Keys", "Comes with"}));
        QTest::keyClicks(&palette.input(), QStringLiteral("com"));
        QTest::keyClick(&palette.input(), Qt::Key_End);
        palette.input().setText(QStringLiteral("Comes"));
        QVERIFY(rows().contains(QStringLiteral("Comes with")));
        QTest::keyClick(&palette.input(), Qt::Key_Tab);
        QCOMPARE(palette.input().text(), QStringLiteral("#Comes"));
        palette.input().setText(QStringLiteral("zzzz"));
        QVERIFY2(rows().last().contains(QStringLiteral("Search documents for “zzzz”")), qPrintable(rows().join('|')));
        QTest::keyClick(&palette.input(), Qt::Key_Escape);
    }

    void findsSettingsInThePalette() {
        m_window->frame().openPalette();
        shell::CommandPalette &palette = m_window->commandPalette();
        QTest::keyClicks(&palette.input(), QStringLiteral("Times: local"));
        QTest::keyClick(&palette.input(), Qt::Key_Return);
        QCOMPARE(QApplication::focusWidget()->objectName(), QStringLiteral("settingsTimes"));
    }

    void growsTextAndShrinksItAgain() {
        m_feature->open();
        const auto *theme = m_window->findChild<QComboBox *>(QStringLiteral("settingsTheme"));
        const QSize before = theme->size();
        const int letters = theme->fontMetrics().height();
        for (int i = 0; i < 10; ++i) {
            QTest::keyClick(m_window.get(), Qt::Key_Plus, Qt::ControlModifier);
        }
        QCOMPARE(theme::Theme::instance().textPercent(), 200);
        QTRY_VERIFY(theme->fontMetrics().height() > letters * 18 / 10);
        QTRY_VERIFY(theme->height() > before.height() * 18 / 10);
        QCOMPARE(m_settings->value(QStringLiteral("textPercent")).toInt(), 200);
        if (qEnvironmentVariableIsSet("DAVENPORT_SHOTS")) {
            QTest::qWait(100);
            m_window->grab().save(qEnvironmentVariable("DAVENPORT_SHOTS") + QStringLiteral("/settings-200.png"));
        }
        QTest::keyClick(m_window.get(), Qt::Key_0, Qt::ControlModifier);
        QCOMPARE(theme::Theme::instance().textPercent(), 100);
        QTRY_COMPARE(theme->height(), before.height());
        QTRY_COMPARE(theme->fontMetrics().height(), letters);
        if (qEnvironmentVariableIsSet("DAVENPORT_SHOTS")) {
            m_window->grab().save(qEnvironmentVariable("DAVENPORT_SHOTS") + QStringLiteral("/settings-100.png"));
        }
    }

    void writesTimesAsChosen() {
        widgets::TimeFormat &format = widgets::TimeFormat::instance();
        const QDateTime moment(QDate(2026, 10, 1), QTime(15, 5, 22), Qt::UTC);
        m_feature->open();
        auto *times = m_window->findChild<QComboBox *>(QStringLiteral("settingsTimes"));
        times->setFocus();
        QTest::keyClick(times, Qt::Key_End);
        QCOMPARE(format.text(moment), QStringLiteral("2026-10-01T15:05:22.000Z"));
        QCOMPARE(m_settings->value(QStringLiteral("times")).toString(), QStringLiteral("raw"));
        QTest::keyClick(times, Qt::Key_Up);
        QVERIFY(format.text(moment).endsWith(QStringLiteral(" UTC")));
        QTest::keyClick(times, Qt::Key_Home);
        QCOMPARE(format.display(), widgets::TimeFormat::Display::Local);
        QCOMPARE(format.text({}), QString());
    }

    void holdsBackWhatWrites() {
        QPushButton button(QStringLiteral("Save"));
        button.setToolTip(QStringLiteral("Saves it"));
        widgets::WriteGuard &guard = widgets::WriteGuard::instance();
        guard.hold(&button);
        guard.hold(action("test.count"));
        auto *mark = m_window->findChild<QPushButton *>(QStringLiteral("readOnlyMark"));
        QVERIFY(!mark->isVisible());
        guard.setReason(QStringLiteral("The workspace is read-only"));
        QVERIFY(mark->isVisible());
        button.setEnabled(true); // its owner knows nothing of the guard
        action("test.count")->setEnabled(true);
        QVERIFY(!button.isEnabled());
        QCOMPARE(button.toolTip(), QStringLiteral("The workspace is read-only"));
        QTest::keyClick(m_window.get(), Qt::Key_C, Qt::ControlModifier | Qt::AltModifier);
        QCOMPARE(m_runs, 0);
        guard.setReason({});
        QVERIFY(button.isEnabled());
        QCOMPARE(button.toolTip(), QStringLiteral("Saves it"));
        QTest::keyClick(m_window.get(), Qt::Key_C, Qt::ControlModifier | Qt::AltModifier);
        QCOMPARE(m_runs, 1);
        QVERIFY(!mark->isVisible());
    }

    void asksForTheNameAboveAThreshold() {
        widgets::DestructiveAct act;
        act.question = QStringLiteral("Delete 1240 documents of orders?");
        act.examples = {QStringLiteral("customer-42:order:1")};
        act.count = 1240;
        act.consequence = QStringLiteral("Each becomes a tombstone.");
        act.action = QStringLiteral("Delete 1240");
        act.typedName = QStringLiteral("orders");
        widgets::DestructiveDialog dialog(act, m_window.get());
        dialog.show();
        QVERIFY(QTest::qWaitForWindowExposed(&dialog));
        QVERIFY(dialogText(dialog).contains(act.question));
        QVERIFY(dialogText(dialog).contains(QStringLiteral("and 1")));
        auto *confirm = dialog.findChild<QPushButton *>(QStringLiteral("destructiveConfirm"));
        auto *name = dialog.findChild<QLineEdit *>(QStringLiteral("destructiveName"));
        QVERIFY(!confirm->isEnabled());
        QTest::keyClicks(name, QStringLiteral("orders"));
        QVERIFY(confirm->isEnabled());
        QTest::keyClick(name, Qt::Key_Return);
        QTest::keyClick(&dialog, Qt::Key_Delete);
        confirm->setFocus();
        QTest::keyClick(confirm, Qt::Key_Return);
        QVERIFY(dialog.isVisible());
        QTest::keyClick(confirm, Qt::Key_Space);
        QCOMPARE(dialog.result(), int(QDialog::Accepted));
        QVERIFY(!dialog.isVisible());
    }
};

QTEST_MAIN(ShellKeysTest)
#include "shell_keys_test.moc"
