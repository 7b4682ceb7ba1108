#pragma once

#include <QPlainTextEdit>

namespace davenport::widgets {

/// JSON to read and copy, in the code font with the colours of values. It shows what it is given and checks nothing.
/// Colours are painted for the first 200,000 characters.
class JsonView : public QPlainTextEdit {
    Q_OBJECT
public:
    explicit JsonView(QWidget *parent = nullptr);

    /// The text to show, laid out already.
    void setJson(const QString &text);

private:
    class Colours;
    Colours *m_colours;
};

} // namespace davenport::widgets
