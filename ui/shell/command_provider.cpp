#include "ui/shell/command_provider.h"

#include "ui/shell/action_registry.h"
#include "ui/widgets/key_hint.h"

#include <QPointer>

#include <algorithm>

namespace davenport::shell {
namespace {

// 0 when the text begins with the first word, 1 when a word of it does, 2 when the words are elsewhere, -1 when not all
// of them are there.
int rankOf(const QString &text, const QStringList &words) {
    for (const QString &word : words) {
        if (!text.contains(word, Qt::CaseInsensitive)) {
            return -1;
        }
    }
    if (words.isEmpty() || text.startsWith(words.first(), Qt::CaseInsensitive)) {
        return 0;
    }
    return text.contains(QLatin1Char(' ') + words.first(), Qt::CaseInsensitive) ? 1 : 2;
}

} // namespace

CommandProvider::CommandProvider(ActionRegistry &actions, QObject *parent)
    : PaletteProvider(parent), m_actions(actions) {}

QString CommandProvider::section() const {
    return tr("Commands");
}

void CommandProvider::search(int question, const QString &text, int limit) {
    const QStringList words = text.split(QLatin1Char(' '), Qt::SkipEmptyParts);
    QList<std::pair<int, PaletteEntry>> hits;
    for (const QString &id : m_actions.ids()) {
        const QPointer<QAction> action = m_actions.action(id);
        const ActionSpec spec = m_actions.spec(id);
        if (!spec.inPalette || !action->isEnabled()) {
            continue;
        }
        PaletteEntry entry;
        entry.text = action->text().remove(QLatin1Char('&'));
        const int rank = rankOf(entry.text, words);
        if (rank < 0) {
            continue;
        }
        entry.detail = spec.menu;
        entry.icon = spec.icon.isEmpty() ? QStringLiteral("go-next") : spec.icon;
        entry.keys = widgets::KeyHint::textFor(action->shortcut());
        entry.run = [action] {
            if (action) {
                action->trigger();
            }
        };
        hits.append({rank, entry});
    }
    std::stable_sort(hits.begin(), hits.end(), [](const auto &a, const auto &b) { return a.first < b.first; });
    QList<PaletteEntry> entries;
    for (const auto &hit : std::as_const(hits)) {
        if (entries.size() == limit) {
            break;
        }
        entries.append(hit.second);
    }
    emit found(question, entries);
}

} // namespace davenport::shell
