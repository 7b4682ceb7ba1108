#pragma once

#include "ui/shell/feature.h"

#include <QObject>

namespace davenport::help {

class GuidePage;

/// The user's guide and its command. GUI thread only.
class HelpFeature : public QObject, public shell::Feature {
    Q_OBJECT
public:
    QString id() const override { return QStringLiteral("help"); }
    void install(shell::Frame &frame) override;

    GuidePage *open();

private:
    shell::Frame *m_frame = nullptr;
};

} // namespace davenport::help
