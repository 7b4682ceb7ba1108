#include "engine/transfer/byte_sink.h"
#include "engine/transfer/file_error.h"

#include <cerrno>
#include <cstdlib>

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

namespace davenport::transfer {

namespace {

constexpr std::size_t kBufferBytes = 256 * 1024;

class FileSink final : public ByteSink {
public:
    explicit FileSink(std::filesystem::path file) : m_file(std::move(file)) {
        if (std::filesystem::is_directory(m_file)) {
            failToWrite(m_file, EISDIR);
        }
        m_partial = m_file.string() + ".part-XXXXXX";
        m_descriptor = ::mkostemp(m_partial.data(), O_CLOEXEC);
        if (m_descriptor < 0) {
            failToWrite(m_file, errno);
        }
        m_buffer.reserve(kBufferBytes);
    }
    ~FileSink() override {
        if (m_descriptor >= 0) {
            ::close(m_descriptor);
            ::unlink(m_partial.c_str());
        }
    }
    FileSink(const FileSink &) = delete;
    FileSink &operator=(const FileSink &) = delete;

    void write(std::string_view bytes) override {
        if (m_buffer.size() + bytes.size() > kBufferBytes) {
            flush(m_buffer);
            m_buffer.clear();
        }
        if (bytes.size() > kBufferBytes) {
            flush(bytes);
        } else {
            m_buffer += bytes;
        }
    }

    void finish() override {
        flush(m_buffer);
        m_buffer.clear();
        // mkostemp() lets nobody else read the file: give it the rights that a new file has here.
        const mode_t mask = ::umask(0);
        ::umask(mask);
        if (::fchmod(m_descriptor, 0666 & ~mask) != 0 || ::fsync(m_descriptor) != 0 ||
            ::rename(m_partial.c_str(), m_file.c_str()) != 0) {
            failToWrite(m_file, errno);
        }
        ::close(m_descriptor);
        m_descriptor = -1;
    }

private:
    void flush(std::string_view bytes) {
        while (!bytes.empty()) {
            const ssize_t written = ::write(m_descriptor, bytes.data(), bytes.size());
            if (written >= 0) {
                bytes.remove_prefix(static_cast<std::size_t>(written));
            } else if (errno != EINTR) {
                failToWrite(m_file, errno);
            }
        }
    }

    std::filesystem::path m_file;
    std::string m_partial;
    int m_descriptor = -1;
    std::string m_buffer;
};

} // namespace

std::unique_ptr<ByteSink> openFileSink(const std::filesystem::path &file) {
    return std::make_unique<FileSink>(file);
}

std::string validUtf8(std::string_view text) {
    std::string valid;
    valid.reserve(text.size());
    for (std::size_t i = 0; i < text.size();) {
        const auto c = static_cast<unsigned char>(text[i]);
        const std::size_t length = c < 0x80                ? 1
                                   : c >= 0xc2 && c < 0xe0 ? 2
                                   : c >= 0xe0 && c < 0xf0 ? 3
                                   : c >= 0xf0 && c < 0xf5 ? 4
                                                           : 0;
        bool whole = length > 0 && i + length <= text.size();
        for (std::size_t k = 1; whole && k < length; ++k) {
            whole = (static_cast<unsigned char>(text[i + k]) & 0xc0) == 0x80;
        }
        if (whole && length > 2) {
            // Overlong forms, surrogates and code points beyond U+10FFFF.
            const auto second = static_cast<unsigned char>(text[i + 1]);
            whole = !(c == 0xe0 && second < 0xa0) && !(c == 0xed && second > 0x9f) && !(c == 0xf0 && second < 0x90) &&
                    !(c == 0xf4 && second > 0x8f);
        }
        if (whole) {
            valid += text.substr(i, length);
            i += length;
        } else {
            valid += "\xef\xbf\xbd";
            ++i;
        }
    }
    return valid;
}

} // namespace davenport::transfer
