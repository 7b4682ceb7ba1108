#include "engine/transfer/rejected_file.h"

#include "engine/base/json_text.h"

namespace davenport::transfer {

std::filesystem::path RejectedFile::besides(const std::filesystem::path &source) {
    std::filesystem::path file = source;
    file += ".rejected.ndjson";
    return file;
}

void RejectedFile::add(const Rejection &rejection) {
    if (!m_sink) {
        m_sink = openFileSink(m_file);
    }
    std::string line = "{\"line\":" + std::to_string(rejection.line) + ",\"error\":";
    base::appendJsonString(line, rejection.error);
    line += ",\"reason\":";
    base::appendJsonString(line, rejection.reason);
    line += ",\"record\":";
    if (rejection.record.empty()) {
        line += "null";
    } else {
        try {
            base::checkJson(rejection.record);
            line += base::minifyJson(rejection.record);
        } catch (const base::Error &) {
            base::appendJsonString(line, validUtf8(rejection.record));
        }
    }
    line += "}\n";
    m_sink->write(line);
}

void RejectedFile::finish() {
    if (!m_sink) {
        std::error_code ignored;
        std::filesystem::remove(m_file, ignored);
    }
    finishIfAny();
}

void RejectedFile::finishIfAny() {
    if (m_sink) {
        m_sink->finish();
        m_sink.reset();
    }
}

} // namespace davenport::transfer
