#include "ui/widgets/time_format.h"

#include <QApplication>
#include <QLocale>
#include <QPointer>

namespace davenport::widgets {

TimeFormat &TimeFormat::instance() {
    static QPointer<TimeFormat> format;
    if (format.isNull()) {
        format = new TimeFormat(qApp);
    }
    return *format;
}

void TimeFormat::setDisplay(Display display) {
    if (display != m_display) {
        m_display = display;
        emit changed();
    }
}

QString TimeFormat::text(const QDateTime &moment) const {
    if (!moment.isValid()) {
        return {};
    }
    switch (m_display) {
    case Display::Raw:
        return moment.toUTC().toString(Qt::ISODateWithMs);
    case Display::Utc:
        return QLocale().toString(moment.toUTC(), QLocale::ShortFormat) + QStringLiteral(" UTC");
    case Display::Local:
        break;
    }
    return QLocale().toString(moment.toLocalTime(), QLocale::ShortFormat);
}

QString TimeFormat::name(Display display) {
    return display == Display::Utc   ? QStringLiteral("utc")
           : display == Display::Raw ? QStringLiteral("raw")
                                     : QStringLiteral("local");
}

TimeFormat::Display TimeFormat::named(const QString &name) {
    return name == QLatin1String("utc")   ? Display::Utc
           : name == QLatin1String("raw") ? Display::Raw
                                          : Display::Local;
}

} // namespace davenport::widgets
