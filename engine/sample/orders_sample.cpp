#include "engine/sample/conflict_history.h"
#include "engine/sample/order_history.h"
#include "engine/sample/sample_database.h"

#include <algorithm>

namespace davenport::sample {

void fillOrders(SampleLoader &loader) {
    const std::vector<OrderDocument> history = makeOrderHistory();
    const auto conflicts = makeConflicts(history);

    // First states in the order of time, then what the newer orders became, then what came from elsewhere.
    std::vector<const OrderDocument *> documents;
    std::vector<std::string> texts;
    std::size_t states = 0;
    for (const OrderDocument &document : history) {
        if (conflicts.count(document.id) == 0) {
            documents.push_back(&document);
            texts.push_back(
                documentText(document.id, document.earlier.empty() ? document.members() : document.earlier[0]));
            states = std::max(states, document.earlier.size());
        }
    }
    std::vector<std::string> revs = loader.write(texts);
    for (std::size_t state = 1; state <= states; ++state) {
        std::vector<std::size_t> changed;
        texts.clear();
        for (std::size_t i = 0; i < documents.size(); ++i) {
            const std::vector<std::string> &earlier = documents[i]->earlier;
            if (earlier.size() >= state) {
                changed.push_back(i);
                texts.push_back(documentText(
                    documents[i]->id, earlier.size() > state ? earlier[state] : documents[i]->members(), revs[i]));
            }
        }
        const std::vector<std::string> newRevs = loader.write(texts);
        for (std::size_t k = 0; k < changed.size(); ++k) {
            revs[changed[k]] = newRevs[k];
        }
    }
    texts.clear();
    for (const OrderDocument &document : history) {
        if (const auto conflict = conflicts.find(document.id); conflict != conflicts.end()) {
            texts.insert(texts.end(), conflict->second.begin(), conflict->second.end());
        }
    }
    loader.replicate(texts);
}

} // namespace davenport::sample
