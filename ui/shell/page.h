#pragma once

#include <QJsonObject>
#include <QString>
#include <QStringList>
#include <QWidget>

namespace davenport::shell {

/// What stands in a tab of the window. A feature derives from it, opens it through Frame::openPage() and keeps its
/// title, state and status texts up to date with the protected setters. GUI thread only.
class Page : public QWidget {
    Q_OBJECT
public:
    /// `key` names what the page shows, such as "documents:/path/orders.davenport": opening a page whose key is open
    /// already shows that one instead.
    explicit Page(const QString &key, QWidget *parent = nullptr);

    QString key() const { return m_key; }

    /// The tab's text, such as "orders · Documents".
    QString title() const { return m_title; }

    /// The name of the tab's icon.
    QString iconName() const { return m_icon; }

    /// Whether the tab carries the amber dot.
    bool isUnsaved() const { return m_unsaved; }

    bool isLoading() const { return m_loading; }

    /// The status bar's texts while the page is in front: where one is, and how fresh what is shown is.
    QStringList statusLeft() const { return m_statusLeft; }
    QStringList statusRight() const { return m_statusRight; }

    /// One line for each piece of work that would be lost if the page closed now, such as "customer-42:order:019a2f3c".
    /// Empty means it may close without a question.
    virtual QStringList unsavedWork() const { return {}; }

    /// What brings the page back as it stands, for the session's journal: half-filled fields and scroll positions. Called
    /// about once a second, so it must be cheap and touch no disk. A page that has more to keep adds its own members.
    virtual QJsonObject saveState() const;
    /// Takes what saveState() gave, perhaps in another version of the program: members that are missing, unknown or of
    /// another type are passed over. Called once, after the page was opened; data may not have come yet.
    virtual void restoreState(const QJsonObject &state);

    /// A small widget to show at the right end of the tab strip while the page is in front, or null. The page keeps
    /// owning it.
    virtual QWidget *cornerWidget() { return nullptr; }

    /// The widget that takes the keyboard focus when the page comes to the front for the first time or by F6.
    virtual QWidget *focusTarget() { return this; }

signals:
    void titleChanged();
    void unsavedChanged(bool unsaved);
    void loadingChanged(bool loading);
    void statusChanged();
    /// The page came to the front or left it.
    void activeChanged(bool active);
    /// The page asks to be closed; the frame asks about unsaved work first.
    void closeRequested();

protected:
    /// Title and icon of the tab.
    void setTitle(const QString &title, const QString &icon);
    void setUnsaved(bool unsaved);
    /// Runs the 2 px bar under the tab strip while the page is in front.
    void setLoading(bool loading);
    void setStatus(const QStringList &left, const QStringList &right);

private:
    QString m_key;
    QString m_title;
    QString m_icon;
    QStringList m_statusLeft;
    QStringList m_statusRight;
    bool m_unsaved = false;
    bool m_loading = false;
};

} // namespace davenport::shell
