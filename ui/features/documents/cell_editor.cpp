#include "ui/features/documents/cell_editor.h"

#include "engine/base/json_text.h"
#include "ui/features/documents/document_table.h"
#include "ui/features/documents/document_table_model.h"
#include "ui/session/open_database.h"
#include "ui/theme/theme.h"

#include <QFrame>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QVBoxLayout>

#include <algorithm>

namespace davenport::documents {

namespace {

constexpr std::size_t kMaxValueBytes = 16'000; ///< longer ones are for the inspector
constexpr int kMinWidth = 160;
constexpr int kPanelWidth = 340;
constexpr std::size_t kShownChanges = 6;

const base::JsonMember *memberOf(const std::vector<base::JsonMember> &members, const std::string &key) {
    const auto found = std::find_if(members.begin(), members.end(), [&](const auto &member) { return member.key == key; });
    return found == members.end() ? nullptr : &*found;
}

QString shortened(const std::string &text) {
    const QString shown = QString::fromStdString(text).simplified();
    return shown.size() > 60 ? shown.left(59) + QChar(0x2026) : shown;
}

} // namespace

CellEditor::CellEditor(DocumentTable *table)
    : QWidget(table->viewport()), m_table(table), m_input(new QLineEdit(this)), m_panel(new QFrame(table->viewport())),
      m_message(new QLabel(m_panel)) {
    setObjectName(QStringLiteral("cellEditor"));
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(m_input);
    m_input->setObjectName(QStringLiteral("cellInput"));
    m_input->setFont(theme::Theme::instance().codeFont());
    m_input->setAccessibleName(tr("Value"));
    m_input->setToolTip(tr("Enter saves, Esc leaves the value as it is"));
    m_input->installEventFilter(this);
    setFocusProxy(m_input);
    auto *inner = new QVBoxLayout(m_panel);
    inner->setContentsMargins(10, 8, 10, 8);
    inner->addWidget(m_message);
    m_panel->setProperty("surface", "card");
    m_panel->setObjectName(QStringLiteral("cellEditorPanel"));
    m_message->setObjectName(QStringLiteral("cellEditorMessage"));
    m_message->setWordWrap(true);
    m_message->setTextFormat(Qt::PlainText);
    m_message->setProperty("look", "small");
    m_panel->hide();
    hide();
    connect(m_input, &QLineEdit::textEdited, this, [this] {
        if (!m_overtaken) {
            say({}, false);
        }
    });
}

bool CellEditor::isDirty() const {
    return isVisible() && m_input->text() != QString::fromStdString(typedText(m_token));
}

QString CellEditor::message() const { return m_panel->isHidden() ? QString() : m_message->text(); }

void CellEditor::open(const session::DatabasePtr &database, const QString &id, const QString &field,
                      const QModelIndex &cell) {
    if (isDirty() || m_saving) {
        m_input->setFocus();
        say(tr("Enter saves this value, Esc leaves it as it was."), false);
        return;
    }
    cancel();
    m_locator = {database, id, {}};
    m_field = field;
    m_row = cell.row();
    m_column = cell.column();
    database->run(
        m_receiver, [id = id.toStdString()](api::Session &session, const base::Work &) { return session.documents()->get(id); },
        [this](const api::Document &document) { begin(document); },
        [this](const base::Error &error) { emit refused(QString::fromStdString(error.reason())); });
}

void CellEditor::begin(const api::Document &document) {
    const std::vector<base::JsonMember> members = base::jsonMembers(document.body);
    const base::JsonMember *member = memberOf(members, m_field.toStdString());
    if (!member) {
        emit refused(tr("This document has no field “%1”. Set field adds one.").arg(m_field));
        return;
    }
    if (member->type == base::JsonType::Array || member->type == base::JsonType::Object) {
        emit refused(tr("“%1” holds an array or object: edit it in the inspector (Return).").arg(m_field));
        return;
    }
    if (member->value.size() > kMaxValueBytes) {
        emit refused(tr("“%1” is too long for a cell: edit it in the inspector (Return).").arg(m_field));
        return;
    }
    m_base = document;
    m_overtaken = false;
    m_token = member->value;
    m_input->setText(QString::fromStdString(typedText(m_token)));
    m_input->setAlignment(member->type == base::JsonType::Number ? Qt::AlignRight : Qt::AlignLeft);
    m_input->setAccessibleName(tr("%1 of %2").arg(m_field, m_locator.id));
    say({}, false);
    follow();
    show();
    raise();
    m_input->selectAll();
    m_input->setFocus();
}

void CellEditor::follow() {
    const auto *model = static_cast<const DocumentTableModel *>(m_table->model());
    const auto standsAt = [&](int row) { return model->index(row, 0).data(DocumentTableModel::IdRole) == m_locator.id; };
    if (!standsAt(m_row)) {
        const auto [first, last] = m_table->visibleRows();
        for (int row = first; row <= last; ++row) {
            if (standsAt(row)) {
                m_row = row;
            }
        }
    }
    m_column = model->columnOf(m_field) < 0 ? m_column : model->columnOf(m_field);
    const QRect cell = m_table->visualRect(model->index(m_row, m_column));
    const QRect view = m_table->viewport()->rect();
    const int width = std::min(std::max(cell.width(), kMinWidth), view.width());
    setGeometry(std::clamp(cell.x(), 0, std::max(0, view.width() - width)), cell.y(), width, cell.height());
    const int panelWidth = std::min(kPanelWidth, view.width());
    m_panel->resize(panelWidth, m_panel->layout()->hasHeightForWidth() ? m_panel->layout()->heightForWidth(panelWidth)
                                                                       : m_panel->sizeHint().height());
    int y = geometry().bottom() + 3;
    if (y + m_panel->height() > view.bottom() && geometry().top() > m_panel->height() + 3) {
        y = geometry().top() - m_panel->height() - 3;
    }
    m_panel->move(std::clamp(x(), 0, std::max(0, view.width() - panelWidth)), y);
}

void CellEditor::say(const QString &text, bool problem) {
    m_message->setText(text);
    m_message->setAccessibleName(text);
    m_input->setProperty("state", problem ? "error" : "");
    m_panel->setVisible(!text.isEmpty());
    if (!text.isEmpty()) {
        follow();
        m_panel->raise();
    }
}

void CellEditor::cancel() {
    m_receiver.supersede();
    m_saving = false;
    m_panel->hide();
    if (isVisible()) {
        const bool focused = m_input->hasFocus();
        hide();
        if (focused) {
            m_table->setFocus();
        }
        emit closed();
    }
}

void CellEditor::save() {
    if (m_saving) {
        return;
    }
    std::string token;
    try {
        token = typedToken(m_token, m_input->text().toStdString());
    } catch (const base::Error &error) {
        m_overtaken = false;
        say(tr("This is no JSON value, so nothing was saved: %1. A text stands in quotes.")
                .arg(QString::fromStdString(error.reason())),
            true);
        return;
    }
    if (token == m_token && message().isEmpty()) {
        cancel();
        return;
    }
    m_saving = true;
    m_input->setReadOnly(true);
    m_locator.database->run(
        m_receiver,
        [base = m_base, field = m_field.toStdString(), token](api::Session &session, const base::Work &) {
            Answer answer;
            const auto body = withMember(base.body, field, token);
            std::optional<base::Error> problem;
            try {
                const api::WriteOutcome outcome =
                    session.documents()->put(base.id, writableText(base, body.value_or(base.body)), base.rev);
                answer.rev = QString::fromStdString(outcome.rev);
                problem = outcome.error;
            } catch (const base::Error &error) {
                problem = error;
            }
            if (!problem) {
                return answer;
            }
            if (problem->code() != base::ErrorCode::Conflict) {
                throw *problem;
            }
            try {
                answer.theirs = session.documents()->get(base.id);
                answer.changes = changedMembers(base.body, answer.theirs->body);
            } catch (const base::Error &error) {
                if (error.code() != base::ErrorCode::NotFound) {
                    throw;
                }
                answer.deleted = true;
            }
            return answer;
        },
        [this](const Answer &answer) { onAnswer(answer); },
        [this](const base::Error &error) {
            m_saving = false;
            m_input->setReadOnly(false);
            say(tr("Not saved: %1").arg(QString::fromStdString(error.reason())), true);
        });
}

void CellEditor::onAnswer(const Answer &answer) {
    m_saving = false;
    m_input->setReadOnly(false);
    if (answer.deleted) {
        say(tr("The document was deleted meanwhile, so nothing was saved. Esc closes this; your text can still be copied."),
            true);
        return;
    }
    if (!answer.theirs) {
        session::DocumentLocator written = m_locator;
        written.rev = answer.rev;
        const QString field = m_field;
        cancel();
        emit saved(written, field);
        return;
    }
    QStringList lines{tr("Somebody else wrote this document meanwhile (%1):")
                          .arg(QString::fromStdString(answer.theirs->rev.substr(0, 8)) + QChar(0x2026))};
    std::size_t shown = 0;
    for (const MemberChange &change : answer.changes) {
        if (shown++ == kShownChanges) {
            lines << tr("… and %n more", nullptr, int(answer.changes.size() - kShownChanges));
            break;
        }
        const QString name = QString::fromStdString(change.key);
        lines << (change.before.empty()  ? tr("%1: added, %2").arg(name, shortened(change.after))
                  : change.after.empty() ? tr("%1: removed, was %2").arg(name, shortened(change.before))
                                         : tr("%1: %2 → %3").arg(name, shortened(change.before), shortened(change.after)));
    }
    if (answer.changes.empty()) {
        lines << tr("its text is the same.");
    }
    const std::vector<base::JsonMember> members = base::jsonMembers(answer.theirs->body);
    const base::JsonMember *member = memberOf(members, m_field.toStdString());
    if (!member) {
        lines << tr("The field you edit is gone. Esc closes this; your text can still be copied.");
        say(lines.join('\n'), true);
        return;
    }
    m_base = *answer.theirs;
    m_overtaken = true;
    m_token = member->value;
    lines << tr("Enter saves your value on top of it, Esc keeps theirs.");
    say(lines.join('\n'), true);
}

bool CellEditor::eventFilter(QObject *watched, QEvent *event) {
    if (watched == m_input && (event->type() == QEvent::KeyPress || event->type() == QEvent::ShortcutOverride)) {
        const auto *key = static_cast<QKeyEvent *>(event);
        const bool enter = key->key() == Qt::Key_Return || key->key() == Qt::Key_Enter;
        if (key->key() != Qt::Key_Escape && !enter) {
            return QWidget::eventFilter(watched, event);
        }
        if (event->type() == QEvent::ShortcutOverride) {
            event->accept();
        } else if (enter) {
            save();
        } else {
            cancel();
        }
        return true;
    }
    return QWidget::eventFilter(watched, event);
}

} // namespace davenport::documents
