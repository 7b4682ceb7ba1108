#pragma once

#include <QList>
#include <QObject>
#include <QString>

#include <functional>

namespace davenport::shell {

/// One line of the command palette.
struct PaletteEntry {
    /// What it is, such as "Go to Conflicts"; the part that matches is shown in the accent colour.
    QString text;
    /// Secondary text behind it.
    QString detail;
    /// The name of an icon, or empty.
    QString icon;
    /// A key shown at the right, such as "Ctrl 5", or empty.
    QString keys;
    /// Ids and field names are shown in the code font; the part before the first ":" of an id is dimmed then.
    bool mono = false;
    /// Runs when the entry is chosen; the palette is closed already.
    std::function<void()> run;
    /// Runs at Tab, to look inside the entry, and returns what is to be typed then; empty for what has no inside.
    std::function<QString()> narrow = {};
};

/// A source of palette entries: databases, documents, fields. It is asked on each keystroke and answers with found(), at
/// once or later; an answer to an older question is dropped. GUI thread only.
class PaletteProvider : public QObject {
    Q_OBJECT
public:
    using QObject::QObject;

    /// The heading over its entries, such as "Documents".
    virtual QString section() const = 0;

    /// The first character that asks this source alone, such as ':' for ids; a null character when it has none.
    virtual QChar prefix() const { return {}; }

    /// Looks for `text` (trimmed, without prefix, may be empty) and answers with at most `limit` entries, best first,
    /// by emitting found() with the same `question`.
    virtual void search(int question, const QString &text, int limit) = 0;

signals:
    /// The answer to `question`; may be emitted several times with more entries.
    void found(int question, const QList<davenport::shell::PaletteEntry> &entries);
};

} // namespace davenport::shell
