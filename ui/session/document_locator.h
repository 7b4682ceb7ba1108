#pragma once

#include <QList>
#include <QMetaType>
#include <QString>
#include <QStringList>

#include <memory>

namespace davenport::session {

class OpenDatabase;
using DatabasePtr = std::shared_ptr<OpenDatabase>;

/// One document of one database; `rev` is empty for its winner. Empty when `database` is null.
struct DocumentLocator {
    DatabasePtr database;
    QString id;
    QString rev;

    bool isEmpty() const { return !database || id.isEmpty(); }
    bool operator==(const DocumentLocator &) const = default;
};

/// The ids from `first` to `last`, both included, in the order of their bytes; an empty one means no end on that side.
struct IdRange {
    QString first;
    QString last;

    bool operator==(const IdRange &) const = default;
};

/// Some documents of one database: the named ids, or those of ranges, or all of a partition, or all.
struct DocumentScope {
    DatabasePtr database;
    QStringList ids;   ///< empty for all
    QString partition; ///< with empty ids: only this one; empty for all
    QList<IdRange> ranges{};     ///< with empty ids: only these, in order; empty for all
    bool conflictedOnly = false; ///< with empty ids: only documents with more than one live leaf
};

} // namespace davenport::session

Q_DECLARE_METATYPE(davenport::session::DocumentLocator)
Q_DECLARE_METATYPE(davenport::session::DocumentScope)
