#pragma once

#include "engine/base/error.h"

#include <atomic>
#include <cstdint>
#include <functional>
#include <memory>
#include <string>

namespace davenport::base {

/// A wish to stop, shared by the one who asks and the one who works. Copies share the same wish. Any thread may use it.
class CancelToken {
public:
    CancelToken() : m_state(std::make_shared<std::atomic<bool>>(false)) {}

    /// Asks the work to end soon. It ends by throwing Error with ErrorCode::Cancelled.
    void cancel() const noexcept { m_state->store(true, std::memory_order_relaxed); }
    bool isCancelled() const noexcept { return m_state->load(std::memory_order_relaxed); }
    /// Throws Error(Cancelled) if cancel() was called.
    void check() const {
        if (isCancelled()) {
            throw cancelled();
        }
    }

private:
    std::shared_ptr<std::atomic<bool>> m_state;
};

/// How far a long call has come. `total` is 0 while it is not known; both count the unit that the call names
/// (documents, rows, bytes).
struct Progress {
    std::uint64_t done = 0;
    std::uint64_t total = 0;
    std::string stage; ///< a few words for a person, such as "checking pages"
};

/// What every long call takes: a token to stop it and a place to report to. The report runs on the calling thread,
/// with no lock held, at most some dozens of times a second; it may be empty.
struct Work {
    CancelToken cancel;
    std::function<void(const Progress &)> report;

    void check() const { cancel.check(); }
    void tell(const Progress &progress) const {
        if (report) {
            report(progress);
        }
    }
};

} // namespace davenport::base
