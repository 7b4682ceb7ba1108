#include "tests/exchange/exchange.h"

#include <vector>

namespace davenport::tests {

ExchangeResult exchange(api::Session &source, api::Session &target, const RevisionFilter &filter) {
    ExchangeResult result;
    std::vector<std::pair<std::string, std::vector<std::string>>> offered;
    api::ChangesQuery query;
    query.allLeaves = true;
    source.changes()->changes(query, [&](api::Change &change) {
        std::vector<std::string> revs;
        for (const std::string &rev : change.revs) {
            if (!filter || filter(change.id, rev)) {
                revs.push_back(rev);
            }
        }
        if (!revs.empty()) {
            result.offered += revs.size();
            offered.emplace_back(change.id, std::move(revs));
        }
        return true;
    });
    api::GetOptions options;
    options.revs = true;
    options.attachments = true;
    std::vector<std::string> texts;
    for (const api::RevsDiff &diff : target.revisions()->revsDiff(offered)) {
        for (const api::OpenRevision &open : source.revisions()->openRevisions(diff.id, diff.missing, options)) {
            if (open.doc) {
                texts.push_back(open.doc->toJson());
            }
        }
    }
    api::BulkOptions asTheyAre;
    asTheyAre.newEdits = false;
    const std::vector<std::string_view> views(texts.begin(), texts.end());
    for (const api::WriteOutcome &failed : target.documents()->bulk(views, asTheyAre)) {
        throw *failed.error;
    }
    result.written = texts.size();
    return result;
}

} // namespace davenport::tests
