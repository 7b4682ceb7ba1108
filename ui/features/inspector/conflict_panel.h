#pragma once

#include "ui/features/inspector/document_reader.h"
#include "ui/features/inspector/panel_frame.h"

namespace davenport::widgets {
class Button;
}

namespace davenport::inspector {

class ChangeList;

/// Shows what somebody else did to the document meanwhile and offers the ways on. My text stays in the editor all
/// the while. GUI thread only.
class ConflictPanel : public PanelFrame {
    Q_OBJECT
public:
    explicit ConflictPanel(QWidget *parent = nullptr);

    /// Shows itself. `opened` is the revision that my edit was begun on.
    void present(const Meanwhile &meanwhile, const QString &opened);
    ChangeList *changes() const { return m_changes; }

signals:
    /// Put their text in the editor (asked twice; undo brings mine back).
    void takeTheirs();
    /// Go on with my text on top of their revision.
    void keepMine();
    /// Go through mine, theirs and what both began with, place by place.
    void mergeRequested();

private:
    void askAboutTheirs();
    void resetQuestion();

    ChangeList *m_changes;
    widgets::Button *m_theirs;
    widgets::Button *m_mine;
    widgets::Button *m_merge;
    bool m_asked = false;
};

} // namespace davenport::inspector
