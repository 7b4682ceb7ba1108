#include "engine/base/digest.h"

#include <QTest>

#include <set>
#include <thread>

using namespace davenport::base;
using namespace std::string_literals;

class DigestTest : public QObject {
    Q_OBJECT

private slots:
    void md5OfKnownTexts() {
        QCOMPARE(toHex(md5("")), "d41d8cd98f00b204e9800998ecf8427e"s);
        QCOMPARE(toHex(md5("abc")), "900150983cd24fb0d6963f7d28e17f72"s);
        QCOMPARE(toHex(md5("12345678901234567890123456789012345678901234567890123456789012345678901234567890")),
                 "57edf4a22be3c955ac49da2e2107b67a"s);
    }

    void md5InPieces() {
        const std::string text(100'003, 'q');
        for (const std::size_t piece : {std::size_t{1}, std::size_t{63}, std::size_t{64}, std::size_t{65536}}) {
            Md5Stream stream;
            for (std::size_t at = 0; at < text.size(); at += piece) {
                stream.update(std::string_view(text).substr(at, piece));
            }
            QCOMPARE(toHex(stream.finish()), toHex(md5(text)));
            stream.update("abc");
            QCOMPARE(toHex(stream.finish()), "900150983cd24fb0d6963f7d28e17f72"s);
        }
    }

    void crc32OfKnownTexts() {
        QCOMPARE(crc32(""), 0U);
        QCOMPARE(crc32("123456789"), 0xcbf43926U);
        QCOMPARE(crc32("The quick brown fox jumps over the lazy dog"), 0x414fa339U);
    }

    void hexadecimal() {
        std::string bytes;
        QVERIFY(fromHex("00ffAb", bytes));
        QCOMPARE(bytes, "\0\xff\xab"s);
        QCOMPARE(toHex(std::string_view(bytes)), "00ffab"s);
        QVERIFY(!fromHex("0", bytes));
        QVERIFY(!fromHex("0g", bytes));
    }

    void base64() {
        const std::pair<std::string, std::string> known[] = {{"", ""},          {"f", "Zg=="},         {"fo", "Zm8="},
                                                             {"foo", "Zm9v"},   {"foob", "Zm9vYg=="}, {"foobar", "Zm9vYmFy"},
                                                             {"\xff\xfe\xfd", "//79"}};
        for (const auto &[plain, coded] : known) {
            QCOMPARE(toBase64(plain), coded);
            std::string back;
            QVERIFY(fromBase64(coded, back));
            QCOMPARE(back, plain);
        }
        std::string back;
        QVERIFY(fromBase64("Zm9v\r\n YmFy", back) && back == "foobar");
        for (const char *bad : {"***", "Zg=", "Z", "Zg==x", "Zm9v!"}) {
            QVERIFY2(!fromBase64(bad, back), bad);
        }
    }

    void uuids() {
        std::set<std::string> all;
        std::vector<std::vector<std::string>> made(4);
        std::vector<std::thread> threads;
        for (auto &mine : made) {
            threads.emplace_back([&mine] {
                for (int n = 0; n < 5000; ++n) {
                    mine.push_back(makeUuid());
                }
            });
        }
        for (std::thread &thread : threads) {
            thread.join();
        }
        for (const auto &mine : made) {
            all.insert(mine.begin(), mine.end());
        }
        QCOMPARE(all.size(), std::size_t{20'000});
        for (const std::string &uuid : all) {
            QVERIFY(uuid.size() == 32 && uuid.find_first_not_of("0123456789abcdef") == std::string::npos);
        }
        const std::string early = makeUuid();
        std::this_thread::sleep_for(std::chrono::milliseconds(5));
        QVERIFY(early < makeUuid());
    }
};

QTEST_APPLESS_MAIN(DigestTest)
#include "digest_test.moc"
