#pragma once

#include "ui/session/document_locator.h"

#include <QWidget>

#include <functional>

class QCheckBox;
class QComboBox;
class QLineEdit;
class QSpinBox;

namespace davenport::session {
class StudioContext;
}

namespace davenport::transfer {

/// Where an import goes: a database of the workspace, or a new one. GUI thread only.
class ImportTarget : public QWidget {
    Q_OBJECT
public:
    explicit ImportTarget(session::StudioContext &context, QWidget *parent = nullptr);

    /// Chooses a database of the workspace; null chooses a new one.
    void setDatabase(const session::DatabasePtr &database);
    void setNewName(const QString &name);
    void setNewPartitioned(bool partitioned);

    /// Whether the target is, or will be, partitioned.
    bool isPartitioned() const;
    /// Why there is no target yet, or nothing.
    QString problem() const;
    /// Gives the database to `done`, after making it if it is a new one; or the reason why not to `failed`.
    void resolve(const std::function<void(const session::DatabasePtr &)> &done,
                 const std::function<void(const QString &reason)> &failed);

signals:
    void changed();

private:
    void refill();
    void update();
    session::DatabasePtr chosen() const;

    session::StudioContext &m_context;
    QComboBox *m_databases;
    QLineEdit *m_name;
    QCheckBox *m_partitioned;
    QSpinBox *m_shards;
};

} // namespace davenport::transfer
