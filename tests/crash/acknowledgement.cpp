#include "tests/crash/acknowledgement.h"

#include <sstream>

namespace davenport::tests {

std::string Acknowledgement::line() const {
    std::ostringstream out;
    out << (begun ? 'b' : 'r') << ' ' << static_cast<char>(what) << ' ' << id << ' ' << (rev.empty() ? "-" : rev) << ' '
        << value << '\n';
    return out.str();
}

Acknowledgement Acknowledgement::parse(std::string_view line) {
    std::istringstream in{std::string(line)};
    Acknowledgement said;
    char begun = 0;
    char what = 0;
    in >> begun >> what >> said.id >> said.rev >> said.value;
    said.begun = begun == 'b';
    said.what = static_cast<What>(what);
    if (said.rev == "-") {
        said.rev.clear();
    }
    return said;
}

void Expectation::take(const Acknowledgement &said) {
    if (said.begun) {
        m_underWay.insert(said.id);
        return;
    }
    m_underWay.erase(said.id);
    m_states[said.id] = {said.what == Acknowledgement::What::Write, said.rev, said.value};
}

void Expectation::settle(const std::string &id, const State &found) {
    m_states[id] = found;
}

} // namespace davenport::tests
