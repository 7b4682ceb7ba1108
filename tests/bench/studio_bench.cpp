// Browses a large database in the studio's own page and prints how long its rows take.
#include "app/local_database_store.h"
#include "ui/features/documents/document_table.h"
#include "ui/features/documents/document_table_model.h"
#include "ui/features/documents/documents_page.h"
#include "ui/session/open_database.h"
#include "ui/session/studio_context.h"
#include "ui/theme/theme.h"

#include <QApplication>
#include <QElapsedTimer>
#include <QEventLoop>
#include <QSettings>
#include <QTemporaryDir>
#include <QTimer>

#include <algorithm>
#include <cstdio>
#include <ctime>
#include <random>

#include <sys/resource.h>

namespace {

using namespace davenport;

constexpr int kBatch = 1'000;
constexpr int kJumps = 300;
constexpr int kScreens = 300;

std::string documentText(int number) {
    char id[64];
    std::snprintf(id, sizeof id, "customer-%05d:order:%08d", number / 40, number);
    return std::string(R"({"_id":")") + id + R"(","type":"order","status":")" + (number % 3 ? "placed" : "shipped") +
           R"(","lines":[{"sku":"DSK-0417","quantity":1,"unit_price_minor":9900},{"sku":"LMP-0032","quantity":3}],)"
           R"("total_minor":)" +
           std::to_string(number * 7) +
           R"(,"created_at":"2026-10-01T13:05:22Z","tags":["web","gift"],"ship_to":{"street":"12 Harbour Road, Flat 3",)"
           R"("postcode":"4021","note":null,"gift_wrap":true}})";
}

void fill(const app::LocalDatabaseStore &store, const std::filesystem::path &file, int documents) {
    store.create(file, true, 8);
    const auto session = store.open(file, {});
    for (int first = 0; first < documents; first += kBatch) {
        std::vector<std::string> texts;
        for (int i = first; i < std::min(first + kBatch, documents); ++i) {
            texts.push_back(documentText(i));
        }
        session->documents()->bulk({texts.begin(), texts.end()});
    }
}

/// What this thread has worked, in milliseconds.
double threadMilliseconds() {
    timespec time{};
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time);
    return double(time.tv_sec) * 1e3 + double(time.tv_nsec) / 1e6;
}

double percentile(std::vector<double> values, double share) {
    if (values.empty()) {
        return 0;
    }
    std::sort(values.begin(), values.end());
    return values[std::min(values.size() - 1, std::size_t(double(values.size()) * share))];
}

/// Spins the event loop until `ready` holds; false after half a minute.
bool waitUntil(const std::function<bool()> &ready) {
    QElapsedTimer clock;
    clock.start();
    QEventLoop loop;
    QTimer timer;
    timer.setInterval(1);
    QObject::connect(&timer, &QTimer::timeout, &loop, [&] {
        if (ready() || clock.elapsed() > 30'000) {
            loop.quit();
        }
    });
    timer.start();
    loop.exec();
    return ready();
}

} // namespace

int main(int argc, char **argv) {
    QApplication application(argc, argv);
    const int documents = argc > 1 ? std::atoi(argv[1]) : 1'000'000;
    if (documents < kBatch) {
        std::fprintf(stderr, "Usage: studio-bench [DOCUMENTS]\nDOCUMENTS is at least %d (1000000 when absent).\n", kBatch);
        return 2;
    }
    QTemporaryDir dir;
    const QString path = dir.filePath("bench.davenport");
    const auto store = std::make_shared<app::LocalDatabaseStore>();
    fill(*store, path.toStdString(), documents);

    int code = 0;
    {
        theme::Theme::instance().install(theme::Theme::Choice::Light);
        QSettings settings(dir.filePath("settings.ini"), QSettings::IniFormat);
        session::StudioContext context;
        QElapsedTimer clock;
        clock.start();
        const auto database = std::make_shared<session::OpenDatabase>(store, path);
        documents::DocumentsPage page(&context, &settings, database);
        page.resize(1000, 800);
        page.show();
        const auto ready = [&] {
            const auto [first, last] = page.table()->visibleRows();
            for (int row = first; row <= last; ++row) {
                if (!page.loader()->row(row)) {
                    return false;
                }
            }
            return last >= first;
        };
        bool all = waitUntil(ready);
        const double firstRows = double(clock.nsecsElapsed()) / 1e6;
        clock.restart();
        all = all && waitUntil([&] { return !page.loader()->isWalking(); });
        const double walk = double(clock.nsecsElapsed()) / 1e6;

        std::vector<double> reads;
        std::vector<double> screens;
        std::vector<double> work;
        QObject::connect(page.loader(), &documents::RowLoader::rowsArrived, &page,
                         [&] { reads.push_back(page.loader()->lastMilliseconds()); });
        const auto visit = [&](int row) {
            clock.restart();
            const double before = threadMilliseconds();
            page.table()->goToRow(row);
            all = all && waitUntil(ready);
            work.push_back(threadMilliseconds() - before);
            screens.push_back(double(clock.nsecsElapsed()) / 1e6);
        };
        std::mt19937 random(7);
        for (int i = 0; i < kJumps; ++i) {
            visit(int(random() % unsigned(documents)));
        }
        for (int i = 0, row = documents / 2; i < kScreens && row < documents; ++i, row += 28) {
            visit(row);
        }
        rusage usage{};
        getrusage(RUSAGE_SELF, &usage);
        std::printf("documents            %d\n", documents);
        std::printf("first rows           %.0f ms\n", firstRows);
        std::printf("rows numbered after  %.0f ms\n", walk);
        std::printf("page read            median %.1f ms, 95 %% under %.1f ms (%zu pages)\n", percentile(reads, 0.5),
                    percentile(reads, 0.95), reads.size());
        std::printf("screen complete      median %.1f ms, 95 %% under %.1f ms (%zu moves)\n", percentile(screens, 0.5),
                    percentile(screens, 0.95), screens.size());
        std::printf("GUI thread worked    median %.1f ms, 95 %% under %.1f ms a move\n", percentile(work, 0.5),
                    percentile(work, 0.95));
        std::printf("memory, at most      %ld MB\n", usage.ru_maxrss / 1024);
        if (!all) {
            std::fprintf(stderr, "studio-bench: some rows did not come within half a minute\n");
            code = 1;
        }
    }
    async::SessionWorker::waitForAll();
    return code;
}
