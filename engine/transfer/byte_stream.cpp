#include "engine/transfer/byte_stream.h"

#include "engine/transfer/gzip_stream.h"

#include <atomic>
#include <cerrno>
#include <cstring>
#include <vector>

#include <fcntl.h>
#include <poll.h>
#include <sys/stat.h>
#include <unistd.h>

namespace davenport::transfer {

namespace {

base::Error ioError(const std::string &name, int number) {
    return {base::ErrorCode::Io, 500, "io_error", name + " cannot be read: " + std::strerror(number)};
}

/// The bytes of a file descriptor as they are.
class DescriptorStream final : public ByteStream {
public:
    DescriptorStream(int descriptor, bool owned, std::string name, base::CancelToken cancel)
        : m_descriptor(descriptor), m_owned(owned), m_name(std::move(name)), m_cancel(std::move(cancel)) {
        struct stat status {};
        if (::fstat(m_descriptor, &status) == 0 && S_ISREG(status.st_mode)) {
            m_regular = true;
            m_size = static_cast<std::uint64_t>(status.st_size);
            // Asks the system to read ahead; no answer to it matters.
            (void)::posix_fadvise(m_descriptor, 0, 0, POSIX_FADV_SEQUENTIAL);
        }
    }
    ~DescriptorStream() override {
        if (m_owned) {
            ::close(m_descriptor);
        }
    }
    DescriptorStream(const DescriptorStream &) = delete;
    DescriptorStream &operator=(const DescriptorStream &) = delete;

    std::size_t read(std::span<char> buffer) override {
        for (;;) {
            m_cancel.check();
            if (!m_regular && !waitForData()) {
                continue;
            }
            const ssize_t got = ::read(m_descriptor, buffer.data(), buffer.size());
            if (got >= 0) {
                m_consumed.fetch_add(static_cast<std::uint64_t>(got), std::memory_order_relaxed);
                return static_cast<std::size_t>(got);
            }
            if (errno != EINTR && errno != EAGAIN) {
                throw ioError(m_name, errno);
            }
        }
    }

    std::uint64_t consumed() const override { return m_consumed.load(std::memory_order_relaxed); }
    std::uint64_t size() const override { return m_size; }
    const std::string &name() const override { return m_name; }

private:
    bool waitForData() const {
        constexpr int kWaitMilliseconds = 100;
        pollfd wait{m_descriptor, POLLIN, 0};
        const int ready = ::poll(&wait, 1, kWaitMilliseconds);
        if (ready < 0 && errno != EINTR) {
            throw ioError(m_name, errno);
        }
        return ready > 0;
    }

    int m_descriptor;
    bool m_owned;
    bool m_regular = false;
    std::string m_name;
    base::CancelToken m_cancel;
    std::uint64_t m_size = 0;
    std::atomic<std::uint64_t> m_consumed{0};
};

/// Gives bytes that were read to look at them once more, then goes on with the stream they came from.
class PeekedStream final : public ByteStream {
public:
    PeekedStream(std::unique_ptr<ByteStream> stream, std::vector<char> head)
        : m_stream(std::move(stream)), m_head(std::move(head)) {}

    std::size_t read(std::span<char> buffer) override {
        if (m_given < m_head.size()) {
            const std::size_t count = std::min(buffer.size(), m_head.size() - m_given);
            std::memcpy(buffer.data(), m_head.data() + m_given, count);
            m_given += count;
            return count;
        }
        return m_stream->read(buffer);
    }
    std::uint64_t consumed() const override { return m_stream->consumed(); }
    std::uint64_t size() const override { return m_stream->size(); }
    const std::string &name() const override { return m_stream->name(); }

private:
    std::unique_ptr<ByteStream> m_stream;
    std::vector<char> m_head;
    std::size_t m_given = 0;
};

/// Reads the first bytes and puts a decompressor behind them if they say gzip.
std::unique_ptr<ByteStream> decoded(std::unique_ptr<ByteStream> stream) {
    std::vector<char> head(3);
    std::size_t filled = 0;
    while (filled < head.size()) {
        const std::size_t got = stream->read(std::span(head).subspan(filled));
        if (got == 0) {
            break;
        }
        filled += got;
    }
    head.resize(filled);
    const bool gzip = filled == 3 && head[0] == '\x1f' && head[1] == '\x8b' && head[2] == '\x08';
    auto whole = std::make_unique<PeekedStream>(std::move(stream), std::move(head));
    if (gzip) {
        return std::make_unique<GzipStream>(std::move(whole));
    }
    return whole;
}

} // namespace

std::unique_ptr<ByteStream> openByteStream(const std::filesystem::path &file, const base::CancelToken &cancel) {
    const int descriptor = ::open(file.c_str(), O_RDONLY | O_CLOEXEC);
    if (descriptor < 0) {
        if (errno == ENOENT || errno == ENOTDIR) {
            throw base::notFound("there is no file " + file.string());
        }
        throw ioError(file.string(), errno);
    }
    return decoded(std::make_unique<DescriptorStream>(descriptor, true, file.filename().string(), cancel));
}

std::unique_ptr<ByteStream> openStandardInput(const base::CancelToken &cancel) {
    return decoded(std::make_unique<DescriptorStream>(STDIN_FILENO, false, "standard input", cancel));
}

} // namespace davenport::transfer
