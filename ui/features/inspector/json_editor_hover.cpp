// What the editor tells of the value under the pointer.
#include "ui/features/inspector/json_editor.h"
#include "ui/json/value_note.h"
#include "ui/widgets/size_meter.h"

#include <QDateTime>
#include <QHelpEvent>
#include <QLocale>
#include <QTimeZone>
#include <QToolTip>

namespace davenport::inspector {

using json::ValueNote;

namespace {

constexpr qsizetype kFar = 64 * 1024; // a token is looked for no further than this

QString timeText(qint64 millis, bool hasTime) {
    const QDateTime utc = QDateTime::fromMSecsSinceEpoch(millis, Qt::UTC);
    const QLocale locale;
    if (!hasTime) {
        return locale.toString(utc.date(), QLocale::LongFormat);
    }
    const QString format = QStringLiteral("yyyy-MM-dd HH:mm:ss");
    const QDateTime local = utc.toLocalTime();
    return JsonEditor::tr("%1 %2 local time\n%3 UTC")
        .arg(locale.toString(local.date(), QLocale::LongFormat), local.toString(QStringLiteral("HH:mm:ss")),
             utc.toString(format));
}

QString ageText(qint64 millis) {
    const qint64 days = QDateTime::fromMSecsSinceEpoch(millis, Qt::UTC).daysTo(QDateTime::currentDateTimeUtc());
    return days == 0   ? JsonEditor::tr("today")
           : days == 1 ? JsonEditor::tr("yesterday")
           : days > 1  ? JsonEditor::tr("%1 days ago").arg(QLocale().toString(days))
           : days < -1 ? JsonEditor::tr("in %1 days").arg(QLocale().toString(-days))
                       : JsonEditor::tr("tomorrow");
}

QString noteText(const ValueNote &note) {
    switch (note.kind) {
    case ValueNote::Kind::EpochSeconds:
        return JsonEditor::tr("As seconds since 1970:\n%1\n%2").arg(timeText(note.millis, true), ageText(note.millis));
    case ValueNote::Kind::EpochMillis:
        return JsonEditor::tr("As milliseconds since 1970:\n%1\n%2")
            .arg(timeText(note.millis, true), ageText(note.millis));
    case ValueNote::Kind::IsoDate: {
        const QString text = timeText(note.millis, note.hasTime) + QLatin1Char('\n') + ageText(note.millis);
        return note.hasZone || !note.hasTime ? text : text + JsonEditor::tr("\nThe text names no zone: taken as UTC.");
    }
    case ValueNote::Kind::LongString:
        return JsonEditor::tr("%1 characters").arg(QLocale().toString(static_cast<qulonglong>(note.count)));
    case ValueNote::Kind::LargeNumber:
        return JsonEditor::tr("%1 significant digits: more than a double holds.\nKept here as it is spelled; JavaScript and "
                              "many other readers round it.")
            .arg(note.count);
    }
    return {};
}

} // namespace

QString JsonEditor::noteAt(qsizetype position) const {
    const std::string_view text = view(0, positions());
    const auto at = static_cast<std::size_t>(position);
    if (at >= text.size()) {
        return {};
    }
    const auto style = [&](std::size_t i) { return SendScintilla(SCI_GETSTYLEAT, static_cast<unsigned long>(i)); };
    const long own = style(at);
    if (own != 2 && own != 3) { // strings and numbers, as JsonStyle counts
        return {};
    }
    std::size_t begin = at;
    std::size_t end = at + 1;
    while (begin > 0 && at - begin < kFar && style(begin - 1) == own && text[begin - 1] != '\n') {
        --begin;
    }
    while (end < text.size() && end - at < kFar && style(end) == own && text[end] != '\n') {
        ++end;
    }
    const std::string token = m_strings.expand(text.substr(begin, end - begin));
    if (token.front() == '"' && (token.size() < 2 || token.back() != '"')) {
        return {};
    }
    const auto note = json::noteValue(token);
    return note ? noteText(*note) : QString();
}

bool JsonEditor::viewportEvent(QEvent *event) {
    if (event->type() == QEvent::ToolTip) {
        const auto *help = static_cast<QHelpEvent *>(event);
        const qsizetype at = SendScintilla(SCI_POSITIONFROMPOINTCLOSE, static_cast<unsigned long>(help->pos().x()),
                                           long{help->pos().y()});
        const bool problem = m_problem && at >= m_problem->first && at <= m_problem->second;
        const QString text = at < 0 ? QString() : problem ? m_problemText : noteAt(at);
        QToolTip::showText(help->globalPos(), text, viewport());
        return true;
    }
    return QsciScintilla::viewportEvent(event);
}

} // namespace davenport::inspector
