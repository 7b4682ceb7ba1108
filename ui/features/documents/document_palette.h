#pragma once

#include "ui/async/receiver.h"
#include "ui/shell/palette_provider.h"

namespace davenport::session {
class StudioContext;
}

namespace davenport::documents {

/// Finds documents of the current database by the beginning of their id for the command palette. GUI thread only.
class DocumentPalette : public shell::PaletteProvider {
    Q_OBJECT
public:
    DocumentPalette(session::StudioContext *context, QObject *parent);

    QString section() const override { return tr("Documents"); }
    QChar prefix() const override { return QLatin1Char(':'); }
    void search(int question, const QString &text, int limit) override;

private:
    session::StudioContext *m_context;
    async::Receiver m_receiver;
};

} // namespace davenport::documents
