#include "ui/features/inspector/json_editor.h"

#include "ui/features/inspector/json_styler.h"
#include "ui/theme/theme.h"

#include <Qsci/qscicommandset.h>

#include <QScrollBar>

#include <algorithm>
#include <cctype>

namespace davenport::inspector {

using theme::Theme;
using theme::Token;

namespace {

enum Margin { kNumbers, kChanges, kFolds, kLine, kMarginCount };
enum Indicator { kProblem = 8, kHit = 10, kCurrentHit = 11 };
constexpr int kChangeMarker = 1;
constexpr int kRowHeight = 19;
constexpr qreal kFontPx = 12.5;

long rgb(Token token) {
    const QColor c = theme::color(token);
    return c.red() | (c.green() << 8) | (c.blue() << 16);
}

unsigned long word(qsizetype value) {
    return static_cast<unsigned long>(value);
}

} // namespace

JsonEditor::JsonEditor(QWidget *parent) : QsciScintilla(parent) {
    setUtf8(true);
    setEolMode(EolUnix);
    setTabWidth(2);
    setIndentationWidth(2);
    setIndentationsUseTabs(false);
    setCaretLineVisible(true);
    SendScintilla(SCI_SETCARETLINEVISIBLEALWAYS, 1UL);
    setFrameShape(QFrame::NoFrame);
    setAccessibleName(tr("Document text"));
    SendScintilla(SCI_SETLAYOUTCACHE, SC_CACHE_PAGE);
    SendScintilla(SCI_SETSCROLLWIDTHTRACKING, 1UL);
    SendScintilla(SCI_SETSCROLLWIDTH, 1UL);
    SendScintilla(SCI_SETENDATLASTLINE, 1UL);
    SendScintilla(SCI_SETMARGINLEFT, 0UL, 8L);
    SendScintilla(SCI_SETLEXER, SCLEX_CONTAINER);
    SendScintilla(SCI_SETAUTOMATICFOLD, static_cast<unsigned long>(SC_AUTOMATICFOLD_SHOW | SC_AUTOMATICFOLD_CLICK |
                                                                   SC_AUTOMATICFOLD_CHANGE));
    SendScintilla(SCI_SETFOLDFLAGS, 0UL);
    setUpMargins();

    // Keys that Scintilla takes for itself and that mean something else in this program.
    for (QsciCommand *command : standardCommands()->commands()) {
        const int key = command->key();
        const int letter = key & 0xFFFF;
        const bool kept = letter == Qt::Key_A || letter == Qt::Key_C || letter == Qt::Key_V || letter == Qt::Key_X ||
                          letter == Qt::Key_Y || letter == Qt::Key_Z;
        if ((key & Qt::ControlModifier) != 0 && letter >= Qt::Key_Space && letter <= Qt::Key_AsciiTilde && !kept) {
            command->setKey(0);
        }
    }

    connect(this, &QsciScintillaBase::SCN_STYLENEEDED, this, &JsonEditor::styleUpTo);
    connect(this, &QsciScintillaBase::SCN_UPDATEUI, this, [this] {
        matchBraces();
        viewport()->update(0, 0, 64, viewport()->height()); // the current line's number is darker
    });
    connect(this, &QsciScintilla::textChanged, this, [this] {
        m_foldLabels.clear();
        m_placesKnown = m_strings.isEmpty();
        readMarks();
        updateNumberWidth();
    });
    connect(&Theme::instance(), &Theme::changed, this, &JsonEditor::applyTheme);
    applyTheme();
    updateNumberWidth();
}

void JsonEditor::setUpMargins() {
    SendScintilla(SCI_SETMARGINS, static_cast<unsigned long>(kMarginCount));
    for (int margin = 0; margin < kMarginCount; ++margin) {
        SendScintilla(SCI_SETMARGINTYPEN, static_cast<unsigned long>(margin), static_cast<long>(SC_MARGIN_COLOUR));
        SendScintilla(SCI_SETMARGINMASKN, static_cast<unsigned long>(margin), 0L);
        SendScintilla(SCI_SETMARGINSENSITIVEN, static_cast<unsigned long>(margin), 0L);
    }
    SendScintilla(SCI_SETMARGINWIDTHN, kChanges, 3L);
    SendScintilla(SCI_SETMARGINMASKN, kChanges, 1L << kChangeMarker);
    SendScintilla(SCI_SETMARGINWIDTHN, kFolds, 15L);
    SendScintilla(SCI_SETMARGINMASKN, kFolds, static_cast<long>(SC_MASK_FOLDERS));
    SendScintilla(SCI_SETMARGINSENSITIVEN, kFolds, 1L);
    SendScintilla(SCI_SETMARGINWIDTHN, kLine, 1L);
    for (unsigned long marker = SC_MARKNUM_FOLDEREND; marker <= SC_MARKNUM_FOLDEROPEN; ++marker) {
        SendScintilla(SCI_MARKERDEFINE, marker, static_cast<long>(SC_MARK_EMPTY));
    }
    SendScintilla(SCI_MARKERDEFINE, static_cast<unsigned long>(kChangeMarker), static_cast<long>(SC_MARK_FULLRECT));
    SendScintilla(SCI_INDICSETSTYLE, kProblem, static_cast<long>(INDIC_SQUIGGLE));
    for (const int hit : {kHit, kCurrentHit}) {
        SendScintilla(SCI_INDICSETSTYLE, static_cast<unsigned long>(hit), static_cast<long>(INDIC_STRAIGHTBOX));
        SendScintilla(SCI_INDICSETUNDER, static_cast<unsigned long>(hit), 1L);
        SendScintilla(SCI_INDICSETALPHA, static_cast<unsigned long>(hit), 255L);
        SendScintilla(SCI_INDICSETOUTLINEALPHA, static_cast<unsigned long>(hit), 255L);
    }
}

void JsonEditor::applyTheme() {
    const QFont font = Theme::instance().codeFont(kFontPx);
    const QByteArray family = font.family().toUtf8();
    const auto setStyle = [&](int style, Token fore) {
        SendScintilla(SCI_STYLESETFONT, static_cast<unsigned long>(style), family.constData());
        SendScintilla(SCI_STYLESETSIZEFRACTIONAL, static_cast<unsigned long>(style),
                      static_cast<long>(qRound(font.pointSizeF() * 100)));
        SendScintilla(SCI_STYLESETFORE, static_cast<unsigned long>(style), rgb(fore));
        SendScintilla(SCI_STYLESETBACK, static_cast<unsigned long>(style), rgb(Token::Base));
    };
    setStyle(STYLE_DEFAULT, Token::Text);
    SendScintilla(SCI_STYLECLEARALL);
    const std::pair<JsonStyle, Token> styles[] = {
        {JsonStyle::Plain, Token::Text},     {JsonStyle::Key, Token::Jkey},          {JsonStyle::String, Token::Jstr},
        {JsonStyle::Number, Token::Jnum},    {JsonStyle::Boolean, Token::Jbool},     {JsonStyle::Null, Token::Jnull},
        {JsonStyle::Punctuation, Token::Text3}, {JsonStyle::Unknown, Token::Red}};
    for (const auto &[style, token] : styles) {
        setStyle(static_cast<int>(style), token);
    }
    setStyle(STYLE_BRACELIGHT, Token::Accent);
    SendScintilla(SCI_STYLESETBACK, static_cast<unsigned long>(STYLE_BRACELIGHT), rgb(Token::AccentSoft));
    SendScintilla(SCI_STYLESETBOLD, static_cast<unsigned long>(STYLE_BRACELIGHT), 1L);
    setStyle(STYLE_BRACEBAD, Token::Red);

    for (const int margin : {kNumbers, kChanges, kFolds}) {
        SendScintilla(SCI_SETMARGINBACKN, static_cast<unsigned long>(margin), rgb(Token::Gutter));
    }
    SendScintilla(SCI_SETMARGINBACKN, kLine, rgb(Token::Border));
    SendScintilla(SCI_SETFOLDMARGINCOLOUR, 1UL, rgb(Token::Gutter));
    SendScintilla(SCI_SETFOLDMARGINHICOLOUR, 1UL, rgb(Token::Gutter));
    SendScintilla(SCI_MARKERSETBACK, static_cast<unsigned long>(kChangeMarker), rgb(Token::Amber));
    SendScintilla(SCI_MARKERSETFORE, static_cast<unsigned long>(kChangeMarker), rgb(Token::Amber));
    SendScintilla(SCI_SETCARETFORE, static_cast<unsigned long>(rgb(Token::Text)));
    SendScintilla(SCI_SETCARETLINEBACK, static_cast<unsigned long>(rgb(Token::Curline)));
    SendScintilla(SCI_SETSELBACK, 1UL, rgb(Token::Sel));
    SendScintilla(SCI_SETSELFORE, 0UL, 0L);
    SendScintilla(SCI_INDICSETFORE, kProblem, rgb(Token::Red));
    SendScintilla(SCI_INDICSETFORE, kHit, rgb(Token::AmberSoft));
    SendScintilla(SCI_INDICSETFORE, kCurrentHit, rgb(Token::AmberLine));

    SendScintilla(SCI_SETEXTRAASCENT, 0UL);
    SendScintilla(SCI_SETEXTRADESCENT, 0UL);
    const long missing = std::max(0L, kRowHeight - SendScintilla(SCI_TEXTHEIGHT, 0UL));
    SendScintilla(SCI_SETEXTRAASCENT, static_cast<unsigned long>(missing / 2));
    SendScintilla(SCI_SETEXTRADESCENT, static_cast<unsigned long>(missing - missing / 2));
    viewport()->update();
}

void JsonEditor::updateNumberWidth() {
    const int digits = static_cast<int>(QString::number(lines()).size());
    const long width = std::max(34, digits * 7 + 10);
    if (SendScintilla(SCI_GETMARGINWIDTHN, kNumbers) != width) {
        SendScintilla(SCI_SETMARGINWIDTHN, kNumbers, width);
    }
}

std::string_view JsonEditor::view(qsizetype begin, qsizetype end) const {
    const auto *text = static_cast<const char *>(SendScintillaPtrResult(SCI_GETCHARACTERPOINTER));
    return std::string_view(text + begin, static_cast<std::size_t>(end - begin));
}

void JsonEditor::setChangedLines(const std::vector<int> &changed) {
    SendScintilla(SCI_MARKERDELETEALL, static_cast<unsigned long>(kChangeMarker));
    for (const int line : changed) {
        SendScintilla(SCI_MARKERADD, static_cast<unsigned long>(line), static_cast<long>(kChangeMarker));
    }
}

void JsonEditor::setProblem(const base::TextPosition &where, const QString &message) {
    clearProblem();
    const qsizetype size = positions();
    if (size == 0) {
        return;
    }
    qsizetype begin = std::min<qsizetype>(toPosition(static_cast<qsizetype>(where.offset)), size - 1);
    const std::string_view rest = view(begin, std::min<qsizetype>(size, begin + 200));
    const auto isWordByte = [](unsigned char c) { return std::isalnum(c) != 0 || c >= 0x80 || c == '_' || c == '.'; };
    qsizetype length = 1;
    if (!rest.empty() && rest.front() == '"') {
        const std::size_t quote = rest.find_first_of("\"\n", 1);
        length = quote == std::string_view::npos ? 1 : static_cast<qsizetype>(quote + (rest[quote] == '"' ? 1 : 0));
    } else {
        while (length < static_cast<qsizetype>(rest.size()) && isWordByte(static_cast<unsigned char>(rest[0])) &&
               isWordByte(static_cast<unsigned char>(rest[static_cast<std::size_t>(length)]))) {
            ++length;
        }
    }
    // The end of a line has no width to underline: the last token before it stands for it.
    while (begin > 0 && std::isspace(static_cast<unsigned char>(view(begin, begin + 1).front())) != 0) {
        --begin;
        length = 1;
    }
    SendScintilla(SCI_SETINDICATORCURRENT, kProblem);
    SendScintilla(SCI_INDICATORFILLRANGE, word(begin), static_cast<long>(length));
    m_problem = std::pair(begin, begin + length);
    m_problemText = message;
}

void JsonEditor::clearProblem() {
    if (m_problem) {
        SendScintilla(SCI_SETINDICATORCURRENT, kProblem);
        SendScintilla(SCI_INDICATORCLEARRANGE, 0UL, static_cast<long>(positions()));
        m_problem.reset();
        m_problemText.clear();
    }
}

void JsonEditor::setHits(const std::vector<qsizetype> &offsets, qsizetype length, qsizetype current) {
    for (const int hit : {kHit, kCurrentHit}) {
        SendScintilla(SCI_SETINDICATORCURRENT, static_cast<unsigned long>(hit));
        SendScintilla(SCI_INDICATORCLEARRANGE, 0UL, static_cast<long>(positions()));
    }
    constexpr std::size_t kMaxMarked = 5000;
    const auto mark = [&](qsizetype offset) {
        const qsizetype begin = toPosition(offset);
        SendScintilla(SCI_INDICATORFILLRANGE, word(begin), static_cast<long>(toPosition(offset + length) - begin));
    };
    SendScintilla(SCI_SETINDICATORCURRENT, kHit);
    for (std::size_t i = 0; i < std::min(offsets.size(), kMaxMarked); ++i) {
        if (static_cast<qsizetype>(i) != current) {
            mark(offsets[i]);
        }
    }
    if (current >= 0 && current < static_cast<qsizetype>(offsets.size())) {
        SendScintilla(SCI_SETINDICATORCURRENT, kCurrentHit);
        mark(offsets[static_cast<std::size_t>(current)]);
    }
}

void JsonEditor::setAllFolded(bool folded) {
    SendScintilla(SCI_COLOURISE, 0UL, -1L);
    for (int line = 1; line < lines(); ++line) {
        if (isFoldHeader(line) && isFolded(line) != folded) {
            SendScintilla(SCI_FOLDLINE, static_cast<unsigned long>(line),
                          static_cast<long>(folded ? SC_FOLDACTION_CONTRACT : SC_FOLDACTION_EXPAND));
        }
    }
}

void JsonEditor::toggleFoldAt(int line) { SendScintilla(SCI_TOGGLEFOLD, static_cast<unsigned long>(line)); }

bool JsonEditor::isFoldHeader(int line) const {
    return (SendScintilla(SCI_GETFOLDLEVEL, static_cast<unsigned long>(line)) & SC_FOLDLEVELHEADERFLAG) != 0;
}

bool JsonEditor::isFolded(int line) const {
    return isFoldHeader(line) && SendScintilla(SCI_GETFOLDEXPANDED, static_cast<unsigned long>(line)) == 0;
}

void JsonEditor::styleUpTo(int position) {
    const long firstLine = SendScintilla(SCI_LINEFROMPOSITION, word(SendScintilla(SCI_GETENDSTYLED)));
    const long lastLine = SendScintilla(SCI_LINEFROMPOSITION, word(position));
    const long begin = SendScintilla(SCI_POSITIONFROMLINE, word(firstLine));
    const long size = SendScintilla(SCI_GETLENGTH);
    const long end = lastLine + 1 < SendScintilla(SCI_GETLINECOUNT)
                         ? SendScintilla(SCI_POSITIONFROMLINE, word(lastLine + 1))
                         : size;
    int depth = firstLine == 0 ? 0 : static_cast<int>(SendScintilla(SCI_GETLINESTATE, word(firstLine - 1)));
    const StyledLines styled = styleJson(view(begin, end), depth, view(end, std::min(size, end + 200)));
    SendScintilla(SCI_STARTSTYLING, word(begin), 0L);
    SendScintilla(SCI_SETSTYLINGEX, word(end - begin), styled.styles.data());

    long line = firstLine;
    for (const int depthAtEnd : styled.depthAtEnd) {
        const long level = SC_FOLDLEVELBASE + std::min(depth, 3000) + (depthAtEnd > depth ? SC_FOLDLEVELHEADERFLAG : 0);
        if (SendScintilla(SCI_GETFOLDLEVEL, word(line)) != level) {
            SendScintilla(SCI_SETFOLDLEVEL, word(line), level);
        }
        if (SendScintilla(SCI_GETLINESTATE, word(line)) != depthAtEnd) {
            SendScintilla(SCI_SETLINESTATE, word(line), static_cast<long>(depthAtEnd));
        }
        depth = depthAtEnd;
        ++line;
    }
}

void JsonEditor::matchBraces() {
    constexpr qsizetype kFar = 2'000'000; // beyond this the search would be felt
    const qsizetype cursor = cursorPosition();
    const auto braceAt = [&](qsizetype at) {
        if (at < 0 || at >= positions()) {
            return false;
        }
        const char c = view(at, at + 1).front();
        return (c == '{' || c == '}' || c == '[' || c == ']') &&
               SendScintilla(SCI_GETSTYLEAT, word(at)) == static_cast<long>(JsonStyle::Punctuation);
    };
    const qsizetype brace = braceAt(cursor - 1) ? cursor - 1 : braceAt(cursor) ? cursor : -1;
    if (brace < 0 || positions() > kFar) {
        SendScintilla(SCI_BRACEHIGHLIGHT, static_cast<unsigned long>(-1), -1L);
        return;
    }
    const long other = SendScintilla(SCI_BRACEMATCH, word(brace), 0L);
    if (other >= 0) {
        SendScintilla(SCI_BRACEHIGHLIGHT, word(brace), other);
    } else {
        SendScintilla(SCI_BRACEBADLIGHT, word(brace));
    }
}

} // namespace davenport::inspector
