#include "engine/sample/order_history.h"

#include "engine/sample/customers.h"
#include "engine/sample/sample_random.h"

#include <algorithm>
#include <array>
#include <cstdio>
#include <map>
#include <unordered_map>

namespace davenport::sample {

namespace {

// Ids count up with time: the last one, the one whose time is known, and where time begins to run faster.
constexpr std::uint32_t kLastSlot = 0x019a30b1;
constexpr std::uint32_t kFirstSlot = kLastSlot - static_cast<std::uint32_t>(kOrderDocuments) + 1;
constexpr std::uint32_t kKnownSlot = 0x019a2f3c;
constexpr std::int64_t kKnownTime = 1790859922; // 2026-10-01T13:05:22Z
constexpr std::uint32_t kDenseSlot = 0x019a2000;
constexpr std::int64_t kSparseSeconds = 1500;
constexpr std::uint32_t kRecentSlot = 0x019a2a00;  // from here on orders have earlier revisions
constexpr std::uint32_t kOctoberSlot = 0x019a2c6d; // 2026-10-01T00:00
constexpr std::uint32_t kShownCustomer = 42;       // whose documents since then are the ones below alone

/// Ids that belong to a certain customer.
struct Owned {
    std::uint32_t slot;
    std::uint32_t customer;
};
constexpr std::array<Owned, 17> kOwnedOrders{{{0x019a2c10, 7},
                                              {0x019a2b9e, 7},
                                              {0x019a2b44, 7},
                                              {0x019a2a02, 311},
                                              {0x019a29f7, 311},
                                              {0x019a28d3, 18},
                                              {0x019a27c1, 18},
                                              {0x019a2750, 64},
                                              {0x019a26e8, 64},
                                              {0x019a2533, 105},
                                              {0x019a11ce, 9},
                                              {0x019a2d11, 7},
                                              {0x019a2c7f, 64},
                                              {0x019a2b02, 18},
                                              {0x019a2aef, 311},
                                              {0x019a2a91, 7},
                                              {0x019a2a3d, 7}}};
constexpr Owned kOwnedNote{0x019a1f0b, 230};

/// The newest orders of one customer, known to the last field that a table shows.
struct Shown {
    std::uint32_t slot;
    std::string_view status;
    std::uint32_t lines;
    bool giftWrap; // the fifth member of ship_to
    int tags;      // -1: null
    std::uint32_t total;
    std::int32_t secondOfDay;
};
constexpr std::array<Shown, 12> kShown{{{0x019a2f3c, "shipped", 2, false, 2, 12480, 47122},
                                        {0x019a2f2e, "placed", 1, false, 0, 4200, 46087},
                                        {0x019a2f1b, "placed", 3, true, 1, 18750, 45115},
                                        {0x019a2f07, "paid", 2, false, 1, 7640, 43338},
                                        {0x019a2ee9, "paid", 1, false, 0, 2990, 42003},
                                        {0x019a2ed2, "shipped", 4, true, 2, 31120, 40961},
                                        {0x019a2eb8, "placed", 1, false, -1, 1550, 39456},
                                        {0x019a2e9f, "paid", 2, true, 1, 8800, 37869},
                                        {0x019a2e83, "placed", 5, false, 0, 42075, 35924},
                                        {0x019a2e61, "paid", 1, false, 1, 3300, 33612},
                                        {0x019a2e44, "shipped", 2, false, 3, 9460, 31290},
                                        {0x019a2e20, "placed", 1, false, 0, 2150, 28502}}};
struct ShownNote {
    std::uint32_t slot;
    std::string_view body;
};
constexpr std::array<ShownNote, 3> kShownNotes{{{0x019a30b1, "Leave the parcel with the neighbour at no. 14"},
                                                {0x019a308e, "Called the customer, new flat number confirmed"},
                                                {0x019a3077, "Cost centre 4711 goes on the invoice"}}};

struct Article {
    std::string_view sku;
    std::uint32_t price;
};
constexpr std::array<Article, 24> kArticles{
    {{"DSK-0417", 9900}, {"LMP-0032", 860},  {"DSK-0101", 24900}, {"CHR-0220", 12900}, {"CHR-0231", 8450},
     {"SHF-0087", 6400}, {"SHF-0090", 7900}, {"LMP-0045", 3490},  {"LMP-0051", 5200},  {"PAD-0012", 290},
     {"PAD-0013", 340},  {"INK-0301", 1150}, {"INK-0302", 1150},  {"PEN-0410", 2750},  {"PEN-0411", 3900},
     {"PEN-0415", 690},  {"CLK-0009", 4550}, {"BOX-0700", 450},   {"BOX-0701", 620},   {"MAT-0150", 1990},
     {"FRM-0606", 2300}, {"BKE-0018", 1550}, {"CUT-0020", 4300},  {"DRW-0055", 11800}}};
constexpr std::array<std::string_view, 6> kTags{"web", "gift", "priority", "phone", "repeat", "trade"};
constexpr std::array<std::string_view, 4> kCarriers{"Northline", "Parcelwing", "Quayside Freight", "Redcart"};
constexpr std::array<std::string_view, 5> kShippingNotes{"Ring twice", "Goods lift at the back", "Closed on Mondays",
                                                         "Ask for the front desk", "Not before nine"};
constexpr std::array<std::string_view, 10> kNoteBodies{"Asked for an invoice by post",
                                                       "Called back, nobody there",
                                                       "Wants to collect the order in person",
                                                       "Delivery moved to Thursday",
                                                       "Second parcel follows",
                                                       "Colour changed before packing",
                                                       "Paid by bank transfer, reference ok",
                                                       "Returned one lamp, refund is booked",
                                                       "Address checked with the customer",
                                                       "Offer for twenty desks sent"};

std::string hexSlot(std::uint32_t slot) {
    char text[9];
    std::snprintf(text, sizeof text, "%08x", slot);
    return text;
}

std::int64_t timeOf(std::uint32_t slot, SampleRandom &random) {
    constexpr std::int64_t kSlotMilliseconds = 65536;
    const auto dense = [](std::uint32_t at) {
        return kKnownTime + (static_cast<std::int64_t>(at) - kKnownSlot) * kSlotMilliseconds / 1000;
    };
    if (slot >= kDenseSlot) {
        return dense(slot) + random.below(60);
    }
    return dense(kDenseSlot) - (kDenseSlot - slot) * kSparseSeconds + random.below(kSparseSeconds);
}

std::vector<std::string> someTags(SampleRandom &random, std::uint32_t count) {
    std::vector<std::string> tags;
    const std::uint32_t first = random.below(static_cast<std::uint32_t>(kTags.size()));
    for (std::uint32_t i = 0; i < count; ++i) {
        tags.emplace_back(kTags[(first + i) % kTags.size()]);
    }
    return tags;
}

/// Makes the documents one after the other.
class OrderMaker {
public:
    std::vector<OrderDocument> make() {
        for (const Owned &owned : kOwnedOrders) {
            m_owned[owned.slot] = owned.customer;
        }
        std::vector<OrderDocument> documents;
        documents.reserve(kOrderDocuments);
        for (std::uint32_t slot = kFirstSlot; slot <= kLastSlot; ++slot) {
            documents.push_back(document(slot));
        }
        return documents;
    }

private:
    OrderDocument document(std::uint32_t slot) {
        for (const Shown &shown : kShown) {
            if (shown.slot == slot) {
                return shownOrder(shown);
            }
        }
        for (const ShownNote &shown : kShownNotes) {
            if (shown.slot == slot) {
                return note(slot, kShownCustomer, idOf(kShownCustomer, kKnownSlot), std::string(shown.body));
            }
        }
        if (const auto owned = m_owned.find(slot); owned != m_owned.end()) {
            return order(slot, owned->second);
        }
        std::uint32_t customer = slot == kOwnedNote.slot ? kOwnedNote.customer : m_choice.choose(m_random);
        while (slot >= kOctoberSlot && customer == kShownCustomer) {
            customer = m_choice.choose(m_random);
        }
        const std::vector<std::uint32_t> &orders = m_ordersOf[customer];
        if (!orders.empty() && (slot == kOwnedNote.slot || m_random.below(1000) < 62)) {
            const std::size_t recent = std::min<std::size_t>(orders.size(), 5);
            const std::uint32_t about = orders[orders.size() - 1 - m_random.below(static_cast<std::uint32_t>(recent))];
            return note(slot, customer, idOf(customer, about), std::string(m_random.oneOf(kNoteBodies)));
        }
        return order(slot, customer);
    }

    static std::string idOf(std::uint32_t customer, std::uint32_t slot, std::string_view kind = "order") {
        return "customer-" + std::to_string(customer) + ':' + std::string(kind) + ':' + hexSlot(slot);
    }

    OrderDocument note(std::uint32_t slot, std::uint32_t customer, std::string orderId, std::string body) {
        OrderDocument made;
        made.id = idOf(customer, slot, "note");
        made.note = true;
        made.text.orderId = std::move(orderId);
        made.text.authorId = "staff-" + std::to_string(1 + m_random.below(14));
        made.text.body = std::move(body);
        made.text.createdAt = timestamp(timeOf(slot, m_random));
        if (m_random.chance(30)) {
            made.text.tags = someTags(m_random, 1);
        }
        return made;
    }

    OrderDocument order(std::uint32_t slot, std::uint32_t customer) {
        OrderDocument made = blank(slot, customer);
        OrderText &order = made.order;
        const std::uint32_t lines = 1 + std::min(m_random.below(5), m_random.below(5));
        for (std::uint32_t i = 0; i < lines; ++i) {
            const Article &article = kArticles[m_random.below(static_cast<std::uint32_t>(kArticles.size()))];
            order.lines.push_back(
                {std::string(article.sku), 1 + m_random.below(m_random.chance(20) ? 12 : 3), article.price});
        }
        order.createdAt = timestamp(timeOf(slot, m_random));
        const std::uint32_t tagged = m_random.below(100);
        order.hasTags = tagged < 94;
        if (tagged < 88) {
            order.tags = someTags(m_random, m_random.below(3));
        }
        if (m_random.chance(22)) {
            order.shipTo.giftWrap = m_random.chance(50);
        }
        if (m_random.chance(3)) {
            order.shipTo.postcode.reset();
        }
        if (m_random.chance(12)) {
            order.shipTo.note = m_random.oneOf(kShippingNotes);
        }
        const bool recent = slot >= kLastSlot - 700;
        const std::uint32_t fate = m_random.below(100);
        setStatus(order, recent ? (fate < 42   ? "placed"
                                   : fate < 75 ? "paid"
                                   : fate < 96 ? "shipped"
                                               : "cancelled")
                                : (fate < 3    ? "placed"
                                   : fate < 9  ? "paid"
                                   : fate < 91 ? "shipped"
                                               : "cancelled"));
        if (slot >= kRecentSlot) {
            rememberStates(made);
        }
        return made;
    }

    OrderDocument shownOrder(const Shown &shown) {
        OrderDocument made = blank(shown.slot, kShownCustomer);
        OrderText &order = made.order;
        if (shown.slot == kKnownSlot) {
            order.lines = {{"DSK-0417", 1, 9900}, {"LMP-0032", 3, 860}};
        } else {
            const std::uint32_t each = shown.total / (shown.lines + 1) / 10 * 10;
            for (std::uint32_t i = 1; i <= shown.lines; ++i) {
                const std::uint32_t price = i < shown.lines ? each : shown.total - each * (shown.lines - 1);
                order.lines.push_back({std::string(kArticles[(shown.slot + i) % kArticles.size()].sku), 1, price});
            }
        }
        order.createdAt = timestamp(kKnownTime - 47122 + shown.secondOfDay);
        if (shown.tags >= 0) {
            order.tags = someTags(m_random, static_cast<std::uint32_t>(shown.tags));
        }
        if (shown.slot == kKnownSlot) {
            order.tags = {{"web", "gift"}};
            order.shipTo.city.reset();
            order.shipTo.giftWrap = true;
        } else if (shown.giftWrap) {
            order.shipTo.giftWrap = true;
        }
        setStatus(order, shown.status);
        rememberStates(made);
        return made;
    }

    OrderDocument blank(std::uint32_t slot, std::uint32_t customer) {
        const Customer who = customerNumbered(customer);
        OrderDocument made;
        made.id = idOf(customer, slot);
        made.order.shipTo.street = who.street;
        made.order.shipTo.city = who.city;
        made.order.shipTo.postcode = who.postcode;
        m_ordersOf[customer].push_back(slot);
        return made;
    }

    void setStatus(OrderText &order, std::string_view status) {
        order.status = status;
        if (status == "shipped") {
            const std::string_view name = m_random.oneOf(kCarriers);
            order.carrier = {std::string(name),
                             std::string(1, name.front()) + std::to_string(100000000 + m_random.below(900000000))};
        }
    }

    /// An order goes from placed over paid to shipped, or is cancelled at once.
    static void rememberStates(OrderDocument &made) {
        OrderText before = made.order;
        before.carrier.reset();
        if (made.order.status != "placed") {
            before.status = "placed";
            made.earlier.push_back(before.members());
        }
        if (made.order.status == "shipped") {
            before.status = "paid";
            made.earlier.push_back(before.members());
        }
    }

    SampleRandom m_random{0x6f7264657273u};
    CustomerChoice m_choice;
    std::map<std::uint32_t, std::uint32_t> m_owned;
    std::unordered_map<std::uint32_t, std::vector<std::uint32_t>> m_ordersOf;
};

} // namespace

std::vector<OrderDocument> makeOrderHistory() {
    return OrderMaker().make();
}

} // namespace davenport::sample
