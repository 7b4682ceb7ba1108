#pragma once

#include "ui/shell/feature.h"

#include <QObject>

namespace davenport::session {
class StudioContext;
}

namespace davenport::history {

/// The command that shows what was written and takes it back. GUI thread only.
class HistoryFeature : public QObject, public shell::Feature {
    Q_OBJECT
public:
    /// `context` is not owned and outlives the feature.
    explicit HistoryFeature(session::StudioContext *context) : m_context(context) {}

    QString id() const override { return QStringLiteral("history"); }
    void install(shell::Frame &frame) override;

private:
    session::StudioContext *m_context;
};

} // namespace davenport::history
