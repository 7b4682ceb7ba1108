#pragma once

#include <cstdint>
#include <map>
#include <set>
#include <string>
#include <string_view>

namespace davenport::tests {

/// What the child tells of a call: one line each. `begin` before a call, `done` after it returned.
struct Acknowledgement {
    enum class What : char { Write = 'w', Delete = 'd', Purge = 'p' };

    bool begun = false; ///< the call is about to be made; false: it returned
    What what = What::Write;
    std::string id;
    std::string rev; ///< of what was written or purged; empty while it is not known
    std::uint64_t value = 0; ///< the `n` of the body

    std::string line() const;
    static Acknowledgement parse(std::string_view line);
};

/// What has to be in the file after a kill: what was acknowledged, give or take the calls that were under way.
class Expectation {
public:
    struct State {
        bool present = false;
        std::string rev;
        std::uint64_t value = 0;
    };

    void take(const Acknowledgement &said);
    const std::map<std::string, State> &states() const { return m_states; }
    /// True if a call for the document was under way, so that either outcome is right.
    bool isUnderWay(const std::string &id) const { return m_underWay.contains(id); }
    /// Takes what was found for a document whose call was under way, and forgets the calls.
    void settle(const std::string &id, const State &found);
    void settleAll() { m_underWay.clear(); }
    const std::set<std::string> &underWay() const { return m_underWay; }

private:
    std::map<std::string, State> m_states;
    std::set<std::string> m_underWay;
};

} // namespace davenport::tests
