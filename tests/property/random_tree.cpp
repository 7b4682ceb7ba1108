#include "tests/property/random_tree.h"

#include "tests/property/seed.h"

namespace davenport::tests {

using namespace revision;

OwnedPath Truth::pathTo(std::size_t revision, std::size_t length) const {
    const Revision &newest = revisions[revision];
    OwnedPath path{.start = newest.id.generation, .hashes = {}, .deleted = newest.deleted, .body = newest.body};
    for (int at = static_cast<int>(revision); at >= 0 && path.hashes.size() < length;) {
        path.hashes.push_back(revisions[static_cast<std::size_t>(at)].id.hash);
        at = revisions[static_cast<std::size_t>(at)].parent;
    }
    return path;
}

RevisionHash randomHash(std::mt19937_64 &random) {
    std::string bytes(chance(random, 0.9) ? 16 : below(random, 40), '\0');
    for (char &byte : bytes) {
        byte = static_cast<char>(random());
    }
    // Eight bytes keep two hashes from being the same by chance.
    return RevisionHash(bytes.size() == 16 ? bytes : bytes + std::to_string(random()));
}

Truth randomTruth(std::mt19937_64 &random, std::size_t size) {
    Truth truth;
    const double straight = std::uniform_real_distribution<double>(0.3, 1)(random);
    for (std::size_t i = 0; i < size; ++i) {
        Truth::Revision revision;
        if (i > 0 && !chance(random, 0.05)) {
            revision.parent = static_cast<int>(chance(random, straight) ? i - 1 : below(random, i));
        }
        revision.id.generation =
            revision.parent < 0 ? 1 : truth.revisions[static_cast<std::size_t>(revision.parent)].id.generation + 1;
        revision.id.hash = randomHash(random);
        revision.deleted = chance(random, 0.25);
        revision.body = i + 1;
        truth.revisions.push_back(revision);
    }
    return truth;
}

std::vector<OwnedPath> randomPaths(std::mt19937_64 &random, const Truth &truth) {
    std::vector<OwnedPath> paths;
    const std::size_t count = 1 + below(random, truth.revisions.size() + 3);
    for (std::size_t i = 0; i < count; ++i) {
        const std::size_t revision = below(random, truth.revisions.size());
        paths.push_back(truth.pathTo(revision, chance(random, 0.5) ? SIZE_MAX : 1 + below(random, 6)));
    }
    return paths;
}

RevisionTree mergeAll(const std::vector<OwnedPath> &paths) {
    RevisionTree tree;
    for (const OwnedPath &each : paths) {
        tree.merge(each.path());
    }
    return tree;
}

OwnedPath pathOf(const RevisionTree &tree, NodeIndex node) {
    const TreeNode &newest = tree.node(node);
    OwnedPath path{.start = newest.id.generation, .hashes = {}, .deleted = newest.deleted, .body = newest.body};
    for (NodeIndex each : tree.history(node)) {
        path.hashes.push_back(tree.node(each).id.hash);
    }
    return path;
}

std::set<std::string> leafNames(const RevisionTree &tree) {
    std::set<std::string> names;
    for (NodeIndex leaf : tree.leaves()) {
        names.insert(tree.node(leaf).id.toString());
    }
    return names;
}

} // namespace davenport::tests
