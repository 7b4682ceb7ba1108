#include "engine/transfer/backup_file.h"

#include "engine/base/json_text.h"

#include <algorithm>
#include <charconv>

namespace davenport::transfer {

namespace {

constexpr std::string_view kMagic = "{\"davenport_backup\":";
constexpr std::string_view kChainMember = ",\"chain\":\"";
constexpr std::size_t kChainTail = kChainMember.size() + 32 + 2; // with the digest, a quote and a brace
constexpr std::size_t kPieceBytes = 256 * 1024;

std::uint64_t numberOf(std::string_view token) {
    std::uint64_t value = 0;
    const auto [end, error] = std::from_chars(token.data(), token.data() + token.size(), value);
    if (error != std::errc() || end != token.data() + token.size()) {
        throw base::badRequest("expected a whole number instead of " + std::string(token.substr(0, 40)));
    }
    return value;
}

std::string stringOf(const base::JsonMember &member) {
    if (member.type != base::JsonType::String) {
        throw base::badRequest("the member " + member.key + " is no string");
    }
    return base::decodeJsonString(member.value);
}

std::string textOf(const base::JsonMember &member) {
    if (member.type == base::JsonType::Object) {
        return std::string(member.value);
    }
    return stringOf(member);
}

void readFigure(const base::JsonMember &member, BackupFigures &figures) {
    if (member.key == "documents") {
        figures.documents = numberOf(member.value);
    } else if (member.key == "revisions") {
        figures.revisions = numberOf(member.value);
    } else if (member.key == "attachments") {
        figures.attachments = numberOf(member.value);
    } else if (member.key == "local_documents") {
        figures.localDocuments = numberOf(member.value);
    } else if (member.key == "present") {
        figures.present = numberOf(member.value);
    }
}

BackupHeader headerOf(std::string_view line) {
    BackupHeader header;
    for (const base::JsonMember &member : base::jsonMembers(line)) {
        if (member.key == "davenport_backup" && numberOf(member.value) != 1) {
            throw base::Error(base::ErrorCode::NewerVersion, 500, "newer_version",
                              "the backup is of version " + std::string(member.value) +
                                  "; this Davenport reads version 1");
        }
        if (member.key == "name") {
            header.name = stringOf(member);
        } else if (member.key == "uuid") {
            header.uuid = stringOf(member);
        } else if (member.key == "partitioned") {
            header.partitioned = member.type == base::JsonType::True;
        } else if (member.key == "shards") {
            header.shards = static_cast<std::uint32_t>(std::clamp<std::uint64_t>(numberOf(member.value), 1, 256));
        } else if (member.key == "revs_limit") {
            header.revsLimit = numberOf(member.value);
        } else if (member.key == "max_document_size") {
            header.maxDocumentSize = numberOf(member.value);
        } else if (member.key == "purge_seq") {
            header.purgeSeq = numberOf(member.value);
        } else if (member.key == "update_seq") {
            header.updateSeq = numberOf(member.value);
        }
    }
    return header;
}

} // namespace

std::string BackupHeader::line() const {
    std::string out = std::string(kMagic) + "1,\"name\":";
    base::appendJsonString(out, name);
    out += ",\"uuid\":";
    base::appendJsonString(out, uuid);
    out += std::string(",\"partitioned\":") + (partitioned ? "true" : "false");
    out += ",\"shards\":" + std::to_string(shards) + ",\"revs_limit\":" + std::to_string(revsLimit);
    out += ",\"max_document_size\":" + std::to_string(maxDocumentSize);
    out += ",\"purge_seq\":" + std::to_string(purgeSeq) + ",\"update_seq\":" + std::to_string(updateSeq) + '}';
    return out;
}

std::string BackupFigures::line(bool last) const {
    std::string out = (last ? "{\"end\":" : "{\"checkpoint\":") + std::to_string(seq);
    out += ",\"documents\":" + std::to_string(documents) + ",\"revisions\":" + std::to_string(revisions);
    out += ",\"attachments\":" + std::to_string(attachments);
    if (last) {
        out += ",\"local_documents\":" + std::to_string(localDocuments) + ",\"present\":" + std::to_string(present);
    }
    return out;
}

void appendLineText(std::string &out, std::string_view text) {
    if (text.find_first_of("\r\n") == std::string_view::npos) {
        out += text;
    } else {
        base::appendJsonString(out, text);
    }
}

BackupReader::BackupReader(std::unique_ptr<ByteStream> stream)
    : m_stream(std::move(stream)) {
    m_buffer.resize(kPieceBytes);
    std::size_t size = 0;
    while (size < kMagic.size()) {
        const std::size_t got = m_stream->read({m_buffer.data() + size, m_buffer.size() - size});
        if (got == 0) {
            break;
        }
        size += got;
    }
    m_buffer.resize(size);
    if (!m_buffer.starts_with(kMagic)) {
        throw base::badRequest(m_stream->name() + " is no backup of Davenport: it does not begin with " +
                               std::string(kMagic));
    }
    if (!readLine()) {
        damaged("the backup is cut off in its first line");
    }
    try {
        m_header = headerOf(m_line);
    } catch (const base::Error &error) {
        if (error.code() == base::ErrorCode::NewerVersion) {
            throw;
        }
        damaged(error.reason());
    }
    m_digest.update(m_line);
    m_digest.update("\n");
}

/// The next whole line into m_line, without its end; false if there is none.
bool BackupReader::readLine() {
    std::size_t seen = m_begin;
    for (;;) {
        const std::size_t end = m_buffer.find('\n', seen);
        if (end != std::string::npos) {
            m_line.assign(m_buffer, m_begin, end - m_begin);
            m_offset += m_line.size() + 1;
            m_begin = end + 1;
            ++m_lines;
            return true;
        }
        m_buffer.erase(0, m_begin);
        m_begin = 0;
        seen = m_buffer.size();
        m_buffer.resize(seen + kPieceBytes);
        const std::size_t got = m_stream->read({m_buffer.data() + seen, kPieceBytes});
        m_buffer.resize(seen + got);
        if (got == 0) {
            return false;
        }
    }
}

bool BackupReader::next(BackupLine &line) {
    if (m_ended) {
        if (readLine() || !m_buffer.empty()) {
            damaged("there is text behind the last line");
        }
        return false;
    }
    if (!readLine()) {
        ++m_lines;
        damaged("the backup is cut off: its last line, which says that it is whole, is missing");
    }
    try {
        parse(line);
    } catch (const base::Error &error) {
        if (error.code() != base::ErrorCode::BadRequest) {
            throw;
        }
        damaged(error.reason());
    }
    return true;
}

void BackupReader::parse(BackupLine &line) {
    const std::vector<base::JsonMember> members = base::jsonMembers(m_line);
    if (members.empty()) {
        throw base::badRequest("the line says nothing");
    }
    const base::JsonMember &first = members.front();
    if (first.key == "checkpoint" || first.key == "end") {
        line.kind = first.key == "end" ? BackupLine::Kind::End : BackupLine::Kind::Checkpoint;
        line.figures = {};
        line.figures.seq = numberOf(first.value);
        for (const base::JsonMember &member : members) {
            readFigure(member, line.figures);
        }
        if (members.back().key != "chain" || m_line.size() < kChainTail) {
            throw base::badRequest("the line has no chain");
        }
        checkChain(stringOf(members.back()));
        m_ended = line.kind == BackupLine::Kind::End;
        return;
    }
    m_digest.update(m_line);
    m_digest.update("\n");
    if (first.key == "document") {
        line.kind = BackupLine::Kind::Document;
        line.id = stringOf(first);
        line.revisions = 0;
        for (const base::JsonMember &member : members) {
            if (member.key == "revisions") {
                line.revisions = numberOf(member.value);
            }
        }
    } else if (first.key == "revision" || first.key == "local") {
        line.kind = first.key == "local" ? BackupLine::Kind::Local : BackupLine::Kind::Revision;
        line.text = textOf(first);
    } else {
        throw base::badRequest("there is no line that begins with " + first.key);
    }
}

void BackupReader::checkChain(std::string_view said) {
    m_digest.update(std::string_view(m_line).substr(0, m_line.size() - kChainTail));
    const std::string chain = base::toHex(m_digest.finish());
    if (chain != said) {
        damaged("the digest here is " + std::string(said) + ", that of the lines before is " + chain +
                ": the backup was changed or damaged");
    }
    m_chain = chain;
    m_digest.update(m_chain);
}

void BackupReader::damaged(const std::string &what) const {
    throw base::Error(base::ErrorCode::Damaged, 500, "damaged",
                      m_stream->name() + ", line " + std::to_string(m_lines) + ": " + what);
}

} // namespace davenport::transfer
