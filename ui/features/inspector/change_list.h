#pragma once

#include "ui/features/inspector/json_changes.h"

#include <QTreeWidget>

namespace davenport::inspector {

/// A table of paths with both values of each. GUI thread only.
class ChangeList : public QTreeWidget {
    Q_OBJECT
public:
    /// The headings over the two values, such as "was" and "will be".
    ChangeList(const QString &before, const QString &after, QWidget *parent = nullptr);

    /// Shows the changes; those whose path is in `marked` carry `markText`.
    void setChanges(const JsonDifference &difference, const std::vector<std::string> &marked = {},
                    const QString &markText = {});

    /// As high as its rows, up to six of them.
    QSize sizeHint() const override;
    QSize minimumSizeHint() const override { return {100, 54}; }
};

} // namespace davenport::inspector
