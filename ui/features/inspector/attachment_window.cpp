#include "ui/features/inspector/attachment_window.h"

#include "ui/features/inspector/attachment_job.h"
#include "ui/theme/theme.h"
#include "ui/widgets/size_meter.h"

#include <QLabel>
#include <QPlainTextEdit>
#include <QScrollArea>
#include <QVBoxLayout>

namespace davenport::inspector {

AttachmentWindow::AttachmentWindow(const QString &name, const AttachmentPreview &preview, QWidget *parent)
    : QDialog(parent) {
    setWindowTitle(name);
    resize(720, 520);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(12, 12, 12, 12);
    const QString size = widgets::SizeMeter::bytesText(static_cast<qint64>(preview.length));
    auto *note = new QLabel;
    note->setProperty("look", "small");
    if (!preview.image.isNull()) {
        auto *picture = new QLabel;
        picture->setPixmap(QPixmap::fromImage(preview.image));
        picture->setAlignment(Qt::AlignCenter);
        picture->setAccessibleName(name);
        auto *area = new QScrollArea;
        area->setWidget(picture);
        area->setWidgetResizable(true);
        layout->addWidget(area, 1);
        note->setText(tr("%1 × %2 pixels shown, %3").arg(preview.image.width()).arg(preview.image.height()).arg(size));
    } else {
        auto *text = new QPlainTextEdit(QString::fromUtf8(preview.text));
        text->setReadOnly(true);
        text->setFont(theme::Theme::instance().codeFont(12.5));
        text->setAccessibleName(name);
        layout->addWidget(text, 1);
        note->setText(preview.whole ? size
                                    : tr("the first %1 of %2")
                                          .arg(widgets::SizeMeter::bytesText(preview.text.size()), size));
    }
    layout->addWidget(note);
}

} // namespace davenport::inspector
