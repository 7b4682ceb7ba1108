#include "ui/features/explorer/database_dialogs.h"

#include "ui/session/open_database.h"
#include "ui/session/workspace.h"
#include "ui/theme/theme.h"
#include "ui/widgets/size_meter.h"

#include <QCheckBox>
#include <QDialogButtonBox>
#include <QFormLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QSpinBox>
#include <QVBoxLayout>

namespace davenport::explorer {

namespace {

constexpr int kWidth = 420;
constexpr int kMaxShards = 256;

} // namespace

DatabaseNameDialog::DatabaseNameDialog(session::Workspace *workspace, const session::DatabasePtr &renamed,
                                       QWidget *parent)
    : QDialog(parent), m_workspace(workspace), m_name(new QLineEdit(this)), m_problem(new QLabel(this)) {
    setObjectName(QStringLiteral("databaseNameDialog"));
    setAttribute(Qt::WA_DeleteOnClose);
    setWindowTitle(renamed ? tr("Rename %1").arg(renamed->name()) : tr("New database"));
    setMinimumWidth(kWidth);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(16, 16, 16, 12);
    layout->setSpacing(12);
    auto *form = new QFormLayout;
    form->setSpacing(10);
    layout->addLayout(form);
    m_name->setObjectName(QStringLiteral("databaseName"));
    m_name->setText(renamed ? renamed->name() : QString());
    m_name->selectAll();
    form->addRow(tr("&Name"), m_name);
    if (!renamed) {
        m_partitioned = new QCheckBox(tr("&Partitioned: every id begins with its partition, as in customer-42:order-7"));
        m_partitioned->setObjectName(QStringLiteral("partitioned"));
        form->addRow(QString(), m_partitioned);
        m_shards = new QSpinBox(this);
        m_shards->setRange(1, kMaxShards);
        m_shards->setValue(2);
        m_shards->setToolTip(tr("Hash ranges of the database; they cannot be changed later"));
        form->addRow(tr("&Shards"), m_shards);
    }
    m_problem->setProperty("look", "error");
    m_problem->setWordWrap(true);
    layout->addWidget(m_problem);
    auto *buttons = new QDialogButtonBox(this);
    m_ok = buttons->addButton(renamed ? tr("Rename") : tr("Create"), QDialogButtonBox::AcceptRole);
    m_ok->setDefault(true);
    buttons->addButton(QDialogButtonBox::Cancel);
    layout->addWidget(buttons);
    connect(m_name, &QLineEdit::textChanged, this, &DatabaseNameDialog::check);
    connect(m_ok, &QPushButton::clicked, this, [this] {
        m_ok->setEnabled(false);
        emit confirmed();
    });
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    check();
    m_problem->clear();
}

QString DatabaseNameDialog::name() const { return m_name->text().trimmed(); }
bool DatabaseNameDialog::isPartitioned() const { return m_partitioned && m_partitioned->isChecked(); }
std::uint32_t DatabaseNameDialog::shards() const { return m_shards ? std::uint32_t(m_shards->value()) : 1; }

void DatabaseNameDialog::showProblem(const QString &problem) {
    m_problem->setText(problem);
    m_ok->setEnabled(true);
}

void DatabaseNameDialog::check() {
    const QString problem = m_workspace->nameProblem(name());
    m_problem->setText(name().isEmpty() ? QString() : problem);
    m_ok->setEnabled(problem.isEmpty());
}

DeleteDatabaseDialog::DeleteDatabaseDialog(const session::DatabasePtr &database, QWidget *parent)
    : QDialog(parent), m_typed(new QLineEdit(this)) {
    setObjectName(QStringLiteral("deleteDatabaseDialog"));
    setAttribute(Qt::WA_DeleteOnClose);
    setWindowTitle(tr("Delete %1").arg(database->name()));
    setMinimumWidth(kWidth);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(16, 16, 16, 12);
    layout->setSpacing(10);
    const QString what =
        database->hasInfo()
            ? tr("This removes %1 with its %2 documents from the disk. It cannot be undone.")
                  .arg(database->name(), widgets::SizeMeter::numberText(qint64(database->info().docCount)))
            : tr("This removes %1 from the disk. It cannot be undone.").arg(database->name());
    auto *text = new QLabel(what, this);
    text->setWordWrap(true);
    layout->addWidget(text);
    auto *path = new QLabel(database->path(), this);
    path->setProperty("look", "small-secondary");
    path->setWordWrap(true);
    layout->addWidget(path);
    auto *ask = new QLabel(tr("&Type %1 to go on:").arg(database->name()), this);
    ask->setBuddy(m_typed);
    layout->addWidget(ask);
    m_typed->setObjectName(QStringLiteral("typedName"));
    layout->addWidget(m_typed);
    auto *buttons = new QDialogButtonBox(this);
    QPushButton *yes = buttons->addButton(tr("Delete for good"), QDialogButtonBox::AcceptRole);
    yes->setEnabled(false);
    buttons->addButton(QDialogButtonBox::Cancel);
    layout->addWidget(buttons);
    connect(m_typed, &QLineEdit::textChanged, this,
            [yes, name = database->name()](const QString &typed) { yes->setEnabled(typed == name); });
    connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
}

} // namespace davenport::explorer
