#include "ui/features/changes/changes_page.h"

#include "engine/base/error.h"
#include "ui/features/changes/change_body_view.h"
#include "ui/features/changes/changes_delegate.h"
#include "ui/features/changes/changes_feed.h"
#include "ui/features/changes/changes_model.h"
#include "ui/session/open_database.h"
#include "ui/session/studio_context.h"
#include "ui/widgets/button.h"
#include "ui/widgets/empty_state.h"
#include "ui/widgets/ribbon.h"
#include "ui/widgets/size_meter.h"

#include <QAction>
#include <QComboBox>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QLabel>
#include <QLineEdit>
#include <QRegularExpressionValidator>
#include <QScrollBar>
#include <QSplitter>
#include <QStackedWidget>
#include <QTableView>
#include <QVBoxLayout>

namespace davenport::changes {

namespace {

QString number(quint64 value) {
    return widgets::SizeMeter::numberText(qint64(value));
}

} // namespace

ChangesPage::ChangesPage(session::StudioContext *context, const session::DatabasePtr &database)
    : shell::Page(keyFor(database)), m_context(context), m_database(database), m_feed(new ChangesFeed(database, this)),
      m_model(new ChangesModel(this)), m_filter(new ChangesFilter(this)) {
    m_model->setPartitioned(database->info().partitioned);
    m_filter->setSourceModel(m_model);
    build();
    setTitle(tr("%1 · Changes").arg(database->name()), QStringLiteral("database-changes"));
    connect(m_feed, &ChangesFeed::restarted, this, [this] {
        m_model->clear();
        m_body->clear();
    });
    connect(m_feed, &ChangesFeed::arrived, this, [this](const QList<ChangeRow> &rows) {
        m_failed = false;
        m_model->setPartitioned(m_database->info().partitioned);
        QScrollBar *bar = m_table->verticalScrollBar();
        const int above = bar->value();
        const int before = m_filter->rowCount();
        m_model->add(rows);
        if (above > 0) {
            bar->setValue(above + qMax(0, m_filter->rowCount() - before)); // what one looks at stays where it is
        }
        showState();
    });
    connect(m_feed, &ChangesFeed::stateChanged, this, &ChangesPage::showState);
    connect(m_feed, &ChangesFeed::failed, this, [this](const base::Error &error) {
        m_failed = true;
        m_ribbon->showMessage(theme::Tone::Red, tr("The changes were not read"),
                              QString::fromStdString(error.reason()));
        m_ribbon->addAction(QStringLiteral("retry"), tr("Retry"), QStringLiteral("view-refresh"));
        m_ribbon->show();
    });
    connect(database.get(), &session::OpenDatabase::closing, this, &Page::closeRequested);
    m_feed->startAtEnd();
    showState();
}

ChangesPage::~ChangesPage() = default;

QString ChangesPage::keyFor(const session::DatabasePtr &database) {
    return QStringLiteral("changes:") + database->path();
}

QWidget *ChangesPage::focusTarget() {
    return m_table;
}

void ChangesPage::build() {
    buildBar();
    m_ribbon = new widgets::Ribbon(this);
    m_ribbon->hide();
    m_table = new QTableView(this);
    m_table->setModel(m_filter);
    m_table->setItemDelegate(new ChangesDelegate(this));
    m_table->setAccessibleName(tr("Changes, newest first"));
    m_table->setSelectionBehavior(QAbstractItemView::SelectRows);
    m_table->setSelectionMode(QAbstractItemView::SingleSelection);
    m_table->setTabKeyNavigation(false);
    m_table->setWordWrap(false);
    m_table->setShowGrid(false);
    m_table->verticalHeader()->hide();
    m_table->verticalHeader()->setSectionResizeMode(QHeaderView::Fixed);
    m_table->verticalHeader()->setDefaultSectionSize(26);
    m_table->setHorizontalScrollMode(QAbstractItemView::ScrollPerPixel);
    QHeaderView *header = m_table->horizontalHeader();
    header->setHighlightSections(false);
    header->setFixedHeight(28);
    header->resizeSection(ChangesModel::SeqColumn, 84);
    header->resizeSection(ChangesModel::SeenColumn, 72);
    header->resizeSection(ChangesModel::WhatColumn, 122);
    header->resizeSection(ChangesModel::RevColumn, 96);
    header->setStretchLastSection(false);
    header->setSectionResizeMode(ChangesModel::IdColumn, QHeaderView::Stretch);
    m_empty = new widgets::EmptyState(this);
    m_stack = new QStackedWidget(this);
    m_stack->addWidget(m_table);
    m_stack->addWidget(m_empty);
    m_body = new ChangeBodyView(this);
    m_split = new QSplitter(Qt::Horizontal, this);
    m_split->addWidget(m_stack);
    m_split->addWidget(m_body);
    m_split->setStretchFactor(0, 1);
    m_split->setSizes({1000, 280});
    m_split->setChildrenCollapsible(false);
    m_split->setHandleWidth(1);
    m_body->setMinimumWidth(220);
    m_body->setMinimumHeight(120);
    buildFooter();

    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addWidget(m_bar);
    layout->addWidget(m_ribbon);
    layout->addWidget(m_split, 1);
    layout->addWidget(m_footer);

    connect(m_table->selectionModel(), &QItemSelectionModel::currentRowChanged, this, &ChangesPage::onCurrent);
    connect(m_table, &QTableView::activated, this, &ChangesPage::openCurrent);
    connect(m_body, &ChangeBodyView::openRequested, this, &ChangesPage::openCurrent);
    connect(m_ribbon, &widgets::Ribbon::triggered, this, [this](const QString &id) {
        m_ribbon->hide();
        if (id == QLatin1String("resume")) {
            setPaused(false);
        } else {
            setSince(m_since->text());
        }
    });
    auto *pause = new QAction(this);
    pause->setShortcut(QKeySequence(Qt::CTRL | Qt::Key_P));
    pause->setShortcutContext(Qt::WidgetWithChildrenShortcut);
    connect(pause, &QAction::triggered, this, [this] { setPaused(!isPaused()); });
    addAction(pause);
}

void ChangesPage::buildBar() {
    m_bar = new QWidget(this);
    m_bar->setObjectName(QStringLiteral("changesBar"));
    m_bar->setFixedHeight(42);
    auto *layout = new QHBoxLayout(m_bar);
    layout->setContentsMargins(12, 0, 12, 0);
    layout->setSpacing(8);
    m_pause = new widgets::Button(tr("Pause"), QStringLiteral("media-pause"));
    m_pause->setToolTip(tr("Keep the list as it is while one reads (Ctrl+P)"));
    auto *sinceLabel = new QLabel(tr("&Since"), m_bar);
    sinceLabel->setProperty("look", "small-secondary");
    m_since = new QLineEdit(m_bar);
    m_since->setPlaceholderText(tr("the latest"));
    m_since->setAccessibleName(tr("Since which sequence"));
    m_since->setToolTip(tr("Show the changes after this sequence: 0 for all of them, nothing for the latest"));
    m_since->setValidator(new QRegularExpressionValidator(QRegularExpression(QStringLiteral("\\d{0,19}")), m_since));
    m_since->setFixedWidth(110);
    m_since->setClearButtonEnabled(true);
    sinceLabel->setBuddy(m_since);
    m_kind = new QComboBox(m_bar);
    m_kind->setAccessibleName(tr("Which changes"));
    m_kind->setToolTip(tr("Which changes the list shows"));
    m_kind->addItems(
        {tr("All changes"), tr("Edits"), tr("Deletions"), tr("With several leaves"), tr("Design documents")});
    m_search = new QLineEdit(m_bar);
    m_search->setPlaceholderText(tr("Filter by id"));
    m_search->setAccessibleName(tr("Filter by id"));
    m_search->setToolTip(tr("Show the changes of documents whose id contains this"));
    m_search->setClearButtonEnabled(true);
    layout->addWidget(m_pause);
    layout->addWidget(sinceLabel);
    layout->addWidget(m_since);
    layout->addWidget(m_kind);
    layout->addWidget(m_search, 1);
    connect(m_pause, &QPushButton::clicked, this, [this] { setPaused(!isPaused()); });
    connect(m_since, &QLineEdit::returnPressed, this, [this] { setSince(m_since->text()); });
    connect(m_since, &QLineEdit::textChanged, this, [this](const QString &text) {
        if (text.isEmpty()) {
            setSince(text); // the cross at its end
        }
    });
    connect(m_kind, &QComboBox::currentIndexChanged, this, [this](int index) {
        m_filter->setKind(ChangesFilter::Kind(index));
        showState();
    });
    connect(m_search, &QLineEdit::textChanged, this, [this](const QString &text) {
        m_filter->setText(text);
        showState();
    });
}

void ChangesPage::buildFooter() {
    m_footer = new QWidget(this);
    m_footer->setFixedHeight(34);
    auto *layout = new QHBoxLayout(m_footer);
    layout->setContentsMargins(12, 1, 12, 0);
    layout->setSpacing(8);
    m_count = new QLabel(m_footer);
    m_count->setProperty("look", "small");
    m_count->setObjectName(QStringLiteral("changesCount"));
    m_position = new QLabel(m_footer);
    m_position->setProperty("look", "small-secondary");
    m_more = new widgets::Button(QString(), QStringLiteral("go-down"));
    m_more->setSmall(true);
    m_more->setToolTip(tr("Read the next changes after the last one of the list"));
    layout->addWidget(m_count);
    layout->addWidget(m_more);
    layout->addStretch(1);
    layout->addWidget(m_position);
    connect(m_more, &QPushButton::clicked, m_feed, &ChangesFeed::more);
}

void ChangesPage::resizeEvent(QResizeEvent *event) {
    shell::Page::resizeEvent(event);
    // Ids are what one reads; the revision stands beside the document, too.
    constexpr int kRoomForRevisions = 900;
    constexpr int kRoomBeside = 760;
    m_split->setOrientation(width() < kRoomBeside ? Qt::Vertical : Qt::Horizontal);
    m_table->setColumnHidden(ChangesModel::RevColumn, width() < kRoomForRevisions);
}

void ChangesPage::setSince(const QString &text) {
    if (m_since->text() != text) {
        const QSignalBlocker quiet(m_since);
        m_since->setText(text);
    }
    if (text.isEmpty()) {
        m_feed->startAtEnd();
    } else {
        m_feed->startAfter(text.toULongLong());
    }
}

void ChangesPage::setPaused(bool paused) {
    m_feed->setPaused(paused);
}

bool ChangesPage::isPaused() const {
    return m_feed->isPaused();
}

QString ChangesPage::selectedId() const {
    const QModelIndex current = m_table->currentIndex();
    return current.isValid() ? m_model->row(m_filter->mapToSource(current).row()).id : QString();
}

void ChangesPage::onCurrent() {
    const QModelIndex current = m_table->currentIndex();
    if (!current.isValid()) {
        m_body->clear();
        return;
    }
    const int row = m_filter->mapToSource(current).row();
    m_body->showRevision(m_database, m_model->row(row).id, m_model->row(row).rev, m_model->isSuperseded(row));
    m_context->setCurrentDocument({m_database, m_model->row(row).id, {}});
}

void ChangesPage::openCurrent() {
    if (!selectedId().isEmpty()) {
        emit m_context->openDocumentsRequested(m_database, {}, selectedId());
    }
}

void ChangesPage::showState() {
    setLoading(m_feed->isReading());
    m_pause->setText(isPaused() ? tr("Resume") : tr("Pause"));
    m_pause->setIconName(isPaused() ? QStringLiteral("media-start") : QStringLiteral("media-pause"));
    if (!m_failed) {
        m_ribbon->setVisible(isPaused());
        if (isPaused()) {
            m_ribbon->showMessage(theme::Tone::Amber, tr("Paused"),
                                  m_feed->waiting() == 0 ? tr("No change has come since.")
                                                         : tr("%n changes wait.", nullptr, int(m_feed->waiting())),
                                  QStringLiteral("media-pause"));
            m_ribbon->addAction(QStringLiteral("resume"), tr("Resume"), QStringLiteral("media-start"));
        }
    }
    const int shown = m_filter->rowCount();
    const int rows = m_model->rowCount();
    QString count = shown == rows ? tr("%n changes", nullptr, rows)
                                  : tr("%1 of %2 changes").arg(number(quint64(shown)), number(quint64(rows)));
    if (m_model->dropped() > 0) {
        count += tr(" · %1 earlier ones left the list").arg(number(m_model->dropped()));
    }
    m_count->setText(count);
    m_more->setVisible(m_feed->pending() > 0);
    m_more->setText(tr("Read on: up to %1 more").arg(number(m_feed->pending())));
    m_position->setText(m_feed->pending() > 0 || isPaused() ? tr("up to sequence %1").arg(number(m_feed->lastSeq()))
                                                            : tr("live · sequence %1").arg(number(m_feed->lastSeq())));
    setStatus({m_database->name(), tr("update_seq %1").arg(number(m_feed->lastSeq()))},
              {isPaused() ? tr("Paused") : tr("Live")});
    if (shown == 0 && !m_feed->isReading()) {
        if (rows == 0) {
            m_empty->setContent(QStringLiteral("database-changes"), tr("No change yet"),
                                m_since->text().isEmpty()
                                    ? tr("Changes appear here as they happen.")
                                    : tr("Nothing has changed after sequence %1.").arg(m_since->text()));
        } else {
            m_empty->setContent(QStringLiteral("view-filter"), tr("No change matches"),
                                tr("%n changes are hidden by the filter.", nullptr, rows));
        }
        m_stack->setCurrentWidget(m_empty);
    } else {
        m_stack->setCurrentWidget(m_table);
    }
}

} // namespace davenport::changes
