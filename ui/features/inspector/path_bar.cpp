#include "ui/features/inspector/path_bar.h"

#include "engine/base/json_text.h"
#include "ui/features/inspector/json_editor.h"
#include "ui/json/json_path.h"
#include "ui/theme/theme.h"
#include "ui/widgets/icon_button.h"

#include <QAbstractItemView>
#include <QCompleter>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QPaintEvent>
#include <QPainter>

namespace davenport::inspector {

namespace {

constexpr std::size_t kOffers = 100;

} // namespace

PathBar::PathBar(JsonEditor *editor, QWidget *parent)
    : QWidget(parent), m_editor(editor), m_edit(new QLineEdit), m_problem(new QLabel),
      m_worker(QStringLiteral("path")) {
    setFixedHeight(36);
    m_edit->setPlaceholderText(tr("Go to path, such as lines[1].sku"));
    m_edit->setAccessibleName(tr("Path to go to"));
    m_edit->setFont(theme::Theme::instance().codeFont(12));
    m_edit->installEventFilter(this);
    auto *completer = new QCompleter(&m_offers, this);
    completer->setCaseSensitivity(Qt::CaseInsensitive);
    completer->setMaxVisibleItems(10);
    m_edit->setCompleter(completer);
    m_problem->setProperty("look", "small");
    auto *close = new widgets::IconButton(QStringLiteral("window-close"), tr("Close (Esc)"));
    auto *layout = new QHBoxLayout(this);
    layout->setContentsMargins(8, 0, 8, 1);
    layout->setSpacing(4);
    layout->addWidget(m_edit, 1);
    layout->addWidget(m_problem);
    layout->addWidget(close);
    m_delay.setSingleShot(true);
    m_delay.setInterval(80);
    connect(&m_delay, &QTimer::timeout, this, &PathBar::look);
    connect(m_edit, &QLineEdit::textEdited, this, [this] {
        m_problem->clear();
        m_delay.start();
    });
    connect(close, &QToolButton::clicked, this, &PathBar::shut);
    hide();
}

QString PathBar::problem() const { return m_problem->text(); }

void PathBar::open() {
    const QByteArray text = m_editor->bytes();
    const json::JsonSpot spot = json::spotAt({text.constData(), static_cast<std::size_t>(text.size())},
                                             static_cast<std::size_t>(m_editor->cursorOffset()));
    m_edit->setText(QString::fromStdString(spot.path));
    m_problem->clear();
    setVisible(true);
    m_edit->setFocus(Qt::ShortcutFocusReason);
    m_edit->selectAll();
    look();
}

void PathBar::shut() {
    m_receiver.supersede();
    m_delay.stop();
    hide();
    m_editor->setFocus(Qt::OtherFocusReason);
}

void PathBar::look() {
    m_receiver.supersede();
    m_worker.run(
        m_receiver,
        [text = m_editor->bytes().toStdString(), typed = m_edit->text().toStdString()](const base::Work &) {
            base::checkJson(text);
            QStringList offers;
            for (const std::string &path : json::completePath(text, typed, kOffers)) {
                offers << QString::fromStdString(path);
            }
            return offers;
        },
        [this](const QStringList &offers) {
            m_offers.setStringList(offers);
            if (m_edit->hasFocus() && m_edit->isModified()) {
                m_edit->completer()->complete();
            }
        },
        [this](const base::Error &error) { m_problem->setText(QString::fromStdString(error.reason())); });
}

void PathBar::go() {
    m_receiver.supersede();
    m_worker.run(
        m_receiver,
        [text = m_editor->bytes().toStdString(), path = m_edit->text().trimmed().toStdString()](const base::Work &) {
            base::checkJson(text);
            return json::findPath(text, path);
        },
        [this](const std::optional<json::JsonSpot> &spot) {
            if (!spot) {
                m_problem->setText(tr("no such path"));
                return;
            }
            shut();
            m_editor->goTo(static_cast<qsizetype>(spot->begin), static_cast<qsizetype>(spot->end));
        },
        [this](const base::Error &error) { m_problem->setText(QString::fromStdString(error.reason())); });
}

bool PathBar::eventFilter(QObject *watched, QEvent *event) {
    if (watched == m_edit && event->type() == QEvent::KeyPress) {
        const int key = static_cast<QKeyEvent *>(event)->key();
        if (key == Qt::Key_Escape) {
            shut();
            return true;
        }
        if (key == Qt::Key_Return || key == Qt::Key_Enter) {
            go();
            return true;
        }
    }
    return QWidget::eventFilter(watched, event);
}

void PathBar::paintEvent(QPaintEvent *event) {
    QPainter painter(this);
    painter.fillRect(event->rect(), theme::color(theme::Token::Panel));
    painter.fillRect(QRect(0, height() - 1, width(), 1), theme::color(theme::Token::Border));
}

} // namespace davenport::inspector
