#pragma once

#include "ui/shell/feature.h"

#include <QObject>

namespace davenport::session {
class StudioContext;
}

namespace davenport::related {

class LowerDock;

/// The lower panel and its commands. GUI thread only.
class RelatedFeature : public QObject, public shell::Feature {
    Q_OBJECT
public:
    /// Does not own `context`, which must outlive it.
    explicit RelatedFeature(session::StudioContext *context);

    QString id() const override { return QStringLiteral("related"); }
    void install(shell::Frame &frame) override;

    LowerDock *dock() const { return m_dock; }

private:
    session::StudioContext *m_context;
    LowerDock *m_dock = nullptr;
};

} // namespace davenport::related
