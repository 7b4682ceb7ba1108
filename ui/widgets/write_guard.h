#pragma once

#include <QHash>
#include <QObject>
#include <QString>

class QAction;
class QWidget;

namespace davenport::widgets {

/// Holds back everything that writes while the workspace is read-only: what was given to hold() is disabled, its tool tip
/// says why, and it comes back as it was. One object for the application; GUI thread only.
class WriteGuard : public QObject {
    Q_OBJECT
public:
    /// Made on the first call, which needs a QApplication, and destroyed with it.
    static WriteGuard &instance();

    /// Why nothing may be written, one sentence for people; empty when writing is allowed.
    QString reason() const { return m_reason; }
    bool isReadOnly() const { return !m_reason.isEmpty(); }
    void setReason(const QString &reason);

    /// Disables the action or control while writing is not allowed, whatever its owner says. Once is enough; it is
    /// forgotten when it is destroyed.
    void hold(QAction *action);
    void hold(QWidget *control);

signals:
    /// Writing was forbidden or allowed. Whoever enables controls by rules of their own looks at them again.
    void changed();

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    struct Held {
        QString tip;        ///< as it was
        bool wanted = true; ///< whether it would be enabled
        bool back = false;  ///< it is held back now
    };

    using QObject::QObject;
    void keep(QObject *object);
    void apply(QObject *object);

    QString m_reason;
    QHash<QObject *, Held> m_held;
    bool m_applying = false;
};

} // namespace davenport::widgets
