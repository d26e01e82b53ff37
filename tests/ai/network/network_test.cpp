#include "ai/network/network.h"
#include "ai/network/shipped.h"
#include "core/base/rng.h"
#include "tests/support/weights_file.h"

#include <catch2/catch.hpp>

#include <cmath>
#include <limits>
#include <thread>

using namespace parlour;

namespace {

float act(const std::string& activation, float x) {
    if (activation == "relu") return std::max(0.0F, x);
    if (activation == "elu") return x > 0 ? x : std::exp(x) - 1;
    if (activation == "sigmoid") return 1 / (1 + std::exp(-x));
    if (activation == "tanh") return std::tanh(x);
    return x;
}

// The forward pass as FORMAT.md describes it, one number at a time.
std::vector<float> slowly(const Network& network, const Json& layers,
                          const std::vector<float>& weights, std::vector<float> values) {
    std::size_t next = 0;
    for (std::size_t l = 0; l < layers.size(); ++l) {
        const Layer& layer = network.layers()[l];
        const std::size_t one = layer.inputsOfOne();
        const auto filters = static_cast<std::size_t>(layer.out.channels);
        std::vector<float> result;
        for (int y = 0; y < layer.out.height; ++y)
            for (int x = 0; x < layer.out.width; ++x)
                for (std::size_t f = 0; f < filters; ++f) {
                    float sum = weights[next + filters * one + f];
                    for (std::size_t i = 0; i < one; ++i) {
                        int row = 0;
                        int column = 0;
                        std::size_t place = i;
                        if (!layer.isDense()) {
                            const int channel = static_cast<int>(i) % layer.in.channels;
                            const int k = static_cast<int>(i) / layer.in.channels;
                            row = y + k / layer.kernelWidth - layer.paddingHeight;
                            column = x + k % layer.kernelWidth - layer.paddingWidth;
                            if (row < 0 || column < 0 || row >= layer.in.height ||
                                column >= layer.in.width)
                                continue;
                            place = static_cast<std::size_t>(
                                (row * layer.in.width + column) * layer.in.channels + channel);
                        }
                        sum += weights[next + f * one + i] * values[place];
                    }
                    result.push_back(act(layers[l]["activation"], sum));
                }
        next += filters * (one + 1);
        values = result;
    }
    return values;
}

std::vector<float> randomNumbers(std::size_t count, std::uint64_t seed) {
    Rng rng(seed);
    std::vector<float> numbers(count);
    for (float& number : numbers) number = static_cast<float>(rng.below(2001)) / 1000 - 1;
    return numbers;
}

const Json kLayers = Json::parse(R"([
  {"type":"convolution","filters":6,"kernel":[3,5],"padding":[0,2],"activation":"relu"},
  {"type":"convolution","filters":5,"kernel":[3,3],"padding":[1,1],"activation":"elu"},
  {"type":"dense","units":7,"activation":"tanh"},
  {"type":"dense","units":4,"activation":"sigmoid"}])");
const Json kInput = {4, 6, 3};
const std::size_t kWeights = 6 * (45 + 1) + 5 * (54 + 1) + 7 * (2 * 6 * 5 + 1) + 4 * 8;

std::string weightsFile() { return test::weightsFile(kInput, kLayers, randomNumbers(kWeights, 1)); }

} // namespace

TEST_CASE("A forward pass is the sum that the layers describe, for one input and for many") {
    const auto network = Network::read(weightsFile());
    REQUIRE(network);
    CHECK(network->input() == Shape{4, 6, 3});
    CHECK(network->outputs() == 4);
    Network::Workspace workspace(*network);
    const std::size_t count = 37; // more than are taken at once
    const std::vector<float> inputs = randomNumbers(72 * count, 2);
    std::vector<float> outputs(4 * count);
    network->run(inputs, outputs, workspace);
    for (std::size_t i = 0; i < count; ++i) {
        const std::vector<float> input(inputs.begin() + static_cast<std::ptrdiff_t>(72 * i),
                                       inputs.begin() + static_cast<std::ptrdiff_t>(72 * (i + 1)));
        const auto expected = slowly(*network, kLayers, randomNumbers(kWeights, 1), input);
        std::vector<float> alone(4);
        network->run(input, alone, workspace);
        for (std::size_t o = 0; o < 4; ++o) {
            CHECK(outputs[4 * i + o] == Approx(expected[o]).margin(1e-5));
            CHECK(alone[o] == Approx(expected[o]).margin(1e-5));
        }
    }
}

TEST_CASE("What inputs share may be given once") {
    const Json layers = Json::parse(R"([
      {"type":"dense","units":7,"activation":"relu"},
      {"type":"dense","units":2,"activation":"none"}])");
    const auto network =
        Network::read(test::weightsFile({1, 1, 9}, layers, randomNumbers(7 * 10 + 2 * 8, 4)))
            .value();
    Network::Workspace workspace(network);
    const std::size_t count = 70; // more than are taken at once
    const std::vector<float> shared = randomNumbers(5, 5);
    const std::vector<float> rests = randomNumbers(4 * count, 6);
    std::vector<float> whole;
    for (std::size_t i = 0; i < count; ++i) {
        whole.insert(whole.end(), shared.begin(), shared.end());
        for (std::size_t k = 0; k < 4; ++k) whole.push_back(rests[4 * i + k]);
    }
    std::vector<float> expected(2 * count);
    network.run(whole, expected, workspace);
    std::vector<float> outputs(2 * count);
    network.runSharing(shared, rests, outputs, workspace);
    for (std::size_t o = 0; o < outputs.size(); ++o)
        CHECK(outputs[o] == Approx(expected[o]).margin(1e-5));
}

TEST_CASE("Several threads run one network, each with its own workspace") {
    const auto network = Network::read(weightsFile()).value();
    const std::vector<float> inputs = randomNumbers(72 * 20, 3);
    std::vector<std::vector<float>> outputs(4, std::vector<float>(80));
    {
        std::vector<std::jthread> threads;
        for (auto& mine : outputs)
            threads.emplace_back([&] {
                Network::Workspace workspace(network);
                for (int again = 0; again < 10; ++again) network.run(inputs, mine, workspace);
            });
    }
    for (const auto& other : outputs) CHECK(other == outputs.front());
}

TEST_CASE("Weights of 16 bits are those of 32 bits rounded to 11 binary digits") {
    const std::vector<float> weights{0.5F, -1.0F / 3, 65504.0F, 0.0F, -2.0F, 0.0001F};
    const Json layers = {{{"type", "dense"}, {"units", 2}, {"activation", "none"}}};
    const auto half = Network::read(test::weightsFile({1, 2, 1}, layers, weights, "float16"));
    REQUIRE(half);
    Network::Workspace workspace(*half);
    std::vector<float> outputs(2);
    half->run(std::vector<float>{1, 0}, outputs, workspace);
    CHECK(outputs[0] == 0.5F - 2.0F);
    CHECK(outputs[1] == 65504.0F + 0.000100016594F);
    half->run(std::vector<float>{0, 1}, outputs, workspace);
    CHECK(outputs[0] == Approx(-0.333251953F - 2.0F));
}

TEST_CASE("Weights of 8 bits count steps of each output, and biases are written in full") {
    std::string bytes = test::bytesOf(0.5F) + test::bytesOf(0.25F); // steps
    for (const int count : {127, -128, 3, 0}) bytes += static_cast<char>(count);
    bytes += test::bytesOf(1.0F / 3) + test::bytesOf(-2000.0F);
    const Json layers = {{{"type", "dense"}, {"units", 2}, {"activation", "none"}}};
    const auto network = Network::read(test::fileOfWeights({1, 1, 2}, layers, bytes, "int8"));
    REQUIRE(network);
    Network::Workspace workspace(*network);
    std::vector<float> outputs(2);
    network->run(std::vector<float>{0, 0}, outputs, workspace);
    CHECK(outputs == std::vector<float>{1.0F / 3, -2000});
    network->run(std::vector<float>{1, 0}, outputs, workspace);
    CHECK(outputs == std::vector<float>{63.5F + 1.0F / 3, -1999.25F});
    network->run(std::vector<float>{0, 1}, outputs, workspace);
    CHECK(outputs == std::vector<float>{-64 + 1.0F / 3, -2000});
}

TEST_CASE("A network of 8 bits differs from the same of 32 bits by half a step for each weight") {
    const Json layers = Json::parse(R"([{"type":"dense","units":9,"activation":"none"},
                                        {"type":"dense","units":3,"activation":"none"}])");
    const std::vector<float> weights = randomNumbers(9 * (20 + 1) + 3 * (9 + 1), 4);
    const auto full = Network::read(test::weightsFile({1, 1, 20}, layers, weights)).value();
    const auto small = Network::read(test::weightsFile({1, 1, 20}, layers, weights, "int8"));
    REQUIRE(small);
    Network::Workspace workspace(full);
    Network::Workspace smallWorkspace(*small);
    const std::vector<float> inputs = randomNumbers(20 * 50, 5);
    std::vector<float> expected(3 * 50);
    std::vector<float> outputs(3 * 50);
    full.run(inputs, expected, workspace);
    small->run(inputs, outputs, smallWorkspace);
    // All numbers are at most 1: a unit is wrong by 20 halves of 1/127, an output by 9 of these
    // errors and by 9 halves of a step for units up to 21.
    const double most = 9 * (20 * 0.5 / 127) + 9 * (0.5 / 127) * 21;
    double sum = 0;
    for (std::size_t i = 0; i < outputs.size(); ++i) {
        const double error = std::abs(double{outputs[i]} - double{expected[i]});
        CHECK(error < most);
        sum += error;
    }
    CHECK(sum / static_cast<double>(outputs.size()) < most / 20); // they cancel out
    CHECK(sum > 0);
}

TEST_CASE("Damaged or hostile files of weights are refused with the place of the fault") {
    const std::string good = weightsFile();
    const auto fault = [](const std::string& file) {
        const auto network = Network::read(file);
        return network ? std::string("none") : network.error().english();
    };
    const auto with = [](const Json& input, const Json& layers, std::size_t numbers) {
        return test::weightsFile(input, layers, std::vector<float>(numbers));
    };
    const auto dense = [](const Json& units, const Json& activation) {
        return Json{{{"type", "dense"}, {"units", units}, {"activation", activation}}};
    };
    REQUIRE(fault(good) == "none");
    CHECK(fault("") == "This is not a file of a network's weights");
    CHECK(fault("parlour-network 2\n{}\n") == "This is not a file of a network's weights");
    CHECK(fault("parlour-network 1\n{\"name\":") == "The file ends too early");
    CHECK(fault(good.substr(0, good.size() - 1)).find("bytes of weights") != std::string::npos);
    CHECK(fault(good + "x").find("bytes of weights") != std::string::npos);
    std::string bent = good;
    bent[bent.size() - 3] = static_cast<char>(bent[bent.size() - 3] ^ 1);
    CHECK(fault(bent) == "crc32: The weights are damaged");
    CHECK(fault(with({1, 1, 1}, dense(1, "step"), 2)) ==
          "layers[0].activation: \"step\" is none of: none, relu, elu, sigmoid, tanh");
    CHECK(fault(with({1, 1}, dense(1, "none"), 2)) == "input: Expected 3 numbers, not 2");
    CHECK(fault(with({4096, 4096, 4096}, dense(1, "none"), 2)) == "input: The layer is too large");
    CHECK(fault(with({512, 1024, 1}, dense(4096, "none"), 2)) ==
          "layers[0]: The layer is too large");
    CHECK(fault(with({1, 1, 1}, Json::array(), 0)) == "layers: There must be 1 to 64 layers");
    CHECK(fault(with({2, 2, 1},
                     Json::parse(R"([{"type":"convolution","filters":1,"kernel":[3,3],)"
                                 R"("padding":[0,0],"activation":"none"}])"),
                     10)) == "layers[0].kernel: It is larger than what it looks at");
    CHECK(fault(test::weightsFile({1, 1, 1}, dense(1, "none"), {std::nanf(""), 0})) ==
          "Weight 1 is not a number");
    CHECK(fault(test::weightsFile({1, 1, 1}, dense(1, "none"), {0, 0}, "int4")) ==
          "numbers: \"int4\" is none of: float16, float32, int8");
}

TEST_CASE("Damaged or hostile files of weights of 8 bits are refused") {
    const Json layers = {{{"type", "dense"}, {"units", 2}, {"activation", "none"}}};
    const auto fault = [&](float firstStep, float secondStep, float bias, int missing = 0) {
        std::string bytes = test::bytesOf(firstStep) + test::bytesOf(secondStep) +
                            std::string("\1\2\3\4\5\6", 6) + test::bytesOf(bias) + test::bytesOf(0);
        bytes.resize(static_cast<std::size_t>(static_cast<int>(bytes.size()) - missing), 'x');
        const auto network = Network::read(test::fileOfWeights({1, 1, 3}, layers, bytes, "int8"));
        return network ? std::string("none") : network.error().english();
    };
    const float infinite = std::numeric_limits<float>::infinity();
    const float most = std::numeric_limits<float>::max();
    REQUIRE(fault(1, 1, 0) == "none");
    CHECK(fault(infinite, 1, 0) == "Weight 1 is not a number");
    CHECK(fault(1, std::nanf(""), 0) == "Weight 4 is not a number");
    CHECK(fault(most, 1, 0) == "Weight 2 is not a number"); // twice that
    CHECK(fault(1, 1, -infinite) == "Weight 7 is not a number");
    CHECK(fault(1, 1, 0, 1) == "The layers need 22 bytes of weights, not 21");
    CHECK(fault(1, 1, 0, -1) == "The layers need 22 bytes of weights, not 23");
    CHECK(fault(1, 1, 0, 22) == "The layers need 22 bytes of weights, not 0");
    // Full numbers are no steps.
    CHECK(Network::read(test::weightsFile({1, 1, 3}, layers, std::vector<float>(8), "float32")));
    CHECK_FALSE(
        Network::read(test::fileOfWeights({1, 1, 3}, layers, std::string(32, '\0'), "int8")));
}

TEST_CASE("Every prefix of a file of weights is refused, and every changed byte of its header") {
    const std::string good = weightsFile();
    const std::size_t header = good.find('\n', 20) + 1;
    for (std::size_t length = 0; length < header; ++length)
        CHECK_FALSE(Network::read(good.substr(0, length)));
    Rng rng(5);
    for (std::size_t i = 0; i < header; ++i) {
        std::string bent = good;
        bent[i] = static_cast<char>(rng.below(256));
        (void)Network::read(bent); // whatever it says, it must not crash
    }
}

TEST_CASE("All shipped networks can be read, and an unknown name is an error") {
    for (const std::string_view name : shippedNetworks()) {
        INFO(name);
        CHECK(findNetwork(name));
    }
    CHECK_FALSE(shippedNetworks().empty());
    CHECK_FALSE(findNetwork("no-such-network"));
    CHECK(shippedFile("no-such-file").empty());
}
