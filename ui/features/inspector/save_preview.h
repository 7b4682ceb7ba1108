#pragma once

#include "ui/features/inspector/json_changes.h"
#include "ui/features/inspector/panel_frame.h"

namespace davenport::widgets {
class Button;
}

namespace davenport::inspector {

class ChangeList;

/// Shows what a save would write, before it is written: the summary, the paths, and the question. Return saves, Esc goes
/// back to the editor. GUI thread only.
class SavePreview : public PanelFrame {
    Q_OBJECT
public:
    explicit SavePreview(QWidget *parent = nullptr);

    /// Shows itself and takes the focus. `target` says what is written, such as "a new revision on top of 3-a1b2c…".
    void ask(const JsonDifference &difference, const QString &target);
    QString summary() const { return headline(); }
    ChangeList *changes() const { return m_changes; }

signals:
    void confirmed();

protected:
    void keyPressEvent(QKeyEvent *event) override;

private:
    ChangeList *m_changes;
    widgets::Button *m_save;
};

} // namespace davenport::inspector
