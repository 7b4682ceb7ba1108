#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace davenport::transfer {

/// Makes document ids out of records: "{country}:city:{cityId}".
///
/// A field in braces stands for the value of that member; "{a.b}" is member b of member a, and a dot inside a name is
/// written "\.". Strings are taken decoded, numbers, true and false as they are spelled. "{{" and "}}" are braces.
/// An object of this class keeps what it has seen of a record: one thread at a time.
class IdTemplate {
public:
    /// An empty text is a template without effect. Throws Error(BadRequest) with the position of the offence.
    explicit IdTemplate(std::string_view text = {});

    bool empty() const { return m_segments.empty(); }
    /// True if `:` stands somewhere in the template's own text, as ids of a partitioned database need it.
    bool namesPartition() const;

    /// The id of a record. Throws Error(BadRequest) that names the field which is missing or no scalar.
    std::string idOf(std::string_view record);

    /// The same in steps, for one that walks over the record's members anyway: restart() before the first member, see()
    /// with each (the key decoded), append() after the last. append() throws as idOf().
    void restart();
    void see(std::string_view key, std::string_view value);
    void append(std::string &id) const;

private:
    struct Field {
        std::string shown;
        std::vector<std::string> path;
        std::string_view value; // empty: not seen
    };
    struct Segment {
        std::string literal;
        int field = -1; // what follows the literal
    };

    std::size_t fieldNamed(std::string_view shown);

    std::vector<Segment> m_segments;
    std::vector<Field> m_fields;
};

} // namespace davenport::transfer
