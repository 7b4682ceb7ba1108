#pragma once

#include <QWidget>

class QHBoxLayout;
class QLabel;
class QPushButton;

namespace davenport::widgets {

/// What stands in place of content that is not there: an icon, what is missing, why, and what to do about it.
class EmptyState : public QWidget {
    Q_OBJECT
public:
    explicit EmptyState(QWidget *parent = nullptr);

    /// Replaces everything and takes earlier buttons away.
    void setContent(const QString &icon, const QString &title, const QString &text);

    /// Adds a button under the text; the first one is the primary one. The caller connects to it.
    QPushButton *addButton(const QString &text, const QString &icon = {});

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    QLabel *m_icon;
    QLabel *m_title;
    QLabel *m_text;
    QHBoxLayout *m_buttons;
    QString m_iconName;
};

} // namespace davenport::widgets
