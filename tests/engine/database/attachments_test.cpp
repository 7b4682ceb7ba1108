#include "engine/base/digest.h"
#include "tests/engine/database/temporary_database.h"

#include <QTest>

#include <algorithm>
#include <atomic>
#include <chrono>
#include <fstream>
#include <thread>

using namespace davenport;
using namespace davenport::tests;

namespace {

constexpr std::size_t kLarge = 100 * 1024 * 1024;

char byteAt(std::size_t offset) {
    return static_cast<char>((offset * 2654435761U) >> 13);
}

/// `size` bytes that no compression makes small, without keeping them.
api::ByteSource patternOf(std::size_t size) {
    return [size, at = std::size_t{0}](std::span<char> buffer) mutable {
        const std::size_t count = std::min(buffer.size(), size - at);
        for (std::size_t n = 0; n < count; ++n) {
            buffer[n] = byteAt(at + n);
        }
        at += count;
        return count;
    };
}

api::ByteSource textOf(std::string text) {
    return [text = std::move(text), at = std::size_t{0}](std::span<char> buffer) mutable {
        const std::size_t count = std::min(buffer.size(), text.size() - at);
        std::copy_n(text.data() + at, count, buffer.data());
        at += count;
        return count;
    };
}

std::string readAll(api::AttachmentReader &reader) {
    std::string all;
    char buffer[4096];
    while (const std::size_t count = reader.read(buffer)) {
        all.append(buffer, count);
    }
    return all;
}

/// The most memory that this process has had resident since resetPeak(), in KiB.
std::size_t peakKib() {
    std::ifstream status("/proc/self/status");
    std::string word;
    while (status >> word) {
        if (word == "VmHWM:") {
            std::size_t kib = 0;
            status >> kib;
            return kib;
        }
    }
    return 0;
}

void resetPeak() {
    std::ofstream("/proc/self/clear_refs") << "5";
}

} // namespace

class DatabaseAttachmentsTest : public QObject {
    Q_OBJECT

private slots:
    void largeOnesAreStreamed() {
        TemporaryDatabase database;
        resetPeak();
        [[maybe_unused]] const std::size_t before = peakKib();
        const api::WriteOutcome outcome =
            database->attachments()->put("video", "", "clip.bin", "application/octet-stream", patternOf(kLarge));
        const auto reader = database->attachments()->open("video", "clip.bin");
        QCOMPARE(reader->info().length, static_cast<std::uint64_t>(kLarge));
        char buffer[65536];
        std::size_t at = 0;
        base::Md5Stream digest;
        while (const std::size_t count = reader->read(buffer)) {
            QVERIFY(buffer[0] == byteAt(at) && buffer[count - 1] == byteAt(at + count - 1));
            digest.update({buffer, count});
            at += count;
        }
        QCOMPARE(at, kLarge);
        [[maybe_unused]] const std::size_t afterRead = peakKib();
        for (const char *copy : {"copy 1", "copy 2", "copy 3"}) {
            database->documents()->copy("video", "", copy, "");
        }
        [[maybe_unused]] const std::size_t afterCopy = peakKib();
        QCOMPARE(database->attachments()->open("copy 3", "clip.bin")->info().digest, reader->info().digest);
        QCOMPARE(database->maintenance()->verify().attachments, std::uint64_t{1});
        const base::Md5 md5 = digest.finish();
        QCOMPARE(reader->info().digest,
                 "md5-" + base::toBase64({reinterpret_cast<const char *>(md5.data()), md5.size()}));
#if !defined(__SANITIZE_ADDRESS__) && !defined(__SANITIZE_THREAD__)
        // The page caches of the write connection and of a reader may fill, 64 MiB each.
        QVERIFY2(afterRead < before + 140 * 1024, std::to_string((afterRead - before) / 1024).c_str());
        QVERIFY2(afterCopy < afterRead + 4 * 1024, std::to_string((afterCopy - afterRead) / 1024).c_str());
#endif
        QVERIFY(outcome.rev.starts_with("1-"));
        QCOMPARE(database.problem(), std::string());
    }

    void ranges() {
        TemporaryDatabase database;
        database->attachments()->put("d", "", "bin", "image/png", patternOf(700'000));
        const auto reader = database->attachments()->open("d", "bin");
        for (const std::uint64_t offset : {0U, 1U, 262'143U, 262'144U, 262'145U, 699'999U, 300'000U}) {
            reader->seek(offset);
            char byte = 0;
            QCOMPARE(reader->read({&byte, 1}), std::size_t{1});
            QCOMPARE(byte, byteAt(offset));
        }
        char byte = 0;
        reader->seek(700'000);
        QCOMPARE(reader->read({&byte, 1}), std::size_t{0});
        reader->seek(9'000'000);
        QCOMPARE(reader->read({&byte, 1}), std::size_t{0});
        std::string text;
        for (int n = 0; n < 100'000; ++n) {
            text += std::to_string(n) + "\n";
        }
        database->attachments()->put("t", "", "text", "text/plain", textOf(text));
        const auto gzipped = database->attachments()->open("t", "text");
        QVERIFY(gzipped->info().gzip && gzipped->info().encodedLength < text.size() / 2);
        for (const std::size_t offset : {std::size_t{400'000}, std::size_t{10}, text.size() - 3}) {
            gzipped->seek(offset);
            char piece[3];
            QCOMPARE(gzipped->read(piece), std::size_t{3});
            QCOMPARE(std::string(piece, 3), text.substr(offset, 3));
        }
        gzipped->seek(0);
        QVERIFY(readAll(*gzipped) == text);
    }

    void storedOnceByDigest() {
        TemporaryDatabase database;
        database->attachments()->put("a", "", "x", "image/png", patternOf(2'000'000));
        const std::uint64_t one = database->maintenance()->info().activeBytes;
        database->attachments()->put("b", "", "y", "image/jpeg", patternOf(2'000'000));
        QVERIFY(database->maintenance()->info().activeBytes < one + 500'000);
        QCOMPARE(database->maintenance()->verify().attachments, std::uint64_t{1});
        const auto reader = database->attachments()->open("b", "y");
        QCOMPARE(reader->info().contentType, std::string("image/jpeg"));
        QCOMPARE(readAll(*reader).size(), std::size_t{2'000'000});
    }

    void stubsAndRevpos() {
        TemporaryDatabase database;
        const auto first = database->attachments()->put("d", "", "x", "text/plain", textOf("hello"));
        const auto second = database->documents()->put(
            "d", "{\"k\":1,\"_attachments\":{\"x\":{\"stub\":true},\"y\":{\"data\":\"aGk=\"}}}", first.rev);
        const api::Document doc = database->documents()->get("d");
        QCOMPARE(doc.attachments.size(), std::size_t{2});
        for (const api::AttachmentInfo &info : doc.attachments) {
            QCOMPARE(info.revpos, std::uint64_t{info.name == "x" ? 1U : 2U});
        }
        const base::Error ghost = errorOf(
            [&] { database->documents()->put("d", "{\"_attachments\":{\"ghost\":{\"stub\":true}}}", second.rev); });
        QCOMPARE(ghost.httpStatus(), 412);
        QCOMPARE(ghost.error(), std::string("missing_stub"));
        // Without its stub an attachment is gone, but not from the revision that had it.
        database->documents()->put("d", "{\"k\":2}", second.rev);
        QCOMPARE(errorOf([&] { database->attachments()->open("d", "x"); }).httpStatus(), 404);
        QCOMPARE(readAll(*database->attachments()->open("d", "x", first.rev)), std::string("hello"));
    }

    void compactionDropsWhatNobodyNames() {
        TemporaryDatabase database;
        const auto kept = database->attachments()->put("kept", "", "x", "image/png", patternOf(300'000));
        const auto put = database->attachments()->put("d", "", "x", "image/png", patternOf(3'000'000));
        const auto removed = database->attachments()->remove("d", put.rev, "x");
        QVERIFY(removed.rev.starts_with("2-"));
        QCOMPARE(errorOf([&] { database->attachments()->open("d", "x"); }).httpStatus(), 404);
        const api::CompactionResult result = database->maintenance()->compact();
        QCOMPARE(result.attachmentsDropped, std::uint64_t{1});
        QCOMPARE(result.bodiesDropped, std::uint64_t{1});
        QVERIFY(result.bytesAfter + 2'500'000 < result.bytesBefore);
        QCOMPARE(readAll(*database->attachments()->open("kept", "x", kept.rev)).size(), std::size_t{300'000});
        QCOMPARE(database.problem(), std::string());
    }

    void aCancelledPutLeavesNothing() {
        TemporaryDatabase database;
        base::Work work;
        const api::ByteSource endless = [&, calls = 0](std::span<char> buffer) mutable {
            if (++calls == 20) {
                work.cancel.cancel();
            }
            return buffer.size();
        };
        const base::Error error =
            errorOf([&] { database->attachments()->put("d", "", "x", "image/png", endless, work); });
        QCOMPARE(error.code(), base::ErrorCode::Cancelled);
        QCOMPARE(errorOf([&] { database->documents()->get("d"); }).httpStatus(), 404);
        const base::Error conflict = errorOf([&] {
            database->attachments()->put("d", "1-967a00dff5e02add41819138abb3284d", "x", "image/png", patternOf(10));
        });
        QCOMPARE(conflict.httpStatus(), 409);
        database->maintenance()->compact();
        QCOMPARE(database->maintenance()->verify().attachments, std::uint64_t{0});
        QCOMPARE(database.problem(), std::string());
    }

    void copied() {
        TemporaryDatabase database;
        database->attachments()->put("d", "", "x", "image/png", patternOf(300'000));
        database->documents()->copy("d", "", "e", "");
        QCOMPARE(readAll(*database->attachments()->open("e", "x")), readAll(*database->attachments()->open("d", "x")));
        QCOMPARE(database->maintenance()->verify().attachments, std::uint64_t{1});
        // The copy's revision is what CouchDB gives a document with that body and that attachment.
        const std::string again = database->documents()->copy("e", "", "f", "").rev;
        QCOMPARE(again, database->documents()->get("e").rev);
        // What is stored already keeps the generation that brought it, as CouchDB's COPY does.
        const std::string rev = database->documents()->get("d").rev;
        database->attachments()->put("d", rev, "y", "image/png", patternOf(10));
        database->documents()->copy("d", "", "g", "");
        const api::Document copy = database->documents()->get("g");
        QVERIFY(copy.rev.starts_with("1-"));
        QCOMPARE(copy.attachments.size(), std::size_t{2});
        for (const api::AttachmentInfo &info : copy.attachments) {
            QCOMPARE(info.revpos, std::uint64_t{info.name == "x" ? 1U : 2U});
        }
        QCOMPARE(database.problem(), std::string());
    }

    /// A copy of an old revision finds it compacted away, or takes its attachment along whole.
    void copiedBesideACompaction() {
        TemporaryDatabase database;
        std::atomic<bool> done = false;
        std::string compaction;
        std::string failed;
        std::thread compactor([&] {
            try {
                while (!done) {
                    database->maintenance()->compact();
                }
            } catch (const std::exception &error) {
                compaction = error.what();
            }
        });
        int copies = 0;
        try {
            for (int n = 0; n < 60; ++n) {
                const std::string id = "d" + std::to_string(n);
                const std::string bytes = "bytes of " + id;
                const std::string old = database->attachments()->put(id, "", "x", "text/plain", textOf(bytes)).rev;
                database->documents()->put(id, "{}", old);
                std::this_thread::sleep_for(std::chrono::milliseconds(n % 4));
                const base::Error error = errorOf([&] { database->documents()->copy(id, old, "copy of " + id, ""); });
                if (error.httpStatus() == 404) {
                    continue;
                }
                ++copies;
                if (readAll(*database->attachments()->open("copy of " + id, "x")) != bytes) {
                    failed = "other bytes in the copy of " + id;
                }
            }
        } catch (const std::exception &error) {
            failed = error.what();
        }
        done = true;
        compactor.join();
        QCOMPARE(compaction, std::string());
        QCOMPARE(failed, std::string());
        QVERIFY(copies > 0);
        QCOMPARE(database->maintenance()->verify().attachments, static_cast<std::uint64_t>(copies));
        QCOMPARE(database.problem(), std::string());
    }

    /// Of several revisions of one document from a peer only those that name a missing stub are refused, each by name.
    void oneMissingStubRefusesOneRevision() {
        TemporaryDatabase database;
        const std::vector<api::WriteOutcome> refused = database->documents()->bulk(
            {"{\"_id\":\"d\",\"_rev\":\"1-aa\",\"n\":1}",
             "{\"_id\":\"d\",\"_rev\":\"1-bb\",\"n\":2,\"_attachments\":{\"y\":{\"data\":\"aGk=\"},\"ghost\":{\"stub\":"
             "true}}}",
             "{\"_id\":\"d\",\"_rev\":\"1-cc\",\"n\":3,\"_attachments\":{\"x\":{\"data\":\"aGVsbG8=\"}}}",
             "{\"_id\":\"other\",\"_rev\":\"1-dd\",\"_attachments\":{\"ghost\":{\"stub\":true}}}"},
            {false});
        QCOMPARE(refused.size(), std::size_t{2});
        QCOMPARE(refused[0].id + " " + refused[0].rev, std::string("d 1-bb"));
        QCOMPARE(refused[0].error->error(), std::string("missing_stub"));
        QCOMPARE(refused[1].id + " " + refused[1].rev, std::string("other 1-dd"));
        api::GetOptions conflicts;
        conflicts.conflicts = true;
        const api::Document doc = database->documents()->get("d", conflicts);
        QCOMPARE(doc.rev, std::string("1-cc"));
        QCOMPARE(doc.conflicts, std::vector<std::string>{"1-aa"});
        QCOMPARE(readAll(*database->attachments()->open("d", "x")), std::string("hello"));
        QCOMPARE(errorOf([&] { database->documents()->get("other"); }).httpStatus(), 404);
        QCOMPARE(database->maintenance()->verify().attachments, std::uint64_t{1});
        QCOMPARE(database.problem(), std::string());
    }
};

QTEST_GUILESS_MAIN(DatabaseAttachmentsTest)
#include "attachments_test.moc"
