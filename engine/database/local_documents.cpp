#include "engine/database/local_documents.h"

#include "engine/base/error.h"
#include "engine/base/json_text.h"

namespace davenport::database {

namespace {

void checkLocalId(std::string_view id) {
    checkDocumentId(id);
    if (!isLocalId(id)) {
        throw base::illegalDocumentId("The id of a local document begins with _local/");
    }
}

std::string revText(std::uint64_t rev) {
    return "0-" + std::to_string(rev);
}

api::Document documentOf(storage::LocalDocumentRow &row) {
    api::Document doc;
    doc.id = std::move(row.id);
    doc.rev = revText(row.rev);
    doc.body = std::move(row.body);
    return doc;
}

/// A local document's revision is a plain number: "0-7". It counts up from what the writer says it read.
std::uint64_t revNumber(std::string_view json) {
    if (base::jsonTypeOf(json) == base::JsonType::String) {
        const std::string text = base::decodeJsonString(json);
        if (text.size() > 2 && text.size() < 20 && text.substr(0, 2) == "0-" &&
            text.find_first_not_of("0123456789", 2) == std::string::npos) {
            return std::stoull(text.substr(2));
        }
    }
    throw base::badRequest("Invalid rev format");
}

} // namespace

api::Document LocalDocuments::get(std::string_view id) {
    checkLocalId(id);
    const ReaderPool::Lease lease = m_core.lease();
    storage::LocalDocumentRow row;
    if (!lease->locals.find(id, row)) {
        throw base::notFound("missing");
    }
    return documentOf(row);
}

api::WriteOutcome LocalDocuments::put(std::string_view id, std::string_view json) {
    checkLocalId(id);
    revision::DocumentText text;
    revision::readDocumentText(json, text);
    storage::LocalDocumentRow row{std::string(id), 1, text.body};
    for (const revision::DocumentText::Special &special : text.specials) {
        if (special.name == "_rev") {
            row.rev = revNumber(special.value) + 1;
        } else if (special.name == "_deleted" && base::jsonTypeOf(special.value) == base::JsonType::True) {
            return remove(id);
        } else if (special.name != "_id" && special.name != "_deleted") {
            throw base::docValidation("Bad special document member: " + special.name);
        }
    }
    m_core.writes().run([&](ConnectionSet &set, storage::Figures &) { set.locals.put(row); });
    return {row.id, revText(row.rev), {}};
}

api::WriteOutcome LocalDocuments::remove(std::string_view id) {
    checkLocalId(id);
    m_core.writes().run([&](ConnectionSet &set, storage::Figures &) {
        if (!set.locals.remove(id)) {
            throw base::notFound("missing");
        }
    });
    return {std::string(id), revText(0), {}};
}

void LocalDocuments::list(const std::function<bool(api::Document &doc)> &sink) {
    const ReaderPool::Lease lease = m_core.lease();
    lease->locals.list([&](storage::LocalDocumentRow &row) {
        api::Document doc = documentOf(row);
        return sink(doc);
    });
}

} // namespace davenport::database
