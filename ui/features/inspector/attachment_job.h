#pragma once

#include "engine/api/session.h"

#include <QByteArray>
#include <QImage>
#include <QString>

#include <string>
#include <vector>

namespace davenport::inspector {

/// A file that becomes an attachment.
struct AttachmentFile {
    std::string path;
    std::string name; ///< of the attachment
};

/// What can be shown of an attachment: a picture, or the beginning of a text, or neither.
struct AttachmentPreview {
    QImage image;
    QByteArray text;
    bool isText = false;
    bool whole = true; ///< false when `text` is only the beginning
    std::uint64_t length = 0;
};

/// Adds or replaces attachments, one new revision for each, streaming the files. Blocks, reports bytes; for worker threads.
/// Returns the last revision. Throws base::Error: what the database says, or that a file cannot be read; attachments that
/// were written before stay.
std::string addAttachments(api::Session &session, const std::string &id, const std::string &rev,
                           const std::vector<AttachmentFile> &files, const base::Work &work);
/// Writes an attachment to a file, whole or not at all. Blocks, reports bytes; for worker threads. Throws base::Error.
void saveAttachment(api::Session &session, const std::string &id, const std::string &rev, const std::string &name,
                    const QString &path, const base::Work &work);
/// Reads what can be shown of an attachment; of large ones the beginning. Blocks; for worker threads. Throws base::Error.
AttachmentPreview previewAttachment(api::Session &session, const std::string &id, const std::string &rev,
                                    const std::string &name, const base::Work &work);

} // namespace davenport::inspector
