#include "ui/features/documents/set_field_dialog.h"

#include "engine/base/error.h"
#include "engine/base/json_text.h"
#include "ui/theme/theme.h"
#include "ui/widgets/button.h"
#include "ui/widgets/size_meter.h"

#include <QComboBox>
#include <QGridLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QVBoxLayout>

namespace davenport::documents {

SetFieldDialog::SetFieldDialog(const QString &database, const BatchCount &count, const QStringList &fields, QWidget *parent)
    : QDialog(parent), m_field(new QComboBox(this)), m_value(new QLineEdit(this)), m_preview(new QLabel(this)),
      m_apply(new widgets::Button(tr("Set in %1").arg(widgets::SizeMeter::numberText(qint64(count.documents))), {},
                                  widgets::Button::Role::Primary, this)) {
    setObjectName(QStringLiteral("setFieldDialog"));
    setAttribute(Qt::WA_DeleteOnClose);
    setWindowTitle(tr("Set a field"));
    setMinimumWidth(460);
    auto *title = new QLabel(tr("Set a field in %n document(s) of %1", nullptr, int(count.documents)).arg(database), this);
    title->setProperty("look", "group");
    title->setWordWrap(true);
    m_field->setEditable(true);
    m_field->addItems(fields);
    m_field->setObjectName(QStringLiteral("setFieldName"));
    m_field->setAccessibleName(tr("Field"));
    m_value->setObjectName(QStringLiteral("setFieldValue"));
    m_value->setAccessibleName(tr("Value"));
    m_value->setFont(theme::Theme::instance().codeFont());
    m_value->setPlaceholderText(tr("shipped, 12.50, true, null, [\"a\"], \"007\""));
    m_preview->setObjectName(QStringLiteral("setFieldPreview"));
    m_preview->setTextFormat(Qt::PlainText);
    m_preview->setWordWrap(true);
    m_preview->setProperty("look", "small-secondary");
    m_apply->setObjectName(QStringLiteral("setFieldApply"));
    m_apply->setDefault(true);
    auto *cancel = new widgets::Button(tr("Cancel"), {}, widgets::Button::Role::Plain, this);
    cancel->setAutoDefault(false);
    auto *grid = new QGridLayout;
    grid->setHorizontalSpacing(8);
    grid->addWidget(new QLabel(tr("Field"), this), 0, 0);
    grid->addWidget(m_field, 0, 1);
    grid->addWidget(new QLabel(tr("Value"), this), 1, 0);
    grid->addWidget(m_value, 1, 1);
    grid->setColumnStretch(1, 1);
    auto *buttons = new QHBoxLayout;
    buttons->addStretch();
    buttons->addWidget(cancel);
    buttons->addWidget(m_apply);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(16, 16, 16, 16);
    layout->setSpacing(10);
    layout->addWidget(title);
    layout->addLayout(grid);
    layout->addWidget(m_preview);
    layout->addLayout(buttons);
    connect(m_value, &QLineEdit::textChanged, this, &SetFieldDialog::showPreview);
    connect(m_field, &QComboBox::editTextChanged, this, &SetFieldDialog::showPreview);
    connect(cancel, &QPushButton::clicked, this, &QDialog::reject);
    connect(m_apply, &QPushButton::clicked, this, &QDialog::accept);
    showPreview();
}

void SetFieldDialog::setField(const QString &field) {
    if (!field.isEmpty()) {
        m_field->setEditText(field);
    }
    m_value->setFocus();
}

QString SetFieldDialog::field() const { return m_field->currentText(); }

std::string SetFieldDialog::token() const {
    const std::string typed = m_value->text().trimmed().toStdString();
    try {
        base::checkJson(typed);
        return typed;
    } catch (const base::Error &) {
        return base::encodeJsonString(m_value->text().toStdString());
    }
}

void SetFieldDialog::showPreview() {
    const QString name = field();
    const bool reserved = name.startsWith('_');
    const bool broken = m_value->text().startsWith('"') && token().front() == '"' && token() != m_value->text().toStdString();
    m_apply->setEnabled(!name.isEmpty() && !m_value->text().isEmpty() && !reserved && !broken);
    if (reserved) {
        m_preview->setText(tr("Names that begin with “_” belong to the database."));
    } else if (broken) {
        m_preview->setText(tr("The quoted string is not closed."));
    } else if (name.isEmpty() || m_value->text().isEmpty()) {
        m_preview->setText(tr("The field is added where a document does not have it. The rest of each text stays as it is."));
    } else {
        m_preview->setText(QStringLiteral("%1: %2").arg(QString::fromStdString(base::encodeJsonString(name.toStdString())),
                                                        QString::fromStdString(token())));
    }
}

} // namespace davenport::documents
