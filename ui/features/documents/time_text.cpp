#include "ui/features/documents/time_text.h"

#include "ui/features/documents/document_rows.h"

#include <QCoreApplication>
#include <QDateTime>

namespace davenport::documents {

namespace {

QDateTime momentOf(const QString &iso) {
    if (!isIsoDate(iso) || iso.size() < 20) {
        return {};
    }
    const bool zoned = iso.endsWith('Z') || iso[iso.size() - 6] == '+' || iso[iso.size() - 6] == '-';
    QString text = iso;
    text[10] = 'T';
    return zoned ? QDateTime::fromString(text, Qt::ISODateWithMs) : QDateTime();
}

/// Fractions of a second are shown if the text has them.
QString shown(const QDateTime &time, const QString &iso) {
    return time.toString(iso.size() > 19 && iso[19] == '.' ? QStringLiteral("yyyy-MM-dd HH:mm:ss.zzz")
                                                           : QStringLiteral("yyyy-MM-dd HH:mm:ss"));
}

QString offsetText(const QDateTime &time) {
    const int minutes = time.offsetFromUtc() / 60;
    return QStringLiteral("%1%2:%3")
        .arg(minutes < 0 ? QChar(0x2212) : QChar('+'))
        .arg(qAbs(minutes) / 60, 2, 10, QChar('0'))
        .arg(qAbs(minutes) % 60, 2, 10, QChar('0'));
}

QString distanceText(qint64 seconds) {
    const qint64 size = qAbs(seconds);
    const auto words = [&](const char *past, const char *ahead, qint64 unit) {
        return QCoreApplication::translate("TimeText", seconds <= 0 ? past : ahead, nullptr, int(size / unit));
    };
    if (size < 60) {
        return words(QT_TRANSLATE_N_NOOP("TimeText", "%n second(s) ago"), QT_TRANSLATE_N_NOOP("TimeText", "in %n second(s)"), 1);
    }
    if (size < 3'600) {
        return words(QT_TRANSLATE_N_NOOP("TimeText", "%n minute(s) ago"), QT_TRANSLATE_N_NOOP("TimeText", "in %n minute(s)"), 60);
    }
    if (size < 86'400) {
        return words(QT_TRANSLATE_N_NOOP("TimeText", "%n hour(s) ago"), QT_TRANSLATE_N_NOOP("TimeText", "in %n hour(s)"), 3'600);
    }
    return words(QT_TRANSLATE_N_NOOP("TimeText", "%n day(s) ago"), QT_TRANSLATE_N_NOOP("TimeText", "in %n day(s)"), 86'400);
}

} // namespace

bool isMoment(const QString &iso) { return momentOf(iso).isValid(); }

QString timeText(const QString &iso, TimeDisplay display) {
    const QDateTime moment = display == TimeDisplay::Raw ? QDateTime() : momentOf(iso);
    if (!moment.isValid()) {
        return iso;
    }
    return shown(display == TimeDisplay::Utc ? moment.toUTC() : moment.toLocalTime(), iso);
}

QString timeZoneName(TimeDisplay display) {
    return display == TimeDisplay::Raw   ? QString()
           : display == TimeDisplay::Utc ? QStringLiteral("UTC")
                                         : QCoreApplication::translate("TimeText", "local");
}

QString timeDisplayName(TimeDisplay display) {
    return display == TimeDisplay::Raw     ? QStringLiteral("raw")
           : display == TimeDisplay::Local ? QStringLiteral("local")
                                           : QStringLiteral("utc");
}

TimeDisplay timeDisplayNamed(const QString &name) {
    return name == QLatin1String("raw")     ? TimeDisplay::Raw
           : name == QLatin1String("local") ? TimeDisplay::Local
                                            : TimeDisplay::Utc;
}

QString momentText(const QString &iso, std::int64_t now) {
    const QDateTime moment = momentOf(iso);
    if (!moment.isValid()) {
        return {};
    }
    return timeText(iso, TimeDisplay::Utc) + QStringLiteral(" UTC\n") + timeText(iso, TimeDisplay::Local) + ' ' +
           offsetText(moment.toLocalTime()) + '\n' +
           distanceText((moment.toMSecsSinceEpoch() - now) / 1000);
}

} // namespace davenport::documents
