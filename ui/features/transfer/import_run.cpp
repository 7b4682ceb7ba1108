#include "ui/features/transfer/import_run.h"

#include "engine/transfer/byte_sink.h"
#include "engine/transfer/rejected_file.h"

namespace davenport::transfer {
namespace {

constexpr std::size_t kListed = 1000;
constexpr std::size_t kShownRecord = 2000;

} // namespace

void ImportStatus::set(const transfer::ImportFigures &figures) {
    const std::lock_guard lock(m_mutex);
    m_figures = figures;
}

transfer::ImportFigures ImportStatus::figures() const {
    const std::lock_guard lock(m_mutex);
    return m_figures;
}

void ImportStatus::add(RejectedRow row) {
    const std::lock_guard lock(m_mutex);
    if (m_rejected.size() < kListed) {
        m_rejected.push_back(std::move(row));
    }
}

std::vector<RejectedRow> ImportStatus::rejected() const {
    const std::lock_guard lock(m_mutex);
    return m_rejected;
}

ImportOutcome runImport(api::Session &session, const ImportOrder &order, ImportStatus &status, const base::Work &work) {
    const auto reader = transfer::openRecords(order.file, order.read, work.cancel);
    transfer::RejectedFile rejectedFile(transfer::RejectedFile::besides(order.file));
    const auto reject = [&](const transfer::Rejection &rejection) {
        rejectedFile.add(rejection);
        status.add({rejection.line, rejection.reason,
                    transfer::validUtf8(rejection.record.substr(0, kShownRecord))});
    };
    const auto report = [&](const transfer::ImportFigures &figures) {
        status.set(figures);
        work.tell({figures.read, 0, "importing"});
    };
    ImportOutcome outcome;
    try {
        outcome.figures =
            transfer::importRecords(*session.documents(), *reader, order.options, reject, report, work);
    } catch (...) {
        rejectedFile.finish();
        throw;
    }
    status.set(outcome.figures);
    rejectedFile.finish();
    if (outcome.figures.rejected > 0) {
        outcome.rejectedFile = rejectedFile.path();
    }
    return outcome;
}

} // namespace davenport::transfer
