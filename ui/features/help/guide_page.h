#pragma once

#include "ui/shell/page.h"

class QListWidget;
class QTextBrowser;

namespace davenport::help {

/// The user's guide: its chapters at the left, the chapter that is read at the right. GUI thread only.
class GuidePage : public shell::Page {
    Q_OBJECT
public:
    explicit GuidePage(QWidget *parent = nullptr);

    static QString pageKey() { return QStringLiteral("guide"); }

    /// Shows a chapter by its file's name, such as "documents.md".
    void showChapter(const QString &file);
    /// The file's name of the chapter on show.
    QString chapter() const;
    QTextBrowser *browser() const { return m_browser; }
    QListWidget *chapters() const { return m_chapters; }

    QWidget *focusTarget() override;

private:
    void onSource(const QString &file);
    void fitPictures();

    QListWidget *m_chapters;
    QTextBrowser *m_browser;
};

} // namespace davenport::help
