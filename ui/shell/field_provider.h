#pragma once

#include "ui/shell/palette_provider.h"

class QTableView;

namespace davenport::shell {

class Frame;

/// Palette entries for the fields on show: the columns of the table in the page in front. Choosing one goes to its column.
class FieldProvider : public PaletteProvider {
    Q_OBJECT
public:
    explicit FieldProvider(Frame &frame, QObject *parent = nullptr);

    QString section() const override;
    QChar prefix() const override { return QLatin1Char('#'); }
    void search(int question, const QString &text, int limit) override;

private:
    QTableView *table() const;

    Frame &m_frame;
};

} // namespace davenport::shell
