#include "ui/features/explorer/explorer_model.h"

#include "ui/session/open_database.h"
#include "ui/session/studio_context.h"
#include "ui/session/workspace.h"
#include "ui/widgets/size_meter.h"

#include <algorithm>

namespace davenport::explorer {

namespace {

/// A workspace may hold very many databases; so many are opened by themselves, the others when they are unfolded.
constexpr qsizetype kOpenedAtOnce = 24;

QString number(std::uint64_t value) { return widgets::SizeMeter::numberText(qint64(value)); }

} // namespace

/// A database and which rows stand under it. A child's index points to its parent's node, a database's to nothing.
struct ExplorerModel::Node {
    session::DatabasePtr database;
    QList<Kind> children{Kind::Documents, Kind::Changes};
    int row = 0; ///< among the top rows
};

ExplorerModel::ExplorerModel(session::StudioContext *context, QObject *parent)
    : QAbstractItemModel(parent), m_context(context) {
    connect(context, &session::StudioContext::workspaceChanged, this, [this] {
        if (m_context->workspace()) {
            connect(m_context->workspace(), &session::Workspace::databasesChanged, this, &ExplorerModel::reload);
        }
        reload();
    });
    reload();
}

ExplorerModel::~ExplorerModel() = default;

void ExplorerModel::reload() {
    beginResetModel();
    for (const auto &node : m_nodes) {
        node->database->disconnect(this);
    }
    m_nodes.clear();
    if (m_context->workspace()) {
        for (const session::DatabasePtr &database : m_context->workspace()->databases()) {
            auto node = std::make_unique<Node>();
            node->database = database;
            node->row = int(m_nodes.size()) + 1;
            if (database->info().conflictCount > 0) {
                node->children.insert(1, Kind::Conflicts);
            }
            connect(database.get(), &session::OpenDatabase::infoChanged, this,
                    [this, raw = node.get()] { refresh(raw); });
            connect(database.get(), &session::OpenDatabase::stateChanged, this,
                    [this, raw = node.get()] { refresh(raw); });
            m_nodes.push_back(std::move(node));
        }
    }
    endResetModel();
    for (qsizetype i = 0; i < std::min(qsizetype(m_nodes.size()), kOpenedAtOnce); ++i) {
        if (m_nodes[std::size_t(i)]->database->state() == session::OpenDatabase::State::Closed) {
            m_nodes[std::size_t(i)]->database->open();
        }
    }
}

void ExplorerModel::refresh(Node *node) {
    const QModelIndex top = index(node->row, 0);
    const bool wanted = node->database->info().conflictCount > 0;
    const bool there = node->children.contains(Kind::Conflicts);
    if (wanted && !there) {
        beginInsertRows(top, 1, 1);
        node->children.insert(1, Kind::Conflicts);
        endInsertRows();
    } else if (!wanted && there) {
        beginRemoveRows(top, int(node->children.indexOf(Kind::Conflicts)), int(node->children.indexOf(Kind::Conflicts)));
        node->children.removeOne(Kind::Conflicts);
        endRemoveRows();
    }
    emit dataChanged(top, top);
    emit dataChanged(index(0, 0, top), index(int(node->children.size()) - 1, 0, top));
}

ExplorerModel::Node *ExplorerModel::nodeAt(const QModelIndex &index) const {
    if (!index.isValid()) {
        return nullptr;
    }
    if (auto *parent = static_cast<Node *>(index.internalPointer())) {
        return parent;
    }
    return index.row() == 0 ? nullptr : m_nodes[std::size_t(index.row() - 1)].get();
}

QModelIndex ExplorerModel::index(int row, int column, const QModelIndex &parent) const {
    if (!hasIndex(row, column, parent)) {
        return {};
    }
    return createIndex(row, column, parent.isValid() ? nodeAt(parent) : nullptr);
}

QModelIndex ExplorerModel::parent(const QModelIndex &child) const {
    const auto *node = static_cast<Node *>(child.internalPointer());
    return node ? createIndex(node->row, 0, nullptr) : QModelIndex();
}

int ExplorerModel::rowCount(const QModelIndex &parent) const {
    if (!parent.isValid()) {
        return m_context->workspace() ? int(m_nodes.size()) + 1 : 0;
    }
    const bool isTop = parent.internalPointer() == nullptr;
    return isTop && nodeAt(parent) ? int(nodeAt(parent)->children.size()) : 0;
}

int ExplorerModel::columnCount(const QModelIndex &) const { return 1; }

Qt::ItemFlags ExplorerModel::flags(const QModelIndex &index) const {
    if (!nodeAt(index)) {
        return Qt::NoItemFlags;
    }
    return Qt::ItemIsEnabled | Qt::ItemIsSelectable;
}

QVariant ExplorerModel::data(const QModelIndex &index, int role) const {
    if (!index.isValid()) {
        return {};
    }
    const Node *node = nodeAt(index);
    if (!node) {
        return role == Qt::DisplayRole ? QVariant(tr("Local workspace"))
               : role == KindRole      ? QVariant(int(Kind::Heading))
               : role == Qt::ToolTipRole && m_context->workspace() ? QVariant(m_context->workspace()->path())
                                                                  : QVariant();
    }
    if (index.internalPointer() == nullptr) {
        return databaseData(*node, role);
    }
    const Kind kind = node->children[index.row()];
    const api::DatabaseInfo &info = node->database->info();
    if (kind == Kind::Changes) {
        return changesData(*node->database, role);
    }
    const bool isDocuments = kind == Kind::Documents;
    switch (role) {
    case Qt::DisplayRole:
        return isDocuments ? tr("Documents") : tr("Conflicts");
    case KindRole:
        return int(kind);
    case IconRole:
        return isDocuments ? QStringLiteral("documents-stack") : QStringLiteral("revision-fork");
    case CountRole:
        return isDocuments && node->database->hasInfo() ? number(info.docCount) : QString();
    case BadgeRole:
        return isDocuments ? QVariant(0) : QVariant::fromValue(qulonglong(info.conflictCount));
    case Qt::ToolTipRole:
    case Qt::AccessibleDescriptionRole:
        return isDocuments ? tr("%1 documents, %2 deleted").arg(number(info.docCount), number(info.docDelCount))
                           : tr("%1 documents with more than one live revision").arg(number(info.conflictCount));
    default:
        return {};
    }
}

QVariant ExplorerModel::changesData(const session::OpenDatabase &database, int role) {
    switch (role) {
    case Qt::DisplayRole:
        return tr("Changes");
    case KindRole:
        return int(Kind::Changes);
    case IconRole:
        return QStringLiteral("database-changes");
    case CountRole:
        return database.isLive() ? tr("live") : QString();
    case LiveRole:
        return database.isLive();
    case Qt::ToolTipRole:
    case Qt::AccessibleDescriptionRole:
        return tr("The changes of the database as they happen; update sequence %1").arg(number(database.info().updateSeq));
    default:
        return {};
    }
}

QVariant ExplorerModel::databaseData(const Node &node, int role) const {
    const session::OpenDatabase &database = *node.database;
    const bool failed = database.state() == session::OpenDatabase::State::Failed;
    const QString problem = failed ? QString::fromStdString(database.error()->reason()) : QString();
    switch (role) {
    case Qt::DisplayRole:
        return database.name();
    case KindRole:
        return int(Kind::Database);
    case IconRole:
        return failed ? QStringLiteral("status-error") : QStringLiteral("database");
    case ChipRole:
        return database.info().partitioned ? tr("partitioned") : QString();
    case CountRole:
        return database.hasInfo() ? number(database.info().docCount) : QString();
    case LiveRole:
        return database.isLive();
    case ProblemRole:
        return problem;
    case Qt::ToolTipRole:
    case Qt::AccessibleDescriptionRole:
        return failed ? problem
               : database.hasInfo()
                   ? tr("%1\n%2 documents, %3 on disk").arg(database.path(), number(database.info().docCount),
                                                             widgets::SizeMeter::bytesText(qint64(database.info().fileBytes)))
                   : database.path();
    default:
        return {};
    }
}

session::DatabasePtr ExplorerModel::database(const QModelIndex &index) const {
    const Node *node = nodeAt(index);
    return node ? node->database : nullptr;
}

QModelIndex ExplorerModel::indexOf(const session::DatabasePtr &database, Kind kind) const {
    for (const auto &node : m_nodes) {
        if (node->database == database) {
            const QModelIndex top = index(node->row, 0);
            return kind == Kind::Database ? top : index(int(node->children.indexOf(kind)), 0, top);
        }
    }
    return {};
}

} // namespace davenport::explorer
