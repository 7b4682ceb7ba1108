#include "tests/house/source_text.h"

#include <cctype>
#include <regex>

namespace davenport::house {

namespace {

/// Copies a source to logical lines, one character at a time.
class LineSplitter {
public:
    explicit LineSplitter(std::string_view source) : m_source(source) {}

    std::vector<CodeLine> run() {
        while (m_at < m_source.size()) {
            step();
        }
        endLine();
        return std::move(m_lines);
    }

private:
    bool looksAt(std::string_view text) const { return m_source.substr(m_at, text.size()) == text; }

    /// Skips a backslash at the end of a line; true if there was one.
    bool skipSplice() {
        for (const std::string_view splice : {std::string_view("\\\n"), std::string_view("\\\r\n")}) {
            if (looksAt(splice)) {
                m_at += splice.size();
                ++m_line;
                return true;
            }
        }
        return false;
    }

    void endLine() {
        m_lines.push_back({m_start, m_text});
        m_text.clear();
        m_start = m_line;
    }

    void take() {
        m_text.push_back(m_source[m_at]);
        ++m_at;
    }

    void step() {
        if (skipSplice()) {
            return;
        }
        const char c = m_source[m_at];
        if (c == '\n') {
            ++m_at;
            ++m_line;
            endLine();
        } else if (looksAt("//")) {
            while (m_at < m_source.size() && m_source[m_at] != '\n') {
                if (!skipSplice()) {
                    ++m_at;
                }
            }
            m_text.push_back(' ');
        } else if (looksAt("/*")) {
            blockComment();
        } else if (looksAt("R\"") && startsRawString()) {
            rawString();
        } else if (c == '"' || (c == '\'' && !isDigitSeparator())) {
            literal(c);
        } else {
            take();
        }
    }

    void blockComment() {
        const std::size_t found = m_source.find("*/", m_at + 2);
        const std::size_t end = found == std::string_view::npos ? m_source.size() : found + 2;
        countLines(end);
        m_text.push_back(' ');
    }

    /// An R before the quote is a raw string's only if it does not end a longer name, prefixes aside.
    bool startsRawString() const {
        std::size_t begin = m_text.size();
        while (begin > 0 && (std::isalnum(static_cast<unsigned char>(m_text[begin - 1])) || m_text[begin - 1] == '_')) {
            --begin;
        }
        const std::string_view prefix = std::string_view(m_text).substr(begin);
        return prefix.empty() || prefix == "u8" || prefix == "u" || prefix == "U" || prefix == "L";
    }

    void rawString() {
        const std::size_t open = m_source.find('(', m_at);
        if (open == std::string_view::npos) {
            take();
            return;
        }
        const std::string closing = ")" + std::string(m_source.substr(m_at + 2, open - m_at - 2)) + "\"";
        const std::size_t found = m_source.find(closing, open);
        countLines(found == std::string_view::npos ? m_source.size() : found + closing.size());
        m_text += "\"\"";
    }

    bool isDigitSeparator() const {
        return !m_text.empty() && std::isxdigit(static_cast<unsigned char>(m_text.back())) &&
               m_at + 1 < m_source.size() && std::isxdigit(static_cast<unsigned char>(m_source[m_at + 1])) &&
               m_source.substr(m_at + 2, 1) != "'";
    }

    void literal(char quote) {
        take();
        while (m_at < m_source.size() && m_source[m_at] != quote && m_source[m_at] != '\n') {
            if (skipSplice()) {
                continue;
            }
            if (m_source[m_at] == '\\' && m_at + 1 < m_source.size()) {
                take();
            }
            take();
        }
        if (m_at < m_source.size() && m_source[m_at] == quote) {
            take();
        }
    }

    void countLines(std::size_t end) {
        for (; m_at < end; ++m_at) {
            m_line += m_source[m_at] == '\n' ? 1 : 0;
        }
    }

    std::string_view m_source;
    std::size_t m_at = 0;
    int m_line = 1;
    int m_start = 1;
    std::string m_text;
    std::vector<CodeLine> m_lines;
};

} // namespace

std::vector<CodeLine> codeLines(std::string_view source) {
    return LineSplitter(source).run();
}

std::vector<Include> includesOf(const std::vector<CodeLine> &lines) {
    static const std::regex directive(R"(^\s*(?:#|%:)\s*(?:include|include_next|import)\b\s*(.*?)\s*$)");
    static const std::regex plain(R"(^(?:"([^"]*)\"|<([^>]*)>)$)");
    static const std::regex hidden(R"(\b__has_include\b|^\s*(?:export\s+)?import\s+[<":\w])");
    std::vector<Include> includes;
    for (const CodeLine &line : lines) {
        if (line.text.find("include") == std::string::npos && line.text.find("import") == std::string::npos) {
            continue;
        }
        std::smatch match;
        if (std::regex_search(line.text, hidden)) {
            includes.push_back({line.number, IncludeForm::Other, line.text});
        } else if (std::regex_match(line.text, match, directive)) {
            const std::string operand = match[1];
            std::smatch parts;
            if (!std::regex_match(operand, parts, plain)) {
                includes.push_back({line.number, IncludeForm::Other, operand});
            } else if (parts[1].matched) {
                includes.push_back({line.number, IncludeForm::Quoted, parts[1]});
            } else {
                includes.push_back({line.number, IncludeForm::Angled, parts[2]});
            }
        }
    }
    return includes;
}

} // namespace davenport::house
