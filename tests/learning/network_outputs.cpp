// network_outputs FILE < inputs > outputs: what a file of weights makes of inputs, as the programs
// do it; float32, one after the other.
#include "ai/network/network.h"
#include "core/base/file.h"

#include <cstring>
#include <iostream>
#include <iterator>

using namespace parlour;

int main(int argc, char** argv) {
    if (argc != 2) return 2;
    const auto file = readFile(argv[1], 1 << 28);
    const auto network = file ? Network::read(*file) : Result<Network>(file.error());
    if (!network) {
        std::cerr << network.error().english() << '\n';
        return 1;
    }
    const std::string bytes(std::istreambuf_iterator<char>(std::cin), {});
    std::vector<float> inputs(bytes.size() / sizeof(float));
    std::memcpy(inputs.data(), bytes.data(), inputs.size() * sizeof(float));
    std::vector<float> outputs(inputs.size() / network->input().size() *
                               static_cast<std::size_t>(network->outputs()));
    Network::Workspace workspace(*network);
    network->run(inputs, outputs, workspace);
    std::cout.write(reinterpret_cast<const char*>(outputs.data()),
                    static_cast<std::streamsize>(outputs.size() * sizeof(float)));
    return std::cout ? 0 : 1;
}
