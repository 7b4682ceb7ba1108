#include "engine/base/json_text.h"
#include "engine/sample/customers.h"
#include "engine/sample/sample_database.h"

#include <array>
#include <utility>

namespace davenport::sample {

namespace {

constexpr std::size_t kEmailLookups = 26; // of the customers that order most

/// Lists of values that documents of other databases refer to: id and members.
constexpr std::array<std::pair<std::string_view, std::string_view>, 12> kLists{{
    {"order-status", R"("values":["placed","paid","shipped","cancelled"],"transitions":{"placed":["paid","cancelled"],)"
                     R"("paid":["shipped","cancelled"],"shipped":[],"cancelled":[]},"used_by":["orders.status"])"},
    {"order-tags", R"("values":["web","gift","priority","phone","repeat","trade"],"used_by":["orders.tags"])"},
    {"note-tags", R"("values":["invoice","accounting","urgent","web","phone"],"used_by":["orders.tags"])"},
    {"carriers",
     R"("values":["Northline","Parcelwing","Quayside Freight","Redcart"],"used_by":["orders.carrier.name"])"},
    {"segments", R"("values":["shop","office","school","trade"],"used_by":["profiles.segment"])"},
    {"address-labels", R"("values":["delivery","invoice"],"used_by":["profiles.addresses.label"])"},
    {"currencies",
     R"("values":[{"code":"EUR","minor_units":2},{"code":"GBP","minor_units":2},{"code":"JPY","minor_units":0}])"},
    {"article-groups", R"("values":{"BKE":"bookends","BOX":"boxes","CHR":"chairs","CLK":"clocks","CUT":"cutters",)"
                       R"("DRW":"drawers","DSK":"desks","FRM":"frames","INK":"inks","LMP":"lamps","MAT":"mats",)"
                       R"("PAD":"paper","PEN":"pens","SHF":"shelves"},"used_by":["orders.lines.sku"])"},
    {"tax-rates",
     R"("values":[{"name":"standard","rate":0.20},{"name":"reduced","rate":0.05},{"name":"none","rate":0.00}])"},
    {"payment-methods", R"("values":["card","transfer","invoice"])"},
    {"return-reasons", R"("values":["damaged","wrong article","late","changed mind"])"},
    {"staff-roles", R"("values":["desk","packing","accounts"],"staff":14,"used_by":["orders.author_id"])"},
}};

} // namespace

void fillLookups(SampleLoader &loader) {
    std::vector<std::string> texts;
    for (const auto &[id, members] : kLists) {
        texts.push_back(documentText(id, R"("type":"lookup",)" + std::string(members)));
    }
    const CustomerChoice choice;
    for (std::size_t rank = 0; rank < kEmailLookups; ++rank) {
        const Customer customer = customerNumbered(choice.ranking()[rank]);
        texts.push_back(documentText("email:" + customer.email,
                                     R"("type":"email_lookup","profile_id":)" + base::encodeJsonString(customer.id())));
    }
    loader.write(texts);
}

} // namespace davenport::sample
