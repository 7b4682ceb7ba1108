#include "engine/database/local_database.h"
#include "tests/bench/bench_clock.h"
#include "tests/bench/bench_data.h"

#include <cstdio>
#include <cstdlib>
#include <filesystem>
#include <stdexcept>

namespace {

using namespace davenport;

/// Writes `texts` in batches and returns their new revisions.
std::vector<std::string> writeBatches(api::DocumentsRole &documents, const std::vector<std::string> &texts) {
    std::vector<std::string> revs;
    revs.reserve(texts.size());
    std::vector<std::string_view> batch;
    for (std::size_t begin = 0; begin < texts.size(); begin += bench::kBatch) {
        batch.assign(texts.begin() + static_cast<std::ptrdiff_t>(begin),
                     texts.begin() + static_cast<std::ptrdiff_t>(std::min(begin + bench::kBatch, texts.size())));
        for (api::WriteOutcome &outcome : documents.bulk(batch)) {
            if (!outcome.ok()) {
                throw *outcome.error;
            }
            revs.push_back(std::move(outcome.rev));
        }
    }
    return revs;
}

std::uint64_t bodyBytes(const std::vector<bench::BenchDocument> &documents) {
    std::uint64_t bytes = 0;
    for (const bench::BenchDocument &document : documents) {
        bytes += document.body.size();
    }
    return bytes;
}

void run(const std::filesystem::path &file, const bench::Workload &work) {
    bench::BenchReport report;
    const std::unique_ptr<api::Session> session = database::createDatabase(file);
    api::DocumentsRole &documents = *session->documents();

    std::vector<std::string> texts;
    for (const bench::BenchDocument &document : work.documents) {
        texts.push_back(document.text());
    }
    std::vector<std::string> revs;
    {
        const bench::BenchClock clock;
        revs = writeBatches(documents, texts);
        report.add("load", clock, texts.size(), bodyBytes(work.documents));
    }

    texts.clear();
    for (std::size_t i = 0; i < work.updates.size(); ++i) {
        texts.push_back(work.updates[i].text(revs[work.updated[i]]));
    }
    {
        const bench::BenchClock clock;
        writeBatches(documents, texts);
        report.add("updates", clock, texts.size(), bodyBytes(work.updates));
    }
    {
        const bench::BenchClock clock;
        std::uint64_t bytes = 0;
        for (const std::size_t index : work.reads) {
            bytes += documents.get(work.documents[index].id).body.size();
        }
        report.add("reads", clock, work.reads.size(), bytes);
    }
    {
        const bench::BenchClock clock;
        std::uint64_t bytes = 0;
        std::uint64_t count = 0;
        api::ChangesQuery query;
        query.includeDocs = true;
        session->changes()->changes(query, [&](const api::Change &change) {
            bytes += change.doc->body.size();
            ++count;
            return true;
        });
        report.add("changes", clock, count, bytes);
    }

    texts.clear();
    for (const bench::BenchDocument &document : work.singles) {
        texts.push_back(document.text());
    }
    {
        const bench::BenchClock clock;
        for (const std::string &text : texts) {
            const api::WriteOutcome outcome = documents.create(text);
            if (!outcome.ok()) {
                throw *outcome.error;
            }
        }
        report.add("singles", clock, texts.size(), bodyBytes(work.singles));
    }
    report.print();
}

} // namespace

/// engine-bench FILE DOCUMENTS: the workload through the engine's contract, as the studio and the command line use it.
int main(int argc, char **argv) {
    const long documents = argc == 3 ? std::strtol(argv[2], nullptr, 10) : 0;
    if (documents < 10) {
        std::fprintf(stderr, "usage: engine-bench FILE DOCUMENTS (at least 10)\n");
        return 2;
    }
    try {
        run(argv[1], bench::makeWorkload(static_cast<std::size_t>(documents)));
    } catch (const std::exception &error) {
        std::fprintf(stderr, "engine-bench: %s\n", error.what());
        return 1;
    }
    return 0;
}
