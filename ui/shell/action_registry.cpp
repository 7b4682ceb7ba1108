#include "ui/shell/action_registry.h"

#include "ui/theme/icons.h"
#include "ui/widgets/key_hint.h"

namespace davenport::shell {

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
    action->setShortcut(spec.shortcut);
    QString tip = spec.tip.isEmpty() ? QString(spec.text).remove(QLatin1Char('&')) : spec.tip;
    if (!spec.shortcut.isEmpty()) {
        tip += QStringLiteral(" (%1)").arg(widgets::KeyHint::textFor(spec.shortcut));
    }
    action->setToolTip(tip);
    action->setStatusTip({});
    if (run) {
        connect(action, &QAction::triggered, context != nullptr ? context : this, std::move(run));
    }
    m_actions.insert(spec.id, action);
    m_specs.insert(spec.id, spec);
    m_order.append(spec.id);
    emit added(spec.id);
    return action;
}

} // namespace davenport::shell
