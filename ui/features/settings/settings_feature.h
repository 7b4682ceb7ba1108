#pragma once

#include "ui/shell/feature.h"

#include <QObject>

class QSettings;

namespace davenport::settings {

class SettingsPage;

/// The settings of the studio, as a page, and in the command palette. GUI thread only.
class SettingsFeature : public QObject, public shell::Feature {
    Q_OBJECT
public:
    /// Does not own `settings`, which must outlive it.
    explicit SettingsFeature(QSettings *settings);

    QString id() const override { return QStringLiteral("settings"); }
    /// Applies the size of text and the display of times that were kept, too.
    void install(shell::Frame &frame) override;

    /// Opens the page, or brings it to the front, with the focus on the control of that object name if one is given.
    SettingsPage *open(const QString &control = {});

private:
    QSettings *m_settings;
    shell::Frame *m_frame = nullptr;
};

} // namespace davenport::settings
