#pragma once

#include "ui/async/receiver.h"
#include "ui/session/document_locator.h"

#include <QComboBox>
#include <QTimer>

#include <functional>

class QCompleter;
class QStringListModel;

namespace davenport::documents {

/// Chooses a partition of a database, or all. As one types, the names that begin so are looked up, one index seek for
/// each. GUI thread only.
class PartitionBox : public QComboBox {
    Q_OBJECT
public:
    explicit PartitionBox(QWidget *parent = nullptr);

    void setDatabase(const session::DatabasePtr &database);
    /// Shows `partition` as chosen, without a signal; empty for all.
    void setPartition(const QString &partition);
    QString partition() const { return m_partition; }

    void showPopup() override;

signals:
    /// The person chose another partition; empty for all.
    void partitionChosen(const QString &partition);

protected:
    void keyPressEvent(QKeyEvent *event) override;

private:
    void look(const QString &prefix, std::function<void(const QStringList &names)> use);
    void complete();
    void choose(const QString &partition);

    session::DatabasePtr m_database;
    QString m_partition;
    QTimer m_typing;
    QStringListModel *m_names;
    QCompleter *m_completer;
    async::Receiver m_receiver;
};

} // namespace davenport::documents
