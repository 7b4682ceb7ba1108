#include "ui/features/transfer/import_target.h"

#include "ui/session/open_database.h"
#include "ui/session/studio_context.h"
#include "ui/session/workspace.h"
#include "ui/theme/icons.h"

#include <QCheckBox>
#include <QComboBox>
#include <QHBoxLayout>
#include <QLineEdit>
#include <QSpinBox>

namespace davenport::transfer {

ImportTarget::ImportTarget(session::StudioContext &context, QWidget *parent)
    : QWidget(parent), m_context(context), m_databases(new QComboBox), m_name(new QLineEdit),
      m_partitioned(new QCheckBox(tr("Partitioned"))), m_shards(new QSpinBox) {
    m_databases->setObjectName(QStringLiteral("importDatabase"));
    m_databases->setAccessibleName(tr("Import into"));
    m_databases->setToolTip(tr("The database that the records go into"));
    m_name->setObjectName(QStringLiteral("importNewName"));
    m_name->setPlaceholderText(tr("Name of the new database"));
    m_name->setAccessibleName(m_name->placeholderText());
    m_partitioned->setObjectName(QStringLiteral("importPartitioned"));
    m_partitioned->setToolTip(tr("Every id begins with its partition, as in customer-42:order-7"));
    m_shards->setRange(1, 256);
    m_shards->setValue(2);
    m_shards->setPrefix(tr("q = "));
    m_shards->setAccessibleName(tr("Shards"));
    m_shards->setToolTip(tr("Hash ranges of the new database"));
    auto *row = new QHBoxLayout(this);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(8);
    row->addWidget(m_databases, 1);
    row->addWidget(m_name, 1);
    row->addWidget(m_partitioned);
    row->addWidget(m_shards);
    connect(m_databases, &QComboBox::currentIndexChanged, this, &ImportTarget::update);
    connect(m_name, &QLineEdit::textChanged, this, &ImportTarget::changed);
    connect(m_partitioned, &QCheckBox::toggled, this, &ImportTarget::changed);
    connect(&m_context, &session::StudioContext::workspaceChanged, this, &ImportTarget::refill);
    refill();
}

void ImportTarget::refill() {
    const QString before = m_databases->currentData().toString();
    const QSignalBlocker quiet(m_databases);
    m_databases->clear();
    if (m_context.workspace() != nullptr) {
        connect(m_context.workspace(), &session::Workspace::databasesChanged, this, &ImportTarget::refill,
                Qt::UniqueConnection);
        for (const session::DatabasePtr &database : m_context.workspace()->databases()) {
            m_databases->addItem(theme::Icons::icon(QStringLiteral("database")), database->name(), database->path());
            connect(database.get(), &session::OpenDatabase::infoChanged, this, &ImportTarget::changed,
                    Qt::UniqueConnection);
        }
    }
    m_databases->addItem(theme::Icons::icon(QStringLiteral("list-add")), tr("New database…"), QString());
    m_databases->setCurrentIndex(std::max(0, m_databases->findData(before)));
    update();
}

session::DatabasePtr ImportTarget::chosen() const {
    const QString path = m_databases->currentData().toString();
    return path.isEmpty() || m_context.workspace() == nullptr ? nullptr : m_context.workspace()->database(path);
}

void ImportTarget::update() {
    const session::DatabasePtr database = chosen();
    for (QWidget *widget : std::initializer_list<QWidget *>{m_name, m_partitioned, m_shards}) {
        widget->setVisible(!database);
    }
    if (database) {
        database->open(); // whether it is partitioned is known when it is open
    }
    emit changed();
}

void ImportTarget::setDatabase(const session::DatabasePtr &database) {
    m_databases->setCurrentIndex(database ? std::max(0, m_databases->findData(database->path()))
                                          : m_databases->count() - 1);
}

void ImportTarget::setNewName(const QString &name) { m_name->setText(name); }

void ImportTarget::setNewPartitioned(bool partitioned) { m_partitioned->setChecked(partitioned); }

bool ImportTarget::isPartitioned() const {
    const session::DatabasePtr database = chosen();
    return database ? database->info().partitioned : m_partitioned->isChecked();
}

QString ImportTarget::problem() const {
    if (m_context.workspace() == nullptr) {
        return tr("Open a workspace first.");
    }
    const session::DatabasePtr database = chosen();
    if (database) {
        return database->error() ? QString::fromStdString(database->error()->reason()) : QString();
    }
    return m_name->text().isEmpty() ? tr("The new database needs a name.")
                                    : m_context.workspace()->nameProblem(m_name->text());
}

void ImportTarget::resolve(const std::function<void(const session::DatabasePtr &)> &done,
                           const std::function<void(const QString &)> &failed) {
    if (const session::DatabasePtr database = chosen()) {
        done(database);
        return;
    }
    m_context.workspace()->createDatabase(
        m_name->text(), m_partitioned->isChecked(), static_cast<std::uint32_t>(m_shards->value()),
        [this, done](const session::DatabasePtr &database) {
            setDatabase(database);
            done(database);
        },
        [failed](const base::Error &error) { failed(QString::fromStdString(error.reason())); });
}

} // namespace davenport::transfer
