#include "ui/features/help/guide_page.h"
#include "ui/features/help/help_feature.h"
#include "ui/shell/action_registry.h"
#include "ui/shell/frame.h"
#include "ui/shell/main_window.h"
#include "ui/theme/theme.h"

#include <QListWidget>
#include <QRegularExpression>
#include <QTest>
#include <QTextBrowser>

using namespace davenport;
using help::GuidePage;

class HelpTest : public QObject {
    Q_OBJECT

    std::unique_ptr<shell::MainWindow> m_window;

    static QString textOf(const QString &file) {
        QFile chapter(QStringLiteral(":/guide/") + file);
        return chapter.open(QIODevice::ReadOnly) ? QString::fromUtf8(chapter.readAll()) : QString();
    }

    GuidePage *open() {
        QTest::keyClick(m_window.get(), Qt::Key_F1, Qt::ShiftModifier);
        return qobject_cast<GuidePage *>(m_window->frame().currentPage());
    }

private slots:
    void initTestCase() { theme::Theme::instance().install(theme::Theme::Choice::Light); }

    void init() {
        m_window = std::make_unique<shell::MainWindow>();
        m_window->addFeature(std::make_unique<help::HelpFeature>());
        m_window->resize(1200, 800);
        m_window->show();
        QVERIFY(QTest::qWaitForWindowExposed(m_window.get()));
    }

    void cleanup() { m_window.reset(); }

    void opensByItsKeyAndOnlyOnce() {
        GuidePage *page = open();
        QVERIFY(page);
        QVERIFY(page->browser()->toPlainText().contains(QStringLiteral("user's guide")));
        QCOMPARE(open(), page);
        QCOMPARE(m_window->frame().pages().size(), 1);
    }

    void chaptersAreWalkedWithTheKeyboard() {
        GuidePage *page = open();
        page->chapters()->setFocus();
        QTest::keyClick(page->chapters(), Qt::Key_Down);
        QCOMPARE(page->chapter(), QStringLiteral("first-steps.md"));
        QVERIFY(page->browser()->toPlainText().contains(QStringLiteral("sample workspace")));
        QTest::keyClick(page->chapters(), Qt::Key_End);
        QCOMPARE(page->chapter(), QStringLiteral("settings.md"));
        // A link of the contents leads to its chapter, and the list follows.
        page->showChapter(QStringLiteral("README.md"));
        page->browser()->setSource(QUrl(QStringLiteral("documents.md")));
        QCOMPARE(page->chapter(), QStringLiteral("documents.md"));
        QCOMPARE(page->chapters()->currentRow(), 2);
    }

    /// Every chapter is compiled in, and what it links to and shows is, too.
    void everyLinkAndPictureIsThere() {
        GuidePage *page = open();
        static const QRegularExpression link(QStringLiteral("\\]\\(([^)#]+)\\)"));
        int links = 0;
        for (int row = 0; row < page->chapters()->count(); ++row) {
            const QString file = page->chapters()->item(row)->data(Qt::UserRole).toString();
            const QString text = textOf(file);
            QVERIFY2(!text.isEmpty(), qPrintable(file));
            for (auto it = link.globalMatch(text); it.hasNext();) {
                const QString target = it.next().captured(1);
                if (!target.startsWith(QLatin1String("../"))) { // outside the guide: for readers of the files
                    QVERIFY2(QFile::exists(QStringLiteral(":/guide/") + target), qPrintable(file + ": " + target));
                    ++links;
                }
            }
        }
        QVERIFY(links >= 14);
    }
};

QTEST_MAIN(HelpTest)
#include "help_test.moc"
