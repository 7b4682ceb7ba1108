#pragma once

#include "engine/revision/revision_tree.h"

#include <string>
#include <string_view>

namespace davenport::revision {

/// A revision tree as bytes, the form in which the storage keeps it. Equal trees give equal bytes.
///
/// One format byte, the number of nodes, then every node in canonical order: a byte of flags (deleted, where the body is,
/// how it hangs on the node before it), a generation for roots, and the hash. A document that was written once takes 20
/// bytes; every edit adds 17, and a few more where its body is kept in a table.
class TreeCodec {
public:
    /// Appends the bytes of `tree` to `out`. Allocates nothing beyond `out`.
    static void encode(const RevisionTree &tree, std::string &out);
    /// Appends what encode() gives for a tree of one root, without a tree.
    static void encodeRoot(const RevisionId &id, bool deleted, BodyRef body, std::string &out);

    /// Puts the tree that `bytes` hold into `tree` (whose memory is used again). `bytes` may be anything: what is not
    /// exactly one canonical tree throws Error(Damaged) that names the offset, and leaves `tree` empty.
    static void decode(std::string_view bytes, RevisionTree &tree);
    static RevisionTree decode(std::string_view bytes);
};

} // namespace davenport::revision
