#pragma once

#include "engine/database/local_database.h"

#include <QTemporaryDir>

#include <memory>
#include <string>
#include <vector>

namespace davenport::tests {

/// A database in a folder of its own, gone with the object.
class TemporaryDatabase {
public:
    explicit TemporaryDatabase(const database::CreateOptions &options = {})
        : m_file(m_folder.filePath("test.davenport").toStdString()), m_session(database::createDatabase(m_file, options)) {}

    api::Session *operator->() { return m_session.get(); }
    api::Session &session() { return *m_session; }
    const std::filesystem::path &file() const { return m_file; }
    /// Closes the file and opens it again.
    void reopen() {
        m_session.reset();
        m_session = database::openDatabase(m_file);
    }
    /// The first problem that verify finds; empty when there is none.
    std::string problem() {
        const api::VerifyReport report = m_session->maintenance()->verify();
        return report.clean() ? std::string() : report.problems.front();
    }
    void fill(int documents, const std::string &prefix = "d", std::size_t bytes = 20) {
        std::vector<std::string> texts;
        for (int n = 0; n < documents; ++n) {
            texts.push_back("{\"_id\":\"" + prefix + std::to_string(100'000 + n) + "\",\"n\":" + std::to_string(n) + ",\"fill\":\"" +
                            std::string(bytes, 'x') + "\"}");
        }
        m_session->documents()->bulk(std::vector<std::string_view>(texts.begin(), texts.end()));
    }

private:
    QTemporaryDir m_folder;
    std::filesystem::path m_file;
    std::unique_ptr<api::Session> m_session;
};

/// The error that a call throws; fails loudly (Internal) when it throws none.
template <typename Call> base::Error errorOf(const Call &call) {
    try {
        call();
    } catch (const base::Error &error) {
        return error;
    }
    return base::internalError("nothing was thrown");
}

} // namespace davenport::tests
