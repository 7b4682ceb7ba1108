#pragma once

#include <cstdint>
#include <exception>
#include <optional>
#include <string>
#include <string_view>

namespace davenport::base {

/// What kind of failure an Error is: for programs to branch on. People read Error::reason().
enum class ErrorCode : std::uint8_t {
    BadRequest,       ///< the caller's input is wrong: bad JSON, bad id, bad revision, bad parameter
    NotFound,         ///< no such document, revision, attachment or database
    Conflict,         ///< the edit's parent is not a leaf: somebody changed the document meanwhile
    Forbidden,        ///< a rule refused the write
    TooLarge,         ///< a document or attachment is over its limit
    PreconditionFailed, ///< something exists already, or a stub names an attachment that does not
    FileExists,       ///< a database file is there already
    NotADatabase,     ///< the file is of another kind
    NewerVersion,     ///< the file was written by a later Davenport
    Damaged,          ///< the file's structure is broken
    ReadOnly,         ///< the file, its folder or its file system cannot be written
    DiskFull,         ///< no room left where the file lives
    InUse,            ///< another process owns the file
    Io,               ///< the operating system failed in some other way
    Cancelled,        ///< the caller's cancel token was set
    Unsupported,      ///< this session does not offer what was asked
    Internal,         ///< a rule of the engine itself was broken
};

/// A place in a text. Line and column count from 1; the column counts bytes, as does the offset, which counts from 0.
struct TextPosition {
    std::size_t offset = 0;
    std::size_t line = 1;
    std::size_t column = 1;

    bool operator==(const TextPosition &) const = default;
};

/// The position of `offset` in `text` (clamped to its end). Walks the text once.
TextPosition positionAt(std::string_view text, std::size_t offset);

/// The one exception type of the engine. It is caught at three doors: a worker thread of the studio, a plugin call, and
/// main(). Per-item outcomes of a bulk call are values, not exceptions.
class Error : public std::exception {
public:
    Error(ErrorCode code, int httpStatus, std::string error, std::string reason);

    /// The same error, naming the place in the caller's text that caused it.
    Error at(TextPosition where) const;
    /// The same error, marked as worth trying again unchanged (a busy disk, a lost connection).
    Error retryable() const;

    ErrorCode code() const noexcept { return m_code; }
    /// The status that Apache CouchDB answers with for this failure (400, 404, 409, 412, 413, 500 …).
    int httpStatus() const noexcept { return m_httpStatus; }
    /// CouchDB's short name of the failure, such as "conflict" or "illegal_docid".
    const std::string &error() const noexcept { return m_error; }
    /// One sentence for a person: what is wrong and where.
    const std::string &reason() const noexcept { return m_reason; }
    const std::optional<TextPosition> &where() const noexcept { return m_where; }
    bool isRetryable() const noexcept { return m_retryable; }
    /// "error: reason", with line and column where they are known.
    const char *what() const noexcept override { return m_what.c_str(); }

private:
    void compose();

    ErrorCode m_code;
    int m_httpStatus;
    std::string m_error;
    std::string m_reason;
    std::optional<TextPosition> m_where;
    bool m_retryable = false;
    std::string m_what;
};

/// The errors that many rooms raise, each with CouchDB's status and name.
Error badRequest(std::string reason);
Error notFound(std::string reason);
Error conflict();
Error illegalDocumentId(std::string reason);
Error illegalPartition(std::string reason);
Error docValidation(std::string reason);
Error cancelled();
Error unsupported(std::string reason);
Error internalError(std::string reason);

} // namespace davenport::base
