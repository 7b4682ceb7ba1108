#include "ui/features/related/lower_dock.h"

#include "ui/features/related/history_view.h"
#include "ui/features/related/related_view.h"
#include "ui/features/related/request_log_view.h"
#include "ui/session/open_database.h"
#include "ui/session/studio_context.h"
#include "ui/theme/theme.h"
#include "ui/widgets/elided_label.h"
#include "ui/widgets/icon_button.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QLocale>
#include <QPainter>
#include <QStackedWidget>
#include <QTabBar>
#include <QVBoxLayout>

namespace davenport::related {

namespace {

constexpr int kDelay = 200; // ms: walking over rows with the arrow keys starts no search for each

/// The row of tabs, on the panels' ground with a line above.
class TabRow : public QWidget {
public:
    using QWidget::QWidget;

protected:
    void paintEvent(QPaintEvent *) override {
        QPainter painter(this);
        painter.fillRect(rect(), theme::color(theme::Token::Panel));
        painter.fillRect(0, 0, width(), 1, theme::color(theme::Token::Border));
        painter.fillRect(0, height() - 1, width(), 1, theme::color(theme::Token::Border));
    }
};

/// What the panel shows of a document does not depend on which of its revisions is looked at.
session::DocumentLocator winnerOf(session::DocumentLocator document) {
    document.rev.clear();
    return document;
}

} // namespace

LowerDock::LowerDock(session::StudioContext *context, QWidget *parent)
    : QWidget(parent), m_context(context), m_bar(new TabRow(this)), m_tabs(new QTabBar(m_bar)),
      m_of(new widgets::ElidedLabel(QString(), m_bar)), m_stack(new QStackedWidget(this)),
      m_related(new RelatedView(context, this)), m_history(new HistoryView(context, this)),
      m_requests(new RequestLogView(this)) {
    m_bar->setFixedHeight(32);
    auto *row = new QHBoxLayout(m_bar);
    row->setContentsMargins(4, 0, 6, 0);
    row->setSpacing(8);
    m_tabs->setProperty("look", "sub");
    m_tabs->setAccessibleName(tr("Around the document"));
    m_tabs->setDrawBase(false);
    m_tabs->setExpanding(false);
    m_tabs->addTab(tr("Related"));
    m_tabs->addTab(tr("Changes"));
    m_tabs->addTab(tr("Request log"));
    m_tabs->setTabToolTip(RelatedTab, tr("Documents that this one refers to, and that refer to it"));
    m_tabs->setTabToolTip(ChangesTab, tr("What happened to this document"));
    m_tabs->setTabToolTip(RequestsTab, tr("What was asked of this database, as CouchDB requests"));
    m_of->setProperty("look", "hint");
    m_of->setAlignment(Qt::AlignRight | Qt::AlignVCenter);
    m_of->setElideMode(Qt::ElideMiddle);
    auto *fold = new widgets::IconButton(QStringLiteral("go-down"), tr("Hide this panel"), m_bar, 14);
    row->addWidget(m_tabs);
    row->addStretch(1);
    row->addWidget(m_of, 2);
    row->addWidget(fold);
    m_stack->addWidget(m_related);
    m_stack->addWidget(m_history);
    m_stack->addWidget(m_requests);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(m_stack);
    m_delay.setSingleShot(true);
    m_delay.setInterval(kDelay);
    setFocusProxy(m_tabs);

    connect(fold, &QToolButton::clicked, this, &LowerDock::foldRequested);
    connect(m_tabs, &QTabBar::currentChanged, this, [this](int tab) {
        m_stack->setCurrentIndex(tab);
        showDocument();
    });
    connect(&m_delay, &QTimer::timeout, this, &LowerDock::showDocument);
    connect(m_related, &RelatedView::countChanged, this, [this](int count) {
        m_tabs->setTabText(RelatedTab, count > 0 ? tr("Related · %1").arg(QLocale().toString(count)) : tr("Related"));
    });
    connect(context, &session::StudioContext::currentDocumentChanged, this, &LowerDock::schedule);
    connect(context, &session::StudioContext::currentDatabaseChanged, this, &LowerDock::schedule);
    const auto onWritten = [this](const session::DocumentLocator &written) {
        for (session::DocumentLocator &shown : m_shown) {
            if (shown.id == written.id && shown.database == written.database) {
                shown = {}; // it is another one now: read it again
            }
        }
        schedule();
    };
    connect(context, &session::StudioContext::documentSaved, this, onWritten);
    connect(context, &session::StudioContext::documentDeleted, this, onWritten);
}

void LowerDock::setTab(Tab tab) {
    m_tabs->setCurrentIndex(tab);
}

void LowerDock::schedule() {
    if (isVisible()) {
        m_delay.start();
    }
}

void LowerDock::showEvent(QShowEvent *event) {
    QWidget::showEvent(event);
    showDocument();
}

void LowerDock::showDocument() {
    const session::DocumentLocator document = winnerOf(m_context->currentDocument());
    const int tab = m_tabs->currentIndex();
    if (tab == RequestsTab) {
        m_requests->setDatabase(m_context->currentDatabase());
        m_of->setFullText(m_context->currentDatabase() ? tr("of %1").arg(m_context->currentDatabase()->name())
                                                       : QString());
        return;
    }
    m_of->setFullText(document.isEmpty() ? QString() : tr("of %1").arg(document.id));
    if (document == m_shown[tab] && !document.isEmpty()) {
        return;
    }
    m_shown[tab] = document;
    if (tab == RelatedTab) {
        m_related->show(document);
    } else {
        m_history->show(document);
    }
}

} // namespace davenport::related
