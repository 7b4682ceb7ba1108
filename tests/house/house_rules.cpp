#include "tests/house/house_rules.h"

#include "tests/house/include_table.h"
#include "tests/house/source_text.h"

#include <algorithm>
#include <array>
#include <cctype>
#include <regex>

namespace davenport::house {

namespace {

constexpr int kMaxLines = 700;
constexpr int kMaxReadmeLines = 40;

std::string offence(std::string_view path, int line, const std::string &what) {
    return std::string(path) + ":" + std::to_string(line) + ": " + what;
}

int countLines(std::string_view text) {
    const auto ends = std::count(text.begin(), text.end(), '\n');
    return static_cast<int>(ends) + (text.empty() || text.back() == '\n' ? 0 : 1);
}

bool isBelow(std::string_view path, std::string_view folder) {
    return path.size() > folder.size() && path.substr(0, folder.size()) == folder && path[folder.size()] == '/';
}

bool has(const std::vector<std::string_view> &list, std::string_view name) {
    return std::find(list.begin(), list.end(), name) != list.end();
}

/// "session.moc" at the end of session.cpp: made by Qt's moc for that file alone.
bool isOwnMoc(std::string_view path, std::string_view target) {
    const std::size_t slash = path.rfind('/');
    const std::string_view file = path.substr(slash + 1);
    const std::string_view stem = file.substr(0, file.rfind('.'));
    return target == std::string(stem) + ".moc" || target == "moc_" + std::string(stem) + ".cpp";
}

/// What is wrong with a quoted include, or an empty text.
std::string quotedOffence(std::string_view path, const Room &room, const std::string &target,
                          const FileExists &exists) {
    if (has(room.libraries, "qt") && isOwnMoc(path, target)) {
        return {};
    }
    if (target.find("..") != std::string::npos || target.find("./") == 0 || target.find("//") != std::string::npos ||
        target.find('\\') != std::string::npos || target.find('/') == std::string::npos || target[0] == '/') {
        return "\"" + target + "\" is not the plain path from the repository's root";
    }
    if (!exists(target)) {
        return "\"" + target + "\" is no file of the project (libraries stand in angles)";
    }
    if (isBelow(target, roomFolder(room, path))) {
        return {};
    }
    for (const std::string_view allowed : room.rooms) {
        if (isBelow(target, allowed)) {
            return {};
        }
    }
    return "the include table has no edge from " + roomFolder(room, path) + " to " + target;
}

std::string angledOffence(const Room &room, const std::string &target) {
    const std::string_view library = headerLibrary(target);
    if (library == "standard" || has(room.libraries, library)) {
        return {};
    }
    if (library.empty()) {
        return "<" + target + "> belongs to no library of the include table";
    }
    return "<" + target + "> (" + std::string(library) + ") is not for " + std::string(room.folder);
}

} // namespace

Offences checkIncludes(std::string_view path, std::string_view source, const FileExists &exists) {
    const Room *room = roomOf(path);
    if (room == nullptr) {
        return {offence(path, 1, "this folder has no row in the include table")};
    }
    Offences offences;
    for (const Include &include : includesOf(codeLines(source))) {
        std::string what;
        switch (include.form) {
        case IncludeForm::Quoted:
            what = quotedOffence(path, *room, include.target, exists);
            break;
        case IncludeForm::Angled:
            what = angledOffence(*room, include.target);
            break;
        case IncludeForm::Other:
            what = "only \"path\" and <library> may be included, not " + include.target;
            break;
        }
        if (!what.empty()) {
            offences.push_back(offence(path, include.line, what));
        }
    }
    return offences;
}

Offences checkLinkedLibraries(std::string_view path, std::string_view cmake) {
    const Room *room = roomOf(path);
    if (room == nullptr) {
        return {};
    }
    struct Linked {
        std::string_view library;
        std::regex pattern;
    };
    static const std::vector<Linked> all = {{"qt", std::regex(R"(\bQt6::|\bQScintilla::|find_package\(\s*Qt)")},
                                            {"sqlite", std::regex(R"(\bSQLite3?::|\bsqlite3\b)")}};
    Offences offences;
    int number = 0;
    for (std::size_t begin = 0; begin < cmake.size();) {
        const std::size_t end = std::min(cmake.find('\n', begin), cmake.size());
        const std::string line(cmake.substr(begin, end - begin));
        ++number;
        for (const Linked &linked : all) {
            if (std::regex_search(line, linked.pattern) && !has(room->libraries, linked.library)) {
                offences.push_back(offence(path, number,
                                           "links to " + std::string(linked.library) + ", which is not for " +
                                               std::string(room->folder)));
            }
        }
        begin = end + 1;
    }
    return offences;
}

Offences checkLength(std::string_view path, std::string_view text) {
    const int lines = countLines(text);
    if (lines <= kMaxLines) {
        return {};
    }
    return {offence(path, lines, "longer than " + std::to_string(kMaxLines) + " lines: it is two things")};
}

Offences checkEventLoop(std::string_view path, std::string_view source) {
    Offences offences;
    for (const CodeLine &line : codeLines(source)) {
        if (line.text.find("processEvents") != std::string::npos) {
            offences.push_back(offence(path, line.number, "runs the event loop by hand"));
        }
    }
    return offences;
}

Offences checkLeftovers(std::string_view path, std::string_view text) {
    // Put together from parts, for this file is checked too.
    static const std::array<std::string, 3> words = {std::string("TO") + "DO", std::string("FIX") + "ME",
                                                     std::string("XX") + "X"};
    const auto isPartOfName = [text](std::size_t at) {
        return at < text.size() && (std::isalnum(static_cast<unsigned char>(text[at])) != 0 || text[at] == '_');
    };
    Offences offences;
    for (const std::string &word : words) {
        for (std::size_t at = text.find(word); at != std::string_view::npos; at = text.find(word, at + 1)) {
            if (!isPartOfName(at - 1) && !isPartOfName(at + word.size())) {
                offences.push_back(offence(path, countLines(text.substr(0, at + 1)), "a note of work left undone"));
            }
        }
    }
    return offences;
}

Offences checkReadme(std::string_view folder, const std::string *readme) {
    const std::string path = std::string(folder) + "/README.md";
    if (readme == nullptr) {
        return {offence(path, 1, "is missing: say what the room is for")};
    }
    const int lines = countLines(*readme);
    if (lines > kMaxReadmeLines) {
        return {offence(path, lines, "longer than " + std::to_string(kMaxReadmeLines) + " lines")};
    }
    return {};
}

} // namespace davenport::house
