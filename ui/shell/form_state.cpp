#include "ui/shell/form_state.h"

#include <QAbstractScrollArea>
#include <QAbstractSpinBox>
#include <QCheckBox>
#include <QComboBox>
#include <QHash>
#include <QJsonArray>
#include <QJsonObject>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QRadioButton>
#include <QScrollBar>
#include <QSpinBox>
#include <QTimer>

#include <functional>

namespace davenport::shell {

namespace {

constexpr auto kFields = "fields";
constexpr auto kScrolls = "scrolls";
constexpr int kScrollPatience = 10'000; // milliseconds

QString nameOf(const QWidget &widget) {
    const QString name = widget.objectName();
    return name.isEmpty() || name.startsWith(QLatin1String("qt_")) ? widget.accessibleName() : name;
}

/// Whether the widget is a part of another field, which is kept instead.
bool isPart(const QWidget &widget) {
    const QWidget *parent = widget.parentWidget();
    return qobject_cast<const QComboBox *>(parent) != nullptr || qobject_cast<const QAbstractSpinBox *>(parent) != nullptr;
}

/// Calls `visit(key, widget)` for each named widget below `root` that stands on the screen when `root` does.
void eachField(const QWidget &root, const std::function<void(const QString &key, QWidget *widget)> &visit) {
    QHash<QString, int> seen;
    const QList<QWidget *> all = root.findChildren<QWidget *>();
    for (QWidget *widget : all) {
        const QString name = nameOf(*widget);
        if (name.isEmpty() || isPart(*widget)) {
            continue;
        }
        const int number = seen[name]++; // counted whether it is visible or not, so that the key stays the same
        if (widget->isVisibleTo(&root)) {
            visit(number == 0 ? name : name + '#' + QString::number(number), widget);
        }
    }
}

QJsonValue valueOf(const QWidget &widget) {
    if (const auto *line = qobject_cast<const QLineEdit *>(&widget)) {
        return line->isReadOnly() || line->echoMode() != QLineEdit::Normal ? QJsonValue() : QJsonValue(line->text());
    }
    if (const auto *box = qobject_cast<const QComboBox *>(&widget)) {
        return box->currentText();
    }
    if (qobject_cast<const QCheckBox *>(&widget) != nullptr || qobject_cast<const QRadioButton *>(&widget) != nullptr) {
        return static_cast<const QAbstractButton &>(widget).isChecked();
    }
    if (const auto *spin = qobject_cast<const QSpinBox *>(&widget)) {
        return spin->value();
    }
    if (const auto *text = qobject_cast<const QPlainTextEdit *>(&widget)) {
        return text->isReadOnly() ? QJsonValue() : QJsonValue(text->toPlainText());
    }
    return {};
}

void setValue(QWidget &widget, const QJsonValue &value) {
    if (value.isUndefined() || value == valueOf(widget)) {
        return;
    }
    if (auto *line = qobject_cast<QLineEdit *>(&widget); line != nullptr && value.isString()) {
        line->setText(value.toString());
        emit line->textEdited(value.toString()); // a person put it there
    } else if (auto *box = qobject_cast<QComboBox *>(&widget); box != nullptr && value.isString()) {
        if (const int index = box->findText(value.toString()); index >= 0) {
            box->setCurrentIndex(index);
            emit box->activated(index);
        } else if (box->isEditable()) {
            box->setEditText(value.toString());
        }
    } else if (auto *button = qobject_cast<QAbstractButton *>(&widget); button != nullptr && value.isBool()) {
        button->setChecked(value.toBool());
    } else if (auto *spin = qobject_cast<QSpinBox *>(&widget); spin != nullptr && value.isDouble()) {
        spin->setValue(value.toInt());
    } else if (auto *text = qobject_cast<QPlainTextEdit *>(&widget); text != nullptr && value.isString()) {
        text->setPlainText(value.toString());
    }
}

/// Scrolls to `value` now or as soon as there is so much to scroll.
void scrollTo(QScrollBar *bar, int value) {
    bar->setValue(value);
    if (value <= 0 || bar->value() == value) {
        return;
    }
    auto *waiting = new QTimer(bar);
    waiting->setSingleShot(true);
    QObject::connect(waiting, &QTimer::timeout, waiting, &QObject::deleteLater);
    QObject::connect(bar, &QScrollBar::rangeChanged, waiting, [bar, value, waiting](int, int maximum) {
        if (maximum >= value) {
            bar->setValue(value);
            waiting->deleteLater();
        }
    });
    QObject::connect(bar, &QScrollBar::actionTriggered, waiting, &QObject::deleteLater);
    waiting->start(kScrollPatience);
}

} // namespace

QJsonObject readForm(const QWidget &root) {
    QJsonObject fields;
    QJsonObject scrolls;
    eachField(root, [&](const QString &key, QWidget *widget) {
        if (const QJsonValue value = valueOf(*widget); !value.isNull()) {
            fields.insert(key, value);
        }
        if (const auto *area = qobject_cast<QAbstractScrollArea *>(widget)) {
            const int x = area->horizontalScrollBar()->value();
            const int y = area->verticalScrollBar()->value();
            if (x != 0 || y != 0) {
                scrolls.insert(key, QJsonArray{x, y});
            }
        }
    });
    return {{kFields, fields}, {kScrolls, scrolls}};
}

void fillForm(QWidget &root, const QJsonObject &state) {
    const QJsonObject fields = state.value(QLatin1String(kFields)).toObject();
    const QJsonObject scrolls = state.value(QLatin1String(kScrolls)).toObject();
    eachField(root, [&](const QString &key, QWidget *widget) {
        setValue(*widget, fields.value(key));
        auto *area = qobject_cast<QAbstractScrollArea *>(widget);
        if (const QJsonArray at = scrolls.value(key).toArray(); area != nullptr && at.size() == 2) {
            scrollTo(area->horizontalScrollBar(), at.at(0).toInt());
            scrollTo(area->verticalScrollBar(), at.at(1).toInt());
        }
    });
}

} // namespace davenport::shell
