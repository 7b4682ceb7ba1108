#pragma once

#include <string_view>

namespace davenport::transfer {

/// A member of an object as it stands in the text.
struct ObjectMember {
    std::string_view key;   ///< between the quotes, not decoded
    std::string_view value; ///< without white space around it
};

/// Walks over the members of one object in a text that is complete but not checked: it looks at brackets and quotes alone
/// and is about as fast as copying. One pass, no allocation.
class ObjectScan {
public:
    explicit ObjectScan(std::string_view text) : m_p(text.data()), m_end(text.data() + text.size()) {}

    /// Moves to the next member. False behind the last one, and when the text is not shaped like an object.
    bool next(ObjectMember &member);
    /// After next() returned false: the object was whole, with nothing behind it.
    bool wellFormed() const { return m_wellFormed; }

private:
    void skipSpace();
    bool skipString();
    bool skipValue();

    const char *m_p;
    const char *m_end;
    bool m_begun = false;
    bool m_wellFormed = false;
};

} // namespace davenport::transfer
