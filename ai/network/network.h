// Networks that have learned: layers, their weights in a file, and the forward pass. Training is
// done outside the programs (ai/training).
#pragma once

#include "core/base/json.h"

#include <cstddef>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace parlour {

// Height, width and channels of what enters or leaves a layer. Numbers are stored row by row, and
// the channels of one place side by side.
struct Shape {
    int height = 1;
    int width = 1;
    int channels = 1;

    std::size_t size() const {
        return static_cast<std::size_t>(height) * static_cast<std::size_t>(width) *
               static_cast<std::size_t>(channels);
    }
    bool operator==(const Shape&) const = default;
};

enum class Activation : std::uint8_t { None, Relu, Elu, Sigmoid, Tanh };

// A layer that weighs what it gets: dense, or a convolution with steps of one. Batch normalisation
// is folded into the weights when they are written.
struct Layer {
    Shape in;
    Shape out;
    int kernelHeight = 0; // 0: dense
    int kernelWidth = 0;
    int paddingHeight = 0; // rows of zeros above and below
    int paddingWidth = 0;
    Activation activation = Activation::None;
    // In the network's weights, which lie as [in][out], or [row][column][in][filter].
    std::size_t firstWeight = 0;
    std::size_t firstBias = 0;

    bool isDense() const { return kernelHeight == 0; }
    std::size_t inputsOfOne() const; // that one output is made of
};

class Network {
public:
    // Reads a file of weights (FORMAT.md). Errors say what is wrong and where.
    static Result<Network> read(std::string_view file);

    const std::string& name() const { return m_name; }
    int version() const { return m_version; }
    const Json& training() const { return m_training; } // what its training left: free members
    Shape input() const { return m_layers.front().in; }
    int outputs() const { return static_cast<int>(m_layers.back().out.size()); }
    std::span<const Layer> layers() const { return m_layers; }
    std::size_t weights() const { return m_weights.size(); }

    // The memory of a forward pass, made once for each thread and network.
    class Workspace {
    public:
        explicit Workspace(const Network& network);

    private:
        friend Network;
        std::size_t m_atOnce; // inputs; more are taken in turns
        std::vector<float> m_shared;
        std::vector<float> m_patches;
        std::vector<float> m_from;
        std::vector<float> m_to;
    };

    // The outputs for one input or several, one after the other. Allocates nothing on the heap; may
    // be called from several threads, each with its own workspace. The results of machines differ
    // by less than 1e-5. Preconditions: `inputs` holds whole inputs and `outputs` as many outputs;
    // the workspace is this network's.
    void run(std::span<const float> inputs, std::span<float> outputs, Workspace& workspace) const {
        runSharing({}, inputs, outputs, workspace);
    }

    // The same for inputs that all begin with `shared`, which is looked at once; `inputs` holds the
    // rest of each. Quick where most of both are 0. Further precondition: where something is
    // shared, the first layer is dense.
    void runSharing(std::span<const float> shared, std::span<const float> inputs,
                    std::span<float> outputs, Workspace& workspace) const;

private:
    Network() = default;
    void addSeen(const Layer& layer, std::size_t from, std::span<const float> inputs,
                 float* outputs) const;
    void runSome(std::size_t shared, const float* inputs, float* outputs, std::size_t count,
                 Workspace& workspace) const;

    std::string m_name;
    int m_version = 0;
    Json m_training;
    std::vector<Layer> m_layers;
    std::vector<float> m_weights;
};

} // namespace parlour
