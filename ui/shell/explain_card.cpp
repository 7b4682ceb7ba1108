#include "ui/shell/explain_card.h"

#include "ui/theme/text_scale.h"
#include "ui/theme/theme.h"
#include "ui/widgets/button.h"

#include <QAbstractButton>
#include <QAccessible>
#include <QAction>
#include <QApplication>
#include <QComboBox>
#include <QKeyEvent>
#include <QLabel>
#include <QPainter>
#include <QToolButton>
#include <QVBoxLayout>

namespace davenport::shell {
namespace {

constexpr int kWidth = 320;

QLabel *addLabel(QVBoxLayout *column, const char *look, QWidget *parent) {
    auto *label = new QLabel(parent);
    label->setProperty("look", look);
    label->setTextFormat(Qt::PlainText);
    label->setWordWrap(true);
    column->addWidget(label);
    return label;
}

QString keysWithin(const QWidget &control) {
    const QAccessible::Role role = QAccessible::queryAccessibleInterface(const_cast<QWidget *>(&control)) != nullptr
                                       ? QAccessible::queryAccessibleInterface(const_cast<QWidget *>(&control))->role()
                                       : QAccessible::Client;
    switch (role) {
    case QAccessible::PushButton:
    case QAccessible::CheckBox:
    case QAccessible::RadioButton:
    case QAccessible::ButtonMenu:
        return ExplainCard::tr("Space presses it, Tab goes on to the next.");
    case QAccessible::EditableText:
        return ExplainCard::tr("Type into it; Tab goes on to the next.");
    case QAccessible::ComboBox:
    case QAccessible::SpinBox:
        return ExplainCard::tr("Up and Down choose, Tab goes on to the next.");
    case QAccessible::Table:
    case QAccessible::Tree:
    case QAccessible::List:
    case QAccessible::PageTabList:
        return ExplainCard::tr("The arrow keys move in it, F6 goes on to the next part of the window.");
    default:
        return ExplainCard::tr("Tab goes on to the next, F6 to the next part of the window.");
    }
}

} // namespace

ExplainCard::ExplainCard(QWidget *window)
    : QFrame(window) {
    setObjectName(QStringLiteral("explainCard"));
    setAccessibleName(tr("Explanation"));
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(14, 12, 14, 12);
    column->setSpacing(6);
    m_name = addLabel(column, "group", this);
    m_kind = addLabel(column, "hint", this);
    m_purpose = addLabel(column, "small", this);
    m_keys = addLabel(column, "small-secondary", this);
    m_guide = new widgets::Button(tr("Open the guide"), QStringLiteral("help-about"), widgets::Button::Role::Ghost, this);
    m_guide->setSmall(true);
    column->addWidget(m_guide, 0, Qt::AlignLeft);
    m_guide->hide();
    connect(m_guide, &QPushButton::clicked, this, [this] {
        hide();
        emit guideRequested();
    });
    hide();
}

void ExplainCard::offerGuide(bool offered) {
    m_guide->setVisible(offered);
}

QString ExplainCard::nameOf(const QWidget &control) {
    if (!control.accessibleName().isEmpty()) {
        return control.accessibleName();
    }
    const QAccessibleInterface *face = QAccessible::queryAccessibleInterface(const_cast<QWidget *>(&control));
    return face == nullptr ? QString() : face->text(QAccessible::Name).remove(QLatin1Char('&'));
}

QString ExplainCard::purposeOf(const QWidget &control) {
    for (const QString &text : {control.whatsThis(), control.accessibleDescription(), control.toolTip()}) {
        if (!text.isEmpty()) {
            return text;
        }
    }
    return {};
}

QString ExplainCard::kindOf(const QWidget &control) {
    QAccessibleInterface *face = QAccessible::queryAccessibleInterface(const_cast<QWidget *>(&control));
    switch (face == nullptr ? QAccessible::NoRole : face->role()) {
    case QAccessible::PushButton:
    case QAccessible::ButtonMenu:
        return tr("button");
    case QAccessible::CheckBox:
        return tr("tick box");
    case QAccessible::RadioButton:
        return tr("choice");
    case QAccessible::EditableText:
        return tr("field to type in");
    case QAccessible::ComboBox:
        return tr("list to choose from");
    case QAccessible::SpinBox:
        return tr("number");
    case QAccessible::Table:
        return tr("table");
    case QAccessible::Tree:
        return tr("tree");
    case QAccessible::List:
        return tr("list");
    case QAccessible::PageTabList:
        return tr("tabs");
    default:
        return tr("part of the window");
    }
}

void ExplainCard::explain(QWidget *control) {
    QWidget *window = parentWidget();
    const QString name = control == nullptr ? tr("Nothing has the focus") : nameOf(*control);
    m_name->setText(name.isEmpty() ? tr("Without a name") : name);
    m_kind->setText(control == nullptr ? QString() : kindOf(*control));
    m_kind->setVisible(control != nullptr);
    const QString purpose = control == nullptr ? QString() : purposeOf(*control);
    m_purpose->setText(purpose);
    m_purpose->setVisible(!purpose.isEmpty() && purpose != name);
    m_keys->setText(control == nullptr ? tr("Press Tab or F6 to go to the first part of the window.") : keysWithin(*control));
    setAccessibleDescription(m_name->text() + QStringLiteral(". ") + m_purpose->text() + QLatin1Char(' ') + m_keys->text());
    const int width = qMin(theme::scaled(kWidth), window->width() - 24);
    setFixedWidth(width);
    const int height = layout()->hasHeightForWidth() ? layout()->totalHeightForWidth(width) : sizeHint().height();
    QPoint at((window->width() - width) / 2, 72);
    if (control != nullptr && control->window() == window->window()) {
        const QRect place(control->mapTo(window, QPoint()), control->size());
        at = place.bottomLeft() + QPoint(0, 6);
        if (at.y() + height > window->height() - 12) {
            at.setY(qMax(12, place.top() - 6 - height));
        }
    }
    at.setX(qBound(12, at.x(), qMax(12, window->width() - width - 12)));
    at.setY(qBound(12, at.y(), qMax(12, window->height() - height - 12)));
    setGeometry(QRect(at, QSize(width, height)));
    raise();
    show();
    qApp->installEventFilter(this);
    QAccessibleEvent event(this, QAccessible::Alert);
    QAccessible::updateAccessibility(&event);
}

bool ExplainCard::eventFilter(QObject *watched, QEvent *event) {
    const bool away = event->type() == QEvent::KeyPress || event->type() == QEvent::WindowDeactivate ||
                      (event->type() == QEvent::MouseButtonPress && watched->isWidgetType() &&
                       watched != this && !isAncestorOf(static_cast<QWidget *>(watched)));
    if (away && isVisible()) {
        qApp->removeEventFilter(this);
        hide();
        return event->type() == QEvent::KeyPress && static_cast<QKeyEvent *>(event)->key() == Qt::Key_Escape;
    }
    return QFrame::eventFilter(watched, event);
}

void ExplainCard::paintEvent(QPaintEvent *event) {
    Q_UNUSED(event);
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.fillRect(rect(), theme::color(theme::Token::Base));
    painter.setPen(QPen(theme::color(theme::Token::AccentLine), 1));
    painter.drawRoundedRect(QRectF(rect()).adjusted(0.5, 0.5, -0.5, -0.5), 6, 6);
}

} // namespace davenport::shell
