#include "ui/features/inspector/merge_dialog.h"

#include "engine/base/error.h"
#include "engine/base/json_text.h"
#include "ui/features/inspector/json_editor.h"
#include "ui/theme/icons.h"
#include "ui/theme/theme.h"
#include "ui/widgets/button.h"

#include <QHeaderView>
#include <QInputDialog>
#include <QKeyEvent>
#include <QLabel>
#include <QPainter>
#include <QSplitter>
#include <QStyledItemDelegate>
#include <QTreeWidget>
#include <QVBoxLayout>

namespace davenport::inspector {

using json::MergeChoice;
using json::MergePlace;
using theme::Theme;
using theme::Token;
using widgets::Button;

namespace {

constexpr int kInkRole = Qt::UserRole;
constexpr int kBarRole = Qt::UserRole + 1;
constexpr qsizetype kShown = 200;

enum Column { kPath, kBase, kMine, kTheirs, kResult, kColumns };

// Colours are looked up when a cell is painted, so that they follow the theme; the first column has the bar of its state.
class PlaceDelegate : public QStyledItemDelegate {
public:
    using QStyledItemDelegate::QStyledItemDelegate;

    void paint(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const override {
        QStyledItemDelegate::paint(painter, option, index);
        const QVariant bar = index.data(kBarRole);
        if (bar.isValid()) {
            painter->fillRect(QRect(0, option.rect.top() + 1, 3, option.rect.height() - 2),
                              theme::color(static_cast<Token>(bar.toInt())));
        }
    }

protected:
    void initStyleOption(QStyleOptionViewItem *option, const QModelIndex &index) const override {
        QStyledItemDelegate::initStyleOption(option, index);
        const QVariant token = index.data(kInkRole);
        if (token.isValid()) {
            const QColor ink = theme::color(static_cast<Token>(token.toInt()));
            option->palette.setColor(QPalette::Text, ink);
            option->palette.setColor(QPalette::HighlightedText, ink);
        }
    }
};

Token inkOf(const std::string &value) {
    switch (value.empty() ? 'n' : value.front()) {
    case '"': return Token::Jstr;
    case 't':
    case 'f': return Token::Jbool;
    case '{':
    case '[': return Token::Jobj;
    case 'n': return Token::Jnull;
    default: return Token::Jnum;
    }
}

} // namespace

MergeDialog::MergeDialog(json::Merge merge, const QString &theirRev, const QString &baseNote, QWidget *parent)
    : QDialog(parent), m_merge(std::move(merge)) {
    setWindowTitle(tr("Merge"));
    resize(960, 620);
    build(theirRev, baseNote);
    for (int row = 0; row < m_table->topLevelItemCount(); ++row) {
        showRow(row);
    }
    if (m_table->topLevelItemCount() > 0) {
        m_table->setCurrentItem(m_table->topLevelItem(0));
    }
    if (m_merge.openCount() > 0 && !m_merge.places.empty() && m_merge.places[0].choice != MergeChoice::Open) {
        nextOpen();
    }
    showState();
    m_table->setFocus();
}

void MergeDialog::build(const QString &theirRev, const QString &baseNote) {
    auto *note = new QLabel(baseNote);
    note->setProperty("look", "small");
    note->setWordWrap(true);
    m_table = new QTreeWidget;
    m_table->setColumnCount(kColumns);
    m_table->setHeaderLabels({tr("Path"), tr("Base"), tr("Mine"), tr("Theirs %1").arg(theirRev), tr("Result")});
    m_table->setRootIsDecorated(false);
    m_table->setUniformRowHeights(true);
    m_table->setItemDelegate(new PlaceDelegate(m_table));
    m_table->setAccessibleName(tr("Places that differ"));
    m_table->header()->setSectionsMovable(false);
    m_table->setColumnHidden(kBase, !m_merge.hasBase);
    for (int column = 0; column < kResult; ++column) {
        m_table->header()->resizeSection(column, 180);
    }
    for (const MergePlace &place : m_merge.places) {
        auto *item = new QTreeWidgetItem(m_table);
        item->setText(kPath, QString::fromStdString(place.path));
        item->setSizeHint(kPath, QSize(0, 28));
    }
    m_table->installEventFilter(this);

    auto *row = new QHBoxLayout;
    row->setSpacing(6);
    const auto add = [&](const QString &text, const QString &key, MergeChoice choice) {
        auto *button = new Button(text);
        button->setKeyHint(key);
        button->setAutoDefault(false);
        connect(button, &QPushButton::clicked, this, [this, choice] { choose(currentRow(), choice); });
        row->addWidget(button);
        return button;
    };
    add(tr("Mine"), QStringLiteral("1"), MergeChoice::Mine);
    add(tr("Theirs"), QStringLiteral("2"), MergeChoice::Theirs);
    m_base = add(tr("Base"), QStringLiteral("3"), MergeChoice::Base);
    m_base->setVisible(m_merge.hasBase);
    auto *edit = new Button(tr("Edit…"));
    edit->setKeyHint(QStringLiteral("E"));
    edit->setAutoDefault(false);
    connect(edit, &QPushButton::clicked, this, &MergeDialog::editCurrent);
    row->addWidget(edit);
    auto *next = new Button(tr("Next open place"));
    next->setKeyHint(QStringLiteral("N"));
    next->setAutoDefault(false);
    connect(next, &QPushButton::clicked, this, &MergeDialog::nextOpen);
    row->addWidget(next);
    row->addStretch();

    m_preview = new JsonEditor;
    m_preview->setReadOnly(true);
    m_preview->setAccessibleName(tr("Result of the merge"));
    auto *splitter = new QSplitter(Qt::Vertical);
    auto *upper = new QWidget;
    auto *upperLayout = new QVBoxLayout(upper);
    upperLayout->setContentsMargins(0, 0, 0, 8);
    upperLayout->addWidget(m_table, 1);
    upperLayout->addLayout(row);
    splitter->addWidget(upper);
    splitter->addWidget(m_preview);
    splitter->setSizes({300, 220});
    splitter->setChildrenCollapsible(false);

    m_state = new QLabel;
    m_use = new Button(tr("Use this text"), QStringLiteral("check"), Button::Role::Primary);
    m_use->setKeyHint(QStringLiteral("Ctrl ↵"));
    m_use->setAutoDefault(false);
    auto *cancel = new Button(tr("Cancel"));
    cancel->setKeyHint(QStringLiteral("Esc"));
    cancel->setAutoDefault(false);
    connect(m_use, &QPushButton::clicked, this, &QDialog::accept);
    connect(cancel, &QPushButton::clicked, this, &QDialog::reject);
    auto *last = new QHBoxLayout;
    last->setSpacing(6);
    last->addWidget(m_state, 1);
    last->addWidget(cancel);
    last->addWidget(m_use);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(12, 12, 12, 12);
    layout->setSpacing(8);
    layout->addWidget(note);
    layout->addWidget(splitter, 1);
    layout->addLayout(last);
}

QByteArray MergeDialog::result() const { return QByteArray::fromStdString(m_merge.result()); }

int MergeDialog::currentRow() const { return m_table->indexOfTopLevelItem(m_table->currentItem()); }

void MergeDialog::showRow(int row) {
    const MergePlace &place = m_merge.places[static_cast<std::size_t>(row)];
    QTreeWidgetItem *item = m_table->topLevelItem(row);
    const auto put = [&](int column, const std::optional<std::string> &value, const QString &missing) {
        const QString text = value ? QString::fromStdString(base::minifyJson(*value)) : missing;
        item->setText(column, text.size() > kShown ? text.left(kShown) + QStringLiteral("…") : text);
        item->setToolTip(column, text.left(4 * kShown));
        item->setFont(column, value ? Theme::instance().codeFont(12) : Theme::instance().uiFont(12));
        item->setData(column, kInkRole, static_cast<int>(value ? inkOf(*value) : Token::Text3));
    };
    item->setFont(kPath, Theme::instance().codeFont(12));
    item->setData(kPath, kInkRole, static_cast<int>(Token::Jkey));
    put(kBase, place.base, tr("absent"));
    put(kMine, place.mine, tr("absent"));
    put(kTheirs, place.theirs, tr("absent"));
    const bool open = place.choice == MergeChoice::Open;
    put(kResult, place.chosen(), open ? tr("choose: 1, 2 or E") : tr("removed"));
    const bool conflict = place.kind == MergePlace::Kind::Conflict;
    const Token bar = open ? Token::Red : conflict ? Token::Amber : Token::Green;
    item->setData(kPath, kBarRole, static_cast<int>(bar));
    if (open) {
        item->setData(kResult, kInkRole, static_cast<int>(Token::Red));
    }
    const QString icon = open ? QStringLiteral("revision-fork") : QStringLiteral("check");
    item->setIcon(kPath, theme::Icons::icon(icon, bar));
    QString why;
    switch (place.kind) {
    case MergePlace::Kind::OnlyMine: why = tr("only you changed it"); break;
    case MergePlace::Kind::OnlyTheirs: why = tr("only they changed it"); break;
    case MergePlace::Kind::BothSame: why = tr("both made the same change"); break;
    case MergePlace::Kind::Conflict: why = tr("both changed it"); break;
    }
    item->setToolTip(kPath, item->text(kPath) + QLatin1Char('\n') + why);
}

void MergeDialog::showState() {
    const auto open = static_cast<int>(m_merge.openCount());
    const auto all = static_cast<int>(m_merge.places.size());
    m_state->setText(tr("%1 of %2 places settled").arg(all - open).arg(all));
    m_use->setEnabled(open == 0);
    m_use->setToolTip(open == 0 ? tr("Puts the result in the editor and shows what a save writes; undo brings your text "
                                     "back")
                                : tr("Choose for every place first"));
    m_preview->setReadOnly(false);
    m_preview->setDocument(result());
    m_preview->setReadOnly(true);
}

void MergeDialog::choose(int row, MergeChoice choice) {
    if (row < 0 || (choice == MergeChoice::Base && !m_merge.hasBase)) {
        return;
    }
    m_merge.places[static_cast<std::size_t>(row)].choice = choice;
    showRow(row);
    showState();
}

void MergeDialog::editCurrent() {
    const int row = currentRow();
    if (row < 0) {
        return;
    }
    const MergePlace &place = m_merge.places[static_cast<std::size_t>(row)];
    const std::optional<std::string> start = place.chosen() ? place.chosen() : place.mine ? place.mine : place.theirs;
    auto *box = new QInputDialog(this);
    box->setAttribute(Qt::WA_DeleteOnClose);
    box->setWindowTitle(tr("Edit the value"));
    box->setOption(QInputDialog::UsePlainTextEditForTextInput);
    box->setLabelText(tr("%1, as JSON:").arg(QString::fromStdString(place.path)));
    box->setTextValue(QString::fromStdString(start.value_or("null")));
    connect(box, &QInputDialog::textValueSelected, this, [this, row](const QString &text) {
        const std::string value = text.trimmed().toStdString();
        try {
            base::checkJson(value);
        } catch (const base::Error &error) {
            m_state->setText(tr("Not taken: %1").arg(QString::fromStdString(error.reason())));
            return;
        }
        m_merge.places[static_cast<std::size_t>(row)].edited = value;
        choose(row, MergeChoice::Edited);
    });
    box->open();
}

void MergeDialog::nextOpen() {
    const auto count = static_cast<int>(m_merge.places.size());
    for (int step = 1; step <= count; ++step) {
        const int row = (std::max(currentRow(), 0) + step) % count;
        if (m_merge.places[static_cast<std::size_t>(row)].choice == MergeChoice::Open) {
            m_table->setCurrentItem(m_table->topLevelItem(row));
            return;
        }
    }
}

bool MergeDialog::eventFilter(QObject *watched, QEvent *event) {
    if (watched == m_table && event->type() == QEvent::KeyPress) {
        const auto *key = static_cast<QKeyEvent *>(event);
        switch (key->key()) {
        case Qt::Key_1: choose(currentRow(), MergeChoice::Mine); return true;
        case Qt::Key_2: choose(currentRow(), MergeChoice::Theirs); return true;
        case Qt::Key_3: choose(currentRow(), MergeChoice::Base); return true;
        case Qt::Key_E: editCurrent(); return true;
        case Qt::Key_N: nextOpen(); return true;
        case Qt::Key_Return:
        case Qt::Key_Enter:
            if ((key->modifiers() & Qt::ControlModifier) != 0 && m_use->isEnabled()) {
                accept();
            }
            return true;
        default: break;
        }
    }
    return QDialog::eventFilter(watched, event);
}

} // namespace davenport::inspector
