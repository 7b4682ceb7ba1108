#pragma once

#include <QAbstractButton>

namespace davenport::welcome {

/// A button of two lines with an icon: framed for a thing to start, flat with a text at the right for a row of a list.
class StartCard : public QAbstractButton {
    Q_OBJECT
public:
    StartCard(const QString &icon, const QString &title, const QString &detail, QWidget *parent = nullptr);

    /// A row of a list: no frame, `aside` at the right.
    void setFlat(const QString &aside);
    /// Shows that what it stands for is not there.
    void setMissing(bool missing);

    QSize sizeHint() const override { return {160, 44}; }
    QSize minimumSizeHint() const override { return {120, 44}; }

protected:
    void paintEvent(QPaintEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;

private:
    QString m_icon;
    QString m_detail;
    QString m_aside;
    bool m_flat = false;
    bool m_missing = false;
};

} // namespace davenport::welcome
