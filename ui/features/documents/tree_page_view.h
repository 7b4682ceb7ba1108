#pragma once

#include "ui/async/receiver.h"
#include "ui/session/document_locator.h"

#include <QStringList>
#include <QTreeWidget>

namespace davenport::documents {

/// Some documents as a tree of keys and values, to open level by level; a document is read when it is opened. The selection
/// is one of documents: a value stands for the document it is in. GUI thread only.
class TreePageView : public QTreeWidget {
    Q_OBJECT
public:
    /// How many documents it shows at once.
    static constexpr int kDocuments = 100;
    /// How many members of one object or array it shows before it is asked for more.
    static constexpr int kMembers = 500;

    explicit TreePageView(QWidget *parent = nullptr);

    /// Shows these documents; those that were open stay open and are read again when `fresh`.
    void showDocuments(const session::DatabasePtr &database, const QStringList &ids, bool fresh);
    /// Selects the documents with these ids (as far as they are on show) and makes one current, without a signal.
    void setSelection(const QStringList &ids, const QString &current);
    QStringList selectedIds() const;
    QString currentId() const;

signals:
    /// The person selected others.
    void selectionChosen(const QStringList &ids, const QString &current);
    /// Return or a double click.
    void opened(const QString &id);
    void failed(const davenport::base::Error &error);

protected:
    void keyPressEvent(QKeyEvent *event) override;
    void drawRow(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const override;

private:
    void onExpanded(QTreeWidgetItem *item);
    void readDocument(QTreeWidgetItem *item);
    void addMembers(QTreeWidgetItem *parent, const QByteArray &text, int from);
    void paintInTheme();
    static QString idOf(const QTreeWidgetItem *item);

    session::DatabasePtr m_database;
    bool m_quiet = false;
    async::Receiver m_receiver;
};

} // namespace davenport::documents
