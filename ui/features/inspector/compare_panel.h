#pragma once

#include "ui/features/inspector/json_changes.h"
#include "ui/features/inspector/panel_frame.h"

namespace davenport::inspector {

class ChangeList;

/// Shows what differs between another text (a revision, a document, what was saved) and the one on show. GUI thread only.
class ComparePanel : public PanelFrame {
    Q_OBJECT
public:
    explicit ComparePanel(QWidget *parent = nullptr);

    /// Shows itself. `other` names what it is compared with, such as "the winner 3-a1b2c…".
    void present(const JsonDifference &difference, const QString &other);
    ChangeList *changes() const { return m_changes; }

private:
    ChangeList *m_changes;
};

} // namespace davenport::inspector
