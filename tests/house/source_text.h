#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace davenport::house {

/// A logical line: what the preprocessor sees after it has joined lines and dropped comments.
struct CodeLine {
    int number = 0; ///< of its first physical line, from 1
    std::string text;
};

/// The logical lines of a C++ source. Comments become one space, the inside of raw strings is dropped (a `#` there is no
/// directive), lines that end with a backslash are joined. Other string literals stay as they are.
std::vector<CodeLine> codeLines(std::string_view source);

/// How an include names its file.
enum class IncludeForm { Quoted, Angled, Other };

struct Include {
    int line = 0;
    IncludeForm form = IncludeForm::Other;
    std::string target; ///< without quotes or angles; the whole operand when the form is Other
};

/// Every directive of a source that brings in another file (include, include_next, import, and the digraph spelling of
/// `#`), and every mention of __has_include and of a module import, as IncludeForm::Other.
std::vector<Include> includesOf(const std::vector<CodeLine> &lines);

} // namespace davenport::house
