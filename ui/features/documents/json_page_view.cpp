#include "ui/features/documents/json_page_view.h"

#include "engine/base/json_text.h"
#include "ui/session/open_database.h"
#include "ui/theme/theme.h"

#include <Qsci/qscilexerjson.h>
#include <Qsci/qsciscintilla.h>
#include <QVBoxLayout>

#include <algorithm>

namespace davenport::documents {

namespace {

constexpr std::size_t kMaxBytes = 64'000; ///< of one document
constexpr int kSelectedMarker = 1;

struct Shown {
    QStringList ids;
    QStringList texts;
};

QString shownText(const std::string &json) {
    std::string text = base::formatJson(json);
    if (text.size() <= kMaxBytes) {
        return QString::fromStdString(text);
    }
    std::size_t end = text.rfind('\n', kMaxBytes);
    end = end == std::string::npos ? kMaxBytes : end;
    while (end > 0 && (static_cast<unsigned char>(text[end]) & 0xC0) == 0x80) {
        --end;
    }
    return QString::fromUtf8(text.data(), qsizetype(end)) +
           QStringLiteral("\n… %1 bytes in all").arg(text.size());
}

} // namespace

JsonPageView::JsonPageView(QWidget *parent) : QWidget(parent), m_editor(new QsciScintilla(this)) {
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(m_editor);
    setFocusProxy(m_editor);
    m_editor->setObjectName(QStringLiteral("jsonView"));
    m_editor->setAccessibleName(tr("Documents as JSON"));
    m_editor->setFrameShape(QFrame::NoFrame);
    m_editor->setReadOnly(true);
    m_editor->setUtf8(true);
    m_editor->setLexer(new QsciLexerJSON(m_editor));
    m_editor->setFolding(QsciScintilla::PlainFoldStyle, 1);
    // Arrows instead of the boxes of old.
    for (const auto &[marker, shape] : {std::pair(QsciScintillaBase::SC_MARKNUM_FOLDEROPEN, QsciScintillaBase::SC_MARK_ARROWDOWN),
                                        std::pair(QsciScintillaBase::SC_MARKNUM_FOLDER, QsciScintillaBase::SC_MARK_ARROW),
                                        std::pair(QsciScintillaBase::SC_MARKNUM_FOLDEREND, QsciScintillaBase::SC_MARK_ARROW),
                                        std::pair(QsciScintillaBase::SC_MARKNUM_FOLDEROPENMID, QsciScintillaBase::SC_MARK_ARROWDOWN)}) {
        m_editor->SendScintilla(QsciScintillaBase::SCI_MARKERDEFINE, static_cast<unsigned long>(marker), long(shape));
    }
    m_editor->setMarginWidth(0, 0);
    m_editor->markerDefine(QsciScintilla::FullRectangle, kSelectedMarker);
    m_editor->setMarginType(2, QsciScintilla::SymbolMargin);
    m_editor->setMarginWidth(2, 4);
    m_editor->setMarginMarkerMask(2, 1 << kSelectedMarker);
    m_editor->setMarginWidth(1, 16);
    m_editor->setCaretLineVisible(true);
    m_editor->SendScintilla(QsciScintillaBase::SCI_SETSCROLLWIDTH, 1UL);
    m_editor->SendScintilla(QsciScintillaBase::SCI_SETSCROLLWIDTHTRACKING, 1UL);
    m_editor->SendScintilla(QsciScintillaBase::SCI_SETTABINDENTS, 0UL);
    connect(m_editor, &QsciScintilla::cursorPositionChanged, this, [this](int line, int) { onCursor(line); });
    connect(&theme::Theme::instance(), &theme::Theme::changed, this, &JsonPageView::paintInTheme);
    paintInTheme();
}

QString JsonPageView::text() const { return m_editor->text(); }

void JsonPageView::paintInTheme() {
    using theme::color;
    using theme::Token;
    auto *lexer = static_cast<QsciLexerJSON *>(m_editor->lexer());
    const QFont font = theme::Theme::instance().codeFont(12.5);
    lexer->setDefaultPaper(color(Token::Base));
    lexer->setDefaultColor(color(Token::Text));
    lexer->setDefaultFont(font);
    lexer->setPaper(color(Token::Base), -1);
    lexer->setColor(color(Token::Text), -1);
    lexer->setFont(font, -1);
    lexer->setColor(color(Token::Jkey), QsciLexerJSON::Property);
    lexer->setColor(color(Token::Jstr), QsciLexerJSON::String);
    lexer->setColor(color(Token::Jstr), QsciLexerJSON::EscapeSequence);
    lexer->setColor(color(Token::Jstr), QsciLexerJSON::IRI);
    lexer->setColor(color(Token::Jstr), QsciLexerJSON::IRICompact);
    lexer->setColor(color(Token::Jnum), QsciLexerJSON::Number);
    lexer->setColor(color(Token::Jbool), QsciLexerJSON::Keyword);
    lexer->setColor(color(Token::Jbool), QsciLexerJSON::KeywordLD);
    lexer->setColor(color(Token::Text3), QsciLexerJSON::Operator);
    lexer->setColor(color(Token::Text2), QsciLexerJSON::Error);
    m_editor->setPaper(color(Token::Base));
    m_editor->setColor(color(Token::Text));
    m_editor->setCaretForegroundColor(color(Token::Accent));
    m_editor->setCaretLineBackgroundColor(color(Token::Curline));
    m_editor->setSelectionBackgroundColor(color(Token::Sel));
    m_editor->setSelectionForegroundColor(color(Token::Text));
    m_editor->setFoldMarginColors(color(Token::Gutter), color(Token::Gutter));
    m_editor->setMarginsBackgroundColor(color(Token::Gutter));
    m_editor->setMarkerBackgroundColor(color(Token::Accent), kSelectedMarker);
    for (unsigned long marker = QsciScintillaBase::SC_MARKNUM_FOLDEREND; marker <= QsciScintillaBase::SC_MARKNUM_FOLDEROPEN;
         ++marker) {
        m_editor->SendScintilla(QsciScintillaBase::SCI_MARKERSETFORE, marker, color(Token::Text3));
        m_editor->SendScintilla(QsciScintillaBase::SCI_MARKERSETBACK, marker, color(Token::Gutter));
    }
}

void JsonPageView::showDocuments(const session::DatabasePtr &database, const QStringList &ids, bool fresh) {
    if (ids == m_asked && !fresh) {
        return;
    }
    m_asked = ids;
    m_receiver.supersede();
    std::vector<std::string> keys;
    for (const QString &id : ids.mid(0, kDocuments)) {
        keys.push_back(id.toStdString());
    }
    database->run(
        m_receiver,
        [keys](api::Session &session, const base::Work &work) {
            Shown shown;
            api::AllDocsQuery query;
            query.keys = keys;
            query.includeDocs = true;
            session.documents()->allDocs(
                query,
                [&](api::AllDocsRow &row) {
                    if (row.doc) {
                        shown.ids.append(QString::fromStdString(row.id));
                        shown.texts.append(shownText(row.doc->toJson()));
                    }
                    return true;
                },
                work);
            return shown;
        },
        [this](const Shown &shown) {
            m_ids = shown.ids;
            m_firstLines.clear();
            int line = 0;
            for (const QString &text : shown.texts) {
                m_firstLines.append(line);
                line += int(text.count('\n')) + 2;
            }
            const QSignalBlocker quiet(m_editor);
            m_editor->setText(shown.texts.join(QStringLiteral("\n\n")));
            showSelection();
        },
        [this](const base::Error &error) { emit failed(error); });
}

void JsonPageView::setSelection(const QStringList &ids, const QString &current) {
    if (ids == m_selected && current == m_current) {
        return;
    }
    m_selected = ids;
    m_current = current;
    showSelection();
}

void JsonPageView::showSelection() {
    const QSignalBlocker quiet(m_editor);
    m_editor->markerDeleteAll(kSelectedMarker);
    for (qsizetype i = 0; i < m_firstLines.size(); ++i) {
        const int end = i + 1 < m_firstLines.size() ? m_firstLines[i + 1] - 1 : m_editor->lines();
        if (m_selected.contains(m_ids[i])) {
            for (int line = m_firstLines[i]; line < end; ++line) {
                m_editor->markerAdd(line, kSelectedMarker);
            }
        }
        int cursor = 0;
        int column = 0;
        m_editor->getCursorPosition(&cursor, &column);
        if (m_ids[i] == m_current && (cursor < m_firstLines[i] || cursor >= end)) {
            m_editor->setCursorPosition(m_firstLines[i], 0);
            m_editor->setFirstVisibleLine(m_firstLines[i]);
        }
    }
}

void JsonPageView::onCursor(int line) {
    const auto after = std::upper_bound(m_firstLines.begin(), m_firstLines.end(), line);
    if (after == m_firstLines.begin()) {
        return;
    }
    const QString &id = m_ids[after - m_firstLines.begin() - 1];
    if (id != m_current) {
        m_current = id;
        emit currentChanged(id);
    }
}

} // namespace davenport::documents
