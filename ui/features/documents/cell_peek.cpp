#include "ui/features/documents/cell_peek.h"

#include "engine/base/json_text.h"
#include "ui/session/open_database.h"
#include "ui/theme/theme.h"

#include <QKeyEvent>
#include <QLabel>
#include <QPlainTextEdit>
#include <QScreen>
#include <QVBoxLayout>

#include <algorithm>

namespace davenport::documents {

namespace {

constexpr std::size_t kMaxBytes = 64'000;
constexpr int kWidth = 360;
constexpr int kMinHeight = 90;
constexpr int kMaxHeight = 360;

/// The value of one member of a body, laid out; its beginning if it is very long.
QString valueText(const std::string &body, const std::string &field) {
    for (const base::JsonMember &member : base::jsonMembers(body)) {
        if (member.key != field) {
            continue;
        }
        const bool isString = member.type == base::JsonType::String;
        std::string text = isString ? base::decodeJsonString(member.value) : base::formatJson(member.value);
        const std::size_t whole = text.size();
        QString shown = QString::fromStdString(text.substr(0, kMaxBytes));
        if (whole > kMaxBytes) {
            shown += CellPeek::tr("\n… %1 bytes in all").arg(whole);
        }
        return shown;
    }
    return CellPeek::tr("The document has no such field any more.");
}

} // namespace

CellPeek::CellPeek(QWidget *parent)
    : QFrame(parent, Qt::Popup), m_title(new QLabel(this)), m_text(new QPlainTextEdit(this)) {
    setProperty("surface", "card");
    setObjectName(QStringLiteral("cellPeek"));
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(10, 8, 4, 8);
    layout->setSpacing(4);
    layout->addWidget(m_title);
    layout->addWidget(m_text);
    m_title->setProperty("look", "title");
    m_text->setReadOnly(true);
    m_text->setFont(theme::Theme::instance().codeFont());
    m_text->setAccessibleName(tr("Value"));
    m_text->setFrameShape(QFrame::NoFrame);
    m_text->installEventFilter(this);
    setFocusProxy(m_text);
}

QString CellPeek::text() const { return m_text->toPlainText(); }

void CellPeek::open(const session::DatabasePtr &database, const QString &id, const QString &field, const QRect &cell) {
    m_receiver.supersede();
    m_title->setText(field);
    database->run(
        m_receiver,
        [id = id.toStdString(), field = field.toStdString()](api::Session &session, const base::Work &) {
            return valueText(session.documents()->get(id).body, field);
        },
        [this, cell](const QString &text) { show(text, cell); },
        [this, cell](const base::Error &error) { show(QString::fromStdString(error.reason()), cell); });
}

void CellPeek::show(const QString &text, const QRect &cell) {
    m_text->setPlainText(text);
    const int lines = int(std::min<qsizetype>(text.count('\n') + 1, 100));
    const int height = std::clamp(lines * m_text->fontMetrics().lineSpacing() + 56, kMinHeight, kMaxHeight);
    resize(kWidth, height);
    const QRect screen = this->screen()->availableGeometry();
    QPoint at(cell.left(), cell.bottom() + 2);
    if (at.y() + height > screen.bottom()) {
        at.setY(cell.top() - height - 2);
    }
    at.setX(std::clamp(at.x(), screen.left(), std::max(screen.left(), screen.right() - kWidth)));
    move(at);
    QFrame::show();
    m_text->setFocus();
}

bool CellPeek::eventFilter(QObject *watched, QEvent *event) {
    if (event->type() == QEvent::KeyPress) {
        const int key = static_cast<QKeyEvent *>(event)->key();
        if (key == Qt::Key_Escape || key == Qt::Key_Space) {
            close();
            return true;
        }
    }
    return QFrame::eventFilter(watched, event);
}

} // namespace davenport::documents
