#pragma once

#include <QLabel>

namespace davenport::widgets {

/// A label of one line that shortens its text with dots when there is no room; the tool tip then has all of it.
class ElidedLabel : public QLabel {
    Q_OBJECT
public:
    explicit ElidedLabel(const QString &text = {}, QWidget *parent = nullptr);

    /// Where the dots go: at the end by default, in the middle for ids and paths.
    void setElideMode(Qt::TextElideMode mode);

    /// The whole text; text() has the shortened one.
    void setFullText(const QString &text);
    QString fullText() const { return m_full; }

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

protected:
    void resizeEvent(QResizeEvent *event) override;
    void changeEvent(QEvent *event) override;

private:
    void elide();

    QString m_full;
    Qt::TextElideMode m_mode = Qt::ElideRight;
};

} // namespace davenport::widgets
