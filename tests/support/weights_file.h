// Writes files of weights for tests (ai/network/FORMAT.md).
#pragma once

#include "core/base/json.h"

#include <boost/crc.hpp>
#include <fmt/format.h>

#include <Eigen/Core>
#include <bit>
#include <string>
#include <vector>

namespace parlour::test {

inline std::string weightsFile(const Json& input, const Json& layers,
                               const std::vector<float>& weights,
                               const std::string& numbers = "float32",
                               const std::string& name = "test", int version = 1) {
    std::string bytes;
    for (const float weight : weights) {
        const std::uint32_t bits = numbers == "float16"
                                       ? Eigen::half_impl::float_to_half_rtne(weight).x
                                       : std::bit_cast<std::uint32_t>(weight);
        for (int i = 0; i < (numbers == "float16" ? 2 : 4); ++i)
            bytes += static_cast<char>(bits >> (8 * i) & 0xff);
    }
    boost::crc_32_type sum;
    sum.process_bytes(bytes.data(), bytes.size());
    const Json header{{"name", name},
                      {"version", version},
                      {"input", input},
                      {"layers", layers},
                      {"numbers", numbers},
                      {"crc32", fmt::format("{:08x}", sum.checksum())},
                      {"training", Json::object()}};
    return "parlour-network 1\n" + header.dump() + "\n" + bytes;
}

} // namespace parlour::test
