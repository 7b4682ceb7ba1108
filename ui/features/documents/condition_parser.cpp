// Reads conditions as they are typed.
#include "engine/base/error.h"
#include "ui/features/documents/filter_condition.h"

#include <QCoreApplication>

#include <algorithm>
#include <array>
#include <utility>

namespace davenport::documents {

namespace {

struct Sign {
    std::string_view text;
    Operator op;
};

/// Longer ones before those that begin like them.
constexpr std::array<Sign, 12> kSigns{{{"≥", Operator::GreaterEqual},
                                       {"≤", Operator::LessEqual},
                                       {"≠", Operator::NotEqual},
                                       {">=", Operator::GreaterEqual},
                                       {"<=", Operator::LessEqual},
                                       {"!=", Operator::NotEqual},
                                       {"<>", Operator::NotEqual},
                                       {"==", Operator::Equal},
                                       {"=", Operator::Equal},
                                       {">", Operator::Greater},
                                       {"<", Operator::Less},
                                       {":", Operator::Contains}}};
constexpr std::array<Sign, 6> kWords{{{"contains", Operator::Contains},
                                      {"starts", Operator::StartsWith},
                                      {"in", Operator::In},
                                      {"exists", Operator::Exists},
                                      {"missing", Operator::Missing},
                                      {"is", Operator::HasType}}};
constexpr auto kAllSigns = "=, !=, <, <=, >, >=, contains, starts, in, exists, missing, is";
constexpr std::array<std::string_view, 6> kTypes{"string", "number", "boolean", "null", "array", "object"};

QString shown(std::string_view text) { return QString::fromUtf8(text.data(), qsizetype(text.size())); }

class Parser {
    Q_DECLARE_TR_FUNCTIONS(ConditionParser)

public:
    explicit Parser(std::string_view text) : m_text(text) {}

    std::variant<Condition, ConditionProblem> run() {
        try {
            Condition condition;
            skipSpace();
            condition.field = path();
            skipSpace();
            condition.op = sign();
            skipSpace();
            condition.value = value(condition.op);
            return condition;
        } catch (const ConditionProblem &problem) {
            return problem;
        }
    }

private:
    [[noreturn]] static void fail(std::size_t position, std::size_t length, const QString &reason) {
        throw ConditionProblem{position, length, reason};
    }

    bool atEnd() const { return m_at == m_text.size(); }
    void skipSpace() {
        while (!atEnd() && (m_text[m_at] == ' ' || m_text[m_at] == '\t')) {
            ++m_at;
        }
    }

    static bool isKeyByte(char c) {
        return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == '_' || c == '-' ||
               c == '$' || static_cast<unsigned char>(c) >= 0x80;
    }

    bool signHere() const {
        const std::string_view rest = m_text.substr(m_at);
        return std::any_of(kSigns.begin(), kSigns.end(), [&](const Sign &one) { return rest.starts_with(one.text); });
    }

    FieldPath path() {
        FieldPath path;
        if (atEnd() || signHere()) {
            fail(m_at, 0, tr("a field is missing here"));
        }
        for (;;) {
            if (m_text[m_at] == '[') {
                path.push_back(bracket());
            } else {
                const std::size_t begin = m_at;
                while (!atEnd() && isKeyByte(m_text[m_at]) && !signHere()) {
                    ++m_at;
                }
                if (m_at == begin) {
                    fail(m_at, atEnd() ? 0 : 1,
                         atEnd() ? tr("the name of a field is missing behind the dot")
                                 : tr("a field cannot be called so; write it as [\"name\"]"));
                }
                path.push_back({std::string(m_text.substr(begin, m_at - begin)), std::nullopt});
            }
            if (!atEnd() && m_text[m_at] == '.') {
                ++m_at;
                if (atEnd()) {
                    fail(m_at, 0, tr("the name of a field is missing behind the dot"));
                }
            } else if (atEnd() || m_text[m_at] != '[') {
                return path;
            }
        }
    }

    /// `[3]` or `["a key"]`.
    PathStep bracket() {
        const std::size_t begin = m_at++;
        if (!atEnd() && m_text[m_at] == '"') {
            const std::size_t quote = m_at++;
            while (!atEnd() && m_text[m_at] != '"') {
                m_at += m_text[m_at] == '\\' && m_at + 1 < m_text.size() ? 2 : 1;
            }
            if (atEnd()) {
                fail(quote, m_text.size() - quote, tr("the quote is not closed"));
            }
            const std::string_view token = m_text.substr(quote, ++m_at - quote);
            check(token, quote);
            close(begin);
            return {base::decodeJsonString(token), std::nullopt};
        }
        std::size_t index = 0;
        const std::size_t digits = m_at;
        while (!atEnd() && m_text[m_at] >= '0' && m_text[m_at] <= '9' && m_at - digits < 9) {
            index = index * 10 + std::size_t(m_text[m_at++] - '0');
        }
        if (m_at == digits) {
            fail(m_at, atEnd() ? 0 : 1, tr("between brackets stands a number, or a key in quotes"));
        }
        close(begin);
        return {{}, index};
    }

    void close(std::size_t begin) {
        if (atEnd() || m_text[m_at] != ']') {
            fail(begin, m_at - begin, tr("the bracket is not closed"));
        }
        ++m_at;
    }

    Operator sign() {
        if (atEnd()) {
            fail(m_at, 0, tr("an operator is missing: %1").arg(QLatin1String(kAllSigns)));
        }
        const std::string_view rest = m_text.substr(m_at);
        for (const Sign &one : kSigns) {
            if (rest.starts_with(one.text)) {
                m_at += one.text.size();
                return one.op;
            }
        }
        const std::size_t length = std::min(rest.find_first_of(" \t["), rest.size());
        for (const Sign &one : kWords) {
            if (rest.substr(0, length) == one.text) {
                m_at += length;
                return one.op;
            }
        }
        fail(m_at, length, tr("“%1” is no operator: %2").arg(shown(rest.substr(0, length)), QLatin1String(kAllSigns)));
    }

    std::string value(Operator op) {
        std::string_view rest = m_text.substr(m_at);
        rest = rest.substr(0, rest.find_last_not_of(" \t") + 1);
        if (op == Operator::Exists || op == Operator::Missing) {
            if (!rest.empty()) {
                fail(m_at, rest.size(), tr("“%1” takes no value").arg(shown(operatorSign(op))));
            }
            return {};
        }
        if (rest.empty()) {
            fail(m_at, 0, tr("a value is missing here"));
        }
        if (op == Operator::HasType) {
            if (std::find(kTypes.begin(), kTypes.end(), rest) == kTypes.end()) {
                fail(m_at, rest.size(), tr("the types are string, number, boolean, null, array and object"));
            }
            return base::encodeJsonString(rest);
        }
        if (op == Operator::In) {
            return list(rest);
        }
        if (op == Operator::StartsWith || op == Operator::Contains) {
            if (rest.front() == '"') {
                check(rest, m_at);
                return std::string(rest);
            }
            if (op == Operator::Contains && isJson(rest)) {
                return std::string(rest);
            }
            return base::encodeJsonString(rest);
        }
        return single(rest, m_at);
    }

    /// JSON, or a string without its quotes.
    std::string single(std::string_view text, std::size_t position) const {
        if (text.front() == '"' || text.front() == '{' || text.front() == '[') {
            check(text, position);
            return std::string(text);
        }
        return isJson(text) ? std::string(text) : base::encodeJsonString(text);
    }

    std::string list(std::string_view rest) const {
        if (rest.front() != '[' || rest.back() != ']') {
            fail(m_at, rest.size(), tr("“in” takes a list: [placed, paid]"));
        }
        if (isJson(rest)) {
            return std::string(rest);
        }
        std::string text = "[";
        std::size_t from = 1;
        while (from < rest.size()) {
            std::size_t to = from;
            bool quoted = false;
            while (to < rest.size() - 1 && (quoted || rest[to] != ',')) {
                quoted = rest[to] == '"' && (to == 0 || rest[to - 1] != '\\') ? !quoted : quoted;
                ++to;
            }
            std::string_view item = rest.substr(from, to - from);
            const std::size_t first = item.find_first_not_of(' ');
            if (first == std::string_view::npos) {
                fail(m_at + from, to - from, tr("a value of the list is missing here"));
            }
            item = item.substr(first, item.find_last_not_of(' ') + 1 - first);
            text += text.size() > 1 ? "," : "";
            text += single(item, m_at + from + first);
            from = to + 1;
        }
        return text + "]";
    }

    static bool isJson(std::string_view text) {
        try {
            base::checkJson(text);
            return true;
        } catch (const base::Error &) {
            return false;
        }
    }

    static void check(std::string_view text, std::size_t position) {
        try {
            base::checkJson(text);
        } catch (const base::Error &error) {
            const std::size_t offset = error.where() ? std::min(error.where()->offset, text.size()) : 0;
            fail(position + offset, text.size() - offset, shown(error.reason()));
        }
    }

    std::string_view m_text;
    std::size_t m_at = 0;
};

} // namespace

std::variant<Condition, ConditionProblem> parseCondition(std::string_view text) { return Parser(text).run(); }

} // namespace davenport::documents
