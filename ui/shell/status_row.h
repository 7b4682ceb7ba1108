#pragma once

#include <QList>
#include <QStatusBar>
#include <QStringList>

namespace davenport::shell {

/// The 24 px bar at the bottom: at the left where one is, at the right how fresh things are.
class StatusRow : public QStatusBar {
    Q_OBJECT
public:
    explicit StatusRow(QWidget *parent = nullptr);

    /// Name and state of the workspace, first at the left with a dot; an empty name hides it.
    void setWorkspace(const QString &name, bool healthy);

    /// The texts of the page in front. What does not fit is elided, the right side last.
    void setTexts(const QStringList &left, const QStringList &right);

    /// All texts on show, for screen readers and tests.
    QStringList texts() const;

    QSize sizeHint() const override { return {400, 24}; }

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    void describe();

    QString m_workspace;
    bool m_healthy = true;
    QStringList m_left;
    QStringList m_right;
};

} // namespace davenport::shell
