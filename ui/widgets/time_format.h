#pragma once

#include <QDateTime>
#include <QObject>
#include <QString>

namespace davenport::widgets {

/// How the studio writes times outside documents: one choice for all windows. GUI thread only.
class TimeFormat : public QObject {
    Q_OBJECT
public:
    /// In the time zone of this computer, in UTC, or raw: ISO 8601 in UTC with milliseconds and "Z".
    enum class Display { Local, Utc, Raw };

    /// Made on the first call, which needs a QApplication, and destroyed with it.
    static TimeFormat &instance();

    Display display() const { return m_display; }
    void setDisplay(Display display);

    /// A moment as the person wants it; empty for an invalid one. Local and UTC follow the locale of the program, UTC with
    /// " UTC" behind it.
    QString text(const QDateTime &moment) const;

    /// "local", "utc" or "raw", as in settings; and back, Local for anything else.
    static QString name(Display display);
    static Display named(const QString &name);

signals:
    /// Another display was chosen: whoever shows times writes them again.
    void changed();

private:
    using QObject::QObject;

    Display m_display = Display::Local;
};

} // namespace davenport::widgets
