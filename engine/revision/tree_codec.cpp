#include "engine/revision/tree_codec.h"

#include "engine/base/error.h"

#include <limits>
#include <string>

namespace davenport::revision {

namespace {

constexpr char kFormat = 1;

// The flags before every node.
constexpr unsigned kDeleted = 1;
constexpr unsigned kBodyMask = 2 | 4;
constexpr unsigned kBodyNone = 0;
constexpr unsigned kBodyInline = 2;
constexpr unsigned kBodyKey = 4; ///< followed by a number
constexpr unsigned kOddHash = 8; ///< not 16 bytes: their number comes first
constexpr unsigned kLinkMask = 16 | 32;
constexpr unsigned kLinkChild = 0;  ///< a child of the node before
constexpr unsigned kLinkRoot = 16;  ///< followed by its generation
constexpr unsigned kLinkClimb = 32; ///< a child of an ancestor of the node before: so many edits up from it

char *putNumber(char *to, std::uint64_t value) {
    for (; value >= 128; value >>= 7) {
        *to++ = static_cast<char>(value | 128);
    }
    *to++ = static_cast<char>(value);
    return to;
}

/// `link` is a kLink… flag, `linkNumber` what follows it.
void putNode(const RevisionHash &hash, bool deleted, BodyRef body, unsigned link, std::uint64_t linkNumber,
             std::string &out) {
    constexpr std::size_t kMostNumbers = 3 * 10;
    char buffer[1 + kMostNumbers + RevisionHash::kInlineSize];
    const std::string_view bytes = hash.bytes();
    const bool odd = bytes.size() != RevisionHash::kInlineSize;
    const unsigned bodyFlag = body == kNoBody ? kBodyNone : body == kInlineBody ? kBodyInline : kBodyKey;
    char *to = buffer;
    *to++ = static_cast<char>(link | bodyFlag | (deleted ? kDeleted : 0) | (odd ? kOddHash : 0));
    if (link != kLinkChild) {
        to = putNumber(to, linkNumber);
    }
    if (bodyFlag == kBodyKey) {
        to = putNumber(to, body);
    }
    if (odd) {
        to = putNumber(to, bytes.size());
        out.append(buffer, static_cast<std::size_t>(to - buffer));
        out += bytes;
        return;
    }
    std::memcpy(to, bytes.data(), RevisionHash::kInlineSize);
    out.append(buffer, static_cast<std::size_t>(to - buffer) + RevisionHash::kInlineSize);
}

void putHead(std::size_t nodes, std::string &out) {
    char buffer[11];
    buffer[0] = kFormat;
    out.append(buffer, static_cast<std::size_t>(putNumber(buffer + 1, nodes) - buffer));
}

/// Reads numbers and bytes, and throws where there are none.
class ByteReader {
public:
    explicit ByteReader(std::string_view bytes) : m_begin(bytes.data()), m_at(m_begin), m_end(m_begin + bytes.size()) {}

    std::size_t left() const { return static_cast<std::size_t>(m_end - m_at); }

    unsigned byte() {
        if (m_at == m_end) {
            fail("the bytes end too early");
        }
        return static_cast<unsigned char>(*m_at++);
    }

    std::uint64_t number() {
        const unsigned lowest = byte();
        if (lowest < 128) {
            return lowest;
        }
        std::uint64_t value = lowest & 127;
        for (unsigned shift = 7;; shift += 7) {
            const unsigned next = byte();
            if ((shift == 63 && next > 1) || next == 0) {
                fail("a number is written wrongly");
            }
            value |= static_cast<std::uint64_t>(next & 127) << shift;
            if (next < 128) {
                return value;
            }
        }
    }

    std::string_view bytes(std::uint64_t size) {
        if (size > left()) {
            fail("the bytes end too early");
        }
        const std::string_view taken(m_at, static_cast<std::size_t>(size));
        m_at += size;
        return taken;
    }

    [[noreturn]] void fail(const char *what) const {
        throw base::Error(base::ErrorCode::Damaged, 500, "damaged_revision_tree",
                          "A revision tree is damaged: " + std::string(what) + " (byte " +
                              std::to_string(m_at - m_begin) + ").");
    }

private:
    const char *m_begin;
    const char *m_at;
    const char *m_end;
};

void readBody(ByteReader &reader, unsigned flags, TreeNode &node) {
    switch (flags & kBodyMask) {
    case kBodyNone:
        return;
    case kBodyInline:
        node.body = kInlineBody;
        return;
    case kBodyKey:
        node.body = reader.number();
        if (node.body == kNoBody || node.body == kInlineBody) {
            reader.fail("a body's key is none");
        }
        return;
    default:
        reader.fail("a node's flags mean nothing");
    }
}

void readHash(ByteReader &reader, unsigned flags, TreeNode &node) {
    if (!(flags & kOddHash)) {
        const std::string_view bytes = reader.bytes(RevisionHash::kInlineSize);
        std::array<std::uint8_t, RevisionHash::kInlineSize> digest;
        std::memcpy(digest.data(), bytes.data(), digest.size());
        node.id.hash = RevisionHash(digest);
        return;
    }
    const std::uint64_t size = reader.number();
    if (size == RevisionHash::kInlineSize) {
        reader.fail("a hash is written wrongly");
    }
    node.id.hash = RevisionHash(reader.bytes(size));
}

/// Reads where a node hangs. Returns the sibling (or root) before it, or kNoNode if it is the first child.
NodeIndex readLink(ByteReader &reader, unsigned flags, const std::vector<TreeNode> &nodes, NodeIndex lastRoot,
                   TreeNode &node) {
    const NodeIndex previous = static_cast<NodeIndex>(nodes.size()) - 1;
    const auto hangOn = [&](NodeIndex parent) {
        node.parent = parent;
        node.id.generation = nodes[static_cast<std::size_t>(parent)].id.generation + 1;
        if (node.id.generation == 0) {
            reader.fail("a generation is too great");
        }
    };
    switch (flags & kLinkMask) {
    case kLinkRoot:
        node.id.generation = reader.number();
        if (node.id.generation == 0) {
            reader.fail("a generation is 0");
        }
        return lastRoot;
    case kLinkChild:
        if (previous == kNoNode) {
            reader.fail("the first node is no root");
        }
        hangOn(previous);
        return kNoNode;
    case kLinkClimb: {
        std::uint64_t edits = reader.number();
        if (edits == 0) {
            reader.fail("a branch climbs nowhere");
        }
        NodeIndex sibling = previous;
        for (; sibling != kNoNode && edits > 1; --edits) {
            sibling = nodes[static_cast<std::size_t>(sibling)].parent;
        }
        const NodeIndex parent = sibling == kNoNode ? kNoNode : nodes[static_cast<std::size_t>(sibling)].parent;
        if (parent == kNoNode) {
            reader.fail("a branch climbs above its root");
        }
        hangOn(parent);
        return sibling;
    }
    default:
        reader.fail("a node's flags mean nothing");
    }
}

void readNodes(ByteReader &reader, std::vector<TreeNode> &nodes) {
    if (reader.byte() != static_cast<unsigned>(kFormat)) {
        reader.fail("its format is unknown");
    }
    constexpr std::size_t kLeastNode = 2; // flags, and the size of an empty hash
    const std::uint64_t count = reader.number();
    if (count > reader.left() / kLeastNode ||
        count > static_cast<std::uint64_t>(std::numeric_limits<NodeIndex>::max())) {
        reader.fail("it promises more nodes than there are bytes");
    }
    nodes.reserve(static_cast<std::size_t>(count));
    NodeIndex lastRoot = kNoNode;
    for (std::uint64_t i = 0; i < count; ++i) {
        TreeNode node;
        const unsigned flags = reader.byte();
        if (flags >= 64) {
            reader.fail("a node's flags mean nothing");
        }
        const NodeIndex sibling = readLink(reader, flags, nodes, lastRoot, node);
        node.deleted = flags & kDeleted;
        readBody(reader, flags, node);
        readHash(reader, flags, node);
        if (sibling != kNoNode && nodes[static_cast<std::size_t>(sibling)].id >= node.id) {
            reader.fail("its branches are out of order");
        }
        if (node.parent == kNoNode) {
            lastRoot = static_cast<NodeIndex>(nodes.size());
        }
        nodes.push_back(std::move(node));
    }
    if (reader.left() != 0) {
        reader.fail("bytes follow its end");
    }
}

} // namespace

void TreeCodec::encode(const RevisionTree &tree, std::string &out) {
    putHead(tree.size(), out);
    NodeIndex index = 0;
    for (const TreeNode &node : tree.nodes()) {
        unsigned link = kLinkChild;
        std::uint64_t linkNumber = 0;
        if (node.parent == kNoNode) {
            link = kLinkRoot;
            linkNumber = node.id.generation;
        } else if (node.parent != index - 1) {
            link = kLinkClimb;
            linkNumber = tree.node(index - 1).id.generation - tree.node(node.parent).id.generation;
        }
        putNode(node.id.hash, node.deleted, node.body, link, linkNumber, out);
        ++index;
    }
}

void TreeCodec::encodeRoot(const RevisionId &id, bool deleted, BodyRef body, std::string &out) {
    putHead(1, out);
    putNode(id.hash, deleted, body, kLinkRoot, id.generation, out);
}

void TreeCodec::decode(std::string_view bytes, RevisionTree &tree) {
    tree.clear();
    try {
        ByteReader reader(bytes);
        readNodes(reader, tree.m_nodes);
    } catch (...) {
        tree.clear();
        throw;
    }
}

RevisionTree TreeCodec::decode(std::string_view bytes) {
    RevisionTree tree;
    decode(bytes, tree);
    return tree;
}

} // namespace davenport::revision
