#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace davenport::json {

/// What stands at a place after a merge.
enum class MergeChoice { Open, Mine, Theirs, Base, Edited };

/// One place where mine or theirs differs from the base. Objects are merged member by member; an array that both changed
/// is one place. A text that is missing means that the member is absent on that side.
struct MergePlace {
    /// Why somebody has to look, or not.
    enum class Kind {
        OnlyMine,
        OnlyTheirs,
        BothSame, ///< both made the same change
        Conflict  ///< both changed it, each in another way
    };

    std::vector<std::string> keys; ///< from the document inwards
    std::string path;              ///< such as ship_to.postcode
    Kind kind = Kind::Conflict;
    std::optional<std::string> base;
    std::optional<std::string> mine;
    std::optional<std::string> theirs;
    MergeChoice choice = MergeChoice::Open; ///< settled already, unless it is a conflict
    std::optional<std::string> edited;      ///< with MergeChoice::Edited: the value's text

    /// The text that is chosen; nothing when the member is to be absent or the choice is open.
    std::optional<std::string> chosen() const;
};

/// Three versions of a document and the places in which they differ.
struct Merge {
    std::string mine; ///< the skeleton of the result: its order of members stays
    std::string theirs;
    bool hasBase = false;
    std::vector<MergePlace> places;

    std::size_t openCount() const;
    /// The merged text, laid out over lines. Every value is spelled as in the version it comes from. Open places hold mine.
    std::string result() const;
};

/// Compares three versions of a document (JSON objects, valid). Without a base every difference between mine and theirs is
/// a conflict. Members of the document that begin with "_" are left to mine. Any thread.
Merge mergeJson(const std::optional<std::string> &base, const std::string &mine, const std::string &theirs);

} // namespace davenport::json
