#include "engine/transfer/exporter.h"

#include "engine/base/digest.h"
#include "engine/base/json_text.h"
#include "engine/transfer/csv_spool.h"

#include <algorithm>

namespace davenport::transfer {

namespace {

constexpr std::uint64_t kReportEvery = 500;

void appendAttachments(std::string &out, const std::vector<api::AttachmentInfo> &attachments) {
    out += "\"_attachments\":{";
    for (std::size_t i = 0; i < attachments.size(); ++i) {
        out += i == 0 ? "" : ",";
        base::appendJsonString(out, attachments[i].name);
        out += ":{\"content_type\":";
        base::appendJsonString(out, attachments[i].contentType);
        out += ",\"data\":\"" + base::toBase64(attachments[i].data.value_or("")) + "\"}";
    }
    out.push_back('}');
}

/// A document as one line of JSON.
void appendDocument(std::string &out, const api::Document &document, const ExportOptions &options) {
    out.push_back('{');
    const auto separate = [&out] {
        if (out.back() != '{') {
            out.push_back(',');
        }
    };
    if (options.keepId) {
        out += "\"_id\":";
        base::appendJsonString(out, document.id);
    }
    if (options.keepRev) {
        separate();
        out += "\"_rev\":\"" + document.rev + '"';
    }
    const bool lines = document.body.find_first_of("\r\n") != std::string::npos;
    const std::string flat = lines ? base::minifyJson(document.body) : std::string();
    std::string_view members = lines ? flat : document.body;
    members = members.substr(members.find('{') + 1);
    members = members.substr(0, members.rfind('}'));
    const std::size_t first = members.find_first_not_of(" \t");
    if (first != std::string_view::npos) {
        separate();
        members = members.substr(first);
        out += members.substr(0, members.find_last_not_of(" \t") + 1);
    }
    if (options.attachments && !document.attachments.empty()) {
        separate();
        appendAttachments(out, document.attachments);
    }
    out.push_back('}');
}

/// Puts documents into a sink in the format that was asked for.
class DocumentFormatter {
public:
    DocumentFormatter(ExportFormat format, ByteSink &sink, ExportFigures &figures)
        : m_format(format), m_sink(sink), m_figures(figures) {
        if (format == ExportFormat::Csv) {
            m_spool.emplace();
        }
    }

    void add(const std::string &line) {
        switch (m_format) {
        case ExportFormat::Csv:
            m_spool->add(line);
            break;
        case ExportFormat::Json:
            write(m_figures.documents == 0 ? "[\n" : ",\n");
            write(line);
            break;
        case ExportFormat::Ndjson:
            write(line);
            write("\n");
        }
        ++m_figures.documents;
    }

    void finish() {
        if (m_format == ExportFormat::Json) {
            write(m_figures.documents == 0 ? "[]\n" : "\n]\n");
        } else if (m_format == ExportFormat::Csv) {
            CountingSink counting{m_sink, m_figures.bytes};
            m_spool->writeTo(counting);
        }
        m_sink.finish();
    }

private:
    class CountingSink final : public ByteSink {
    public:
        CountingSink(ByteSink &target, std::uint64_t &bytes) : m_target(target), m_bytes(bytes) {}
        void write(std::string_view bytes) override {
            m_bytes += bytes.size();
            m_target.write(bytes);
        }
        void finish() override { m_target.finish(); }

    private:
        ByteSink &m_target;
        std::uint64_t &m_bytes;
    };

    void write(std::string_view bytes) {
        m_figures.bytes += bytes.size();
        m_sink.write(bytes);
    }

    ExportFormat m_format;
    ByteSink &m_sink;
    ExportFigures &m_figures;
    std::optional<CsvSpool> m_spool;
};

} // namespace

std::string_view exportFormatName(ExportFormat format) {
    switch (format) {
    case ExportFormat::Json:
        return "json";
    case ExportFormat::Csv:
        return "csv";
    default:
        return "ndjson";
    }
}

ExportFormat exportFormatNamed(std::string_view name) {
    for (const ExportFormat format : {ExportFormat::Ndjson, ExportFormat::Json, ExportFormat::Csv}) {
        if (name == exportFormatName(format)) {
            return format;
        }
    }
    throw base::badRequest("there is no format " + std::string(name) + " to export to; it is ndjson, json or csv");
}

std::optional<ExportFormat> exportFormatOf(const std::filesystem::path &file) {
    const std::filesystem::path inner = file.extension() == ".gz" ? file.stem() : file.filename();
    const std::string extension = inner.extension().string();
    if (extension == ".ndjson" || extension == ".jsonl") {
        return ExportFormat::Ndjson;
    }
    if (extension == ".json") {
        return ExportFormat::Json;
    }
    if (extension == ".csv") {
        return ExportFormat::Csv;
    }
    return std::nullopt;
}

ExportFigures exportDocuments(api::DocumentsRole &documents, const ExportOptions &options, ByteSink &sink,
                              const base::Work &work) {
    ExportFigures figures;
    DocumentFormatter formatter(options.format, sink, figures);
    api::AllDocsQuery query;
    query.includeDocs = true;
    query.keys = options.ids;
    query.partition = options.partition;
    const base::Work quiet{work.cancel, {}};
    const std::uint64_t total = options.ids ? options.ids->size() : 0;
    std::string line;
    const auto take = [&](api::AllDocsRow &row) {
        if (!options.ids && options.conflictedOnly && !row.conflicted) {
            return true;
        }
        if (!row.doc) {
            ++figures.missing;
            return true;
        }
        if (options.format == ExportFormat::Csv && row.id.starts_with("_design/")) {
            return true;
        }
        if (options.attachments && !row.doc->attachments.empty()) {
            api::GetOptions whole;
            whole.rev = row.doc->rev;
            whole.attachments = true;
            row.doc = documents.get(row.id, whole);
        }
        line.clear();
        appendDocument(line, *row.doc, options);
        formatter.add(line);
        if (figures.documents % kReportEvery == 0) {
            work.tell({figures.documents, total, "exporting"});
        }
        return true;
    };
    if (options.ids || options.ranges.empty()) {
        documents.allDocs(query, take, quiet);
    } else {
        for (const auto &[first, last] : options.ranges) {
            query.startKey = first.empty() ? std::nullopt : std::optional(first);
            query.endKey = last.empty() ? std::nullopt : std::optional(last);
            documents.allDocs(query, take, quiet);
        }
    }
    work.check();
    formatter.finish();
    work.tell({figures.documents, figures.documents, "exported"});
    return figures;
}

} // namespace davenport::transfer
