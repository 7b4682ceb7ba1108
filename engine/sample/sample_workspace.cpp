#include "engine/sample/sample_workspace.h"

#include "engine/sample/sample_database.h"

#include <algorithm>
#include <array>
#include <cerrno>
#include <cstdlib>
#include <cstring>

namespace davenport::sample {

namespace {

struct SampleDatabase {
    std::string_view file;
    bool partitioned;
    std::uint32_t shards;
    void (*fill)(SampleLoader &loader);
};
constexpr std::array<SampleDatabase, 4> kDatabases{{{"orders.davenport", true, 8, fillOrders},
                                                    {"profiles.davenport", false, 2, fillProfiles},
                                                    {"lookups.davenport", false, 1, fillLookups},
                                                    {"cities.davenport", true, 4, fillCities}}};
constexpr std::uint64_t kAllWrites = 26'600; // about: documents and their later revisions, for the progress

base::Error folderError(const std::filesystem::path &folder, int number) {
    const bool readOnly = number == EACCES || number == EPERM || number == EROFS;
    return {readOnly ? base::ErrorCode::ReadOnly : base::ErrorCode::Io, 500, readOnly ? "read_only" : "io_error",
            "the folder " + folder.string() + " cannot be written: " + std::strerror(number)};
}

/// A folder inside the workspace where databases grow until they are whole. Removed with all that is left in it.
class BuildFolder {
public:
    explicit BuildFolder(const std::filesystem::path &folder) {
        std::string name = (folder / ".sample-XXXXXX").string();
        if (::mkdtemp(name.data()) == nullptr) {
            throw folderError(folder, errno);
        }
        m_path = name;
    }
    ~BuildFolder() {
        std::error_code ignored;
        std::filesystem::remove_all(m_path, ignored);
    }
    BuildFolder(const BuildFolder &) = delete;
    BuildFolder &operator=(const BuildFolder &) = delete;

    const std::filesystem::path &path() const { return m_path; }

private:
    std::filesystem::path m_path;
};

} // namespace

SampleResult writeSampleWorkspace(const std::filesystem::path &folder, const CreateDatabase &create,
                                  const base::Work &work) {
    std::error_code failure;
    std::filesystem::create_directories(folder, failure);
    if (failure) {
        throw folderError(folder, failure.value());
    }
    SampleResult result;
    std::uint64_t done = 0;
    const BuildFolder build(folder);
    for (const SampleDatabase &database : kDatabases) {
        const std::filesystem::path target = folder / database.file;
        if (std::filesystem::exists(target)) {
            result.kept.push_back(target);
            continue;
        }
        const std::filesystem::path growing = build.path() / database.file;
        {
            const std::unique_ptr<api::Session> session = create(growing, database.partitioned, database.shards);
            SampleLoader loader(*session->documents(), work, [&](std::size_t written) {
                done += written;
                work.tell({done, std::max(done, kAllWrites), "making the sample " + std::string(database.file)});
            });
            database.fill(loader);
        }
        std::filesystem::rename(growing, target, failure);
        if (failure) {
            throw folderError(folder, failure.value());
        }
        result.written.push_back(target);
    }
    return result;
}

} // namespace davenport::sample
