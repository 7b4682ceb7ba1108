#include "ui/features/documents/tree_page_view.h"

#include "engine/base/json_text.h"
#include "ui/session/open_database.h"
#include "ui/theme/theme.h"

#include <QHeaderView>
#include <QKeyEvent>
#include <QPainter>
#include <QScopedValueRollback>

#include <algorithm>

namespace davenport::documents {

namespace {

using base::JsonType;
using theme::Token;

constexpr std::size_t kMaxBytes = 2'000'000; ///< longer documents are for the inspector
constexpr std::size_t kMaxShown = 300;       ///< of a value, in bytes

enum Role {
    IdRole = Qt::UserRole, ///< of a document's own item
    TextRole,              ///< the JSON of an object or array whose members are not shown yet, or not all
    FromRole,              ///< of a "more" item: how many members stand before it
    TokenRole,             ///< the colour of the value
};

QString shownValue(const base::JsonMember &member) {
    if (member.type == JsonType::Object) {
        return QStringLiteral("{%1}").arg(member.children);
    }
    if (member.type == JsonType::Array) {
        return QStringLiteral("[%1]").arg(member.children);
    }
    std::string text(member.type == JsonType::String ? base::decodeJsonString(member.value) : std::string(member.value));
    const bool cut = text.size() > kMaxShown;
    while (text.size() > kMaxShown || (cut && !text.empty() && (static_cast<unsigned char>(text.back()) & 0xC0) == 0x80)) {
        text.pop_back();
    }
    QString shown = QString::fromStdString(text).replace('\n', QChar(0x21B5));
    return cut ? shown + QChar(0x2026) : shown;
}

Token tokenOf(JsonType type) {
    switch (type) {
    case JsonType::Null:
        return Token::Jnull;
    case JsonType::True:
    case JsonType::False:
        return Token::Jbool;
    case JsonType::Number:
        return Token::Jnum;
    case JsonType::String:
        return Token::Jstr;
    default:
        return Token::Jobj;
    }
}

} // namespace

TreePageView::TreePageView(QWidget *parent) : QTreeWidget(parent) {
    setObjectName(QStringLiteral("treeView"));
    setAccessibleName(tr("Documents as a tree"));
    setProperty("surface", "alt");
    setFrameShape(QFrame::NoFrame);
    setColumnCount(2);
    setHeaderLabels({tr("Key"), tr("Value")});
    header()->setSectionResizeMode(0, QHeaderView::Interactive);
    header()->setStretchLastSection(true);
    header()->resizeSection(0, 320);
    setUniformRowHeights(true);
    setIndentation(18);
    setSelectionMode(QAbstractItemView::ExtendedSelection);
    setEditTriggers(QAbstractItemView::NoEditTriggers);
    setExpandsOnDoubleClick(false);
    setContextMenuPolicy(Qt::CustomContextMenu);
    connect(this, &QTreeWidget::itemExpanded, this, &TreePageView::onExpanded);
    connect(this, &QTreeWidget::itemSelectionChanged, this, [this] {
        if (!m_quiet) {
            emit selectionChosen(selectedIds(), currentId());
        }
    });
    connect(this, &QTreeWidget::itemDoubleClicked, this, [this](QTreeWidgetItem *item) { emit opened(idOf(item)); });
    connect(&theme::Theme::instance(), &theme::Theme::changed, this, &TreePageView::paintInTheme);
}

QString TreePageView::idOf(const QTreeWidgetItem *item) {
    while (item && item->parent()) {
        item = item->parent();
    }
    return item ? item->data(0, IdRole).toString() : QString();
}

void TreePageView::showDocuments(const session::DatabasePtr &database, const QStringList &ids, bool fresh) {
    QStringList present;
    QStringList open;
    for (int i = 0; i < topLevelItemCount(); ++i) {
        present << idOf(topLevelItem(i));
        if (topLevelItem(i)->isExpanded()) {
            open << present.last();
        }
    }
    if (database == m_database && ids == present && !fresh) {
        return;
    }
    const QStringList selected = selectedIds();
    const QString current = currentId();
    m_database = database;
    m_receiver.supersede();
    {
        const QScopedValueRollback quiet(m_quiet, true);
        clear();
        QList<QTreeWidgetItem *> items;
        for (const QString &id : ids) {
            auto *item = new QTreeWidgetItem({id, QString()});
            item->setData(0, IdRole, id);
            item->setData(0, Qt::FontRole, theme::Theme::instance().codeFont());
            item->setChildIndicatorPolicy(QTreeWidgetItem::ShowIndicator);
            items << item;
        }
        addTopLevelItems(items);
        for (QTreeWidgetItem *item : std::as_const(items)) {
            item->setExpanded(open.contains(idOf(item)) || (open.isEmpty() && present.isEmpty() && item == items.first()));
        }
    }
    setSelection(selected, current);
}

void TreePageView::setSelection(const QStringList &ids, const QString &current) {
    const QScopedValueRollback quiet(m_quiet, true);
    if (ids == selectedIds() && current == currentId()) {
        return;
    }
    const QSet<QString> wanted(ids.begin(), ids.end());
    clearSelection();
    for (int i = 0; i < topLevelItemCount(); ++i) {
        QTreeWidgetItem *item = topLevelItem(i);
        if (idOf(item) == current) {
            setCurrentItem(item, 0, QItemSelectionModel::NoUpdate);
            scrollToItem(item);
        }
        if (wanted.contains(idOf(item))) {
            item->setSelected(true);
        }
    }
}

QStringList TreePageView::selectedIds() const {
    QStringList ids;
    for (const QTreeWidgetItem *item : selectedItems()) {
        if (const QString id = idOf(item); !id.isEmpty() && !ids.contains(id)) {
            ids << id;
        }
    }
    return ids;
}

QString TreePageView::currentId() const { return idOf(currentItem()); }

void TreePageView::onExpanded(QTreeWidgetItem *item) {
    if (item->childCount() > 0) {
        return;
    }
    if (!item->parent()) {
        readDocument(item);
    } else {
        addMembers(item, item->data(0, TextRole).toByteArray(), 0);
    }
}

void TreePageView::readDocument(QTreeWidgetItem *item) {
    const QString id = idOf(item);
    m_database->run(
        m_receiver,
        [id = id.toStdString()](api::Session &session, const base::Work &) { return session.documents()->get(id); },
        [this, id](const api::Document &document) {
            const QList<QTreeWidgetItem *> found = findItems(id, Qt::MatchExactly, 0);
            if (found.isEmpty()) {
                return;
            }
            found.first()->setText(1, QString::fromStdString(document.rev));
            found.first()->setData(1, TokenRole, int(Token::Text3));
            if (document.body.size() > kMaxBytes) {
                new QTreeWidgetItem(found.first(), {QString(), tr("%1 bytes: too long for the tree. Return opens the inspector.")
                                                                   .arg(document.body.size())});
                return;
            }
            addMembers(found.first(), QByteArray::fromStdString(document.body), 0);
        },
        [this](const base::Error &error) { emit failed(error); });
}

void TreePageView::addMembers(QTreeWidgetItem *parent, const QByteArray &text, int from) {
    const std::vector<base::JsonMember> members = base::jsonMembers({text.constData(), std::size_t(text.size())});
    const int count = int(members.size());
    QList<QTreeWidgetItem *> items;
    for (int i = from; i < std::min(count, from + kMembers); ++i) {
        const base::JsonMember &member = members[std::size_t(i)];
        const bool isElement = text.trimmed().startsWith('[');
        auto *item = new QTreeWidgetItem(
            {isElement ? QStringLiteral("[%1]").arg(i) : QString::fromStdString(member.key), shownValue(member)});
        item->setData(1, TokenRole, int(tokenOf(member.type)));
        if (member.children > 0) {
            item->setData(0, TextRole, QByteArray(member.value.data(), qsizetype(member.value.size())));
            item->setChildIndicatorPolicy(QTreeWidgetItem::ShowIndicator);
        } else {
            item->setToolTip(1, shownValue(member));
        }
        items << item;
    }
    if (count > from + kMembers) {
        auto *more = new QTreeWidgetItem({tr("… %1 more").arg(count - from - kMembers), tr("Return shows the next of them")});
        more->setData(0, TextRole, text);
        more->setData(0, FromRole, from + kMembers);
        items << more;
    }
    parent->addChildren(items);
    paintInTheme();
}

void TreePageView::paintInTheme() {
    const QFont mono = theme::Theme::instance().codeFont();
    QTreeWidgetItemIterator it(this);
    for (; *it; ++it) {
        QTreeWidgetItem *item = *it;
        item->setFont(0, mono);
        item->setFont(1, mono);
        item->setForeground(0, theme::color(item->parent() ? Token::Jkey : Token::Text));
        const QVariant token = item->data(1, TokenRole);
        item->setForeground(1, theme::color(token.isValid() ? Token(token.toInt()) : Token::Text3));
    }
}

void TreePageView::drawRow(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const {
    QTreeWidget::drawRow(painter, option, index);
    painter->fillRect(option.rect.x(), option.rect.bottom(), option.rect.width(), 1, theme::color(Token::Border));
}

void TreePageView::keyPressEvent(QKeyEvent *event) {
    if ((event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter) && currentItem()) {
        QTreeWidgetItem *item = currentItem();
        if (const QVariant from = item->data(0, FromRole); from.isValid()) {
            QTreeWidgetItem *parent = item->parent();
            const QByteArray text = item->data(0, TextRole).toByteArray();
            delete item;
            addMembers(parent, text, from.toInt());
        } else {
            emit opened(idOf(item));
        }
        return;
    }
    QTreeWidget::keyPressEvent(event);
}

} // namespace davenport::documents
