#include "ai/network/shipped.h"

#include "ai/network/shipped_files.h"
#include "core/base/file.h"

#include <algorithm>
#include <cassert>
#include <cstdlib>
#include <filesystem>
#include <zlib.h>

namespace parlour {

namespace {

constexpr std::size_t kLargestNetwork = 256 << 20; // bytes

// The folder whose networks replace the shipped ones; empty if none does.
std::filesystem::path replacements() {
    const char* const folder = std::getenv("PARLOUR_NETWORKS");
    return folder ? folder : "";
}

// The name's replacement, if there is one.
Result<std::optional<Network>> replacement(std::string_view name) {
    const std::filesystem::path folder = replacements();
    if (folder.empty()) return std::optional<Network>();
    const std::filesystem::path path = folder / (std::string(name) + ".net");
    std::error_code error;
    if (!std::filesystem::exists(path, error)) return std::optional<Network>();
    const auto file = readFile(path, kLargestNetwork);
    if (!file) return file.error();
    auto network = Network::read(*file);
    if (!network) return std::move(network.error()).within(path.string());
    return std::optional<Network>(std::move(*network));
}

// What the build has compressed by gzip.
std::string unpacked(std::string_view packed) {
    std::size_t size = 0; // gzip writes it last, the lowest byte first
    for (std::size_t i = 1; i <= 4; ++i)
        size = size << 8 | static_cast<unsigned char>(packed[packed.size() - i]);
    std::string content(size, '\0');
    z_stream stream{};
    constexpr int kGzip = 15 + 16;
    [[maybe_unused]] int result = inflateInit2(&stream, kGzip);
    assert(result == Z_OK);
    stream.next_in = reinterpret_cast<Bytef*>(const_cast<char*>(packed.data()));
    stream.avail_in = static_cast<uInt>(packed.size());
    stream.next_out = reinterpret_cast<Bytef*>(content.data());
    stream.avail_out = static_cast<uInt>(size);
    result = inflate(&stream, Z_FINISH);
    assert(result == Z_STREAM_END);
    inflateEnd(&stream);
    return content;
}

Result<Network> shippedNetwork(std::string_view name) {
    auto network = Network::read(shippedFile(std::string(name) + ".net"));
    if (!network) return std::move(network.error()).within(name);
    return network;
}

} // namespace

std::string shippedFile(std::string_view name) {
    const auto file = std::ranges::find(kShippedFiles, name, &ShippedFile::name);
    if (file == kShippedFiles.end()) return {};
    return unpacked({file->first, static_cast<std::size_t>(file->end - file->first)});
}

Result<Network> findNetwork(std::string_view name) {
    auto shipped = shippedNetwork(name);
    if (!shipped) return shipped;
    auto other = replacement(name);
    if (!other) return std::move(other.error());
    if (!*other) return shipped;
    if ((*other)->name() != shipped->name() || (*other)->version() != shipped->version() ||
        (*other)->input() != shipped->input() || (*other)->outputs() != shipped->outputs())
        return Error((replacements() / (std::string(name) + ".net")).string(),
                     PARLOUR_PHRASE("Networks", "This network does not fit \"%1\""),
                     {std::string(name)});
    return std::move(**other);
}

std::vector<std::string_view> shippedNetworks() {
    std::vector<std::string_view> names;
    for (const ShippedFile& file : kShippedFiles)
        if (file.name.ends_with(".net")) names.push_back(file.name.substr(0, file.name.size() - 4));
    return names;
}

Result<void> checkNetworks() {
    if (replacements().empty()) return {};
    for (const std::string_view name : shippedNetworks())
        if (auto network = findNetwork(name); !network) return std::move(network.error());
    return {};
}

} // namespace parlour
