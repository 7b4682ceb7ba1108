#pragma once

#include "ui/shell/unsaved_work.h"

#include <QDialog>

namespace davenport::shell {

/// Lists all work that is not saved and asks, once, what becomes of it.
class UnsavedDialog : public QDialog {
    Q_OBJECT
public:
    enum Answer {
        Stay,    ///< nothing closes
        Close,   ///< what can be kept is kept, the rest is lost
        Discard, ///< everything is lost
    };

    UnsavedDialog(const QList<UnsavedWork> &work, QWidget *parent);

    /// Shows it and waits for the person.
    Answer ask();

private:
    Answer m_answer = Stay;
};

} // namespace davenport::shell
