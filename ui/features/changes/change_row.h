#pragma once

#include <QDateTime>
#include <QString>

namespace davenport::changes {

/// One change as the feed gave it.
struct ChangeRow {
    quint64 seq = 0;
    QString id;
    QString rev;
    bool deleted = false;
    int leaves = 1;   ///< all of the document's, tombstones too
    QDateTime seen{}; ///< when it came while the page watched; null for what was there before
};

} // namespace davenport::changes
