// Writes files of weights for tests (ai/network/FORMAT.md).
#pragma once

#include "core/base/json.h"

#include <boost/crc.hpp>
#include <fmt/format.h>

#include <Eigen/Core>
#include <algorithm>
#include <bit>
#include <cmath>
#include <string>
#include <vector>

namespace parlour::test {

// These bytes are the numbers.
inline std::string fileOfWeights(const Json& input, const Json& layers, const std::string& bytes,
                                 const std::string& numbers, const std::string& name = "test",
                                 int version = 1) {
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

// A number, its lowest byte first.
inline std::string bytesOf(float number) {
    const auto bits = std::bit_cast<std::uint32_t>(number);
    std::string bytes;
    for (int i = 0; i < 4; ++i) bytes += static_cast<char>(bits >> (8 * i) & 0xff);
    return bytes;
}
inline std::string halfBytesOf(float number) {
    const auto bits = Eigen::half_impl::float_to_half_rtne(number).x;
    return {static_cast<char>(bits & 0xff), static_cast<char>(bits >> 8)};
}

// The weights of dense layers in steps, as ai/training/weights.py rounds them.
inline std::string inSteps(std::size_t inputs, const Json& layers,
                           const std::vector<float>& weights) {
    std::string bytes;
    std::size_t next = 0;
    for (const Json& layer : layers) {
        const auto units = layer["units"].get<std::size_t>();
        std::string steps;
        std::string counts;
        for (std::size_t unit = 0; unit < units; ++unit) {
            float most = 1e-12F;
            for (std::size_t i = 0; i < inputs; ++i)
                most = std::max(most, std::abs(weights[next + i]));
            const float step = most / 127;
            steps += bytesOf(step);
            for (std::size_t i = 0; i < inputs; ++i)
                counts += static_cast<char>(std::lround(weights[next++] / step));
        }
        bytes += steps + counts;
        for (std::size_t unit = 0; unit < units; ++unit) bytes += bytesOf(weights[next++]);
        inputs = units;
    }
    return bytes;
}

// `numbers`: "int8" only for dense layers and an input of one row and column.
inline std::string weightsFile(const Json& input, const Json& layers,
                               const std::vector<float>& weights,
                               const std::string& numbers = "float32",
                               const std::string& name = "test", int version = 1) {
    std::string bytes;
    if (numbers == "int8")
        bytes = inSteps(input[2].get<std::size_t>(), layers, weights);
    else
        for (const float weight : weights)
            bytes += numbers == "float16" ? halfBytesOf(weight) : bytesOf(weight);
    return fileOfWeights(input, layers, bytes, numbers, name, version);
}

} // namespace parlour::test
