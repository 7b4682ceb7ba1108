#pragma once

#include "ui/features/documents/document_rows.h"
#include "ui/session/document_locator.h"

#include <QObject>

namespace davenport::base {
class Error;
}

namespace davenport::documents {

/// Numbered rows of documents, read as they are wanted: what the views stand on, wherever the rows come from. GUI thread
/// only; nothing blocks.
class RowSource : public QObject {
    Q_OBJECT
public:
    static constexpr int kPageSize = 100;

    using QObject::QObject;

    virtual session::DatabasePtr database() const = 0;
    /// The partition whose rows these are; empty for all.
    virtual QString partition() const = 0;
    /// How many rows there are; 0 before the first reset().
    virtual int total() const = 0;
    /// False while total() is only what is known so far.
    virtual bool isTotalExact() const = 0;
    /// The row, or null while it is not read (or was deleted since the rows were numbered).
    virtual const DocumentRow *row(int number) const = 0;
    /// The id of a row; empty while it is not known.
    virtual QString idAt(int number) const { return row(number) ? row(number)->id : QString(); }
    /// Whether idAt() knows every row, read or not; the rows are then any documents, not a range of ids.
    virtual bool isListed() const { return false; }
    /// Whether the row is being read, or waits to be.
    virtual bool isRowLoading(int number) const = 0;
    /// Documents that came, went or changed since the rows were numbered, so that the numbers may be others now.
    virtual std::uint64_t missed() const = 0;
    /// Whether a reset() is awaited.
    virtual bool isLoading() const = 0;
    /// Time, in milliseconds, and number of rows of the page that was read last.
    virtual double lastMilliseconds() const = 0;
    virtual int lastRows() const = 0;

    /// Tells which rows are on the screen: they are read first, and their neighbours after them.
    virtual void setVisibleRows(int first, int last) = 0;
    /// Numbers and reads the rows anew and keeps to `id`, whose row reset() names.
    virtual void refresh(const QString &id) = 0;
    /// Finds the row of `id`; ends with located() or failed().
    virtual void goTo(const QString &id) = 0;
    /// Ends what runs in the background; what is there stays.
    virtual void cancel() = 0;
    /// Finds the rows of these ids (in any order); those that are not there are left out. Ends with rowsFound().
    virtual void findRows(const QStringList &ids) = 0;

signals:
    void loadingChanged();
    void aboutToReset();
    /// Other rows are there. `row` is the one to go to, or -1 to stay.
    void reset(int row);
    /// More rows than total() are known to be there; sent before and after it grows.
    void aboutToGrow(int first, int last);
    void grown();
    void rowsArrived(int first, int last);
    void located(int row, bool exact);
    void rowsFound(const QList<int> &rows);
    void failed(const davenport::base::Error &error);
    void missedChanged();
    /// The view is short and has changed: whoever knows the place should call refresh().
    void refreshWanted();
};

} // namespace davenport::documents
