#include "engine/sample/conflict_history.h"

#include "engine/base/digest.h"
#include "engine/base/json_text.h"

#include <algorithm>
#include <array>

namespace davenport::sample {

namespace {

// The document whose tree is told in full, those with a third leaf, and how many more than the named ones there are.
constexpr std::string_view kTold = "customer-42:order:019a2f3c";
constexpr std::string_view kThreeLeaves = "customer-7:order:019a2b44";
constexpr std::string_view kDeletedAndEdited = "customer-9:order:019a11ce";
constexpr std::array<std::string_view, 11> kStatusOnBothSides{
    "customer-42:order:019a2ee9", "customer-7:order:019a2c10",   "customer-7:order:019a2b9e",
    "customer-7:order:019a2b44",  "customer-311:order:019a2a02", "customer-311:order:019a29f7",
    "customer-18:order:019a28d3", "customer-18:order:019a27c1",  "customer-64:order:019a2750",
    "customer-64:order:019a26e8", "customer-105:order:019a2533"};
constexpr std::size_t kMoreOfThem = 26;
constexpr std::string_view kMoreBefore = "019a2500"; // only orders older than this
constexpr std::size_t kMoreEvery = 89;
constexpr std::array<std::string_view, 2> kTagsOnly{"customer-42:note:019a3077", "customer-230:note:019a1f0b"};

/// A path of revisions from the root: their hashes, newest first, as `_revisions` lists them.
struct Branch {
    std::vector<std::string> hashes;

    std::string rev() const { return std::to_string(hashes.size()) + '-' + hashes.front(); }
};

/// Writes the revisions of one document.
class RevisionTexts {
public:
    explicit RevisionTexts(const OrderDocument &document) : m_id(document.id) {}

    Branch root(const std::string &members, std::string_view hash = {}) { return child({}, members, hash); }

    /// A revision on top of `parent`. The hash begins with `hash`; the rest is always the same for the same place.
    Branch child(const Branch &parent, const std::string &members, std::string_view hash = {}) {
        Branch branch = parent;
        std::string whole = base::toHex(base::md5(m_id + '/' + std::to_string(m_texts.size())));
        whole.replace(0, hash.size(), hash);
        branch.hashes.insert(branch.hashes.begin(), std::move(whole));
        std::string text = "{\"_id\":";
        base::appendJsonString(text, m_id);
        text += ",\"_rev\":\"" + branch.rev() + "\",\"_revisions\":{\"start\":" + std::to_string(branch.hashes.size()) +
                ",\"ids\":[";
        for (std::size_t i = 0; i < branch.hashes.size(); ++i) {
            text += i == 0 ? "\"" : ",\"";
            text += branch.hashes[i] + '"';
        }
        text += "]}";
        text += members.empty() ? ",\"_deleted\":true" : ',' + members;
        m_texts.push_back(text + '}');
        return branch;
    }
    void tombstone(const Branch &parent, std::string_view hash = {}) { child(parent, {}, hash); }

    std::vector<std::string> take() { return std::move(m_texts); }

private:
    std::string m_id;
    std::vector<std::string> m_texts;
};

OrderText withStatus(OrderText order, std::string_view status) {
    order.status = status;
    if (status != "shipped") {
        order.carrier.reset();
    } else if (!order.carrier) {
        order.carrier = {"Northline", "N204881337"};
    }
    return order;
}

OrderText withTag(OrderText order, std::string_view tag) {
    order.hasTags = true;
    if (!order.tags) {
        order.tags.emplace();
    }
    if (std::find(order.tags->begin(), order.tags->end(), tag) == order.tags->end()) {
        order.tags->emplace_back(tag);
    }
    return order;
}

/// Four leaves of one paid order: shipped to a corrected address, cancelled at two tills with the same edit, deleted.
std::vector<std::string> toldInFull(const OrderDocument &document) {
    OrderText base = withStatus(document.order, "paid");
    base.tags = {{"web"}};
    OrderText here = base;
    here.tags = {{"web", "gift"}};
    here.shipTo.street = "12 Harbour Road, Flat 3";
    OrderText shipped = withStatus(here, "shipped");
    shipped.carrier = {"Northline", "N480112774"};
    OrderText there = base;
    there.shipTo.street = "14 Harbour Road";
    there.shipTo.postcode = "4022";
    there.tags = {{"web", "priority"}};
    const OrderText cancelled = withStatus(there, "cancelled");

    RevisionTexts texts(document);
    const Branch root = texts.root(base.members(), "6c0d");
    texts.child(texts.child(root, here.members(), "0f7c"), shipped.members(), "a1b2c37e9d04415f8b6e2a90");
    texts.child(texts.child(root, there.members(), "4e11"), cancelled.members(), "7d40e91ab5f2");
    texts.child(texts.child(root, there.members(), "90aa"), cancelled.members(), "52e8");
    texts.tombstone(root, "e09f");
    return texts.take();
}

std::vector<std::string> statusOnBothSides(const OrderDocument &document) {
    const OrderText base = withStatus(document.order, "paid");
    RevisionTexts texts(document);
    const Branch root = texts.root(withStatus(base, "placed").members());
    const Branch paid = texts.child(root, base.members());
    texts.child(paid, withStatus(base, "shipped").members());
    texts.child(paid, withTag(withStatus(base, "cancelled"), "phone").members());
    if (document.id == kThreeLeaves) {
        texts.child(root, withTag(withStatus(base, "cancelled"), "priority").members());
    }
    return texts.take();
}

std::vector<std::string> tagsOnly(const OrderDocument &document) {
    NoteText base = document.text;
    base.tags = {"invoice"};
    NoteText here = base;
    here.tags.emplace_back("accounting");
    NoteText there = base;
    there.tags.emplace_back("urgent");
    RevisionTexts texts(document);
    const Branch root = texts.root(base.members());
    texts.child(root, here.members());
    texts.child(root, there.members());
    return texts.take();
}

std::vector<std::string> deletedAndEdited(const OrderDocument &document) {
    const OrderText &base = document.order;
    OrderText here = base;
    here.shipTo.note = "Leave at the back door";
    OrderText there = base;
    there.shipTo.street += ", first floor";
    RevisionTexts texts(document);
    const Branch root = texts.root(base.members());
    texts.child(root, here.members());
    texts.child(root, there.members());
    texts.tombstone(root);
    return texts.take();
}

} // namespace

std::unordered_map<std::string, std::vector<std::string>> makeConflicts(const std::vector<OrderDocument> &history) {
    std::unordered_map<std::string, std::vector<std::string>> conflicts;
    const auto named = [](const auto &ids, const std::string &id) {
        return std::find(ids.begin(), ids.end(), id) != ids.end();
    };
    std::size_t more = 0;
    std::size_t passed = 0;
    for (auto document = history.rbegin(); document != history.rend(); ++document) {
        const std::string &id = document->id;
        if (id == kTold) {
            conflicts[id] = toldInFull(*document);
        } else if (named(kStatusOnBothSides, id)) {
            conflicts[id] = statusOnBothSides(*document);
        } else if (named(kTagsOnly, id)) {
            conflicts[id] = tagsOnly(*document);
        } else if (id == kDeletedAndEdited) {
            conflicts[id] = deletedAndEdited(*document);
        } else if (!document->note && more < kMoreOfThem && id.substr(id.size() - kMoreBefore.size()) < kMoreBefore &&
                   ++passed % kMoreEvery == 0) {
            conflicts[id] = statusOnBothSides(*document);
            ++more;
        }
    }
    return conflicts;
}

} // namespace davenport::sample
