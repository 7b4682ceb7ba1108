#pragma once

#include "engine/api/document.h"
#include "ui/async/receiver.h"
#include "ui/session/document_locator.h"
#include "ui/theme/tone.h"

#include <QWidget>

#include <vector>

class QTreeWidget;

namespace davenport::widgets {
class DockTitleBar;
class IconButton;
} // namespace davenport::widgets

namespace davenport::inspector {

struct AttachmentFile;
struct AttachmentPreview;

/// The attachments of the revision on show: name, type, size, and the generation that brought each. Files are added by a
/// button or dropped; Return shows, Delete removes after asking. All bytes are streamed in worker threads. GUI thread only.
class AttachmentPanel : public QWidget {
    Q_OBJECT
public:
    explicit AttachmentPanel(QWidget *parent = nullptr);

    /// `writable`: attachments may be added, replaced and removed on top of the revision.
    void setDocument(const session::DocumentLocator &locator, const api::Document &document, bool writable);
    /// Why nothing may be written for the moment, such as unsaved edits; empty for no reason.
    void setBlocked(const QString &reason);

    /// Adds files under their own names. A name that is taken is told and left alone.
    void addFiles(const QStringList &paths);
    /// Puts another file in place of an attachment.
    void replace(const QString &name, const QString &path);
    void saveTo(const QString &name, const QString &path);
    void showPreview(const QString &name);
    /// Asks, then removes.
    void askToRemove(const QString &name);
    /// Stops what is under way.
    void cancel();

    QTreeWidget *list() const { return m_list; }
    /// "2 · 1.2 MB", or what is under way: "photo.png 42 %".
    QString hint() const { return m_hint; }

signals:
    /// The document has the new revision `rev`.
    void changed(const QString &rev);
    void told(davenport::theme::Tone tone, const QString &title, const QString &text);

protected:
    void dragEnterEvent(QDragEnterEvent *event) override;
    void dropEvent(QDropEvent *event) override;
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    QString currentName() const;
    bool mayWrite();
    void setHint(const QString &hint);
    void updateButtons();
    void add(const std::vector<AttachmentFile> &files);
    void chooseFiles();
    void chooseTarget();
    void chooseReplacement();
    void present(const QString &name, const AttachmentPreview &preview);
    void fail(const QString &title, const base::Error &error);
    void showProgress(const base::Progress &progress);
    void showMenu(const QPoint &at);

    session::DocumentLocator m_locator;
    api::Document m_document;
    bool m_writable = false;
    QString m_blocked;
    QString m_hint;
    QString m_rest; // the hint while nothing is under way
    widgets::DockTitleBar *m_bar;
    widgets::IconButton *m_add;
    widgets::IconButton *m_stop;
    QTreeWidget *m_list;
    async::Receiver m_transfers;
    async::Receiver m_reads;
};

} // namespace davenport::inspector
