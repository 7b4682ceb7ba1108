#include "ui/features/documents/duplicate_dialog.h"

#include "ui/theme/theme.h"
#include "ui/widgets/button.h"
#include "ui/widgets/size_meter.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QVBoxLayout>

namespace davenport::documents {

DuplicateDialog::DuplicateDialog(const BatchCount &count, QWidget *parent)
    : QDialog(parent), m_suffix(new QLineEdit(QStringLiteral("-copy"), this)) {
    setObjectName(QStringLiteral("duplicateDialog"));
    setAttribute(Qt::WA_DeleteOnClose);
    setWindowTitle(tr("Duplicate"));
    setMinimumWidth(460);
    auto *title = new QLabel(tr("Duplicate %n document(s)", nullptr, int(count.documents)), this);
    title->setProperty("look", "group");
    auto *ask = new QLabel(tr("Each copy's id is the document's own with this behind it:"), this);
    m_suffix->setObjectName(QStringLiteral("duplicateSuffix"));
    m_suffix->setAccessibleName(ask->text());
    m_suffix->setFont(theme::Theme::instance().codeFont());
    auto *examples = new QLabel(this);
    examples->setTextFormat(Qt::PlainText);
    examples->setProperty("look", "code");
    auto *note = new QLabel(tr("Where a document with such an id is there already, nothing is written."), this);
    note->setWordWrap(true);
    note->setProperty("look", "small-secondary");
    auto *apply = new widgets::Button(tr("Duplicate %1").arg(widgets::SizeMeter::numberText(qint64(count.documents))), {},
                                      widgets::Button::Role::Primary, this);
    apply->setObjectName(QStringLiteral("duplicateApply"));
    apply->setDefault(true);
    auto *cancel = new widgets::Button(tr("Cancel"), {}, widgets::Button::Role::Plain, this);
    cancel->setAutoDefault(false);
    auto *buttons = new QHBoxLayout;
    buttons->addStretch();
    buttons->addWidget(cancel);
    buttons->addWidget(apply);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(16, 16, 16, 16);
    layout->setSpacing(10);
    for (QWidget *each : {static_cast<QWidget *>(title), static_cast<QWidget *>(ask), static_cast<QWidget *>(m_suffix),
                          static_cast<QWidget *>(examples), static_cast<QWidget *>(note)}) {
        layout->addWidget(each);
    }
    layout->addLayout(buttons);
    const auto show = [this, examples, apply, ids = count.firstIds] {
        QStringList lines;
        for (const std::string &id : ids) {
            lines << QString::fromStdString(id) + suffix();
        }
        examples->setText(lines.join('\n'));
        apply->setEnabled(!suffix().isEmpty());
    };
    connect(m_suffix, &QLineEdit::textChanged, this, show);
    connect(cancel, &QPushButton::clicked, this, &QDialog::reject);
    connect(apply, &QPushButton::clicked, this, &QDialog::accept);
    show();
    m_suffix->selectAll();
    m_suffix->setFocus();
}

QString DuplicateDialog::suffix() const { return m_suffix->text(); }

} // namespace davenport::documents
