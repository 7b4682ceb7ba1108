#include "ui/widgets/write_guard.h"

#include <QAction>
#include <QApplication>
#include <QEvent>
#include <QPointer>
#include <QWidget>

namespace davenport::widgets {

WriteGuard &WriteGuard::instance() {
    static QPointer<WriteGuard> guard;
    if (guard.isNull()) {
        guard = new WriteGuard(qApp);
    }
    return *guard;
}

void WriteGuard::setReason(const QString &reason) {
    if (reason == m_reason) {
        return;
    }
    m_reason = reason;
    const QList<QObject *> held = m_held.keys();
    for (QObject *object : held) {
        apply(object);
    }
    emit changed();
}

void WriteGuard::hold(QAction *action) {
    if (action != nullptr && !m_held.contains(action)) {
        connect(action, &QAction::enabledChanged, this, [this, action] {
            if (!m_applying) {
                apply(action);
            }
        });
        keep(action);
    }
}

void WriteGuard::hold(QWidget *control) {
    if (control != nullptr && !m_held.contains(control)) {
        control->installEventFilter(this);
        keep(control);
    }
}

void WriteGuard::keep(QObject *object) {
    m_held.insert(object, Held{});
    connect(object, &QObject::destroyed, this, [this](QObject *gone) { m_held.remove(gone); });
    apply(object);
}

bool WriteGuard::eventFilter(QObject *watched, QEvent *event) {
    if (event->type() == QEvent::EnabledChange && !m_applying) {
        apply(watched);
    }
    return QObject::eventFilter(watched, event);
}

// An owner that enables what is held back is noted and answered by disabling it again.
void WriteGuard::apply(QObject *object) {
    Held &held = m_held[object];
    const bool enabled = object->property("enabled").toBool();
    m_applying = true;
    if (isReadOnly()) {
        if (!held.back) {
            held = Held{object->property("toolTip").toString(), enabled, true};
        } else if (enabled) {
            held.wanted = true;
        }
        object->setProperty("enabled", false);
        object->setProperty("toolTip", m_reason);
    } else if (held.back) {
        held.back = false;
        object->setProperty("enabled", held.wanted);
        object->setProperty("toolTip", held.tip);
    }
    m_applying = false;
}

} // namespace davenport::widgets
