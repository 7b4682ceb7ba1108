#pragma once

#include <QDialog>

namespace davenport::inspector {

struct AttachmentPreview;

/// Shows a picture or the beginning of a text. Esc closes it. GUI thread only.
class AttachmentWindow : public QDialog {
    Q_OBJECT
public:
    AttachmentWindow(const QString &name, const AttachmentPreview &preview, QWidget *parent);
};

} // namespace davenport::inspector
