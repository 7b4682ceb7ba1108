#include "ui/features/welcome/welcome_page.h"

#include "ui/features/welcome/start_card.h"
#include "ui/session/recent_workspaces.h"
#include "ui/session/studio_context.h"
#include "ui/session/workspace.h"
#include "ui/theme/icons.h"
#include "ui/theme/theme.h"
#include "ui/widgets/button.h"
#include "ui/widgets/elided_label.h"
#include "ui/widgets/key_hint.h"
#include "ui/widgets/size_meter.h"

#include <QCheckBox>
#include <QDir>
#include <QFileInfo>
#include <QGridLayout>
#include <QLabel>
#include <QLocale>
#include <QMenu>
#include <QPainter>
#include <QProgressBar>
#include <QScrollArea>
#include <QSettings>
#include <QVBoxLayout>

namespace davenport::welcome {

namespace {

constexpr int kColumn = 336;
constexpr int kSideColumn = 320;

/// The program's sign, 52 px.
class Sign : public QWidget {
public:
    explicit Sign(QWidget *parent) : QWidget(parent) { setFixedSize(52, 52); }

protected:
    void paintEvent(QPaintEvent *) override {
        QPainter painter(this);
        painter.setRenderHint(QPainter::Antialiasing);
        painter.setPen(Qt::NoPen);
        painter.setBrush(theme::color(theme::Token::Accent));
        painter.drawRoundedRect(rect(), 10, 10);
        painter.scale(2, 2);
        theme::Icons::paint(&painter, QStringLiteral("application-davenport"), QPointF(4, 4), 18,
                            theme::color(theme::Token::OnAccent));
    }
};

QLabel *label(const QString &text, const char *look, QWidget *parent) {
    auto *made = new QLabel(text, parent);
    made->setProperty("look", look);
    return made;
}

QString whenText(const QDateTime &opened) {
    const QDateTime local = opened.toLocalTime();
    const qint64 minutes = local.secsTo(QDateTime::currentDateTime()) / 60;
    const qint64 days = local.date().daysTo(QDate::currentDate());
    if (minutes < 1) {
        return WelcomePage::tr("just now");
    }
    if (minutes < 60) {
        return WelcomePage::tr("%1 min ago").arg(minutes);
    }
    if (days == 0) {
        return local.toString(QStringLiteral("HH:mm"));
    }
    return days == 1 ? WelcomePage::tr("yesterday") : QLocale().toString(local.date(), QStringLiteral("d MMM"));
}

} // namespace

WelcomePage::WelcomePage(session::StudioContext *context, session::RecentWorkspaces *recent, QSettings *settings)
    : shell::Page(QLatin1String(kKey)), m_context(context), m_recent(recent), m_worker(QStringLiteral("welcome")) {
    setTitle(tr("Welcome"), QStringLiteral("go-home"));
    auto *content = new QWidget;
    content->setProperty("surface", "panel");
    auto *rows = new QVBoxLayout(content);
    rows->setContentsMargins(40, 28, 40, 12);
    rows->setSpacing(0);
    auto *columns = new QHBoxLayout;
    columns->setSpacing(32);
    auto *left = new QWidget(content);
    left->setFixedWidth(kColumn);
    auto *leftRows = new QVBoxLayout(left);
    leftRows->setContentsMargins(0, 0, 0, 0);
    leftRows->setSpacing(0);
    leftRows->addWidget(buildHead());
    leftRows->addSpacing(18);
    leftRows->addWidget(buildTask());
    leftRows->addSpacing(8);
    leftRows->addWidget(buildStart());
    leftRows->addSpacing(16);
    leftRows->addWidget(buildRecent());
    leftRows->addStretch(1);
    columns->addWidget(left);
    columns->addWidget(buildKeys(), 0, Qt::AlignTop);
    columns->addStretch(1);
    rows->addLayout(columns, 1);

    auto *atStart = new QCheckBox(tr("Show at start"), content);
    atStart->setToolTip(tr("Show this page whenever the program starts"));
    atStart->setChecked(settings->value(QStringLiteral("welcome/atStart"), true).toBool());
    connect(atStart, &QCheckBox::toggled, this,
            [settings](bool on) { settings->setValue(QStringLiteral("welcome/atStart"), on); });
    rows->addWidget(atStart, 0, Qt::AlignRight);

    auto *scroll = new QScrollArea(this);
    scroll->setWidget(content);
    scroll->setWidgetResizable(true);
    scroll->setFrameShape(QFrame::NoFrame);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(scroll);

    connect(recent, &session::RecentWorkspaces::changed, this, &WelcomePage::fillRecent);
    connect(context, &session::StudioContext::workspaceChanged, this, &WelcomePage::showWorkspace);
    showWorkspace();
    fillRecent();
}

void WelcomePage::showWorkspace() {
    const session::Workspace *workspace = m_context->workspace();
    m_first->setEnabled(workspace != nullptr);
    m_import->setEnabled(workspace != nullptr);
    if (workspace) {
        connect(workspace, &session::Workspace::databasesChanged, this, &WelcomePage::showWorkspace, Qt::UniqueConnection);
        const qsizetype count = workspace->databases().size();
        setStatus({count == 1 ? tr("1 database") : tr("%1 databases").arg(count)}, {});
    }
}

QWidget *WelcomePage::focusTarget() { return m_first->isEnabled() ? static_cast<QWidget *>(m_first) : this; }

QWidget *WelcomePage::buildHead() {
    auto *head = new QWidget(this);
    auto *layout = new QHBoxLayout(head);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(12);
    layout->addWidget(new Sign(head));
    auto *texts = new QVBoxLayout;
    texts->setSpacing(0);
    texts->addWidget(label(QStringLiteral("Davenport"), "big-title", head));
    texts->addWidget(label(tr("A comfortable desk for your documents"), "secondary", head));
    layout->addLayout(texts, 1);
    return head;
}

QWidget *WelcomePage::buildStart() {
    auto *group = new QWidget(this);
    auto *grid = new QGridLayout(group);
    grid->setContentsMargins(0, 0, 0, 0);
    grid->setSpacing(8);
    grid->addWidget(label(tr("Start"), "group", group), 0, 0, 1, 2);
    m_first = new StartCard(QStringLiteral("list-add"), tr("New database"), tr("on this computer"), group);
    auto *open = new StartCard(QStringLiteral("document-open"), tr("Open workspace"), tr("a folder"), group);
    m_import = new StartCard(QStringLiteral("document-import"), tr("Import"), tr("JSON, CSV"), group);
    auto *sample = new StartCard(QStringLiteral("tools-lab"), tr("Sample data"), tr("orders of a store"), group);
    grid->addWidget(m_first, 1, 0);
    grid->addWidget(open, 1, 1);
    grid->addWidget(m_import, 2, 0);
    grid->addWidget(sample, 2, 1);
    connect(m_first, &QAbstractButton::clicked, m_context, &session::StudioContext::newDatabaseRequested);
    connect(open, &QAbstractButton::clicked, this, [this] { emit m_context->openWorkspaceRequested({}); });
    connect(m_import, &QAbstractButton::clicked, this,
            [this] { emit m_context->importRequested(m_context->currentDatabase()); });
    connect(sample, &QAbstractButton::clicked, this, &WelcomePage::sampleRequested);
    return group;
}

QWidget *WelcomePage::buildRecent() {
    m_recentGroup = new QWidget(this);
    auto *layout = new QVBoxLayout(m_recentGroup);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(2);
    auto *head = new QHBoxLayout;
    head->addWidget(label(tr("Recent workspaces"), "group", m_recentGroup), 1);
    auto *clear = new widgets::Button(tr("Clear"), {}, widgets::Button::Role::Ghost, m_recentGroup);
    clear->setSmall(true);
    clear->setToolTip(tr("Forget these workspaces; their files stay"));
    connect(clear, &QPushButton::clicked, m_recent, &session::RecentWorkspaces::clear);
    head->addWidget(clear);
    layout->addLayout(head);
    m_recentRows = new QVBoxLayout;
    m_recentRows->setSpacing(2);
    layout->addLayout(m_recentRows);
    return m_recentGroup;
}

QWidget *WelcomePage::buildKeys() {
    auto *group = new QWidget(this);
    group->setFixedWidth(kSideColumn);
    auto *grid = new QGridLayout(group);
    grid->setContentsMargins(0, 78, 0, 0); // level with “Start”
    grid->setVerticalSpacing(8);
    grid->addWidget(label(tr("Keys worth knowing"), "group", group), 0, 0, 1, 2);
    const QList<std::pair<QString, QKeySequence>> keys{
        {tr("Find anything"), QKeySequence(Qt::CTRL | Qt::Key_K)},
        {tr("New document"), QKeySequence(Qt::CTRL | Qt::Key_N)},
        {tr("New database"), QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_N)},
        {tr("Open workspace"), QKeySequence(Qt::CTRL | Qt::Key_O)},
        {tr("Go to an id"), QKeySequence(Qt::CTRL | Qt::Key_G)},
        {tr("Save the document"), QKeySequence(Qt::CTRL | Qt::Key_S)},
        {tr("Next region of the window"), QKeySequence(Qt::Key_F6)},
    };
    for (qsizetype i = 0; i < keys.size(); ++i) {
        grid->addWidget(label(keys[i].first, "small-secondary", group), int(i) + 1, 0);
        grid->addWidget(new widgets::KeyHint(widgets::KeyHint::textFor(keys[i].second), group), int(i) + 1, 1,
                        Qt::AlignRight);
    }
    grid->setColumnStretch(0, 1);
    return group;
}

QWidget *WelcomePage::buildTask() {
    m_task = new QFrame(this);
    m_task->setProperty("surface", "card");
    auto *grid = new QGridLayout(m_task);
    grid->setContentsMargins(12, 10, 12, 12);
    m_taskText = label({}, "title", m_task);
    m_taskDetail = new widgets::ElidedLabel({}, m_task);
    m_taskDetail->setProperty("look", "small-secondary");
    m_taskProgress = new QProgressBar(m_task);
    m_taskProgress->setTextVisible(false);
    m_taskProgress->setFixedHeight(4);
    m_taskProgress->setAccessibleName(tr("Progress"));
    auto *cancel = new widgets::Button(tr("Cancel"), {}, widgets::Button::Role::Plain, m_task);
    cancel->setSmall(true);
    connect(cancel, &QPushButton::clicked, this, &WelcomePage::taskCancelled);
    grid->addWidget(m_taskText, 0, 0);
    grid->addWidget(cancel, 0, 1, 2, 1);
    grid->addWidget(m_taskDetail, 1, 0);
    grid->addWidget(m_taskProgress, 2, 0, 1, 2);
    grid->setColumnStretch(0, 1);
    m_task->hide();
    return m_task;
}

void WelcomePage::showTask(const QString &text) {
    m_taskText->setText(text);
    m_taskDetail->setFullText({});
    m_taskProgress->setRange(0, 0);
    m_task->show();
}

void WelcomePage::reportTask(const base::Progress &progress) {
    QString detail = QString::fromStdString(progress.stage);
    if (progress.total > 0) {
        m_taskProgress->setRange(0, 1000);
        m_taskProgress->setValue(int(double(progress.done) / double(progress.total) * 1000));
        detail += (detail.isEmpty() ? QString() : QStringLiteral(" · ")) +
                  tr("%1 of %2 documents").arg(widgets::SizeMeter::numberText(qint64(progress.done)),
                                               widgets::SizeMeter::numberText(qint64(progress.total)));
    }
    m_taskDetail->setFullText(detail);
}

void WelcomePage::finishTask() { m_task->hide(); }

void WelcomePage::fillRecent() {
    qDeleteAll(m_recentCards);
    m_recentCards.clear();
    QStringList paths;
    for (const session::RecentWorkspace &recent : m_recent->list()) {
        QStringList names = recent.databases.mid(0, 4);
        const QString detail = names.isEmpty() ? QDir::toNativeSeparators(recent.path)
                                               : names.join(QStringLiteral(", ")) +
                                                     (recent.databases.size() > 4 ? QStringLiteral(", …") : QString());
        auto *card = new StartCard(QStringLiteral("database"), QFileInfo(recent.path).fileName(), detail, m_recentGroup);
        card->setFlat(whenText(recent.opened));
        card->setToolTip(QDir::toNativeSeparators(recent.path));
        card->setContextMenuPolicy(Qt::ActionsContextMenu);
        auto *forget = new QAction(theme::Icons::icon(QStringLiteral("list-remove")), tr("Remove from this list"), card);
        connect(forget, &QAction::triggered, m_recent, [this, path = recent.path] { m_recent->remove(path); },
                Qt::QueuedConnection);
        card->addAction(forget);
        connect(card, &QAbstractButton::clicked, this,
                [this, path = recent.path] { emit m_context->openWorkspaceRequested(path); }, Qt::QueuedConnection);
        m_recentRows->addWidget(card);
        m_recentCards.append(card);
        paths.append(recent.path);
    }
    m_recentGroup->setVisible(!m_recentCards.isEmpty());
    markMissing(paths);
}

void WelcomePage::markMissing(const QStringList &paths) {
    m_receiver.supersede();
    m_worker.run(
        m_receiver,
        [paths](const base::Work &) {
            QList<bool> missing;
            for (const QString &path : paths) {
                missing.append(!QFileInfo(path).isDir());
            }
            return missing;
        },
        [this](const QList<bool> &missing) {
            for (qsizetype i = 0; i < missing.size() && i < m_recentCards.size(); ++i) {
                m_recentCards[i]->setMissing(missing[i]);
                if (missing[i]) {
                    m_recentCards[i]->setFlat(tr("not there"));
                }
            }
        });
}

} // namespace davenport::welcome
