#include "engine/sample/order_text.h"

#include "engine/base/json_text.h"

#include <chrono>
#include <cstdio>

namespace davenport::sample {

namespace {

void appendMember(std::string &out, std::string_view key, std::string_view text) {
    out += out.empty() || out.back() == '{' ? "\"" : ",\"";
    out += key;
    out += "\":";
    base::appendJsonString(out, text);
}

void appendTags(std::string &out, const std::vector<std::string> &tags) {
    out.push_back('[');
    for (std::size_t i = 0; i < tags.size(); ++i) {
        out += i == 0 ? "" : ",";
        base::appendJsonString(out, tags[i]);
    }
    out.push_back(']');
}

void appendShipTo(std::string &out, const OrderText::ShipTo &shipTo) {
    out += ",\"ship_to\":{";
    appendMember(out, "street", shipTo.street);
    if (shipTo.city) {
        appendMember(out, "city", *shipTo.city);
    }
    if (shipTo.postcode) {
        appendMember(out, "postcode", *shipTo.postcode);
    }
    if (shipTo.note) {
        appendMember(out, "note", *shipTo.note);
    } else {
        out += ",\"note\":null";
    }
    if (shipTo.giftWrap) {
        out += *shipTo.giftWrap ? ",\"gift_wrap\":true" : ",\"gift_wrap\":false";
    }
    out.push_back('}');
}

} // namespace

std::uint64_t OrderText::totalMinor() const {
    std::uint64_t total = 0;
    for (const Line &line : lines) {
        total += std::uint64_t{line.quantity} * line.unitPriceMinor;
    }
    return total;
}

std::string OrderText::members() const {
    std::string out = "\"type\":\"order\"";
    appendMember(out, "status", status);
    out += ",\"lines\":[";
    for (std::size_t i = 0; i < lines.size(); ++i) {
        out += i == 0 ? "{" : ",{";
        appendMember(out, "sku", lines[i].sku);
        out += ",\"quantity\":" + std::to_string(lines[i].quantity) +
               ",\"unit_price_minor\":" + std::to_string(lines[i].unitPriceMinor) + '}';
    }
    out += "],\"total_minor\":" + std::to_string(totalMinor());
    appendMember(out, "created_at", createdAt);
    if (hasTags) {
        out += ",\"tags\":";
        if (tags) {
            appendTags(out, *tags);
        } else {
            out += "null";
        }
    }
    appendShipTo(out, shipTo);
    if (carrier) {
        out += ",\"carrier\":{";
        appendMember(out, "name", carrier->name);
        appendMember(out, "tracking", carrier->tracking);
        out.push_back('}');
    }
    return out;
}

std::string NoteText::members() const {
    std::string out = "\"type\":\"order_note\"";
    appendMember(out, "order_id", orderId);
    appendMember(out, "author_id", authorId);
    appendMember(out, "body", body);
    appendMember(out, "created_at", createdAt);
    if (!tags.empty()) {
        out += ",\"tags\":";
        appendTags(out, tags);
    }
    return out;
}

std::string timestamp(std::int64_t seconds) {
    using namespace std::chrono;
    const sys_seconds time{std::chrono::seconds(seconds)};
    const sys_days day = floor<days>(time);
    const year_month_day date(day);
    const hh_mm_ss clock(time - day);
    char text[32];
    std::snprintf(text, sizeof text, "%04d-%02u-%02uT%02d:%02d:%02dZ", static_cast<int>(date.year()),
                  static_cast<unsigned>(date.month()), static_cast<unsigned>(date.day()),
                  static_cast<int>(clock.hours().count()), static_cast<int>(clock.minutes().count()),
                  static_cast<int>(clock.seconds().count()));
    return text;
}

} // namespace davenport::sample
