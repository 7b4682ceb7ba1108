#include "ui/features/inspector/attachment_job.h"

#include <QBuffer>
#include <QCoreApplication>
#include <QFile>
#include <QImageReader>
#include <QMimeDatabase>
#include <QSaveFile>
#include <QStringDecoder>

#include <algorithm>

namespace davenport::inspector {
namespace {

constexpr std::size_t kPiece = 64 * 1024;
constexpr qsizetype kTextShown = 256 * 1024;
constexpr std::uint64_t kImageBytes = 32 * 1024 * 1024;
constexpr int kImageSide = 1600; // pixels

base::Error fileError(const QString &path, const QString &why) {
    return {base::ErrorCode::Io, 500, "file",
            QCoreApplication::translate("AttachmentJob", "%1: %2").arg(path, why).toStdString()};
}

} // namespace

std::string addAttachments(api::Session &session, const std::string &id, const std::string &rev,
                           const std::vector<AttachmentFile> &files, const base::Work &work) {
    std::uint64_t total = 0;
    for (const AttachmentFile &file : files) {
        total += static_cast<std::uint64_t>(std::max<qint64>(QFile(QString::fromStdString(file.path)).size(), 0));
    }
    std::uint64_t done = 0;
    std::string last = rev;
    for (const AttachmentFile &file : files) {
        const QString path = QString::fromStdString(file.path);
        QFile in(path);
        if (!in.open(QIODevice::ReadOnly)) {
            throw fileError(path, in.errorString());
        }
        const std::string type = QMimeDatabase().mimeTypeForFile(path).name().toStdString();
        const api::ByteSource source = [&](std::span<char> buffer) -> std::size_t {
            work.check();
            const qint64 count = in.read(buffer.data(), static_cast<qint64>(buffer.size()));
            if (count < 0) {
                throw fileError(path, in.errorString());
            }
            done += static_cast<std::uint64_t>(count);
            work.tell({done, total, file.name});
            return static_cast<std::size_t>(count);
        };
        const api::WriteOutcome outcome = session.attachments()->put(id, last, file.name, type, source, work);
        if (outcome.error) {
            throw *outcome.error;
        }
        last = outcome.rev;
    }
    return last;
}

void saveAttachment(api::Session &session, const std::string &id, const std::string &rev, const std::string &name,
                    const QString &path, const base::Work &work) {
    const auto reader = session.attachments()->open(id, name, rev);
    QSaveFile out(path);
    if (!out.open(QIODevice::WriteOnly)) {
        throw fileError(path, out.errorString());
    }
    std::vector<char> piece(kPiece);
    std::uint64_t done = 0;
    while (const std::size_t count = reader->read(piece)) {
        work.check();
        if (out.write(piece.data(), static_cast<qint64>(count)) != static_cast<qint64>(count)) {
            throw fileError(path, out.errorString());
        }
        done += count;
        work.tell({done, reader->info().length, name});
    }
    if (!out.commit()) {
        throw fileError(path, out.errorString());
    }
}

AttachmentPreview previewAttachment(api::Session &session, const std::string &id, const std::string &rev,
                                    const std::string &name, const base::Work &work) {
    const auto reader = session.attachments()->open(id, name, rev);
    AttachmentPreview preview;
    preview.length = reader->info().length;
    const bool image = reader->info().contentType.starts_with("image/") && preview.length <= kImageBytes;
    const qsizetype wanted = image ? static_cast<qsizetype>(preview.length) : kTextShown;
    QByteArray bytes;
    std::vector<char> piece(kPiece);
    while (bytes.size() < wanted) {
        work.check();
        const std::size_t count = reader->read(piece);
        if (count == 0) {
            break;
        }
        bytes.append(piece.data(), static_cast<qsizetype>(count));
    }
    if (image) {
        QBuffer buffer(&bytes);
        buffer.open(QIODevice::ReadOnly);
        QImageReader pictures(&buffer);
        if (const QSize size = pictures.size(); std::max(size.width(), size.height()) > kImageSide) {
            pictures.setScaledSize(size.scaled(kImageSide, kImageSide, Qt::KeepAspectRatio));
        }
        preview.image = pictures.read();
        if (!preview.image.isNull()) {
            return preview;
        }
    }
    preview.whole = static_cast<std::uint64_t>(bytes.size()) >= preview.length;
    bytes.truncate(kTextShown);
    // The last character may be cut in two where the text goes on.
    while (!preview.whole && !bytes.isEmpty() && (static_cast<unsigned char>(bytes.back()) & 0x80U) != 0) {
        bytes.chop(1);
    }
    QStringDecoder decoder(QStringDecoder::Utf8);
    const QString decoded = decoder.decode(bytes);
    preview.isText = !decoder.hasError() && !bytes.contains('\0') && !decoded.isNull();
    if (preview.isText) {
        preview.text = bytes;
    }
    return preview;
}

} // namespace davenport::inspector
