#include "ui/features/inspector/find_bar.h"

#include "ui/features/inspector/json_editor.h"
#include "ui/theme/theme.h"
#include "ui/widgets/icon_button.h"

#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QPaintEvent>
#include <QPainter>

#include <algorithm>
#include <functional>

namespace davenport::inspector {

using widgets::IconButton;

namespace {

constexpr std::size_t kMaxHits = 100'000;

char lower(char c) {
    return c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c;
}

} // namespace

std::vector<qsizetype> findAll(const std::string &text, const std::string &needle, bool exact, std::size_t limit) {
    std::vector<qsizetype> hits;
    if (needle.empty()) {
        return hits;
    }
    std::string haystack = text;
    std::string wanted = needle;
    if (!exact) {
        std::transform(haystack.begin(), haystack.end(), haystack.begin(), lower);
        std::transform(wanted.begin(), wanted.end(), wanted.begin(), lower);
    }
    const std::boyer_moore_horspool_searcher searcher(wanted.begin(), wanted.end());
    auto from = haystack.begin();
    while (hits.size() < limit) {
        const auto found = std::search(from, haystack.end(), searcher);
        if (found == haystack.end()) {
            break;
        }
        hits.push_back(found - haystack.begin());
        from = found + static_cast<std::ptrdiff_t>(wanted.size());
    }
    return hits;
}

FindBar::FindBar(JsonEditor *editor, QWidget *parent)
    : QWidget(parent), m_editor(editor), m_edit(new QLineEdit), m_count(new QLabel), m_worker(QStringLiteral("find")) {
    setFixedHeight(36);
    m_edit->setPlaceholderText(tr("Find in this document"));
    m_edit->setAccessibleName(m_edit->placeholderText());
    m_edit->setClearButtonEnabled(true);
    m_edit->installEventFilter(this);
    m_count->setProperty("look", "small");
    m_count->setMinimumWidth(64);
    m_count->setAlignment(Qt::AlignRight | Qt::AlignVCenter);
    auto *exact = new IconButton(QStringLiteral("type-string"), tr("Match case"));
    exact->setCheckable(true);
    auto *previous = new IconButton(QStringLiteral("go-up"), tr("Previous hit (Shift F3)"));
    auto *next = new IconButton(QStringLiteral("go-down"), tr("Next hit (F3)"));
    auto *close = new IconButton(QStringLiteral("window-close"), tr("Close the search (Esc)"));
    auto *layout = new QHBoxLayout(this);
    layout->setContentsMargins(8, 0, 8, 1);
    layout->setSpacing(4);
    layout->addWidget(m_edit, 1);
    layout->addWidget(m_count);
    for (QWidget *button : {exact, previous, next, close}) {
        layout->addWidget(button);
    }
    m_delay.setSingleShot(true);
    m_delay.setInterval(120);
    connect(&m_delay, &QTimer::timeout, this, &FindBar::search);
    connect(m_edit, &QLineEdit::textEdited, this, [this] {
        m_jump = true;
        m_delay.start();
    });
    connect(m_editor, &QsciScintilla::textChanged, this, [this] {
        if (isVisible()) {
            m_delay.start();
        }
    });
    connect(exact, &QToolButton::toggled, this, [this](bool on) {
        m_exact = on;
        search();
    });
    connect(previous, &QToolButton::clicked, this, [this] { step(false); });
    connect(next, &QToolButton::clicked, this, [this] { step(true); });
    connect(close, &QToolButton::clicked, this, &FindBar::shut);
    connect(m_editor, &JsonEditor::findRequested, this, &FindBar::open);
    connect(m_editor, &JsonEditor::findNextRequested, this, &FindBar::step);
    hide();
}

void FindBar::open() {
    const QString selected = m_editor->selectedText();
    if (!selected.isEmpty() && selected.size() < 200 && !selected.contains(QLatin1Char('\n'))) {
        m_edit->setText(selected);
    }
    setVisible(true);
    m_edit->setFocus(Qt::ShortcutFocusReason);
    m_edit->selectAll();
    search();
}

void FindBar::shut() {
    m_receiver.supersede();
    m_delay.stop();
    m_hits.clear();
    m_editor->setHits({}, 0, -1);
    hide();
    m_editor->setFocus(Qt::OtherFocusReason);
}

QString FindBar::countText() const { return m_count->text(); }

void FindBar::search() {
    m_receiver.supersede();
    const QByteArray needle = m_edit->text().toUtf8();
    if (needle.isEmpty()) {
        m_hits.clear();
        m_count->clear();
        m_editor->setHits({}, 0, -1);
        return;
    }
    m_worker.run(
        m_receiver,
        [text = m_editor->bytes().toStdString(), wanted = needle.toStdString(), exact = m_exact](const base::Work &) {
            return findAll(text, wanted, exact, kMaxHits);
        },
        [this, length = needle.size()](std::vector<qsizetype> hits) {
            m_hits = std::move(hits);
            m_length = length;
            m_current = -1;
            if (m_hits.empty()) {
                m_count->setText(tr("no hit"));
                m_editor->setHits({}, 0, -1);
            } else if (std::exchange(m_jump, false)) {
                step(true);
            } else {
                showHit(-1);
            }
        });
}

void FindBar::step(bool forward) {
    if (!isVisible()) {
        open();
        return;
    }
    if (m_hits.empty()) {
        return;
    }
    const qsizetype cursor = m_editor->cursorOffset();
    // The cursor stands at the start of the hit on show; typing more letters should stay there.
    auto at = std::lower_bound(m_hits.begin(), m_hits.end(), cursor);
    if (m_current >= 0 && cursor == m_shownAt) {
        at = m_hits.begin() + m_current + (forward ? 1 : 0);
    }
    if (!forward) {
        at = at == m_hits.begin() ? m_hits.end() - 1 : at - 1;
    } else if (at == m_hits.end()) {
        at = m_hits.begin();
    }
    showHit(at - m_hits.begin());
}

void FindBar::showHit(qsizetype index) {
    m_current = index;
    const QString total = m_hits.size() < kMaxHits ? QString::number(m_hits.size()) : tr("at least %1").arg(kMaxHits);
    if (index >= 0) {
        const qsizetype offset = m_hits[static_cast<std::size_t>(index)];
        m_editor->goTo(offset, offset + m_length);
        m_shownAt = m_editor->cursorOffset();
        m_count->setText(tr("%1 of %2").arg(index + 1).arg(total));
    } else {
        m_count->setText(m_hits.size() == 1 ? tr("1 hit") : tr("%1 hits").arg(total));
    }
    m_editor->setHits(m_hits, m_length, m_current);
}

bool FindBar::eventFilter(QObject *watched, QEvent *event) {
    if (watched == m_edit && event->type() == QEvent::KeyPress) {
        const auto *key = static_cast<QKeyEvent *>(event);
        const bool shift = (key->modifiers() & Qt::ShiftModifier) != 0;
        switch (key->key()) {
        case Qt::Key_Escape: shut(); return true;
        case Qt::Key_Return:
        case Qt::Key_Enter:
        case Qt::Key_F3: step(!shift); return true;
        default: break;
        }
    }
    return QWidget::eventFilter(watched, event);
}

void FindBar::paintEvent(QPaintEvent *event) {
    QPainter painter(this);
    painter.fillRect(event->rect(), theme::color(theme::Token::Panel));
    painter.fillRect(QRect(0, height() - 1, width(), 1), theme::color(theme::Token::Border));
}

} // namespace davenport::inspector
