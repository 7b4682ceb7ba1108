#pragma once

#include <QAbstractButton>

namespace davenport::widgets {

/// Looks like a search box 26 px high and is a button: what one types goes to the palette it opens.
class SearchButton : public QAbstractButton {
    Q_OBJECT
public:
    /// `keys` is shown in a key box at the right, such as "Ctrl K".
    SearchButton(const QString &text, const QString &keys, QWidget *parent = nullptr);

    QSize sizeHint() const override { return {380, 26}; }
    QSize minimumSizeHint() const override { return {160, 26}; }

protected:
    void paintEvent(QPaintEvent *event) override;
    void focusInEvent(QFocusEvent *event) override;
    void focusOutEvent(QFocusEvent *event) override;
    void enterEvent(QEnterEvent *event) override;
    void leaveEvent(QEvent *event) override;

private:
    QString m_keys;
    bool m_ring = false;
};

} // namespace davenport::widgets
