# Writes TARGET, a C++ source that holds the bytes of SOURCE as davenport::sample::embeddedCities().
file(READ "${SOURCE}" hex HEX)
string(REGEX REPLACE "([0-9a-f][0-9a-f])" "0x\\1," bytes "${hex}")
string(REGEX REPLACE "(................................................................................)" "\\1\n" bytes "${bytes}")
file(WRITE "${TARGET}" "#include \"engine/sample/embedded_cities.h\"

namespace davenport::sample {
namespace {
constexpr unsigned char kBytes[] = {
${bytes}};
} // namespace
std::string_view embeddedCities() { return {reinterpret_cast<const char *>(kBytes), sizeof kBytes}; }
} // namespace davenport::sample
")
