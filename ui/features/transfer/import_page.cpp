#include "ui/features/transfer/import_page.h"

#include "ui/features/transfer/import_target.h"
#include "ui/theme/theme.h"
#include "ui/widgets/button.h"
#include "ui/widgets/ribbon.h"

#include <QComboBox>
#include <QDragEnterEvent>
#include <QDropEvent>
#include <QFileDialog>
#include <QFileInfo>
#include <QGridLayout>
#include <QHeaderView>
#include <QLabel>
#include <QLineEdit>
#include <QMimeData>
#include <QPlainTextEdit>
#include <QProgressBar>
#include <QSplitter>
#include <QTableWidget>

namespace davenport::transfer {

using widgets::Button;

namespace {

QTableWidget *makeTable(const QString &name) {
    auto *table = new QTableWidget;
    table->setAccessibleName(name);
    table->setEditTriggers(QAbstractItemView::NoEditTriggers);
    table->setSelectionBehavior(QAbstractItemView::SelectRows);
    table->verticalHeader()->hide();
    table->verticalHeader()->setDefaultSectionSize(26);
    table->horizontalHeader()->setHighlightSections(false);
    table->horizontalHeader()->setDefaultAlignment(Qt::AlignLeft | Qt::AlignVCenter);
    table->setFrameShape(QFrame::NoFrame);
    table->setWordWrap(false);
    return table;
}

} // namespace

ImportPage::ImportPage(session::StudioContext &context, QWidget *parent)
    : shell::Page(QStringLiteral("transfer:import"), parent), m_context(context),
      m_worker(QStringLiteral("import preview")) {
    setTitle(tr("Import"), QStringLiteral("document-import"));
    setAcceptDrops(true);
    build();
    m_delay.setSingleShot(true);
    m_delay.setInterval(200);
    connect(&m_delay, &QTimer::timeout, this, &ImportPage::runPreview);
    connect(m_file, &QLineEdit::textChanged, this, &ImportPage::schedulePreview);
    connect(m_format, &QComboBox::currentIndexChanged, this, &ImportPage::schedulePreview);
    connect(m_path, &QComboBox::currentTextChanged, this, &ImportPage::schedulePreview);
    connect(m_id, &QLineEdit::textChanged, this, &ImportPage::schedulePreview);
    connect(m_target, &ImportTarget::changed, this, [this] {
        updateButtons();
        if (!m_running && m_previewed && m_target->isPartitioned() != m_previewedPartitioned) {
            schedulePreview();
        }
    });
    connect(&theme::Theme::instance(), &theme::Theme::changed, this, &ImportPage::repaintCells);
    updateButtons();
}

ImportPage::~ImportPage() { m_ticket.cancel(); }

void ImportPage::build() {
    m_file = new QLineEdit;
    m_file->setObjectName(QStringLiteral("importFile"));
    m_file->setPlaceholderText(tr("A JSON, NDJSON or CSV file, gzip or not; or drop it here"));
    m_file->setAccessibleName(tr("File to import"));
    auto *browse = new Button(tr("Choose…"), QStringLiteral("document-open"));
    connect(browse, &QPushButton::clicked, this, &ImportPage::chooseFile);
    m_format = new QComboBox;
    m_format->setAccessibleName(tr("Format"));
    m_format->addItem(tr("Detect the format"), static_cast<int>(SourceFormat::Auto));
    m_format->addItem(tr("JSON"), static_cast<int>(SourceFormat::Json));
    m_format->addItem(tr("NDJSON"), static_cast<int>(SourceFormat::Ndjson));
    m_format->addItem(tr("CSV"), static_cast<int>(SourceFormat::Csv));
    m_pathLabel = new QLabel(tr("Records in"));
    m_path = new QComboBox;
    m_path->setEditable(true);
    m_path->setAccessibleName(tr("Where the records stand in the JSON"));
    m_path->setToolTip(tr("Names with dots between them, such as data.features; empty for a file that is an array"));
    m_path->setMinimumWidth(140);
    m_id = new QLineEdit;
    m_id->setObjectName(QStringLiteral("importId"));
    m_id->setFont(theme::Theme::instance().codeFont(12));
    m_id->setPlaceholderText(tr("such as {country}:city:{cityId}; empty takes each record's _id"));
    m_id->setAccessibleName(tr("Id template"));
    m_target = new ImportTarget(m_context);
    m_existing = new QComboBox;
    m_existing->setAccessibleName(tr("Documents that exist with other content"));
    m_existing->addItem(tr("Existing documents: leave, and reject the record"),
                        static_cast<int>(OnExisting::Reject));
    m_existing->addItem(tr("Existing documents: leave, and skip the record"), static_cast<int>(OnExisting::Skip));
    m_existing->addItem(tr("Existing documents: replace"), static_cast<int>(OnExisting::Replace));

    auto *form = new QGridLayout;
    form->setContentsMargins(12, 12, 12, 12);
    form->setHorizontalSpacing(8);
    form->setVerticalSpacing(8);
    const auto label = [&](const QString &text, int row) { form->addWidget(new QLabel(text), row, 0); };
    label(tr("File"), 0);
    form->addWidget(m_file, 0, 1);
    form->addWidget(browse, 0, 2);
    form->addWidget(m_format, 0, 3);
    label(tr("Id"), 1);
    form->addWidget(m_id, 1, 1);
    form->addWidget(m_pathLabel, 1, 2, Qt::AlignRight);
    form->addWidget(m_path, 1, 3);
    label(tr("Into"), 2);
    form->addWidget(m_target, 2, 1);
    form->addWidget(m_existing, 2, 2, 1, 2);
    form->setColumnStretch(1, 1);

    m_ribbon = new widgets::Ribbon;
    m_source = new QPlainTextEdit;
    m_source->setReadOnly(true);
    m_source->setLineWrapMode(QPlainTextEdit::NoWrap);
    m_source->setFont(theme::Theme::instance().codeFont(12));
    m_source->setFrameShape(QFrame::NoFrame);
    m_source->setAccessibleName(tr("Beginning of the file"));
    m_rows = makeTable(tr("First records"));
    auto *sides = new QSplitter(Qt::Horizontal);
    sides->setHandleWidth(1);
    sides->addWidget(m_source);
    sides->addWidget(m_rows);
    sides->setSizes({360, 640});

    m_rejectedLabel = new QLabel;
    m_rejectedLabel->setContentsMargins(12, 6, 12, 6);
    m_rejectedLabel->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    m_rejected = makeTable(tr("Rejected records"));
    m_rejected->setColumnCount(3);
    m_rejected->setHorizontalHeaderLabels({tr("line"), tr("reason"), tr("record")});
    m_rejected->setColumnWidth(0, 80);
    m_rejected->setColumnWidth(1, 380);
    m_rejected->horizontalHeader()->setStretchLastSection(true);
    m_rejectedBox = new QWidget;
    auto *rejectedLayout = new QVBoxLayout(m_rejectedBox);
    rejectedLayout->setContentsMargins(0, 0, 0, 0);
    rejectedLayout->setSpacing(0);
    rejectedLayout->addWidget(m_rejectedLabel);
    rejectedLayout->addWidget(m_rejected);
    m_rejectedBox->hide();
    auto *body = new QSplitter(Qt::Vertical);
    body->setHandleWidth(1);
    body->addWidget(sides);
    body->addWidget(m_rejectedBox);
    body->setStretchFactor(0, 2);
    body->setStretchFactor(1, 1);

    m_ids = new QLabel;
    m_ids->setContentsMargins(12, 4, 12, 4);
    m_ids->setProperty("look", "small");
    m_ids->setTextFormat(Qt::PlainText);
    m_bar = new QProgressBar;
    m_bar->setRange(0, 1000);
    m_bar->setTextVisible(false);
    m_bar->setFixedSize(160, 6);
    m_bar->setAccessibleName(tr("Progress"));
    m_progress = new QLabel;
    m_start = new Button(tr("Import"), QStringLiteral("document-import"), Button::Role::Primary);
    m_start->setObjectName(QStringLiteral("importStart"));
    m_cancel = new Button(tr("Cancel"));
    m_cancel->setObjectName(QStringLiteral("importCancel"));
    connect(m_start, &QPushButton::clicked, this, &ImportPage::start);
    connect(m_cancel, &QPushButton::clicked, this, &ImportPage::cancel);
    auto *foot = new QHBoxLayout;
    foot->setContentsMargins(12, 8, 12, 8);
    foot->setSpacing(8);
    foot->addWidget(m_bar);
    foot->addWidget(m_progress, 1);
    foot->addWidget(m_cancel);
    foot->addWidget(m_start);

    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addLayout(form);
    layout->addWidget(m_ribbon);
    layout->addWidget(body, 1);
    layout->addWidget(m_ids);
    layout->addLayout(foot);
}

QWidget *ImportPage::focusTarget() { return m_file; }

void ImportPage::setFile(const QString &file) { m_file->setText(file); }

void ImportPage::setIdTemplate(const QString &text) { m_id->setText(text); }

void ImportPage::setPath(const QString &path) { m_path->setCurrentText(path); }

void ImportPage::chooseFile() {
    auto *dialog = new QFileDialog(window(), tr("Import"), QFileInfo(m_file->text()).absolutePath(),
                                   tr("Data (*.json *.ndjson *.jsonl *.csv *.gz);;All files (*)"));
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setFileMode(QFileDialog::ExistingFile);
    connect(dialog, &QFileDialog::fileSelected, this, &ImportPage::setFile);
    dialog->open();
}

void ImportPage::dragEnterEvent(QDragEnterEvent *event) {
    const QList<QUrl> urls = event->mimeData()->urls();
    if (!m_running && urls.size() == 1 && urls.front().isLocalFile()) {
        event->acceptProposedAction();
    }
}

void ImportPage::dropEvent(QDropEvent *event) {
    setFile(event->mimeData()->urls().front().toLocalFile());
    event->acceptProposedAction();
}

QStringList ImportPage::unsavedWork() const {
    return m_running ? QStringList{tr("Import of %1 under way").arg(QFileInfo(m_file->text()).fileName())}
                     : QStringList{};
}

} // namespace davenport::transfer
