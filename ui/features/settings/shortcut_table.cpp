#include "ui/features/settings/shortcut_table.h"

#include "ui/shell/action_registry.h"
#include "ui/widgets/key_hint.h"

#include <QAction>
#include <QHeaderView>
#include <QKeyEvent>

namespace davenport::settings {
namespace {

enum Column { Command, Keys, Usual };

QString plain(QString text) {
    return text.remove(QLatin1Char('&'));
}

} // namespace

ShortcutTable::ShortcutTable(shell::ActionRegistry &actions, QWidget *parent) : QTableWidget(0, 3, parent), m_actions(actions) {
    setObjectName(QStringLiteral("settingsShortcuts"));
    setAccessibleName(tr("Shortcuts"));
    setToolTip(tr("Every command with its keys"));
    setProperty("framed", true);
    setHorizontalHeaderLabels({tr("Command"), tr("Keys"), tr("Comes with")});
    setSelectionBehavior(QAbstractItemView::SelectRows);
    setSelectionMode(QAbstractItemView::SingleSelection);
    setEditTriggers(QAbstractItemView::NoEditTriggers);
    setTabKeyNavigation(false);
    setShowGrid(false);
    verticalHeader()->hide();
    verticalHeader()->setDefaultSectionSize(26);
    horizontalHeader()->setSectionResizeMode(Command, QHeaderView::Stretch);
    horizontalHeader()->setSectionResizeMode(Keys, QHeaderView::ResizeToContents);
    horizontalHeader()->setSectionResizeMode(Usual, QHeaderView::ResizeToContents);
    horizontalHeader()->setHighlightSections(false);
    setMinimumHeight(160);
    fill();
    connect(&m_actions, &shell::ActionRegistry::added, this, &ShortcutTable::fill);
    connect(&m_actions, &shell::ActionRegistry::shortcutChanged, this, &ShortcutTable::updateRow);
}

void ShortcutTable::fill() {
    setRowCount(0);
    for (const QString &id : m_actions.ids()) {
        const int row = rowCount();
        insertRow(row);
        const shell::ActionSpec spec = m_actions.spec(id);
        auto *command = new QTableWidgetItem(plain(spec.text));
        command->setData(Qt::UserRole, id);
        command->setToolTip(spec.tip.isEmpty() ? plain(spec.text) : spec.tip);
        setItem(row, Command, command);
        setItem(row, Keys, new QTableWidgetItem);
        setItem(row, Usual, new QTableWidgetItem(widgets::KeyHint::textFor(spec.shortcut)));
        updateRow(id);
    }
    sortItems(Command);
    setCurrentCell(0, Keys);
}

void ShortcutTable::updateRow(const QString &id) {
    for (int row = 0; row < rowCount(); ++row) {
        if (item(row, Command)->data(Qt::UserRole).toString() == id) {
            QFont font = item(row, Command)->font();
            font.setBold(m_actions.hasOwnShortcut(id));
            item(row, Keys)->setText(widgets::KeyHint::textFor(m_actions.action(id)->shortcut()));
            item(row, Keys)->setFont(font);
        }
    }
}

QString ShortcutTable::currentId() const {
    return currentRow() < 0 ? QString() : item(currentRow(), Command)->data(Qt::UserRole).toString();
}

void ShortcutTable::setFilter(const QString &text) {
    for (int row = 0; row < rowCount(); ++row) {
        setRowHidden(row, !item(row, Command)->text().contains(text, Qt::CaseInsensitive) &&
                              !item(row, Keys)->text().contains(text, Qt::CaseInsensitive));
    }
    if (currentRow() < 0 || isRowHidden(currentRow())) {
        for (int row = 0; row < rowCount(); ++row) {
            if (!isRowHidden(row)) {
                setCurrentCell(row, Keys);
                break;
            }
        }
    }
}

void ShortcutTable::record() {
    if (!currentId().isEmpty()) {
        m_recording = true;
        setFocus(Qt::OtherFocusReason);
        item(currentRow(), Keys)->setText(tr("Press the keys…"));
        emit told(tr("Press the keys for “%1”; Esc gives up.").arg(item(currentRow(), Command)->text()), false);
    }
}

void ShortcutTable::stop() {
    if (m_recording) {
        m_recording = false;
        updateRow(currentId());
    }
}

void ShortcutTable::give(const QKeySequence &keys) {
    const QString id = currentId();
    const QString other = m_actions.conflictOf(id, keys);
    stop();
    if (!other.isEmpty()) {
        emit told(tr("%1 is taken by “%2”. Change that one first.")
                      .arg(widgets::KeyHint::textFor(keys), plain(m_actions.spec(other).text)),
                  true);
        return;
    }
    m_actions.setShortcut(id, keys);
    const QString name = item(currentRow(), Command)->text();
    emit told(keys.isEmpty() ? tr("“%1” has no keys now.").arg(name)
                             : tr("“%1” is %2 now.").arg(name, widgets::KeyHint::textFor(keys)),
              false);
}

void ShortcutTable::resetCurrent() {
    const QString id = currentId();
    if (!id.isEmpty()) {
        give(m_actions.spec(id).shortcut);
    }
}

void ShortcutTable::resetAll() {
    stop();
    for (const QString &id : m_actions.ids()) {
        if (m_actions.hasOwnShortcut(id)) {
            m_actions.resetShortcut(id);
        }
    }
    emit told(tr("Every command has the keys it came with."), false);
}

bool ShortcutTable::event(QEvent *event) {
    // While keys are recorded, no command answers to them.
    if (event->type() == QEvent::ShortcutOverride && m_recording) {
        event->accept();
        return true;
    }
    if (event->type() == QEvent::KeyPress && m_recording) { // before Tab goes to the next control
        keyPressEvent(static_cast<QKeyEvent *>(event));
        return true;
    }
    return QTableWidget::event(event);
}

void ShortcutTable::keyPressEvent(QKeyEvent *event) {
    const int key = event->key();
    if (m_recording) {
        const bool modifierAlone = key == Qt::Key_Control || key == Qt::Key_Shift || key == Qt::Key_Alt ||
                                   key == Qt::Key_Meta || key == Qt::Key_AltGr || key == Qt::Key_unknown;
        if (key == Qt::Key_Escape) {
            stop();
            emit told(tr("Nothing was changed."), false);
        } else if (!modifierAlone) {
            const Qt::KeyboardModifiers held = event->modifiers() & ~Qt::KeypadModifier;
            const bool function = key >= Qt::Key_F1 && key <= Qt::Key_F35;
            if (!function && (held & ~Qt::ShiftModifier) == 0) {
                emit told(tr("Hold Ctrl or Alt with it: a key alone is for typing."), true);
            } else {
                give(QKeySequence(key | held));
            }
        }
        event->accept();
        return;
    }
    if (key == Qt::Key_F2 || key == Qt::Key_Return || key == Qt::Key_Enter) {
        record();
    } else if (key == Qt::Key_Backspace) {
        give({});
    } else {
        QTableWidget::keyPressEvent(event);
    }
}

void ShortcutTable::mouseDoubleClickEvent(QMouseEvent *event) {
    QTableWidget::mouseDoubleClickEvent(event);
    record();
}

void ShortcutTable::focusOutEvent(QFocusEvent *event) {
    stop();
    QTableWidget::focusOutEvent(event);
}

} // namespace davenport::settings
