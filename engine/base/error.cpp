#include "engine/base/error.h"

#include <algorithm>
#include <utility>

namespace davenport::base {

TextPosition positionAt(std::string_view text, std::size_t offset) {
    TextPosition position;
    position.offset = std::min(offset, text.size());
    std::size_t lineStart = 0;
    for (std::size_t i = 0; i < position.offset; ++i) {
        if (text[i] == '\n') {
            ++position.line;
            lineStart = i + 1;
        }
    }
    position.column = position.offset - lineStart + 1;
    return position;
}

Error::Error(ErrorCode code, int httpStatus, std::string error, std::string reason)
    : m_code(code), m_httpStatus(httpStatus), m_error(std::move(error)), m_reason(std::move(reason)) {
    compose();
}

Error Error::at(TextPosition where) const {
    Error copy = *this;
    copy.m_where = where;
    copy.compose();
    return copy;
}

Error Error::retryable() const {
    Error copy = *this;
    copy.m_retryable = true;
    return copy;
}

void Error::compose() {
    m_what = m_error + ": " + m_reason;
    if (m_where) {
        m_what += " (line " + std::to_string(m_where->line) + ", column " + std::to_string(m_where->column) + ")";
    }
}

Error badRequest(std::string reason) {
    return {ErrorCode::BadRequest, 400, "bad_request", std::move(reason)};
}

Error notFound(std::string reason) {
    return {ErrorCode::NotFound, 404, "not_found", std::move(reason)};
}

Error conflict() {
    return {ErrorCode::Conflict, 409, "conflict", "Document update conflict."};
}

Error illegalDocumentId(std::string reason) {
    return {ErrorCode::BadRequest, 400, "illegal_docid", std::move(reason)};
}

Error illegalPartition(std::string reason) {
    return {ErrorCode::BadRequest, 400, "illegal_partition", std::move(reason)};
}

Error docValidation(std::string reason) {
    return {ErrorCode::BadRequest, 400, "doc_validation", std::move(reason)};
}

Error cancelled() {
    return {ErrorCode::Cancelled, 499, "cancelled", "The operation was cancelled."};
}

Error unsupported(std::string reason) {
    return {ErrorCode::Unsupported, 501, "not_implemented", std::move(reason)};
}

Error internalError(std::string reason) {
    return {ErrorCode::Internal, 500, "internal_error", std::move(reason)};
}

} // namespace davenport::base
