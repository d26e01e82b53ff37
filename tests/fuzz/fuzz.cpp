// libFuzzer's side: build/fuzz/bin/fuzz --target=record -max_total_time=300 NEW CORPUS
#include "tests/fuzz/targets.h"

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <string_view>

namespace {

const parlour::test::FuzzTarget* chosen = nullptr;

} // namespace

extern "C" int LLVMFuzzerInitialize(int* count, char*** arguments) {
    constexpr std::string_view kTarget = "--target=";
    for (int i = 1; i < *count; ++i) {
        const std::string_view argument = (*arguments)[i];
        if (!argument.starts_with(kTarget)) continue;
        const auto targets = parlour::test::fuzzTargets();
        const auto found = std::ranges::find_if(targets, [&](const auto& target) {
            return target.name == argument.substr(kTarget.size());
        });
        if (found != targets.end()) chosen = &*found;
    }
    if (chosen) return 0;
    std::fputs("Name one of these, such as --target=json:", stderr);
    for (const auto& target : parlour::test::fuzzTargets())
        std::fprintf(stderr, " %.*s", static_cast<int>(target.name.size()), target.name.data());
    std::fputs("\n", stderr);
    std::exit(2);
}

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    chosen->run({reinterpret_cast<const char*>(data), size});
    return 0;
}
