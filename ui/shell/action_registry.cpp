#include "ui/shell/action_registry.h"

#include "ui/theme/icons.h"
#include "ui/widgets/key_hint.h"

#include <QSettings>

namespace davenport::shell {
namespace {

constexpr auto kGroup = "shortcuts/";

} // namespace

QAction *ActionRegistry::add(const ActionSpec &spec, QObject *context, std::function<void(bool)> run) {
    if (spec.id.isEmpty() || spec.text.isEmpty() || m_actions.contains(spec.id)) {
        qFatal("action \"%s\": its id is empty or taken, or it has no text", qPrintable(spec.id));
    }
    auto *action = new QAction(spec.text, this);
    action->setObjectName(spec.id);
    action->setCheckable(spec.checkable);
    if (!spec.icon.isEmpty()) {
        action->setIcon(theme::Icons::icon(spec.icon, theme::Token::Text2, theme::Token::Accent));
    }
    action->setStatusTip({});
    if (run) {
        connect(action, &QAction::triggered, context != nullptr ? context : this, std::move(run));
    }
    m_actions.insert(spec.id, action);
    m_specs.insert(spec.id, spec);
    m_order.append(spec.id);
    const QString key = QLatin1String(kGroup) + spec.id;
    const bool own = m_settings != nullptr && m_settings->contains(key);
    applyShortcut(spec.id, own ? QKeySequence(m_settings->value(key).toString()) : spec.shortcut);
    emit added(spec.id);
    return action;
}

void ActionRegistry::applyShortcut(const QString &id, const QKeySequence &keys) {
    QAction *action = m_actions.value(id);
    const ActionSpec spec = m_specs.value(id);
    action->setShortcut(keys);
    QString tip = spec.tip.isEmpty() ? QString(spec.text).remove(QLatin1Char('&')) : spec.tip;
    if (!keys.isEmpty()) {
        tip += QStringLiteral(" (%1)").arg(widgets::KeyHint::textFor(keys));
    }
    action->setToolTip(tip);
}

void ActionRegistry::setSettings(QSettings *settings) {
    m_settings = settings;
    for (const QString &id : std::as_const(m_order)) {
        const QString key = QLatin1String(kGroup) + id;
        if (settings != nullptr && settings->contains(key)) {
            applyShortcut(id, QKeySequence(settings->value(key).toString()));
        }
    }
}

void ActionRegistry::setShortcut(const QString &id, const QKeySequence &keys) {
    if (!m_actions.contains(id)) {
        return;
    }
    if (m_settings != nullptr) {
        if (keys == m_specs.value(id).shortcut) {
            m_settings->remove(QLatin1String(kGroup) + id);
        } else {
            m_settings->setValue(QLatin1String(kGroup) + id, keys.toString(QKeySequence::PortableText));
        }
    }
    applyShortcut(id, keys);
    emit shortcutChanged(id);
}

void ActionRegistry::resetShortcut(const QString &id) {
    setShortcut(id, m_specs.value(id).shortcut);
}

bool ActionRegistry::hasOwnShortcut(const QString &id) const {
    return m_actions.contains(id) && m_actions.value(id)->shortcut() != m_specs.value(id).shortcut;
}

QString ActionRegistry::conflictOf(const QString &id, const QKeySequence &keys) const {
    if (keys.isEmpty()) {
        return {};
    }
    for (const QString &other : m_order) {
        const QList<QKeySequence> taken = m_actions.value(other)->shortcuts();
        for (const QKeySequence &theirs : taken) {
            if (other != id && !theirs.isEmpty() && (theirs.matches(keys) != QKeySequence::NoMatch ||
                                                    keys.matches(theirs) != QKeySequence::NoMatch)) {
                return other;
            }
        }
    }
    return {};
}

} // namespace davenport::shell
