#include "engine/database/attachment_list.h"

#include "engine/base/error.h"

#include <nlohmann/json.hpp>

#include <algorithm>

namespace davenport::database {

std::string encodeAttachments(const std::vector<AttachmentEntry> &entries) {
    if (entries.empty()) {
        return {};
    }
    nlohmann::json list = nlohmann::json::array();
    for (const AttachmentEntry &entry : entries) {
        list.push_back({{"name", entry.name},
                        {"type", entry.contentType},
                        {"digest", base::toHex(entry.digest)},
                        {"length", entry.length},
                        {"encoded_length", entry.encodedLength},
                        {"gzip", entry.gzip},
                        {"revpos", entry.revpos}});
    }
    return list.dump();
}

std::vector<AttachmentEntry> decodeAttachments(std::string_view bytes) {
    std::vector<AttachmentEntry> entries;
    if (bytes.empty()) {
        return entries;
    }
    try {
        for (const nlohmann::json &item : nlohmann::json::parse(bytes)) {
            AttachmentEntry entry;
            entry.name = item.at("name").get<std::string>();
            entry.contentType = item.at("type").get<std::string>();
            std::string digest;
            if (!base::fromHex(item.at("digest").get<std::string>(), digest) || digest.size() != entry.digest.size()) {
                throw base::Error(base::ErrorCode::Damaged, 500, "file_damaged", "an attachment's digest is broken");
            }
            std::copy(digest.begin(), digest.end(), reinterpret_cast<char *>(entry.digest.data()));
            entry.length = item.at("length").get<std::uint64_t>();
            entry.encodedLength = item.at("encoded_length").get<std::uint64_t>();
            entry.gzip = item.at("gzip").get<bool>();
            entry.revpos = item.at("revpos").get<std::uint64_t>();
            entries.push_back(std::move(entry));
        }
    } catch (const nlohmann::json::exception &error) {
        throw base::Error(base::ErrorCode::Damaged, 500, "file_damaged",
                          std::string("a list of attachments is broken: ") + error.what());
    }
    return entries;
}

api::AttachmentInfo infoOf(const AttachmentEntry &entry) {
    api::AttachmentInfo info;
    info.name = entry.name;
    info.contentType = entry.contentType;
    info.digest = digestText(entry.digest);
    info.length = entry.length;
    info.encodedLength = entry.encodedLength;
    info.gzip = entry.gzip;
    info.revpos = entry.revpos;
    return info;
}

std::string digestText(const base::Md5 &digest) {
    return "md5-" + base::toBase64({reinterpret_cast<const char *>(digest.data()), digest.size()});
}

bool isCompressible(std::string_view contentType) {
    const std::string_view type = contentType.substr(0, contentType.find(';'));
    return type.substr(0, 5) == "text/" || type == "application/javascript" || type == "application/json" ||
           type == "application/xml";
}

} // namespace davenport::database
