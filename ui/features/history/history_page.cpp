#include "ui/features/history/history_page.h"

#include "ui/session/open_database.h"
#include "ui/session/studio_context.h"
#include "ui/session/workspace.h"
#include "ui/theme/tone.h"
#include "ui/widgets/button.h"
#include "ui/widgets/ribbon.h"

#include <QHBoxLayout>
#include <QHeaderView>
#include <QLabel>
#include <QLocale>
#include <QTableWidget>
#include <QVBoxLayout>

#include <mutex>

namespace davenport::history {

/// Carries the journal's word that it changed from whichever thread to the page, as long as there is one.
struct HistoryPage::Bell {
    std::mutex mutex;
    HistoryPage *page = nullptr;

    void ring() {
        const std::scoped_lock lock(mutex);
        if (page != nullptr) {
            QMetaObject::invokeMethod(
                page, [target = page] { target->refresh(); }, Qt::QueuedConnection);
        }
    }
    void mute() {
        const std::scoped_lock lock(mutex);
        page = nullptr;
    }
};

HistoryPage::HistoryPage(session::StudioContext *context, QWidget *parent)
    : shell::Page(pageKey(), parent), m_context(context), m_bell(std::make_shared<Bell>()),
      m_table(new QTableWidget(this)), m_ribbon(new widgets::Ribbon(this)), m_progress(new QLabel(this)),
      m_worker(QStringLiteral("history")) {
    m_bell->page = this;
    setTitle(tr("History"), QStringLiteral("edit-undo"));
    build();
    connect(context, &session::StudioContext::workspaceChanged, this, &HistoryPage::follow);
    follow();
}

HistoryPage::~HistoryPage() {
    m_bell->mute();
    m_ticket.cancel();
    if (m_journal) {
        m_journal->setListener({});
    }
}

QString HistoryPage::pageKey() {
    return QStringLiteral("history:");
}

QString HistoryPage::message() const {
    return m_ribbon->isHidden() ? QString() : m_ribbon->message();
}

QStringList HistoryPage::unsavedWork() const {
    return m_running ? QStringList{tr("Taking back under way")} : QStringList{};
}

QWidget *HistoryPage::focusTarget() {
    return m_table;
}

void HistoryPage::build() {
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    m_ribbon->hide();
    column->addWidget(m_ribbon);
    m_table->setColumnCount(5);
    m_table->setHorizontalHeaderLabels({tr("When"), tr("What"), tr("Database"), tr("Documents"), tr("State")});
    m_table->setAccessibleName(tr("What was written"));
    m_table->setToolTip(tr("What was written from here, the newest first"));
    m_table->setSelectionBehavior(QAbstractItemView::SelectRows);
    m_table->setSelectionMode(QAbstractItemView::SingleSelection);
    m_table->setEditTriggers(QAbstractItemView::NoEditTriggers);
    m_table->setTabKeyNavigation(false);
    m_table->verticalHeader()->hide();
    m_table->verticalHeader()->setDefaultSectionSize(26);
    m_table->horizontalHeader()->setSectionResizeMode(QHeaderView::ResizeToContents);
    m_table->horizontalHeader()->setSectionResizeMode(1, QHeaderView::Stretch);
    column->addWidget(m_table, 1);
    auto *row = new QHBoxLayout;
    row->setContentsMargins(12, 8, 12, 8);
    row->setSpacing(8);
    m_progress->setProperty("look", "secondary");
    m_progress->setText(tr("At most %1 entries and %2 are kept; the oldest go first.")
                            .arg(session::UndoJournal::kEntries)
                            .arg(QLocale().formattedDataSize(session::UndoJournal::kBytes)));
    m_cancel = new widgets::Button(tr("Cancel"), {}, widgets::Button::Role::Plain, this);
    m_take = new widgets::Button(tr("Take back"), QStringLiteral("edit-undo"), widgets::Button::Role::Primary, this);
    m_take->setToolTip(tr("Write new revisions with the old bodies; what was changed since is left alone"));
    row->addWidget(m_progress, 1);
    row->addWidget(m_cancel);
    row->addWidget(m_take);
    column->addLayout(row);
    connect(m_take, &QPushButton::clicked, this, &HistoryPage::takeBack);
    connect(m_cancel, &QPushButton::clicked, this, [this] { m_ticket.cancel(); });
    connect(m_table, &QTableWidget::itemSelectionChanged, this, &HistoryPage::updateButtons);
    updateButtons();
}

void HistoryPage::follow() {
    if (m_journal) {
        m_journal->setListener({});
    }
    m_journal = m_context->workspace() != nullptr ? m_context->workspace()->undo() : nullptr;
    if (m_journal) {
        m_journal->setListener([bell = m_bell] { bell->ring(); });
    }
    refresh();
}

void HistoryPage::refresh() {
    if (!m_journal) {
        show({});
        return;
    }
    m_reads.supersede();
    m_worker.run(
        m_reads, [journal = m_journal](const base::Work &) { return journal->entries(); },
        [this](const QList<session::UndoEntry> &entries) { show(entries); });
}

QString HistoryPage::whatText(const session::UndoEntry &entry) {
    QStringList parts;
    const auto add = [&parts](quint64 number, const QString &text) {
        if (number > 0) {
            parts.append(text.arg(QLocale().toString(number)));
        }
    };
    add(entry.created, tr("created %1"));
    add(entry.changed, tr("changed %1"));
    add(entry.deleted, tr("deleted %1"));
    const QString figures = parts.join(QStringLiteral(", "));
    return entry.title.isEmpty() ? figures : entry.title + QStringLiteral(" · ") + figures;
}

void HistoryPage::show(const QList<session::UndoEntry> &entries) {
    const int row = m_table->currentRow();
    const quint64 current = row >= 0 && row < m_entries.size() ? m_entries.at(row).number : 0;
    m_entries = entries;
    m_table->setRowCount(static_cast<int>(entries.size()));
    int wanted = 0;
    for (int i = 0; i < entries.size(); ++i) {
        const session::UndoEntry &entry = entries.at(i);
        const QString state = entry.takenBack.isValid() ? tr("taken back")
                              : entry.beyond > 0        ? tr("%1 more cannot be taken back").arg(entry.beyond)
                                                        : QString();
        const QString when = QLocale().toString(entry.when.toLocalTime(), QLocale::ShortFormat);
        const QStringList texts{when, whatText(entry), entry.database, QLocale().toString(entry.documents()), state};
        for (int column = 0; column < texts.size(); ++column) {
            m_table->setItem(i, column, new QTableWidgetItem(texts.at(column)));
        }
        wanted = entry.number == current ? i : wanted;
    }
    m_table->selectRow(wanted);
    setStatus({tr("%n entries", nullptr, static_cast<int>(entries.size()))}, {});
    updateButtons();
}

void HistoryPage::takeBack() {
    const int row = m_table->currentRow();
    if (m_running || row < 0 || row >= m_entries.size()) {
        return;
    }
    const session::UndoEntry entry = m_entries.at(row);
    const session::DatabasePtr database = m_context->workspace()->database(entry.database);
    if (!database) {
        m_ribbon->showMessage(theme::Tone::Red, tr("Nothing was taken back"),
                              tr("There is no database %1 in the workspace any more.").arg(entry.database));
        m_ribbon->show();
        return;
    }
    m_running = true;
    setLoading(true);
    m_ribbon->hide();
    updateButtons();
    const QString title = tr("Taking back of: %1").arg(whatText(entry));
    m_ticket = database->run(
        m_writes,
        [journal = m_journal, number = entry.number, title](api::Session &session, const base::Work &work) {
            const session::TakeBackReport report = session::takeBack(session, journal->items(number), title, work);
            if (report.restored > 0 && !report.cancelled) {
                journal->markTakenBack(number);
            }
            return report;
        },
        [this](const session::TakeBackReport &report) { onTakenBack(report); },
        [this](const base::Error &error) {
            endRun();
            m_ribbon->showMessage(theme::Tone::Red, tr("Nothing was taken back"),
                                  QString::fromStdString(error.reason()));
            m_ribbon->show();
        },
        [this](const base::Progress &progress) {
            m_progress->setText(
                tr("%1 of %2")
                    .arg(QLocale().toString(quint64(progress.done)), QLocale().toString(quint64(progress.total))));
        },
        async::Lane::Own);
}

void HistoryPage::onTakenBack(const session::TakeBackReport &report) {
    endRun();
    const QString restored = tr("%n document(s) are as they were", nullptr, static_cast<int>(report.restored));
    QStringList lines;
    if (report.cancelled) {
        lines.append(tr("Cancelled: %1 were not looked at.")
                         .arg(QLocale().toString(report.total - report.restored - report.notRestored)));
    }
    if (report.notRestored > 0) {
        lines.append(tr("%n document(s) were left alone.", nullptr, static_cast<int>(report.notRestored)));
    }
    for (const session::TakeBackProblem &problem : report.problems) {
        lines.append(problem.id + QStringLiteral(": ") + problem.reason);
    }
    m_ribbon->showMessage(lines.isEmpty() ? theme::Tone::Green : theme::Tone::Amber, restored,
                          lines.join(QLatin1Char(' ')));
    m_ribbon->setDismissable(true);
    m_ribbon->show();
}

void HistoryPage::endRun() {
    m_running = false;
    setLoading(false);
    m_progress->clear();
    updateButtons();
}

void HistoryPage::updateButtons() {
    const int row = m_table->currentRow();
    m_take->setEnabled(!m_running && row >= 0 && row < m_entries.size() && !m_entries.at(row).takenBack.isValid());
    m_cancel->setVisible(m_running);
}

} // namespace davenport::history
