#include "ui/features/documents/column_filter.h"

#include "engine/base/error.h"
#include "ui/theme/theme.h"
#include "ui/widgets/button.h"

#include <QComboBox>
#include <QCompleter>
#include <QDate>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QScreen>
#include <QVBoxLayout>

#include <algorithm>

namespace davenport::documents {

namespace {

constexpr int kWidth = 280;

/// What the first box offers.
enum Choice { Range, Is, IsNot, HasPiece, Begins, IsTrue, IsFalse, IsNull, IsThere, IsMissing };

} // namespace

ColumnFilter::ColumnFilter(QWidget *parent)
    : QFrame(parent, Qt::Popup), m_title(new QLabel(this)), m_operator(new QComboBox(this)), m_from(new QLineEdit(this)),
      m_to(new QLineEdit(this)), m_problem(new QLabel(this)) {
    setObjectName(QStringLiteral("columnFilter"));
    setAccessibleName(tr("Filter by this column"));
    setProperty("surface", "card");
    auto *apply = new widgets::Button(tr("Apply"), QStringLiteral("view-filter"), widgets::Button::Role::Primary, this);
    auto *clear = new widgets::Button(tr("Clear"), {}, widgets::Button::Role::Plain, this);
    apply->setObjectName(QStringLiteral("columnFilterApply"));
    clear->setObjectName(QStringLiteral("columnFilterClear"));
    clear->setToolTip(tr("Take the conditions on this field away"));
    auto *buttons = new QHBoxLayout;
    buttons->addStretch();
    buttons->addWidget(clear);
    buttons->addWidget(apply);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(12, 10, 12, 10);
    layout->setSpacing(6);
    for (QWidget *each : {static_cast<QWidget *>(m_title), static_cast<QWidget *>(m_operator), static_cast<QWidget *>(m_from),
                          static_cast<QWidget *>(m_to), static_cast<QWidget *>(m_problem)}) {
        layout->addWidget(each);
    }
    layout->addLayout(buttons);
    m_title->setProperty("look", "title");
    m_operator->setObjectName(QStringLiteral("columnFilterOperator"));
    m_operator->setAccessibleName(tr("Operator"));
    m_from->setObjectName(QStringLiteral("columnFilterFrom"));
    m_to->setObjectName(QStringLiteral("columnFilterTo"));
    m_problem->setObjectName(QStringLiteral("columnFilterProblem"));
    m_problem->setProperty("look", "error");
    m_problem->setWordWrap(true);
    m_from->setFont(theme::Theme::instance().codeFont());
    m_to->setFont(theme::Theme::instance().codeFont());
    connect(m_operator, &QComboBox::currentIndexChanged, this, &ColumnFilter::showInputs);
    connect(m_from, &QLineEdit::returnPressed, this, &ColumnFilter::apply);
    connect(m_to, &QLineEdit::returnPressed, this, &ColumnFilter::apply);
    connect(apply, &QPushButton::clicked, this, &ColumnFilter::apply);
    connect(clear, &QPushButton::clicked, this, [this] {
        close();
        emit chosen(m_field, {});
    });
}

void ColumnFilter::fillOperators() {
    m_operator->clear();
    const auto add = [this](const QString &text, Choice choice) { m_operator->addItem(text, int(choice)); };
    switch (m_kind) {
    case Cell::Kind::Boolean:
        add(tr("is true"), IsTrue);
        add(tr("is false"), IsFalse);
        break;
    case Cell::Kind::Array:
        add(tr("has the element"), HasPiece);
        break;
    case Cell::Kind::Object:
        break;
    case Cell::Kind::String:
        add(tr("contains"), HasPiece);
        add(tr("is"), Is);
        add(tr("is not"), IsNot);
        add(tr("begins with"), Begins);
        add(tr("lies between"), Range);
        break;
    default:
        add(tr("lies between"), Range);
        add(tr("is"), Is);
        add(tr("is not"), IsNot);
        break;
    }
    add(tr("is there"), IsThere);
    add(tr("is missing"), IsMissing);
    add(tr("is null"), IsNull);
}

void ColumnFilter::open(const QString &field, Cell::Kind kind, const QStringList &values,
                        const std::vector<Condition> &present, const QPoint &at) {
    m_field = field;
    m_kind = kind;
    m_title->setText(tr("Filter by %1").arg(field));
    m_from->clear();
    m_to->clear();
    fillOperators();
    auto *completer = new QCompleter(values, m_from);
    completer->setCaseSensitivity(Qt::CaseInsensitive);
    delete m_from->completer();
    m_from->setCompleter(completer);
    for (const Condition &condition : present) {
        const QString text = QString::fromStdString(valueText(condition));
        const auto choose = [&](Choice choice) { m_operator->setCurrentIndex(std::max(0, m_operator->findData(int(choice)))); };
        switch (condition.op) {
        case Operator::Greater:
        case Operator::GreaterEqual:
            choose(Range);
            m_from->setText(text);
            break;
        case Operator::Less:
        case Operator::LessEqual:
            choose(Range);
            m_to->setText(text);
            break;
        case Operator::Contains:
            choose(HasPiece);
            m_from->setText(text);
            break;
        case Operator::StartsWith:
            choose(Begins);
            m_from->setText(text);
            break;
        case Operator::NotEqual:
            choose(IsNot);
            m_from->setText(text);
            break;
        case Operator::Equal:
            choose(condition.value == "null"    ? IsNull
                   : condition.value == "true"  ? IsTrue
                   : condition.value == "false" ? IsFalse
                                                : Is);
            m_from->setText(text);
            break;
        case Operator::Exists:
            choose(IsThere);
            break;
        case Operator::Missing:
            choose(IsMissing);
            break;
        default:
            break;
        }
    }
    showInputs();
    const QRect area = screen()->availableGeometry();
    move(std::clamp(at.x(), area.left(), std::max(area.left(), area.right() - kWidth)), at.y());
    show();
    (m_from->isHidden() ? static_cast<QWidget *>(m_operator) : m_from)->setFocus();
}

void ColumnFilter::showInputs() {
    const int choice = m_operator->currentData().toInt();
    const bool one = choice <= Begins;
    m_from->setVisible(one);
    m_to->setVisible(choice == Range);
    const QString example = m_kind == Cell::Kind::Date     ? QStringLiteral("2026-10-01")
                            : m_kind == Cell::Kind::Number ? QStringLiteral("100")
                                                           : QString();
    m_from->setPlaceholderText(choice == Range ? tr("From %1").arg(example) : example);
    m_to->setPlaceholderText(tr("To %1").arg(example));
    m_from->setAccessibleName(choice == Range ? tr("From") : tr("Value"));
    m_to->setAccessibleName(tr("To"));
    m_problem->clear();
    m_problem->hide();
    setFixedWidth(kWidth);
    adjustSize();
}

std::optional<std::string> ColumnFilter::valueOf(const QLineEdit *input, QString &problem) const {
    const QString text = input->text().trimmed();
    if (text.isEmpty()) {
        return std::nullopt;
    }
    const std::string typed = text.toStdString();
    switch (m_kind) {
    case Cell::Kind::Number:
        try {
            base::checkJson(typed);
            if (base::jsonTypeOf(typed) == base::JsonType::Number) {
                return typed;
            }
        } catch (const base::Error &) {
            // said below
        }
        problem = tr("“%1” is no number as JSON writes them: 100, 0.5, 1e3.").arg(text);
        return std::nullopt;
    case Cell::Kind::Date:
        if (!isIsoDate(text)) {
            problem = tr("“%1” is no date: write 2026-10-01, or 2026-10-01T13:05:22Z.").arg(text);
            return std::nullopt;
        }
        return base::encodeJsonString(typed);
    case Cell::Kind::Array:
        try {
            base::checkJson(typed);
            return typed;
        } catch (const base::Error &) {
            return base::encodeJsonString(typed);
        }
    default:
        return base::encodeJsonString(typed);
    }
}

void ColumnFilter::apply() {
    const FieldPath path{{m_field.toStdString(), std::nullopt}};
    std::vector<Condition> conditions;
    QString problem;
    const auto with = [&](Operator op, const QLineEdit *input) {
        if (const auto value = valueOf(input, problem)) {
            conditions.push_back({path, op, *value});
        }
    };
    switch (m_operator->currentData().toInt()) {
    case Range: {
        with(Operator::GreaterEqual, m_from);
        // A day ends with its last moment: "to 2026-10-01" means before the day after it.
        const QString to = m_to->text().trimmed();
        const QDate day = m_kind == Cell::Kind::Date && to.size() == 10 ? QDate::fromString(to, Qt::ISODate) : QDate();
        if (day.isValid()) {
            conditions.push_back({path, Operator::Less,
                                  base::encodeJsonString(day.addDays(1).toString(Qt::ISODate).toStdString())});
        } else {
            with(Operator::LessEqual, m_to);
        }
        break;
    }
    case Is:
        with(Operator::Equal, m_from);
        break;
    case IsNot:
        with(Operator::NotEqual, m_from);
        break;
    case HasPiece:
        with(Operator::Contains, m_from);
        break;
    case Begins:
        with(Operator::StartsWith, m_from);
        break;
    case IsTrue:
        conditions.push_back({path, Operator::Equal, "true"});
        break;
    case IsFalse:
        conditions.push_back({path, Operator::Equal, "false"});
        break;
    case IsNull:
        conditions.push_back({path, Operator::Equal, "null"});
        break;
    case IsThere:
        conditions.push_back({path, Operator::Exists, {}});
        break;
    case IsMissing:
        conditions.push_back({path, Operator::Missing, {}});
        break;
    default:
        break;
    }
    if (problem.isEmpty() && conditions.empty()) {
        problem = tr("Type a value.");
    }
    if (!problem.isEmpty()) {
        m_problem->setText(problem);
        m_problem->show();
        adjustSize();
        return;
    }
    close();
    emit chosen(m_field, conditions);
}

} // namespace davenport::documents
