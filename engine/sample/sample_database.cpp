#include "engine/sample/sample_database.h"

#include "engine/base/json_text.h"

#include <algorithm>

namespace davenport::sample {

namespace {
constexpr std::size_t kBatch = 1000;
} // namespace

std::vector<std::string> SampleLoader::write(const std::vector<std::string> &texts) {
    std::vector<std::string> revs;
    revs.reserve(texts.size());
    for (api::WriteOutcome &outcome : bulk(texts, true)) {
        revs.push_back(std::move(outcome.rev));
    }
    return revs;
}

void SampleLoader::replicate(const std::vector<std::string> &texts) {
    bulk(texts, false);
}

std::vector<api::WriteOutcome> SampleLoader::bulk(const std::vector<std::string> &texts, bool newEdits) {
    std::vector<api::WriteOutcome> outcomes;
    const base::Work quiet{m_work.cancel, {}};
    for (std::size_t begin = 0; begin < texts.size(); begin += kBatch) {
        m_work.check();
        const std::size_t end = std::min(texts.size(), begin + kBatch);
        const std::vector<std::string_view> some(texts.begin() + static_cast<std::ptrdiff_t>(begin),
                                                 texts.begin() + static_cast<std::ptrdiff_t>(end));
        for (api::WriteOutcome &outcome : m_documents.bulk(some, {newEdits}, quiet)) {
            if (outcome.error) {
                throw *outcome.error;
            }
            outcomes.push_back(std::move(outcome));
        }
        m_told(end - begin);
    }
    return outcomes;
}

std::string documentText(std::string_view id, std::string_view members, std::string_view rev) {
    std::string text = "{\"_id\":";
    base::appendJsonString(text, id);
    if (!rev.empty()) {
        text += ",\"_rev\":\"" + std::string(rev) + '"';
    }
    text.push_back(',');
    text += members;
    text.push_back('}');
    return text;
}

} // namespace davenport::sample
