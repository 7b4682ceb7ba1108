#include "ui/features/inspector/attachment_panel.h"

#include "ui/features/inspector/attachment_job.h"
#include "ui/features/inspector/attachment_window.h"
#include "ui/session/open_database.h"
#include "ui/theme/icons.h"
#include "ui/theme/theme.h"
#include "ui/widgets/button.h"
#include "ui/widgets/dock_title_bar.h"
#include "ui/widgets/icon_button.h"
#include "ui/widgets/size_meter.h"

#include <QDragEnterEvent>
#include <QFileDialog>
#include <QFileInfo>
#include <QHeaderView>
#include <QKeyEvent>
#include <QLocale>
#include <QMenu>
#include <QMessageBox>
#include <QMimeData>
#include <QTreeWidget>
#include <QUrl>
#include <QVBoxLayout>

#include <algorithm>

namespace davenport::inspector {

using theme::Tone;
using widgets::IconButton;
using widgets::SizeMeter;

namespace {

constexpr int kRow = 26;
constexpr int kRowsShown = 4;

QStringList localFiles(const QMimeData *data) {
    QStringList paths;
    for (const QUrl &url : data->urls()) {
        if (url.isLocalFile() && QFileInfo(url.toLocalFile()).isFile()) {
            paths << url.toLocalFile();
        }
    }
    return paths;
}

} // namespace

AttachmentPanel::AttachmentPanel(QWidget *parent)
    : QWidget(parent), m_bar(new widgets::DockTitleBar(tr("Attachments"))),
      m_add(new IconButton(QStringLiteral("list-add"), tr("Attach files…"), nullptr, 14)),
      m_stop(new IconButton(QStringLiteral("media-stop"), tr("Stop"), nullptr, 14)), m_list(new QTreeWidget) {
    setAcceptDrops(true);
    m_bar->setLineAbove(true);
    m_bar->addButton(m_stop);
    m_bar->addButton(m_add);
    m_list->setColumnCount(4);
    m_list->setHeaderLabels({tr("Name"), tr("Type"), tr("Size"), tr("Since")});
    m_list->setRootIsDecorated(false);
    m_list->setUniformRowHeights(true);
    m_list->setFrameShape(QFrame::NoFrame);
    m_list->setHeaderHidden(true);
    m_list->setAccessibleName(tr("Attachments"));
    m_list->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_list->setContextMenuPolicy(Qt::CustomContextMenu);
    m_list->header()->setStretchLastSection(false);
    m_list->header()->setSectionResizeMode(0, QHeaderView::Stretch);
    for (int column = 1; column < 4; ++column) {
        m_list->header()->setSectionResizeMode(column, QHeaderView::ResizeToContents);
    }
    m_list->installEventFilter(this);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addWidget(m_bar);
    layout->addWidget(m_list);
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);
    connect(m_add, &QToolButton::clicked, this, &AttachmentPanel::chooseFiles);
    connect(m_stop, &QToolButton::clicked, this, &AttachmentPanel::cancel);
    connect(m_list, &QTreeWidget::itemDoubleClicked, this, [this] { showPreview(currentName()); });
    connect(m_list, &QWidget::customContextMenuRequested, this, &AttachmentPanel::showMenu);
    connect(&m_transfers, &async::Receiver::busyChanged, this, [this](bool busy) {
        if (!busy) {
            setHint(m_rest);
        }
        updateButtons();
    });
    setDocument({}, {}, false);
}

void AttachmentPanel::setDocument(const session::DocumentLocator &locator, const api::Document &document,
                                  bool writable) {
    if (!(locator == m_locator)) {
        m_transfers.supersede();
        m_reads.supersede();
    }
    m_locator = locator;
    m_document = document;
    m_writable = writable;
    const QString chosen = currentName();
    m_list->clear();
    quint64 bytes = 0;
    for (const api::AttachmentInfo &info : document.attachments) {
        auto *item = new QTreeWidgetItem(m_list);
        const QString name = QString::fromStdString(info.name);
        item->setText(0, name);
        item->setIcon(0, theme::Icons::icon(QStringLiteral("document-open"), theme::Token::Text3));
        item->setText(1, QString::fromStdString(info.contentType));
        item->setText(2, SizeMeter::bytesText(static_cast<qint64>(info.length)));
        item->setText(3, tr("gen %1").arg(info.revpos));
        item->setSizeHint(0, QSize(0, kRow));
        item->setToolTip(0, tr("%1\n%2, %3 bytes\n%4\nbrought by generation %5")
                                .arg(name, item->text(1), QLocale().toString(static_cast<qulonglong>(info.length)),
                                     QString::fromStdString(info.digest), QLocale().toString(qulonglong(info.revpos))));
        item->setTextAlignment(2, Qt::AlignRight | Qt::AlignVCenter);
        for (int column = 1; column < 4; ++column) {
            item->setFont(column, theme::Theme::instance().uiFont(12));
            item->setForeground(column, palette().brush(QPalette::PlaceholderText));
        }
        bytes += info.length;
        if (name == chosen) {
            m_list->setCurrentItem(item);
        }
    }
    const int rows = m_list->topLevelItemCount();
    m_list->setVisible(rows > 0);
    m_list->setFixedHeight(std::min(rows, kRowsShown) * kRow + 2);
    m_rest = rows == 0 ? (writable ? tr("none · drop files here") : tr("none"))
                       : tr("%1 · %2").arg(rows).arg(SizeMeter::bytesText(static_cast<qint64>(bytes)));
    if (m_transfers.pending() == 0) {
        setHint(m_rest);
    }
    updateButtons();
}

void AttachmentPanel::setBlocked(const QString &reason) {
    m_blocked = reason;
    updateButtons();
}

void AttachmentPanel::setHint(const QString &hint) {
    m_hint = hint;
    m_bar->setHint(hint);
}

void AttachmentPanel::updateButtons() {
    const bool busy = m_transfers.pending() > 0;
    m_stop->setVisible(busy);
    m_add->setEnabled(m_writable && m_blocked.isEmpty() && !busy);
    m_add->setToolTip(!m_writable ? tr("This revision cannot be written") : m_blocked.isEmpty() ? tr("Attach files…")
                                                                                               : m_blocked);
}

QString AttachmentPanel::currentName() const {
    return m_list->currentItem() != nullptr ? m_list->currentItem()->text(0) : QString();
}

bool AttachmentPanel::mayWrite() {
    if (m_writable && m_blocked.isEmpty() && m_transfers.pending() == 0) {
        return true;
    }
    emit told(Tone::Amber, tr("Attachments stay as they are"),
              !m_writable ? tr("this revision cannot be written") : m_blocked.isEmpty() ? tr("another one is under way")
                                                                                       : m_blocked);
    return false;
}

void AttachmentPanel::cancel() {
    m_transfers.supersede();
    emit told(Tone::Neutral, tr("Stopped"), tr("nothing was written of what was under way"));
}

void AttachmentPanel::fail(const QString &title, const base::Error &error) {
    emit told(Tone::Red, title, QString::fromStdString(error.reason()));
}

void AttachmentPanel::showProgress(const base::Progress &progress) {
    const QString name = QString::fromStdString(progress.stage);
    setHint(progress.total == 0 ? name
                                : tr("%1 %2 %").arg(name).arg(100 * progress.done / std::max<quint64>(progress.total, 1)));
}

void AttachmentPanel::addFiles(const QStringList &paths) {
    if (!mayWrite()) {
        return;
    }
    std::vector<AttachmentFile> files;
    QStringList taken;
    for (const QString &path : paths) {
        const QString name = QFileInfo(path).fileName();
        if (m_list->findItems(name, Qt::MatchExactly).isEmpty()) {
            files.push_back({path.toStdString(), name.toStdString()});
        } else {
            taken << name;
        }
    }
    if (!taken.isEmpty()) {
        emit told(Tone::Amber, tr("There already: %1").arg(taken.join(QStringLiteral(", "))),
                  tr("Replace, in its menu, puts a new file in its place"));
    }
    add(files);
}

void AttachmentPanel::replace(const QString &name, const QString &path) {
    if (mayWrite()) {
        add({{path.toStdString(), name.toStdString()}});
    }
}

void AttachmentPanel::add(const std::vector<AttachmentFile> &files) {
    if (files.empty()) {
        return;
    }
    m_locator.database->run(
        m_transfers,
        [id = m_locator.id.toStdString(), rev = m_document.rev, files](api::Session &session, const base::Work &work) {
            return addAttachments(session, id, rev, files, work);
        },
        [this](const std::string &rev) { emit changed(QString::fromStdString(rev)); },
        [this](const base::Error &error) { fail(tr("Not attached"), error); },
        [this](const base::Progress &progress) { showProgress(progress); }, async::Lane::Own);
    setHint(QString::fromStdString(files.front().name));
    updateButtons();
}

void AttachmentPanel::saveTo(const QString &name, const QString &path) {
    m_locator.database->run(
        m_transfers,
        [id = m_locator.id.toStdString(), rev = m_document.rev, name = name.toStdString(),
         path](api::Session &session, const base::Work &work) { saveAttachment(session, id, rev, name, path, work); },
        [this, name, path] { emit told(Tone::Green, tr("%1 is saved").arg(name), path); },
        [this](const base::Error &error) { fail(tr("Not saved"), error); },
        [this](const base::Progress &progress) { showProgress(progress); }, async::Lane::Own);
    updateButtons();
}

void AttachmentPanel::showPreview(const QString &name) {
    if (name.isEmpty() || !m_locator.database) {
        return;
    }
    m_reads.supersede();
    m_locator.database->run(
        m_reads,
        [id = m_locator.id.toStdString(), rev = m_document.rev,
         name = name.toStdString()](api::Session &session, const base::Work &work) {
            return previewAttachment(session, id, rev, name, work);
        },
        [this, name](const AttachmentPreview &preview) { present(name, preview); },
        [this](const base::Error &error) { fail(tr("No preview"), error); });
}

void AttachmentPanel::present(const QString &name, const AttachmentPreview &preview) {
    if (preview.image.isNull() && !preview.isText) {
        emit told(Tone::Neutral, tr("%1 cannot be shown here").arg(name), tr("save it to look at it elsewhere"));
        return;
    }
    auto *shown = new AttachmentWindow(name, preview, window());
    shown->setAttribute(Qt::WA_DeleteOnClose);
    shown->open();
}

void AttachmentPanel::askToRemove(const QString &name) {
    if (name.isEmpty() || !mayWrite()) {
        return;
    }
    auto *box = new QMessageBox(QMessageBox::NoIcon, tr("Remove attachment"), tr("Remove %1?").arg(name),
                                QMessageBox::NoButton, window());
    box->setAttribute(Qt::WA_DeleteOnClose);
    box->setInformativeText(tr("A new revision without it goes on top. Its bytes go at the next compaction."));
    auto *yes = new widgets::Button(tr("Remove"), {}, widgets::Button::Role::Danger);
    auto *no = new widgets::Button(tr("Cancel"));
    box->addButton(yes, QMessageBox::DestructiveRole);
    box->addButton(no, QMessageBox::RejectRole);
    box->setDefaultButton(no);
    connect(yes, &QPushButton::clicked, this, [this, name] {
        m_locator.database->run(
            m_transfers,
            [id = m_locator.id.toStdString(), rev = m_document.rev,
             name = name.toStdString()](api::Session &session, const base::Work &) {
                const api::WriteOutcome outcome = session.attachments()->remove(id, rev, name);
                if (outcome.error) {
                    throw *outcome.error;
                }
                return outcome.rev;
            },
            [this](const std::string &rev) { emit changed(QString::fromStdString(rev)); },
            [this](const base::Error &error) { fail(tr("Not removed"), error); });
    });
    box->open();
}

void AttachmentPanel::chooseFiles() {
    auto *dialog = new QFileDialog(window(), tr("Attach files"));
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setFileMode(QFileDialog::ExistingFiles);
    connect(dialog, &QFileDialog::filesSelected, this, &AttachmentPanel::addFiles);
    dialog->open();
}

void AttachmentPanel::chooseTarget() {
    const QString name = currentName();
    auto *dialog = new QFileDialog(window(), tr("Save attachment as"));
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setAcceptMode(QFileDialog::AcceptSave);
    dialog->selectFile(QFileInfo(name).fileName());
    connect(dialog, &QFileDialog::fileSelected, this, [this, name](const QString &path) { saveTo(name, path); });
    dialog->open();
}

void AttachmentPanel::chooseReplacement() {
    const QString name = currentName();
    auto *dialog = new QFileDialog(window(), tr("Replace %1 by").arg(name));
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setFileMode(QFileDialog::ExistingFile);
    connect(dialog, &QFileDialog::fileSelected, this, [this, name](const QString &path) { replace(name, path); });
    dialog->open();
}

void AttachmentPanel::showMenu(const QPoint &at) {
    const QString name = currentName();
    if (name.isEmpty()) {
        return;
    }
    auto *menu = new QMenu(this);
    menu->setAttribute(Qt::WA_DeleteOnClose);
    menu->addAction(tr("Show"), this, [this, name] { showPreview(name); });
    menu->addAction(tr("Save as…"), this, &AttachmentPanel::chooseTarget);
    menu->addSeparator();
    const bool may = m_add->isEnabled();
    menu->addAction(tr("Replace…"), this, &AttachmentPanel::chooseReplacement)->setEnabled(may);
    menu->addAction(tr("Remove…"), this, [this, name] { askToRemove(name); })->setEnabled(may);
    menu->popup(m_list->viewport()->mapToGlobal(at));
}

void AttachmentPanel::dragEnterEvent(QDragEnterEvent *event) {
    if (m_add->isEnabled() && !localFiles(event->mimeData()).isEmpty()) {
        event->acceptProposedAction();
    }
}

void AttachmentPanel::dropEvent(QDropEvent *event) {
    event->acceptProposedAction();
    addFiles(localFiles(event->mimeData()));
}

bool AttachmentPanel::eventFilter(QObject *watched, QEvent *event) {
    if (watched == m_list && event->type() == QEvent::KeyPress) {
        const int key = static_cast<QKeyEvent *>(event)->key();
        if (key == Qt::Key_Return || key == Qt::Key_Enter || key == Qt::Key_Space) {
            showPreview(currentName());
            return true;
        }
        if (key == Qt::Key_Delete) {
            askToRemove(currentName());
            return true;
        }
    }
    return QWidget::eventFilter(watched, event);
}

} // namespace davenport::inspector
