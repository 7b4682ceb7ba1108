#include "ui/theme/text_scale.h"

#include "ui/theme/theme.h"

#include <QApplication>
#include <QEvent>
#include <QHeaderView>
#include <QTableView>
#include <QVariant>
#include <QWidget>

namespace davenport::theme {
namespace {

constexpr auto kSizes = "_davenportSizes"; // minimum and maximum as the widget set them
constexpr auto kScale = "_davenportScale"; // the percent that its sizes and font stand for now
constexpr auto kRows = "_davenportRows";

int times(int px, int percent) {
    return px <= 0 || px >= QWIDGETSIZE_MAX ? px : (px * percent + 50) / 100;
}

void scaleFont(QWidget *widget, int from, int to) {
    QFont font = widget->font();
    if (font.pixelSize() > 0) {
        font.setPixelSize((font.pixelSize() * to + from / 2) / from);
    } else {
        font.setPointSizeF(font.pointSizeF() * to / from);
    }
    widget->setFont(font);
}

} // namespace

TextScale::TextScale(QObject *parent) : QObject(parent) {}

void TextScale::setPercent(int percent) {
    percent = qBound(kSmallest, percent, kLargest);
    if (percent == m_percent) {
        return;
    }
    m_percent = percent;
    qApp->installEventFilter(this);
    const QWidgetList widgets = QApplication::allWidgets();
    for (QWidget *widget : widgets) {
        if (widget->testAttribute(Qt::WA_WState_Polished)) {
            apply(widget);
        }
    }
}

bool TextScale::eventFilter(QObject *watched, QEvent *event) {
    if (event->type() == QEvent::Polish && watched->isWidgetType()) {
        auto *widget = static_cast<QWidget *>(watched);
        if (!widget->property(kScale).isValid() && m_percent != 100) {
            // Fonts of new widgets come from Theme at the present size already.
            widget->setProperty("_davenportNew", true);
            apply(widget);
        }
    }
    return QObject::eventFilter(watched, event);
}

void TextScale::apply(QWidget *widget) const {
    const int before = widget->property(kScale).isValid() ? widget->property(kScale).toInt() : 100;
    const bool isNew = widget->property("_davenportNew").toBool();
    widget->setProperty("_davenportNew", QVariant());
    widget->setProperty(kScale, m_percent);
    if (!widget->isWindow()) {
        const QSize least = widget->minimumSize();
        const QSize most = widget->maximumSize();
        QRect own = widget->property(kSizes).toRect(); // x, y: the minimum; width, height: the maximum
        const auto now = [before](const QRect &sizes) {
            return QRect(times(sizes.x(), before), times(sizes.y(), before), times(sizes.width(), before),
                         times(sizes.height(), before));
        };
        const QRect present(least.width(), least.height(), most.width(), most.height());
        if (!widget->property(kSizes).isValid() || now(own) != present) {
            own = present; // as it was made, or as its owner set it since
            widget->setProperty(kSizes, own);
        }
        // A height is made for a line of text. A width is when it is fixed, or the most that is allowed.
        const bool fixedWidth = own.x() == own.width();
        widget->setMinimumHeight(times(own.y(), m_percent));
        widget->setMaximumHeight(times(own.height(), m_percent));
        if (fixedWidth) {
            widget->setFixedWidth(times(own.x(), m_percent));
        } else {
            widget->setMaximumWidth(times(own.width(), m_percent));
        }
    }
    if (auto *table = qobject_cast<QTableView *>(widget)) {
        QVariant rows = table->property(kRows);
        if (!rows.isValid()) {
            rows = table->verticalHeader()->defaultSectionSize();
            table->setProperty(kRows, rows);
        }
        table->verticalHeader()->setMinimumSectionSize(1);
        table->verticalHeader()->setDefaultSectionSize(times(rows.toInt(), m_percent));
    }
    if (!isNew && before != m_percent && widget->testAttribute(Qt::WA_SetFont)) {
        scaleFont(widget, before, m_percent);
    }
    widget->updateGeometry();
    widget->update();
}

int scaled(int px) {
    return times(px, Theme::instance().textPercent());
}

} // namespace davenport::theme
