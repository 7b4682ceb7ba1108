#include "ui/shell/command_palette.h"

#include "ui/shell/palette_delegate.h"
#include "ui/shell/palette_model.h"
#include "ui/theme/icons.h"
#include "ui/theme/text_scale.h"
#include "ui/theme/theme.h"
#include "ui/widgets/key_hint.h"

#include <QApplication>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QListView>
#include <QMouseEvent>
#include <QPainter>
#include <QVBoxLayout>

namespace davenport::shell {
namespace {

constexpr int kWidth = 588;
constexpr int kTop = 60;
constexpr int kInputHeight = 48;
constexpr int kFooterHeight = 32;
constexpr int kLimit = 8;
constexpr int kLimitAlone = 60;

QLabel *footerText(const QString &text, QWidget *parent) {
    auto *label = new QLabel(text, parent);
    label->setProperty("look", "tiny");
    return label;
}

QWidget *footer(QWidget *parent) {
    auto *row = new QWidget(parent);
    row->setFixedHeight(kFooterHeight);
    auto *layout = new QHBoxLayout(row);
    layout->setContentsMargins(14, 0, 14, 0);
    layout->setSpacing(4);
    layout->addWidget(new widgets::KeyHint(QStringLiteral("↑"), row));
    layout->addWidget(new widgets::KeyHint(QStringLiteral("↓"), row));
    layout->addWidget(footerText(CommandPalette::tr("move"), row));
    layout->addSpacing(12);
    layout->addWidget(new widgets::KeyHint(QStringLiteral("↵"), row));
    layout->addWidget(footerText(CommandPalette::tr("run"), row));
    layout->addSpacing(12);
    layout->addWidget(new widgets::KeyHint(QStringLiteral("Tab"), row));
    layout->addWidget(footerText(CommandPalette::tr("narrow"), row));
    layout->addStretch(1);
    return row;
}

} // namespace

CommandPalette::CommandPalette(QWidget *parent)
    : QWidget(parent), m_box(new QWidget(this)), m_input(new QLineEdit(m_box)), m_list(new QListView(m_box)),
      m_nothing(new QLabel(m_box)), m_model(new PaletteModel(this)), m_delegate(new PaletteDelegate(this)) {
    setAccessibleName(tr("Command palette"));
    m_box->setObjectName(QStringLiteral("paletteBox"));
    m_box->installEventFilter(this);
    auto *column = new QVBoxLayout(m_box);
    column->setContentsMargins(1, 1, 1, 1);
    column->setSpacing(0);
    auto *row = new QHBoxLayout;
    row->setContentsMargins(42, 0, 14, 0);
    m_input->setFrame(false);
    m_input->setFixedHeight(kInputHeight - 1);
    m_input->setFont(theme::Theme::instance().uiFont(15));
    m_input->setPlaceholderText(tr("Search documents, fields and commands"));
    m_input->setAccessibleName(m_input->placeholderText());
    m_input->setToolTip(tr("Type what you look for; a sign named below looks in one place only"));
    m_input->installEventFilter(this);
    row->addWidget(m_input, 1);
    row->addWidget(new widgets::KeyHint(QStringLiteral("Esc"), m_box));
    column->addLayout(row);
    column->addSpacing(1);
    m_list->setModel(m_model);
    m_list->setItemDelegate(m_delegate);
    m_list->setFocusPolicy(Qt::NoFocus);
    m_list->setAccessibleName(tr("What was found"));
    m_list->setToolTip(tr("What was found"));
    m_list->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_list->setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
    m_list->setMouseTracking(true);
    m_list->setFrameShape(QFrame::NoFrame);
    auto *listRow = new QHBoxLayout;
    listRow->setContentsMargins(6, 0, 6, 6);
    listRow->addWidget(m_list);
    column->addLayout(listRow, 1);
    m_nothing->setAlignment(Qt::AlignCenter);
    m_nothing->setFixedHeight(60);
    m_nothing->setProperty("look", "hint");
    column->addWidget(m_nothing);
    m_footer = footer(m_box);
    column->addWidget(m_footer);
    connect(m_input, &QLineEdit::textChanged, this, &CommandPalette::ask);
    connect(m_list, &QListView::entered, this, [this](const QModelIndex &index) {
        if (m_model->entryAt(index.row()) != nullptr) {
            m_list->setCurrentIndex(index);
        }
    });
    connect(m_list, &QListView::clicked, this, [this](const QModelIndex &index) { run(index.row()); });
    hide();
}

void CommandPalette::addProvider(PaletteProvider *provider) {
    provider->setParent(this);
    m_providers.append(provider);
    if (!provider->prefix().isNull()) {
        m_footer->layout()->addItem(new QSpacerItem(12, 0, QSizePolicy::Fixed, QSizePolicy::Minimum));
        m_footer->layout()->addWidget(
            footerText(provider->prefix() + QStringLiteral("  ") + provider->section().toLower(), m_footer));
    }
    connect(
        provider, &PaletteProvider::found, this,
        [this, provider](int question, const QList<PaletteEntry> &entries) { answer(provider, question, entries); });
}

void CommandPalette::open(const QString &text) {
    if (!isVisible()) {
        m_formerFocus = QApplication::focusWidget();
    }
    setGeometry(parentWidget()->rect());
    raise();
    show();
    m_input->setFocus(Qt::OtherFocusReason);
    if (m_input->text() == text) {
        ask();
    } else {
        m_input->setText(text);
    }
    m_input->selectAll();
}

void CommandPalette::close() {
    ++m_question;
    hide();
    m_model->clear();
    if (m_formerFocus) {
        m_formerFocus->setFocus(Qt::OtherFocusReason);
    }
}

void CommandPalette::ask() {
    QString text = m_input->text().trimmed();
    const int question = ++m_question;
    QList<PaletteProvider *> asked = m_providers;
    if (!text.isEmpty()) {
        QList<PaletteProvider *> alone;
        for (PaletteProvider *provider : std::as_const(m_providers)) {
            if (!provider->prefix().isNull() && text.front() == provider->prefix()) {
                alone.append(provider);
            }
        }
        if (!alone.isEmpty()) {
            asked = alone;
            text = text.mid(1).trimmed();
        }
    }
    m_delegate->setWords(text.split(QLatin1Char(' '), Qt::SkipEmptyParts));
    m_model->clear();
    m_offered = false;
    for (PaletteProvider *provider : std::as_const(asked)) {
        provider->search(question, text, asked.size() == 1 ? kLimitAlone : kLimit);
    }
    offerDocuments();
    m_offered = m_model->rowCount() == 2 && !m_input->text().isEmpty() && m_model->prefixAt(1).isNull() &&
                m_model->index(0).data().toString() == tr("Nothing found here");
    place();
}

void CommandPalette::answer(PaletteProvider *provider, int question, const QList<PaletteEntry> &entries) {
    if (question != m_question) {
        return;
    }
    if (m_offered && !entries.isEmpty()) {
        m_offered = false;
        m_model->clear();
    }
    m_model->add(provider->section(), entries, provider->prefix());
    if (!m_list->currentIndex().isValid()) {
        const int first = m_model->nextEntry(-1, 1);
        if (first >= 0) {
            m_list->setCurrentIndex(m_model->index(first));
            m_list->scrollToTop();
        }
    }
    place();
}

void CommandPalette::move(int step) {
    const int next = m_model->nextEntry(m_list->currentIndex().row(), step);
    if (next < 0) {
        return;
    }
    m_list->setCurrentIndex(m_model->index(next));
    m_list->scrollTo(next == 1 ? m_model->index(0) : m_model->index(next));
}

void CommandPalette::run(int row) {
    const PaletteEntry *entry = m_model->entryAt(row);
    if (entry == nullptr) {
        return;
    }
    const std::function<void()> action = entry->run;
    close();
    if (action) {
        action();
    }
}

void CommandPalette::narrow() {
    const PaletteEntry *entry = m_model->entryAt(m_list->currentIndex().row());
    if (entry == nullptr) {
        return;
    }
    if (entry->narrow) {
        const std::function<QString()> into = entry->narrow;
        m_input->setText(into());
        return;
    }
    const QChar prefix = m_model->prefixAt(m_list->currentIndex().row());
    if (!prefix.isNull() && !m_input->text().startsWith(prefix)) {
        m_input->setText(prefix + m_input->text());
    }
}

void CommandPalette::offerDocuments() {
    const QString text = m_input->text().trimmed();
    if (m_model->rowCount() > 0 || text.isEmpty() || text.startsWith(QLatin1Char(':'))) {
        return;
    }
    PaletteEntry entry;
    entry.text = tr("Search documents for “%1”").arg(text);
    entry.detail = tr("ids of the database in front");
    entry.icon = QStringLiteral("edit-find");
    entry.run = [this, text] { open(QLatin1Char(':') + text); };
    m_model->add(tr("Nothing found here"), {entry});
    m_list->setCurrentIndex(m_model->index(m_model->nextEntry(-1, 1)));
}

bool CommandPalette::eventFilter(QObject *watched, QEvent *event) {
    if (watched == m_box && event->type() == QEvent::Paint) {
        QPainter painter(m_box);
        painter.setRenderHint(QPainter::Antialiasing);
        painter.setPen(theme::color(theme::Token::Border2));
        painter.setBrush(theme::color(theme::Token::Base));
        painter.drawRoundedRect(QRectF(m_box->rect()).adjusted(0.5, 0.5, -0.5, -0.5), 8, 8);
        painter.setPen(Qt::NoPen);
        painter.setBrush(theme::color(theme::Token::Panel));
        const int footerHeight = theme::scaled(kFooterHeight);
        const int footerTop = m_box->height() - footerHeight - 1;
        painter.setClipRect(1, footerTop, m_box->width() - 2, footerHeight);
        painter.drawRoundedRect(QRectF(1, footerTop - 16, m_box->width() - 2, footerHeight + 16), 7, 7);
        painter.setClipping(false);
        painter.fillRect(1, footerTop, m_box->width() - 2, 1, theme::color(theme::Token::Border));
        painter.fillRect(1, theme::scaled(kInputHeight), m_box->width() - 2, 1, theme::color(theme::Token::Border));
        theme::Icons::paint(&painter, QStringLiteral("edit-find"), QPointF(15, (theme::scaled(kInputHeight) - 18) / 2), 18,
                            theme::color(theme::Token::Accent));
        return true;
    }
    if (watched == m_input && event->type() == QEvent::KeyPress) {
        switch (static_cast<QKeyEvent *>(event)->key()) {
        case Qt::Key_Up:
            move(-1);
            return true;
        case Qt::Key_Down:
            move(1);
            return true;
        case Qt::Key_Return:
        case Qt::Key_Enter:
            run(m_list->currentIndex().row());
            return true;
        case Qt::Key_Escape:
            close();
            return true;
        case Qt::Key_Tab:
            narrow();
            return true;
        case Qt::Key_Backtab:
            return true;
        default:
            break;
        }
    }
    return QWidget::eventFilter(watched, event);
}

void CommandPalette::place() {
    const bool empty = m_model->rowCount() == 0;
    m_nothing->setVisible(empty);
    m_list->parentWidget()->layout()->activate();
    m_list->setVisible(!empty);
    m_nothing->setText(m_input->text().isEmpty() ? tr("Nothing to offer yet")
                                                 : tr("Nothing found for “%1”").arg(m_input->text()));
    int rows = 0;
    for (int row = 0; row < m_model->rowCount(); ++row) {
        rows += m_list->sizeHintForRow(row);
    }
    const int width = qMin(theme::scaled(kWidth), this->width() - 40);
    const int room = height() - kTop - 40;
    const int content = empty ? theme::scaled(60) : rows + 8;
    m_box->setGeometry((this->width() - width) / 2, kTop, width,
                       qMin(room, theme::scaled(kInputHeight + kFooterHeight) + content + 4));
}

void CommandPalette::paintEvent(QPaintEvent *event) {
    Q_UNUSED(event);
    QPainter painter(this);
    painter.fillRect(rect(), theme::color(theme::Token::Scrim));
}

void CommandPalette::mousePressEvent(QMouseEvent *event) {
    if (!m_box->geometry().contains(event->pos())) {
        close();
    }
}

void CommandPalette::resizeEvent(QResizeEvent *event) {
    QWidget::resizeEvent(event);
    place();
}

} // namespace davenport::shell
