#include "engine/base/json_text.h"
#include "engine/sample/customers.h"
#include "engine/sample/order_text.h"
#include "engine/sample/sample_database.h"

#include <array>

namespace davenport::sample {

namespace {

constexpr std::int64_t kFirstProfile = 1514800800; // 2018-01-01T10:00:00Z
constexpr std::array<std::string_view, 4> kSegments{"shop", "office", "school", "trade"};

void appendAddress(std::string &out, std::string_view label, const std::string &street, const Customer &customer) {
    out += "{\"label\":";
    base::appendJsonString(out, label);
    out += ",\"street\":";
    base::appendJsonString(out, street);
    out += ",\"postcode\":";
    base::appendJsonString(out, customer.postcode);
    out += ",\"city\":";
    base::appendJsonString(out, customer.city);
    out.push_back('}');
}

std::string profile(std::uint32_t number) {
    const Customer customer = customerNumbered(number);
    SampleRandom random(0x70726f66696c65u + number);
    std::string out = "\"type\":\"profile\",\"name\":";
    base::appendJsonString(out, customer.name);
    out += ",\"email\":";
    base::appendJsonString(out, customer.email);
    out += ",\"segment\":";
    base::appendJsonString(out, random.oneOf(kSegments));
    out += ",\"addresses\":[";
    appendAddress(out, "delivery", customer.street, customer);
    if (number == 42 || random.chance(25)) {
        out.push_back(',');
        appendAddress(out, "invoice", std::to_string(1 + random.below(80)) + " Exchange Street", customer);
    }
    out += "],\"credit_limit_minor\":" + std::to_string((1 + random.below(40)) * 25000);
    out += random.chance(60) ? ",\"newsletter\":true" : ",\"newsletter\":false";
    if (random.chance(35)) {
        out += ",\"discount\":0." + std::to_string(1 + random.below(3)) + '0';
    }
    out += ",\"customer_since\":\"" + timestamp(kFirstProfile + std::int64_t{number} * 130000).substr(0, 10) + '"';
    return out;
}

} // namespace

void fillProfiles(SampleLoader &loader) {
    std::vector<std::string> texts;
    for (std::uint32_t number = 1; number <= kCustomers; ++number) {
        texts.push_back(documentText("customer-" + std::to_string(number), profile(number)));
    }
    loader.write(texts);
}

} // namespace davenport::sample
