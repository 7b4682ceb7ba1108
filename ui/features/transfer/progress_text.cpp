#include "ui/features/transfer/progress_text.h"

#include "ui/widgets/size_meter.h"

#include <QCoreApplication>

#include <cmath>

namespace davenport::transfer {

using widgets::SizeMeter;

namespace {

QString say(const char *text) { return QCoreApplication::translate("davenport::transfer::ProgressText", text); }

QString amount(double value, ProgressText::Unit unit) {
    const auto whole = static_cast<qint64>(std::llround(value));
    return unit == ProgressText::Unit::Bytes ? SizeMeter::bytesText(whole) : SizeMeter::numberText(whole);
}

} // namespace

QString ProgressText::text(const std::string &stage, std::uint64_t done, std::uint64_t total, Unit unit) {
    if (stage != m_stage) {
        m_stage = stage;
        m_begin = done;
        m_clock.start();
    }
    QString text = total > 0 ? say("%1 of %2").arg(amount(static_cast<double>(done), unit),
                                                   amount(static_cast<double>(total), unit))
                             : amount(static_cast<double>(done), unit);
    if (unit == Unit::Documents) {
        text = say("%1 documents").arg(text);
    }
    const double seconds = static_cast<double>(m_clock.elapsed()) / 1000.0;
    if (seconds < 0.5 || done <= m_begin) {
        return text;
    }
    const double rate = static_cast<double>(done - m_begin) / seconds;
    text += QStringLiteral(" · ") + say("%1 a second").arg(amount(rate, unit));
    if (total > done) {
        const auto left = static_cast<qint64>(std::ceil(static_cast<double>(total - done) / rate));
        text += QStringLiteral(" · ") +
                (left < 90 ? say("%1 s left").arg(left) : say("%1 min left").arg((left + 30) / 60));
    }
    return text;
}

} // namespace davenport::transfer
