#include "ui/features/documents/partition_box.h"

#include "ui/session/open_database.h"
#include "ui/theme/icons.h"
#include "ui/theme/theme.h"

#include <QAbstractItemView>
#include <QAction>
#include <QCompleter>
#include <QKeyEvent>
#include <QLineEdit>

namespace davenport::documents {

namespace {

constexpr std::size_t kMaxNames = 200;
constexpr int kTypingMilliseconds = 80;

} // namespace

PartitionBox::PartitionBox(QWidget *parent) : QComboBox(parent) {
    setEditable(true);
    setInsertPolicy(QComboBox::NoInsert);
    setCompleter(nullptr);
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
    connect(&m_typing, &QTimer::timeout, this, [this] { look(currentText().trimmed(), true); });
    connect(lineEdit(), &QLineEdit::textEdited, &m_typing, qOverload<>(&QTimer::start));
    connect(lineEdit(), &QLineEdit::editingFinished, this, [this] {
        if (!view()->isVisible()) {
            choose(currentText().trimmed());
        }
    });
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
    if (count() == 0) {
        look({}, true);
    } else {
        QComboBox::showPopup();
    }
}

void PartitionBox::keyPressEvent(QKeyEvent *event) {
    if (event->key() == Qt::Key_Escape) {
        setPartition(m_partition);
        event->accept();
        return;
    }
    if (event->key() == Qt::Key_Down && !view()->isVisible()) {
        look(currentText().trimmed() == m_partition ? QString() : currentText().trimmed(), true);
        event->accept();
        return;
    }
    QComboBox::keyPressEvent(event);
}

void PartitionBox::choose(const QString &partition) {
    m_typing.stop();
    m_receiver.supersede();
    const bool isNews = partition != m_partition;
    setPartition(partition);
    if (isNews) {
        emit partitionChosen(partition);
    }
}

void PartitionBox::look(const QString &prefix, bool open) {
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
                        return std::size_t(names.size()) <= kMaxNames;
                    },
                    work);
            }
            return names;
        },
        [this, open](QStringList names) {
            const bool more = std::size_t(names.size()) > kMaxNames;
            names = names.mid(0, qsizetype(kMaxNames));
            showNames(names, more);
            if (open && (hasFocus() || lineEdit()->hasFocus())) {
                QComboBox::showPopup();
                lineEdit()->setFocus();
            }
        });
}

void PartitionBox::showNames(const QStringList &names, bool more) {
    const QString typed = currentText();
    const int cursor = lineEdit()->cursorPosition();
    const QSignalBlocker quiet(this);
    clear();
    addItem(tr("All partitions"), QString());
    for (const QString &name : names) {
        addItem(name, name);
    }
    if (more) {
        addItem(tr("more: type to narrow"), typed.trimmed());
        setItemData(count() - 1, false, Qt::UserRole - 1); // cannot be chosen
    }
    setCurrentIndex(-1);
    setEditText(typed);
    lineEdit()->setCursorPosition(cursor);
}

} // namespace davenport::documents
