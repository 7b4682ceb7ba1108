#pragma once

#include <QWidget>

namespace davenport::widgets {

/// "1.9 KB of 8 MB" and a bar: bytes against a limit, amber from 50 %, red from 80 %. The tool tip has the exact bytes.
class SizeMeter : public QWidget {
    Q_OBJECT
public:
    explicit SizeMeter(QWidget *parent = nullptr);

    /// Both in bytes; a limit of 0 means none and shows the size alone.
    void setSize(qint64 bytes, qint64 limit);

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override { return sizeHint(); }

    /// A number of bytes for people, in powers of 1000: "417 B", "1.9 KB", "8 MB".
    static QString bytesText(qint64 bytes);

    /// A number with a thin space between thousands: "51 877".
    static QString numberText(qint64 number);

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    QString label() const;

    qint64 m_bytes = 0;
    qint64 m_limit = 0;
};

} // namespace davenport::widgets
