#pragma once

#include <cstdint>
#include <string>
#include <vector>

namespace davenport::bench {

/// A document as every contestant stores it: the id, and the body's text without `_id`.
struct BenchDocument {
    std::string id;
    std::string body; ///< a JSON object

    /// The whole document as one text: `_id` first, `_rev` after it unless `rev` is empty.
    std::string text(const std::string &rev = {}) const;
};

/// What is measured, in this order.
struct Workload {
    std::vector<BenchDocument> documents; ///< orders and notes of an online store, in random order of ids
    std::vector<std::size_t> updated;     ///< which documents are updated, each at most once
    std::vector<BenchDocument> updates;   ///< their new bodies, in the same order
    std::vector<std::size_t> reads;       ///< which documents are read, at random
    std::vector<BenchDocument> singles;   ///< new documents, each written alone and durably
};

constexpr std::size_t kBatch = 1000;

/// The same work for the same `documents`, whoever asks: everything comes from one fixed seed.
Workload makeWorkload(std::size_t documents);

} // namespace davenport::bench
