#pragma once

#include <QString>
#include <QStringList>

namespace davenport::shell {

/// Work of one page or panel that is not saved.
struct UnsavedWork {
    QString title;      ///< whose it is
    QStringList lines;  ///< one for each piece, such as "customer-42:order:019a2f3c"
    bool kept = false;  ///< it is on disk and comes back at the next start; else it is lost when the window closes
};

/// A panel that has unsaved work. Register it with Frame::addUnsavedSource(). GUI thread only.
class UnsavedSource {
public:
    virtual ~UnsavedSource() = default;

    /// What is not saved now; without lines there is nothing.
    virtual UnsavedWork unsavedWork() = 0;
    /// The window closes and the work stays for the next start. Returns why it cannot, or nothing.
    virtual QString keep() = 0;
    /// The person wants it dropped.
    virtual void discard() = 0;
};

} // namespace davenport::shell
