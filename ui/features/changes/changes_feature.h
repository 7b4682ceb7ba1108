#pragma once

#include "ui/session/document_locator.h"
#include "ui/shell/feature.h"

#include <QObject>

namespace davenport::session {
class StudioContext;
}

namespace davenport::changes {

class ChangesPage;

/// The pages of databases' changes and their commands. GUI thread only.
class ChangesFeature : public QObject, public shell::Feature {
    Q_OBJECT
public:
    /// Does not own `context`, which must outlive it.
    explicit ChangesFeature(session::StudioContext *context);

    QString id() const override { return QStringLiteral("changes"); }
    void install(shell::Frame &frame) override;

    ChangesPage *open(const session::DatabasePtr &database);

private:
    session::StudioContext *m_context;
    shell::Frame *m_frame = nullptr;
};

} // namespace davenport::changes
