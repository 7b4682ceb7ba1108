#pragma once

#include "ui/theme/theme.h"

#include <QPainter>
#include <QWidget>

namespace davenport::documents {

/// A line 1 px wide and 16 px high between groups of a bar.
class Divider : public QWidget {
    Q_OBJECT
public:
    explicit Divider(QWidget *parent = nullptr) : QWidget(parent) { setFixedSize(1, 16); }

protected:
    void paintEvent(QPaintEvent *) override {
        QPainter(this).fillRect(rect(), theme::color(theme::Token::Border2));
    }
};

} // namespace davenport::documents
