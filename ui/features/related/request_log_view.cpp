#include "ui/features/related/request_log_view.h"

#include "ui/session/open_database.h"
#include "ui/widgets/button.h"

#include <QAction>
#include <QCheckBox>
#include <QClipboard>
#include <QDateTime>
#include <QGuiApplication>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QLocale>
#include <QScrollBar>
#include <QVBoxLayout>

namespace davenport::related {

namespace {

QString shellQuoted(const QString &text) {
    return '\'' + QString(text).replace('\'', QStringLiteral("'\\''")) + '\'';
}

QString curlOf(const session::Request &request) {
    if (request.method == "LOCAL") {
        return {}; // there is no such request
    }
    const QString body = QString::fromStdString(request.body);
    QString text =
        QStringLiteral("curl -X %1 %2")
            .arg(QString::fromStdString(request.method),
                 shellQuoted(QStringLiteral("http://localhost:5984") + QString::fromStdString(request.path)));
    if (!body.isEmpty()) {
        const bool isHeader =
            body.startsWith(QLatin1String("Destination:")) || body.startsWith(QLatin1String("Content-Type:"));
        text += isHeader ? QStringLiteral(" -H ") + shellQuoted(body)
                         : QStringLiteral(" -H 'Content-Type: application/json' -d ") + shellQuoted(body);
    }
    return text;
}

bool isPolling(const session::Request &request) {
    return request.method == "GET" && request.path.find('/', 1) == std::string::npos;
}

CellRow rowOf(const session::Request &request) {
    const QString outcome = QString::fromStdString(request.outcome);
    const bool failed = !outcome.isEmpty() && !outcome.startsWith('2') && outcome != QLatin1String("cancelled");
    const auto at = QDateTime::fromMSecsSinceEpoch(
        std::chrono::duration_cast<std::chrono::milliseconds>(request.at.time_since_epoch()).count());
    CellRow row;
    row.icon = failed              ? QStringLiteral("status-error")
               : outcome.isEmpty() ? QStringLiteral("appointment-time")
                                   : QString();
    row.iconText = failed              ? RequestLogView::tr("failed")
                   : outcome.isEmpty() ? RequestLogView::tr("running")
                                       : QString();
    row.tip = QString::fromStdString(request.method + " " + request.path) +
              (request.body.empty() ? QString() : '\n' + QString::fromStdString(request.body));
    row.cells = {
        {at.toString(QStringLiteral("HH:mm:ss.zzz")), theme::Token::Text3, false, 0},
        {QString::fromStdString(request.method), theme::Token::Jkey, true, 0},
        {outcome.isEmpty() ? QStringLiteral("…") : outcome, failed ? theme::Token::Red : theme::Token::Text2, false, 0},
        {outcome.isEmpty() ? QString()
                           : RequestLogView::tr("%1 ms").arg(QLocale().toString(request.milliseconds, 'f', 1)),
         theme::Token::Text2, false, 0},
        {request.items == 0 ? QString() : QLocale().toString(qulonglong(request.items)), theme::Token::Text2, false, 0},
        {QString::fromStdString(request.path), theme::Token::Text, true, 0}};
    return row;
}

} // namespace

RequestLogView::RequestLogView(QWidget *parent)
    : QWidget(parent),
      m_model(new CellModel({tr("at"), tr("method"), tr("outcome"), tr("time"), tr("items"), tr("request")}, this)),
      m_table(new CellTable(m_model, {28, 96, 72, 120, 80, 64}, this)), m_filter(new QLineEdit(this)),
      m_polling(new QCheckBox(tr("Show &polling"), this)), m_note(new QLabel(this)) {
    auto *bar = new QHBoxLayout;
    bar->setContentsMargins(12, 4, 12, 4);
    bar->setSpacing(8);
    m_filter->setPlaceholderText(tr("Filter requests"));
    m_filter->setAccessibleName(tr("Filter requests"));
    m_filter->setToolTip(tr("Show the requests that contain this"));
    m_filter->setClearButtonEnabled(true);
    m_polling->setToolTip(tr("Show the questions for the database's figures, too"));
    auto *copy = new widgets::Button(tr("Copy as curl"), QStringLiteral("edit-copy"));
    copy->setSmall(true);
    copy->setToolTip(tr("Copy the selected request as a command for a CouchDB server (Ctrl+C)"));
    auto *clear = new widgets::Button(tr("Clear"));
    clear->setSmall(true);
    clear->setToolTip(tr("Forget the requests so far"));
    bar->addWidget(m_filter, 1);
    bar->addWidget(m_polling);
    bar->addWidget(copy);
    bar->addWidget(clear);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addLayout(bar);
    layout->addWidget(m_table, 1);
    layout->addWidget(m_note);
    m_table->setAccessibleName(tr("Requests, the newest last"));
    m_note->setProperty("look", "hint");
    m_note->setContentsMargins(12, 6, 12, 6);
    m_note->setText(tr("Nothing has been asked of a database yet."));
    m_timer.setInterval(250);
    connect(&m_timer, &QTimer::timeout, this, [this] {
        if (m_database && m_database->requestLog()->revision() != m_seen) {
            refresh();
        }
    });
    connect(m_filter, &QLineEdit::textChanged, this, &RequestLogView::refresh);
    connect(m_polling, &QCheckBox::toggled, this, &RequestLogView::refresh);
    connect(copy, &QPushButton::clicked, this, &RequestLogView::copyCurl);
    connect(clear, &QPushButton::clicked, this, [this] {
        if (m_database) {
            m_database->requestLog()->clear();
            refresh();
        }
    });
    auto *key = new QAction(m_table);
    key->setShortcut(QKeySequence::Copy);
    key->setShortcutContext(Qt::WidgetShortcut);
    connect(key, &QAction::triggered, this, &RequestLogView::copyCurl);
    m_table->addAction(key);
    refresh();
}

void RequestLogView::setDatabase(const session::DatabasePtr &database) {
    m_database = database;
    m_seen = 0;
    m_model->setRows({});
    refresh();
}

void RequestLogView::showEvent(QShowEvent *event) {
    QWidget::showEvent(event);
    refresh();
    m_timer.start();
}

void RequestLogView::hideEvent(QHideEvent *event) {
    QWidget::hideEvent(event);
    m_timer.stop();
}

void RequestLogView::refresh() {
    QList<CellRow> rows;
    m_curls.clear();
    if (m_database && isVisible()) {
        m_seen = m_database->requestLog()->revision();
        const QString wanted = m_filter->text().trimmed();
        for (const session::Request &request : m_database->requestLog()->requests()) {
            const bool matches =
                wanted.isEmpty() || QString::fromStdString(request.method + " " + request.path + " " + request.outcome)
                                        .contains(wanted, Qt::CaseInsensitive);
            if (matches && (m_polling->isChecked() || !isPolling(request))) {
                rows.append(rowOf(request));
                m_curls.append(curlOf(request));
            }
        }
    }
    const bool atEnd = m_table->verticalScrollBar()->value() >= m_table->verticalScrollBar()->maximum();
    m_model->updateRows(std::move(rows));
    m_note->setVisible(m_model->rows().isEmpty());
    m_table->setVisible(!m_model->rows().isEmpty());
    if (atEnd) {
        m_table->scrollToBottom();
    }
}

QString RequestLogView::curl() const {
    return m_curls.value(m_table->currentIndex().row());
}

void RequestLogView::copyCurl() {
    if (!curl().isEmpty()) {
        QGuiApplication::clipboard()->setText(curl());
    }
}

} // namespace davenport::related
