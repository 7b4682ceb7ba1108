#include "tests/bench/bench_data.h"

#include <cstdio>
#include <cstdlib>

/// bench-data DOCUMENTS: writes the workload as one JSON object to stdout, for contestants in other languages.
int main(int argc, char **argv) {
    using namespace davenport::bench;
    const long documents = argc == 2 ? std::strtol(argv[1], nullptr, 10) : 0;
    if (documents < 10) {
        std::fprintf(stderr, "usage: bench-data DOCUMENTS (at least 10)\n");
        return 2;
    }
    const Workload work = makeWorkload(static_cast<std::size_t>(documents));
    const auto texts = [](const char *name, const std::vector<BenchDocument> &list) {
        std::printf("\"%s\":[", name);
        for (std::size_t i = 0; i < list.size(); ++i) {
            std::printf("%s%s", i == 0 ? "" : ",\n", list[i].text().c_str());
        }
        std::printf("]");
    };
    const auto numbers = [](const char *name, const std::vector<std::size_t> &list) {
        std::printf("\"%s\":[", name);
        for (std::size_t i = 0; i < list.size(); ++i) {
            std::printf("%s%zu", i == 0 ? "" : ",", list[i]);
        }
        std::printf("]");
    };
    std::printf("{");
    texts("documents", work.documents);
    std::printf(",\n");
    numbers("updated", work.updated);
    std::printf(",\n");
    texts("updates", work.updates);
    std::printf(",\n");
    numbers("reads", work.reads);
    std::printf(",\n");
    texts("singles", work.singles);
    std::printf("}\n");
    return std::fflush(stdout) == 0 ? 0 : 1;
}
