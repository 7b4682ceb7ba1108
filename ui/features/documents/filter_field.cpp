#include "ui/features/documents/filter_field.h"

#include "ui/features/documents/condition_chip.h"
#include "ui/theme/icons.h"
#include "ui/theme/theme.h"

#include <QAbstractItemView>
#include <QCompleter>
#include <QFrame>
#include <QKeyEvent>
#include <QLabel>
#include <QPainter>
#include <QPainterPath>
#include <QStringListModel>

#include <algorithm>

namespace davenport::documents {

namespace {

using theme::Token;

constexpr int kInputWidth = 110; ///< always left for the line
constexpr int kGap = 4;

} // namespace

void ConditionInput::setMark(qsizetype position, qsizetype length) {
    m_markAt = position;
    m_markLength = length;
    update();
}

void ConditionInput::paintEvent(QPaintEvent *event) {
    QLineEdit::paintEvent(event);
    if (m_markAt < 0) {
        return;
    }
    const QFontMetrics metrics = fontMetrics();
    const auto advance = [&](qsizetype count) { return metrics.horizontalAdvance(text().left(count)); };
    // Where the text begins, however far it is scrolled.
    const int origin = cursorRect().center().x() - advance(cursorPosition());
    const int from = std::clamp(origin + advance(m_markAt), 2, width() - 10);
    const int to = m_markLength == 0 ? from + 7 : std::clamp(origin + advance(m_markAt + m_markLength), from + 4, width() - 2);
    const qreal y = height() / 2.0 + metrics.height() / 2.0 - 1;
    QPainterPath wave(QPointF(from, y));
    for (int x = from, up = 1; x < to; x += 2, up = !up) {
        wave.lineTo(std::min(x + 2, to), y - (up ? 2 : 0));
    }
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(theme::color(Token::Red), 1.2));
    painter.drawPath(wave);
}

void ConditionInput::keyPressEvent(QKeyEvent *event) {
    if (event->key() == Qt::Key_Backspace && text().isEmpty()) {
        emit backspaced();
    } else if (event->key() == Qt::Key_Left && cursorPosition() == 0 && !hasSelectedText()) {
        emit leftAtStart();
    } else if (event->key() == Qt::Key_Escape) {
        emit escaped();
    } else {
        QLineEdit::keyPressEvent(event);
    }
}

FilterField::FilterField(QWidget *parent)
    : QWidget(parent), m_input(new ConditionInput(this)), m_more(new QLabel(this)), m_problem(new QLabel(this)),
      m_fields(new QStringListModel(this)), m_completer(new QCompleter(m_fields, this)) {
    setObjectName(QStringLiteral("filterField"));
    setAccessibleName(tr("Filter"));
    setFixedHeight(26);
    setCursor(Qt::IBeamCursor);
    m_input->setObjectName(QStringLiteral("filterInput"));
    m_input->setFrame(false);
    m_input->setProperty("look", "bare");
    m_input->setFont(theme::Theme::instance().codeFont());
    m_input->setAccessibleName(tr("Condition"));
    m_input->setToolTip(tr("Type a condition and press Return: type = order, total > 100, name contains x, "
                           "created_at >= 2026-01-01, tags missing"));
    m_input->installEventFilter(this);
    m_completer->setCaseSensitivity(Qt::CaseInsensitive);
    m_completer->setMaxVisibleItems(8);
    m_input->setCompleter(m_completer);
    m_more->setProperty("look", "small-secondary");
    m_more->hide();
    m_problem->setObjectName(QStringLiteral("filterProblem"));
    m_problem->setProperty("look", "small");
    m_problem->setTextFormat(Qt::PlainText);
    m_problem->setProperty("surface", "card");
    m_problem->setMargin(6);
    m_problem->hide();
    connect(m_input, &QLineEdit::returnPressed, this, &FilterField::accept);
    connect(m_input, &QLineEdit::textEdited, this, [this] { showProblem(nullptr); });
    connect(m_input, &ConditionInput::backspaced, this, [this] {
        if (m_editing < 0 && !m_conditions.empty()) {
            edit(int(m_conditions.size()) - 1);
        }
    });
    connect(m_input, &ConditionInput::leftAtStart, this, [this] {
        if (!m_chips.isEmpty()) {
            m_chips.last()->setFocus(Qt::TabFocusReason);
        }
    });
    connect(m_input, &ConditionInput::escaped, this, &FilterField::stopEditing);
    connect(m_completer, qOverload<const QString &>(&QCompleter::activated), this,
            [this](const QString &name) { m_input->setText(name + ' '); }, Qt::QueuedConnection);
    connect(&theme::Theme::instance(), &theme::Theme::changed, this, qOverload<>(&QWidget::update));
    rebuild();
}

FilterField::~FilterField() { delete m_problem; }

QString FilterField::problem() const { return m_problem->text(); }

void FilterField::setFields(const QStringList &names) {
    QStringList shown;
    for (const QString &name : names) {
        shown << QString::fromStdString(pathText({{name.toStdString(), std::nullopt}}));
    }
    m_fields->setStringList(shown);
}

void FilterField::setConditions(const std::vector<Condition> &conditions) {
    if (conditions == m_conditions && m_editing < 0) {
        return;
    }
    m_conditions = conditions;
    m_editing = -1;
    m_input->clear();
    showProblem(nullptr);
    rebuild();
}

void FilterField::focusInput() { m_input->setFocus(Qt::ShortcutFocusReason); }

void FilterField::accept() {
    const QString text = m_input->text().trimmed();
    if (text.isEmpty()) {
        if (m_editing >= 0) {
            remove(std::exchange(m_editing, -1));
        }
        return;
    }
    // Parsed as it stands, so that the place of a problem is the place in the line.
    const auto read = parseCondition(m_input->text().toStdString());
    if (const auto *problem = std::get_if<ConditionProblem>(&read)) {
        showProblem(problem);
        return;
    }
    const Condition &condition = std::get<Condition>(read);
    const std::vector<Condition> before = m_conditions;
    if (m_editing >= 0) {
        m_conditions[std::size_t(m_editing)] = condition;
    } else if (std::find(m_conditions.begin(), m_conditions.end(), condition) == m_conditions.end()) {
        m_conditions.push_back(condition);
    }
    m_editing = -1;
    m_input->clear();
    rebuild();
    if (m_conditions != before) {
        emit conditionsChanged();
    }
}

void FilterField::edit(int index) {
    m_editing = index;
    m_input->setText(QString::fromStdString(conditionText(m_conditions[std::size_t(index)])));
    showProblem(nullptr);
    rebuild();
    m_input->setFocus();
}

void FilterField::remove(int index) {
    m_conditions.erase(m_conditions.begin() + index);
    m_editing = -1;
    rebuild();
    m_input->setFocus();
    emit conditionsChanged();
}

void FilterField::stopEditing() {
    m_editing = -1;
    m_input->clear();
    showProblem(nullptr);
    rebuild();
}

void FilterField::showProblem(const ConditionProblem *problem) {
    m_problem->setText(problem ? problem->reason : QString());
    m_problem->setAccessibleName(m_problem->text());
    m_input->setAccessibleDescription(m_problem->text());
    if (problem) {
        // Bytes to characters.
        const QByteArray bytes = m_input->text().toUtf8();
        const auto characters = [&](std::size_t from, std::size_t count) {
            return QString::fromUtf8(bytes.mid(qsizetype(from), qsizetype(count))).size();
        };
        m_input->setMark(characters(0, problem->position), characters(problem->position, problem->length));
        m_problem->setParent(window()); // over whatever stands beneath the bar
        m_problem->adjustSize();
        QPoint at = mapTo(window(), QPoint(0, height() + 3));
        at.setX(std::max(4, std::min(at.x(), window()->width() - m_problem->width() - 4)));
        m_problem->move(at);
        m_problem->show();
        m_problem->raise();
    } else {
        m_input->setMark(-1, 0);
        m_problem->hide();
    }
    update();
}

void FilterField::rebuild() {
    for (ConditionChip *chip : std::as_const(m_chips)) {
        chip->hide();
        chip->deleteLater();
    }
    m_chips.clear();
    for (int i = 0; i < int(m_conditions.size()); ++i) {
        if (i == m_editing) {
            continue;
        }
        auto *chip = new ConditionChip(m_conditions[std::size_t(i)], this);
        connect(chip, &ConditionChip::editRequested, this, [this, i] { edit(i); });
        connect(chip, &ConditionChip::removeRequested, this, [this, i] { remove(i); });
        connect(chip, &ConditionChip::moveRequested, this, [this, chip](int step) {
            const qsizetype next = m_chips.indexOf(chip) + step;
            if (next >= m_chips.size()) {
                m_input->setFocus(Qt::TabFocusReason);
            } else if (next >= 0) {
                m_chips[next]->setFocus(Qt::TabFocusReason);
            }
        });
        m_chips.append(chip);
    }
    m_input->setPlaceholderText(m_conditions.empty() ? tr("Filter: field op value") : tr("Add"));
    arrange();
}

void FilterField::arrange() {
    const int room = width() - 8 - kInputWidth;
    int wanted = 0;
    for (const ConditionChip *chip : std::as_const(m_chips)) {
        wanted += chip->sizeHint().width() + kGap;
    }
    // Too many: each gets narrower, and when that is not enough the first ones make room.
    const int shrunk = wanted <= room || m_chips.isEmpty() ? INT_MAX : std::max(72, room / int(m_chips.size()) - kGap);
    int hidden = 0;
    for (int used = 0, i = int(m_chips.size()) - 1; i >= 0; --i) {
        used += std::min(m_chips[i]->sizeHint().width(), shrunk) + kGap;
        if (used > room && i < int(m_chips.size()) - 1) {
            hidden = i + 1;
            break;
        }
    }
    int x = 4;
    m_more->setVisible(hidden > 0);
    if (hidden > 0) {
        QStringList all;
        for (int i = 0; i < hidden; ++i) {
            all << QString::fromStdString(conditionText(m_chips[i]->condition()));
        }
        m_more->setText(QStringLiteral("+%1").arg(hidden));
        m_more->setToolTip(all.join('\n'));
        m_more->adjustSize();
        m_more->move(x + 2, (height() - m_more->height()) / 2);
        x += m_more->width() + 2 * kGap;
    }
    for (int i = 0; i < int(m_chips.size()); ++i) {
        m_chips[i]->setVisible(i >= hidden);
        if (i >= hidden) {
            const int chipWidth = std::min({m_chips[i]->sizeHint().width(), shrunk, std::max(44, width() - x - 60)});
            m_chips[i]->setGeometry(x, (height() - 20) / 2, chipWidth, 20);
            x += chipWidth + kGap;
        }
    }
    const int lead = m_conditions.empty() ? 22 : 0; // the icon
    m_input->setGeometry(x + lead, 2, std::max(40, width() - x - lead - 4), height() - 4);
    update();
}

void FilterField::resizeEvent(QResizeEvent *) { arrange(); }

void FilterField::mousePressEvent(QMouseEvent *) { m_input->setFocus(); }

bool FilterField::eventFilter(QObject *watched, QEvent *event) {
    if (event->type() == QEvent::FocusIn || event->type() == QEvent::FocusOut) {
        update();
        if (event->type() == QEvent::FocusOut && m_completer->popup()->isHidden()) {
            m_problem->hide();
        }
    }
    return QWidget::eventFilter(watched, event);
}

void FilterField::paintEvent(QPaintEvent *) {
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const bool wrong = !m_problem->text().isEmpty();
    const bool focused = m_input->hasFocus();
    const QColor line = theme::color(wrong ? Token::Red : focused ? Token::Accent : Token::Border2);
    painter.setPen(QPen(line, focused || wrong ? 2 : 1));
    painter.setBrush(theme::color(Token::Base));
    const qreal inset = focused || wrong ? 1 : 0.5;
    painter.drawRoundedRect(QRectF(rect()).adjusted(inset, inset, -inset, -inset), 6, 6);
    if (m_conditions.empty()) {
        theme::Icons::paint(&painter, QStringLiteral("view-filter"), QPointF(8, 6), 14, theme::color(Token::Text3));
    }
}

} // namespace davenport::documents
