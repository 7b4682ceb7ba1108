#pragma once

#include "ui/session/document_locator.h"

#include <QAbstractItemModel>

#include <memory>
#include <vector>

namespace davenport::session {
class StudioContext;
}

namespace davenport::explorer {

/// The navigator's tree: a heading, the databases of the workspace, and under each what can be opened of it. GUI thread
/// only.
class ExplorerModel : public QAbstractItemModel {
    Q_OBJECT
public:
    enum class Kind { Heading, Database, Documents, Conflicts, Changes };
    enum Role {
        KindRole = Qt::UserRole, ///< Kind as int
        IconRole,                ///< the icon's name
        ChipRole,                ///< a word in a chip behind the name, or empty
        CountRole,               ///< text at the right, or empty
        BadgeRole,               ///< number in the red badge, 0 for none
        LiveRole,                ///< bool: a dot for a live feed
        ProblemRole,             ///< why the database is not open, or empty
    };

    /// Does not own `context`, which must outlive it.
    explicit ExplorerModel(session::StudioContext *context, QObject *parent = nullptr);
    ~ExplorerModel() override;

    QModelIndex index(int row, int column, const QModelIndex &parent = {}) const override;
    QModelIndex parent(const QModelIndex &child) const override;
    int rowCount(const QModelIndex &parent = {}) const override;
    int columnCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role = Qt::DisplayRole) const override;
    Qt::ItemFlags flags(const QModelIndex &index) const override;

    /// The database of a row (its own, or its parent's); null for a heading.
    session::DatabasePtr database(const QModelIndex &index) const;
    static Kind kind(const QModelIndex &index) { return Kind(index.data(KindRole).toInt()); }
    /// The row of a database, or of one of its children; invalid when there is none.
    QModelIndex indexOf(const session::DatabasePtr &database, Kind kind = Kind::Database) const;

private:
    struct Node;

    void reload();
    void refresh(Node *node);
    QVariant databaseData(const Node &node, int role) const;
    static QVariant changesData(const session::OpenDatabase &database, int role);
    Node *nodeAt(const QModelIndex &index) const;

    session::StudioContext *m_context;
    std::vector<std::unique_ptr<Node>> m_nodes; ///< databases
};

} // namespace davenport::explorer
