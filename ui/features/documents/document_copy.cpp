// The documents of a scope as one text.
#include "engine/base/json_text.h"
#include "engine/transfer/csv_spool.h"
#include "ui/features/documents/document_batch.h"

#include <QCoreApplication>
#include <QLocale>

namespace davenport::documents {

namespace {

[[noreturn]] void failTooLong(std::size_t limit) {
    throw base::Error(base::ErrorCode::TooLarge, 413, "too_large",
                      QCoreApplication::translate("DocumentCopy",
                                                  "The selection is longer than %1. Export it to a file instead.")
                          .arg(QLocale().formattedDataSize(qint64(limit), 0, QLocale::DataSizeSIFormat))
                          .toStdString());
}

class TextSink final : public transfer::ByteSink {
public:
    TextSink(std::string &text, std::size_t limit) : m_text(text), m_limit(limit) {}
    void write(std::string_view bytes) override {
        if (m_text.size() + bytes.size() > m_limit) {
            failTooLong(m_limit);
        }
        m_text += bytes;
    }
    void finish() override {}

private:
    std::string &m_text;
    std::size_t m_limit;
};

} // namespace

std::string documentsText(api::Session &session, const BatchScope &scope, CopyFormat format, std::size_t limit,
                          const base::Work &work) {
    std::string text;
    std::uint64_t documents = 0;
    std::optional<transfer::CsvSpool> table;
    if (format == CopyFormat::Csv) {
        table.emplace();
    }
    eachDocument(
        session, scope, true,
        [&](api::AllDocsRow &row) {
            if (!row.doc) {
                return true;
            }
            work.check();
            if (table) {
                // The columns are the document's own: its id and its members.
                std::string line = base::minifyJson(row.doc->body);
                const bool empty = base::jsonMembers(line).empty();
                line.insert(1, "\"_id\":" + base::encodeJsonString(row.id) + (empty ? "" : ","));
                table->add(line);
            } else if (format == CopyFormat::Ndjson) {
                text += base::minifyJson(row.doc->toJson()) + '\n';
            } else {
                text += documents == 0 ? "" : ",\n";
                text += base::formatJson(row.doc->toJson());
            }
            if (text.size() > limit) {
                failTooLong(limit);
            }
            if (++documents % 500 == 0) {
                work.tell({documents, 0, {}});
            }
            return true;
        },
        work);
    if (table) {
        TextSink sink(text, limit);
        table->writeTo(sink);
        return text;
    }
    return format == CopyFormat::Json && documents != 1 ? "[\n" + text + "\n]" : text;
}

} // namespace davenport::documents
