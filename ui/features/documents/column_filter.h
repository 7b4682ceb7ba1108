#pragma once

#include "ui/features/documents/document_rows.h"
#include "ui/features/documents/filter_condition.h"

#include <QFrame>

class QComboBox;
class QLabel;
class QLineEdit;

namespace davenport::documents {

/// A small window under a column's header that asks for the conditions of its field, in the words of its type: from and to
/// for numbers and times, a text or some of the values in view for strings, yes or no for booleans; and whether the field is
/// there at all. Return applies, Esc closes. GUI thread only.
class ColumnFilter : public QFrame {
    Q_OBJECT
public:
    explicit ColumnFilter(QWidget *parent);

    /// Opens at `at` (global). `values` are texts of the column in view, most frequent first; `present` the conditions that
    /// the filter has on this field already.
    void open(const QString &field, Cell::Kind kind, const QStringList &values, const std::vector<Condition> &present,
              const QPoint &at);

signals:
    /// The conditions on the field are these from now on; none takes them away.
    void chosen(const QString &field, const std::vector<davenport::documents::Condition> &conditions);

private:
    void fillOperators();
    void showInputs();
    void apply();
    std::optional<std::string> valueOf(const QLineEdit *input, QString &problem) const;

    QString m_field;
    Cell::Kind m_kind = Cell::Kind::String;
    QLabel *m_title;
    QComboBox *m_operator;
    QLineEdit *m_from;
    QLineEdit *m_to;
    QLabel *m_problem;
};

} // namespace davenport::documents
