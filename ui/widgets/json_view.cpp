#include "ui/widgets/json_view.h"

#include "ui/theme/theme.h"

#include <QSyntaxHighlighter>

namespace davenport::widgets {

namespace {

constexpr int kMostColoured = 200'000; // characters

QTextCharFormat formatOf(theme::Token token) {
    QTextCharFormat format;
    format.setForeground(theme::color(token));
    return format;
}

} // namespace

/// Tokens lie within lines: a string has no line break, and everything else is short.
class JsonView::Colours : public QSyntaxHighlighter {
public:
    using QSyntaxHighlighter::QSyntaxHighlighter;

protected:
    void highlightBlock(const QString &text) override {
        if (currentBlock().position() > kMostColoured) {
            return;
        }
        for (qsizetype i = 0; i < text.size();) {
            const QChar c = text[i];
            qsizetype end = i + 1;
            if (c == '"') {
                while (end < text.size() && text[end] != '"') {
                    end += text[end] == '\\' ? 2 : 1;
                }
                end = qMin(end + 1, text.size());
                const bool isKey = end < text.size() && text[end] == ':';
                setFormat(int(i), int(end - i), formatOf(isKey ? theme::Token::Jkey : theme::Token::Jstr));
            } else if (c.isLetter()) {
                while (end < text.size() && text[end].isLetter()) {
                    ++end;
                }
                setFormat(int(i), int(end - i), formatOf(c == 'n' ? theme::Token::Jnull : theme::Token::Jbool));
            } else if (c.isDigit() || c == '-') {
                while (end < text.size() &&
                       (text[end].isLetterOrNumber() || QStringLiteral("+-.").contains(text[end]))) {
                    ++end;
                }
                setFormat(int(i), int(end - i), formatOf(theme::Token::Jnum));
            } else if (!c.isSpace()) {
                setFormat(int(i), 1, formatOf(theme::Token::Text2));
            }
            i = end;
        }
    }
};

JsonView::JsonView(QWidget *parent) : QPlainTextEdit(parent), m_colours(new Colours(document())) {
    setReadOnly(true);
    setLineWrapMode(QPlainTextEdit::NoWrap);
    setTabChangesFocus(true);
    setFrameShape(QFrame::NoFrame);
    setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    setFont(theme::Theme::instance().codeFont(12.5));
    document()->setDocumentMargin(8);
    connect(&theme::Theme::instance(), &theme::Theme::changed, this, [this] { m_colours->rehighlight(); });
}

void JsonView::setJson(const QString &text) {
    setPlainText(text);
}

} // namespace davenport::widgets
