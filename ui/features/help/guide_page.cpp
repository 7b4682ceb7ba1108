#include "ui/features/help/guide_page.h"

#include "ui/theme/theme.h"

#include <QHBoxLayout>
#include <QListWidget>
#include <QTextBlock>
#include <QTextBrowser>

namespace davenport::help {

namespace {

constexpr int kWidestPicture = 760; // px
constexpr int kMargin = 20;         // px
constexpr int kFileRole = Qt::UserRole;

QUrl urlOf(const QString &file) {
    return QUrl(QStringLiteral("qrc:/guide/") + file);
}

} // namespace

GuidePage::GuidePage(QWidget *parent)
    : shell::Page(pageKey(), parent), m_chapters(new QListWidget(this)), m_browser(new QTextBrowser(this)) {
    setTitle(tr("User's guide"), QStringLiteral("tools-workshop"));
    setStatus({tr("User's guide")}, {});
    const QList<QPair<QString, QString>> chapters = {
        {QStringLiteral("README.md"), tr("Contents")},
        {QStringLiteral("first-steps.md"), tr("First steps")},
        {QStringLiteral("documents.md"), tr("Documents")},
        {QStringLiteral("inspector.md"), tr("The inspector")},
        {QStringLiteral("changes.md"), tr("Changes and surroundings")},
        {QStringLiteral("import-export.md"), tr("Import, export, backup")},
        {QStringLiteral("nothing-is-lost.md"), tr("Nothing is lost")},
        {QStringLiteral("settings.md"), tr("Look, text, keys")},
    };
    for (const auto &[file, title] : chapters) {
        auto *item = new QListWidgetItem(title, m_chapters);
        item->setData(kFileRole, file);
    }
    m_chapters->setFixedWidth(200);
    m_chapters->setFrameShape(QFrame::NoFrame);
    m_chapters->setAccessibleName(tr("Chapters"));
    m_chapters->setToolTip(tr("Chapters of the guide"));
    m_browser->setFrameShape(QFrame::NoFrame);
    m_browser->setAccessibleName(tr("Chapter"));
    auto *layout = new QHBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addWidget(m_chapters);
    layout->addWidget(m_browser, 1);
    connect(m_chapters, &QListWidget::currentItemChanged, this, [this](QListWidgetItem *item) {
        if (item != nullptr && item->data(kFileRole).toString() != chapter()) {
            showChapter(item->data(kFileRole).toString());
        }
    });
    connect(m_browser, &QTextBrowser::sourceChanged, this, [this](const QUrl &source) { onSource(source.fileName()); });
    connect(&theme::Theme::instance(), &theme::Theme::changed, this, [this] { showChapter(chapter()); });
    showChapter(QStringLiteral("README.md"));
}

void GuidePage::showChapter(const QString &file) {
    m_browser->setSource(urlOf(file), QTextDocument::MarkdownResource);
    fitPictures();
}

QString GuidePage::chapter() const {
    return m_browser->source().fileName();
}

QWidget *GuidePage::focusTarget() {
    return m_browser;
}

void GuidePage::onSource(const QString &file) {
    for (int row = 0; row < m_chapters->count(); ++row) {
        if (m_chapters->item(row)->data(kFileRole).toString() == file) {
            const QSignalBlocker quiet(m_chapters);
            m_chapters->setCurrentRow(row);
        }
    }
    fitPictures();
}

void GuidePage::fitPictures() {
    m_browser->document()->setDocumentMargin(kMargin);
    QTextCursor cursor(m_browser->document());
    for (QTextBlock block = m_browser->document()->begin(); block.isValid(); block = block.next()) {
        for (auto it = block.begin(); !it.atEnd(); ++it) {
            const QTextFragment piece = it.fragment();
            if (!piece.charFormat().isImageFormat()) {
                continue;
            }
            QTextImageFormat picture = piece.charFormat().toImageFormat();
            const QSize size = QImage(QStringLiteral(":/guide/") + picture.name()).size();
            if (size.width() <= kWidestPicture) {
                continue;
            }
            picture.setWidth(kWidestPicture);
            picture.setHeight(qreal(kWidestPicture) * size.height() / size.width());
            cursor.setPosition(piece.position());
            cursor.setPosition(piece.position() + piece.length(), QTextCursor::KeepAnchor);
            cursor.setCharFormat(picture);
        }
    }
}

} // namespace davenport::help
