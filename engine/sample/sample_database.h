#pragma once

#include "engine/api/session.h"
#include "engine/base/work.h"

#include <functional>
#include <string>
#include <string_view>
#include <vector>

namespace davenport::sample {

/// Writes texts into a database a thousand at a time. Throws Error if one is refused: the sample's texts are all good.
class SampleLoader {
public:
    /// `told` is called with how many texts were written, after each batch.
    SampleLoader(api::DocumentsRole &documents, const base::Work &work, std::function<void(std::size_t)> told)
        : m_documents(documents), m_work(work), m_told(std::move(told)) {}

    /// Writes documents and returns the revision of each.
    std::vector<std::string> write(const std::vector<std::string> &texts);
    /// Writes revisions as replication does, with the ids they bring.
    void replicate(const std::vector<std::string> &texts);

private:
    std::vector<api::WriteOutcome> bulk(const std::vector<std::string> &texts, bool newEdits);

    api::DocumentsRole &m_documents;
    const base::Work &m_work;
    std::function<void(std::size_t)> m_told;
};

/// A document's text out of its id and its members, with the revision it is written on top of, if any.
std::string documentText(std::string_view id, std::string_view members, std::string_view rev = {});

/// Fill one database each.
void fillOrders(SampleLoader &loader);
void fillProfiles(SampleLoader &loader);
void fillLookups(SampleLoader &loader);
void fillCities(SampleLoader &loader);

} // namespace davenport::sample
