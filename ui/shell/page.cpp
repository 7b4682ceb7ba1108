#include "ui/shell/page.h"

#include "ui/shell/form_state.h"

namespace davenport::shell {

Page::Page(const QString &key, QWidget *parent) : QWidget(parent), m_key(key) {}

void Page::setTitle(const QString &title, const QString &icon) {
    m_title = title;
    m_icon = icon;
    setAccessibleName(title);
    emit titleChanged();
}

void Page::setUnsaved(bool unsaved) {
    if (unsaved != m_unsaved) {
        m_unsaved = unsaved;
        emit unsavedChanged(unsaved);
    }
}

void Page::setLoading(bool loading) {
    if (loading != m_loading) {
        m_loading = loading;
        emit loadingChanged(loading);
    }
}

void Page::setStatus(const QStringList &left, const QStringList &right) {
    if (left != m_statusLeft || right != m_statusRight) {
        m_statusLeft = left;
        m_statusRight = right;
        emit statusChanged();
    }
}

QJsonObject Page::saveState() const { return readForm(*this); }

void Page::restoreState(const QJsonObject &state) { fillForm(*this, state); }

} // namespace davenport::shell
