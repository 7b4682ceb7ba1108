#include "ui/features/documents/partition_box.h"

#include "ui/session/open_database.h"
#include "ui/theme/icons.h"
#include "ui/theme/theme.h"

#include <QAbstractItemView>
#include <QAction>
#include <QCompleter>
#include <QKeyEvent>
#include <QLineEdit>
#include <QStringListModel>

namespace davenport::documents {

namespace {

constexpr qsizetype kMaxNames = 200;
constexpr int kTypingMilliseconds = 80;

} // namespace

PartitionBox::PartitionBox(QWidget *parent)
    : QComboBox(parent), m_names(new QStringListModel(this)), m_completer(new QCompleter(m_names, this)) {
    setEditable(true);
    setInsertPolicy(QComboBox::NoInsert);
    // The database looks for the names; the completer only shows them while one types on.
    m_completer->setCompletionMode(QCompleter::UnfilteredPopupCompletion);
    m_completer->setMaxVisibleItems(16);
    m_completer->popup()->setFont(theme::Theme::instance().codeFont());
    setCompleter(m_completer);
    setMaxVisibleItems(16);
    setMinimumContentsLength(14);
    setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    setFont(theme::Theme::instance().codeFont());
    lineEdit()->setFont(theme::Theme::instance().codeFont());
    lineEdit()->setPlaceholderText(tr("All partitions"));
    lineEdit()->addAction(theme::Icons::icon(QStringLiteral("database-partition"), theme::Token::Accent),
                          QLineEdit::LeadingPosition);
    setAccessibleName(tr("Partition"));
    setToolTip(tr("Show one partition: type the beginning of its name"));
    m_typing.setSingleShot(true);
    m_typing.setInterval(kTypingMilliseconds);
    connect(&m_typing, &QTimer::timeout, this, &PartitionBox::complete);
    connect(lineEdit(), &QLineEdit::textEdited, &m_typing, qOverload<>(&QTimer::start));
    connect(lineEdit(), &QLineEdit::returnPressed, this, [this] { choose(currentText().trimmed()); });
    connect(m_completer, qOverload<const QString &>(&QCompleter::activated), this,
            [this](const QString &name) { choose(name); });
    connect(this, &QComboBox::activated, this,
            [this](int index) { choose(itemData(index).isValid() ? itemData(index).toString() : currentText().trimmed()); });
}

void PartitionBox::setDatabase(const session::DatabasePtr &database) {
    m_database = database;
    m_receiver.supersede();
    clear();
    setPartition({});
}

void PartitionBox::setPartition(const QString &partition) {
    m_partition = partition;
    setEditText(partition);
    lineEdit()->setCursorPosition(0);
}

void PartitionBox::showPopup() {
    look({}, [this](const QStringList &names) {
        const QString typed = currentText();
        const QSignalBlocker quiet(this);
        clear();
        addItem(tr("All partitions"), QString());
        for (const QString &name : names.mid(0, kMaxNames)) {
            addItem(name, name);
        }
        if (names.size() > kMaxNames) {
            addItem(tr("more: type to narrow"));
            setItemData(count() - 1, false, Qt::UserRole - 1); // cannot be chosen
        }
        setCurrentIndex(-1);
        setEditText(typed);
        QComboBox::showPopup();
    });
}

void PartitionBox::complete() {
    look(currentText().trimmed(), [this](const QStringList &names) {
        m_names->setStringList(names.mid(0, kMaxNames));
        if (lineEdit()->hasFocus() && !names.isEmpty()) {
            m_completer->complete();
        }
    });
}

void PartitionBox::keyPressEvent(QKeyEvent *event) {
    if (event->key() == Qt::Key_Escape) {
        setPartition(m_partition);
        event->accept();
        return;
    }
    if (event->key() == Qt::Key_Down) {
        showPopup();
        event->accept();
        return;
    }
    QComboBox::keyPressEvent(event);
}

void PartitionBox::choose(const QString &partition) {
    m_typing.stop();
    m_receiver.supersede();
    m_completer->popup()->hide();
    const bool isNews = partition != m_partition;
    setPartition(partition);
    if (isNews) {
        emit partitionChosen(partition);
    }
}

void PartitionBox::look(const QString &prefix, std::function<void(const QStringList &names)> use) {
    if (!m_database) {
        return;
    }
    m_receiver.supersede();
    m_database->run(
        m_receiver,
        [prefix = prefix.toStdString()](api::Session &session, const base::Work &work) {
            QStringList names;
            if (api::PartitionsRole *partitions = session.partitions()) {
                partitions->list(
                    prefix,
                    [&](const std::string &name) {
                        names.append(QString::fromStdString(name));
                        return names.size() <= kMaxNames;
                    },
                    work);
            }
            return names;
        },
        std::move(use));
}

} // namespace davenport::documents
