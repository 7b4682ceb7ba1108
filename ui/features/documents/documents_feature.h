#pragma once

#include "ui/session/document_locator.h"
#include "ui/shell/feature.h"

#include <QObject>

class QSettings;

namespace davenport::session {
class StudioContext;
}
namespace davenport::documents {

class DocumentHistory;
class DocumentsPage;

/// Opens the documents of a database in a tab and offers what can be done with them. GUI thread only.
class DocumentsFeature : public QObject, public shell::Feature {
    Q_OBJECT
public:
    /// Neither is owned; both outlive the feature.
    DocumentsFeature(session::StudioContext *context, QSettings *settings);

    QString id() const override { return QStringLiteral("documents"); }
    void install(shell::Frame &frame) override;

private:
    DocumentsPage *open(const session::DatabasePtr &database);
    void addActions();
    void updateActions();
    DocumentsPage *current() const;
    void goBack();
    void goForward();

    session::StudioContext *m_context;
    QSettings *m_settings;
    shell::Frame *m_frame = nullptr;
    DocumentHistory *m_history;
    QStringList m_actionIds;
};

} // namespace davenport::documents
