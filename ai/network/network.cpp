#include "ai/network/network.h"

#include <boost/crc.hpp>

// Products take their working memory from the stack, up to so many bytes: blocks of 320 by 256
// numbers and the like. Anything else would be a mistake.
#define EIGEN_STACK_ALLOCATION_LIMIT (2 << 20)
#define EIGEN_NO_MALLOC
#include <Eigen/Core>
#include <algorithm>
#include <array>
#include <bit>
#include <charconv>
#include <cmath>
#include <cstring>

namespace parlour {

namespace {

constexpr std::string_view kHead = "parlour-network 1\n";
constexpr std::size_t kLongestHeader = 1 << 20; // bytes
constexpr int kMostLayers = 64;
constexpr int kLargestDimension = 4096;
constexpr std::size_t kMostPlaces = 1 << 19; // of a layer; the largest published one needs 311,040
constexpr std::size_t kMostWeights = 1 << 26;

constexpr std::array<std::pair<std::string_view, Activation>, 5> kActivations{{
    {"none", Activation::None},
    {"relu", Activation::Relu},
    {"elu", Activation::Elu},
    {"sigmoid", Activation::Sigmoid},
    {"tanh", Activation::Tanh},
}};

using Rows = Eigen::Matrix<float, Eigen::Dynamic, Eigen::Dynamic, Eigen::RowMajor>;
using ConstRows = Eigen::Map<const Rows>;
using Bias = Eigen::Map<const Eigen::RowVectorXf>;

void activate(Activation activation, Eigen::Map<Rows>& values) {
    auto all = values.array();
    switch (activation) {
    case Activation::None: break;
    case Activation::Relu: all = all.max(0.0F); break;
    case Activation::Elu: all = (all > 0.0F).select(all, all.min(0.0F).exp() - 1.0F); break;
    case Activation::Sigmoid: all = 1.0F / (1.0F + (-all).exp()); break;
    case Activation::Tanh: all = all.tanh(); break;
    }
}

// Copies what each place of a convolution looks at side by side.
void gather(const Layer& layer, const float* input, float* patches) {
    const int channels = layer.in.channels;
    const auto rowOfPatch = static_cast<std::size_t>(layer.kernelWidth * channels);
    for (int y = 0; y < layer.out.height; ++y)
        for (int x = 0; x < layer.out.width; ++x) {
            // The columns of the kernel that lie inside.
            const int left = x - layer.paddingWidth;
            const int from = std::max(0, -left);
            const int to = std::min(layer.kernelWidth, layer.in.width - left);
            for (int row = 0; row < layer.kernelHeight; ++row, patches += rowOfPatch) {
                const int inputRow = y - layer.paddingHeight + row;
                std::fill_n(patches, rowOfPatch, 0.0F);
                if (inputRow < 0 || inputRow >= layer.in.height || from >= to) continue;
                std::copy_n(input + (inputRow * layer.in.width + left + from) * channels,
                            (to - from) * channels, patches + from * channels);
            }
        }
}

Result<Shape> shapeFrom(const Json& header) {
    const auto numbers = integersMember(header, "input", 1, kLargestDimension);
    if (!numbers) return numbers.error();
    if (numbers->size() != 3)
        return Error("input", PARLOUR_PHRASE("Networks", "Expected %1 numbers, not %2"),
                     {"3", std::to_string(numbers->size())});
    return Shape{(*numbers)[0], (*numbers)[1], (*numbers)[2]};
}

Result<std::pair<int, int>> pairFrom(const Json& layer, std::string_view name, int least) {
    const auto numbers = integersMember(layer, name, least, kLargestDimension);
    if (!numbers) return numbers.error();
    if (numbers->size() != 2)
        return Error(std::string(name), PARLOUR_PHRASE("Networks", "Expected %1 numbers, not %2"),
                     {"2", std::to_string(numbers->size())});
    return std::pair{(*numbers)[0], (*numbers)[1]};
}

// The form of a layer; its weights are found later.
Result<Layer> layerFrom(const Json& json, const Shape& in) {
    const auto type = stringMember(json, "type");
    if (!type) return type.error();
    Layer layer;
    layer.in = in;
    if (*type == "dense") {
        if (auto known = onlyMembers(json, {"type", "units", "activation"}); !known)
            return std::move(known.error());
        const auto units = integerMember(json, "units", 1, kLargestDimension);
        if (!units) return units.error();
        layer.out = {1, 1, static_cast<int>(*units)};
    } else if (*type == "convolution") {
        if (auto known = onlyMembers(json, {"type", "filters", "kernel", "padding", "activation"});
            !known)
            return std::move(known.error());
        const auto filters = integerMember(json, "filters", 1, kLargestDimension);
        if (!filters) return filters.error();
        const auto kernel = pairFrom(json, "kernel", 1);
        if (!kernel) return kernel.error();
        const auto padding = pairFrom(json, "padding", 0);
        if (!padding) return padding.error();
        std::tie(layer.kernelHeight, layer.kernelWidth) = *kernel;
        std::tie(layer.paddingHeight, layer.paddingWidth) = *padding;
        layer.out = {in.height + 2 * layer.paddingHeight - layer.kernelHeight + 1,
                     in.width + 2 * layer.paddingWidth - layer.kernelWidth + 1,
                     static_cast<int>(*filters)};
        if (layer.out.height < 1 || layer.out.width < 1)
            return Error("kernel",
                         PARLOUR_PHRASE("Networks", "It is larger than what it looks at"));
    } else {
        return Error("type", PARLOUR_PHRASE("Networks", "\"%1\" is none of: %2"),
                     {*type, "dense, convolution"});
    }
    const std::size_t patches =
        layer.isDense()
            ? 0
            : layer.out.size() / static_cast<std::size_t>(layer.out.channels) * layer.inputsOfOne();
    if (layer.out.size() > kMostPlaces || patches > kMostPlaces ||
        layer.inputsOfOne() * static_cast<std::size_t>(layer.out.channels) > kMostWeights)
        return Error("", PARLOUR_PHRASE("Networks", "The layer is too large"));
    const auto activation = stringMember(json, "activation");
    if (!activation) return activation.error();
    const auto found = std::ranges::find(kActivations, std::string_view(*activation),
                                         &std::pair<std::string_view, Activation>::first);
    if (found == kActivations.end())
        return Error("activation", PARLOUR_PHRASE("Networks", "\"%1\" is none of: %2"),
                     {*activation, "none, relu, elu, sigmoid, tanh"});
    layer.activation = found->second;
    return layer;
}

// How the numbers of a file are written. Those of one byte count steps, and each output has a step
// of its own, which stands before its layer's weights; its biases are written in full.
struct Format {
    std::string_view name;
    std::size_t width; // bytes
};
constexpr std::array<Format, 3> kFormats{{{"float16", 2}, {"float32", 4}, {"int8", 1}}};

std::size_t outputsOf(const Layer& layer) { return static_cast<std::size_t>(layer.out.channels); }

std::size_t bytesOf(std::span<const Layer> layers, const Format& format) {
    std::size_t bytes = 0;
    for (const Layer& layer : layers) {
        const std::size_t outputs = outputsOf(layer);
        bytes += layer.inputsOfOne() * outputs * format.width;
        bytes += format.width == 1 ? outputs * 2 * sizeof(float) : outputs * format.width;
    }
    return bytes;
}

float numberAt(const char* bytes, std::size_t width) {
    const auto byte = [&](int i) {
        return static_cast<std::uint32_t>(static_cast<unsigned char>(bytes[i])) << (8 * i);
    };
    if (width == 1) return static_cast<float>(static_cast<std::int8_t>(bytes[0]));
    if (width == 4) return std::bit_cast<float>(byte(0) | byte(1) | byte(2) | byte(3));
    const auto bits = static_cast<std::uint16_t>(byte(0) | byte(1));
    return Eigen::half_impl::half_to_float(Eigen::half_impl::raw_uint16_to_half(bits));
}

// Returns which of them, counted from 1, is the first that is not a number; 0: none.
// Precondition: there are as many bytes as bytesOf() says.
std::size_t readWeights(std::span<const Layer> layers, const Format& format, const char* bytes,
                        std::span<float> weights) {
    const auto next = [&](std::size_t width) {
        const float number = numberAt(bytes, width);
        bytes += width;
        return number;
    };
    std::size_t count = 0;
    std::size_t fault = 0;
    const auto put = [&](std::size_t place, float weight) {
        weights[place] = weight;
        ++count;
        if (fault == 0 && !std::isfinite(weight)) fault = count;
    };
    const std::size_t biasWidth = format.width == 1 ? sizeof(float) : format.width;
    std::vector<float> steps;
    for (const Layer& layer : layers) {
        const std::size_t outputs = outputsOf(layer);
        const std::size_t inputs = layer.inputsOfOne();
        steps.assign(outputs, 1);
        if (format.width == 1)
            for (float& step : steps) step = next(sizeof(float));
        for (std::size_t output = 0; output < outputs; ++output)
            for (std::size_t input = 0; input < inputs; ++input)
                put(layer.firstWeight + input * outputs + output,
                    next(format.width) * steps[output]);
        for (std::size_t output = 0; output < outputs; ++output)
            put(layer.firstBias + output, next(biasWidth));
    }
    return fault;
}

} // namespace

std::size_t Layer::inputsOfOne() const {
    return isDense()
               ? in.size()
               : static_cast<std::size_t>(kernelHeight) * static_cast<std::size_t>(kernelWidth) *
                     static_cast<std::size_t>(in.channels);
}

Result<Network> Network::read(std::string_view file) {
    if (!file.starts_with(kHead))
        return Error("", PARLOUR_PHRASE("Networks", "This is not a file of a network's weights"));
    file.remove_prefix(kHead.size());
    const std::size_t end = file.substr(0, kLongestHeader).find('\n');
    if (end == std::string_view::npos)
        return Error("", PARLOUR_PHRASE("Networks", "The file ends too early"));
    const auto header = parseJson(file.substr(0, end));
    if (!header) return header.error();
    file.remove_prefix(end + 1);
    if (auto known = onlyMembers(
            *header, {"name", "version", "input", "layers", "numbers", "crc32", "training"});
        !known)
        return std::move(known.error());

    Network network;
    const auto name = stringMember(*header, "name");
    if (!name) return name.error();
    network.m_name = *name;
    const auto version = integerMember(*header, "version", 1, 1'000'000);
    if (!version) return version.error();
    network.m_version = static_cast<int>(*version);
    const auto training = objectMember(*header, "training");
    if (!training) return training.error();
    network.m_training = **training;

    auto shape = shapeFrom(*header);
    if (!shape) return std::move(shape.error());
    if (shape->size() > kMostPlaces)
        return Error("input", PARLOUR_PHRASE("Networks", "The layer is too large"));
    const auto layers = arrayMember(*header, "layers");
    if (!layers) return layers.error();
    if ((*layers)->empty() || (*layers)->size() > kMostLayers)
        return Error("layers", PARLOUR_PHRASE("Networks", "There must be %1 to %2 layers"),
                     {"1", std::to_string(kMostLayers)});
    std::size_t weights = 0;
    for (const Json& json : **layers) {
        auto layer = layerFrom(json, *shape);
        if (!layer)
            return std::move(layer.error())
                .within("layers[" + std::to_string(network.m_layers.size()) + "]");
        layer->firstWeight = weights;
        layer->firstBias =
            weights + layer->inputsOfOne() * static_cast<std::size_t>(layer->out.channels);
        weights = layer->firstBias + static_cast<std::size_t>(layer->out.channels);
        if (weights > kMostWeights)
            return Error("layers", PARLOUR_PHRASE("Networks", "The layer is too large"));
        shape = layer->out;
        network.m_layers.push_back(*layer);
    }

    const auto numbers = stringMember(*header, "numbers");
    if (!numbers) return numbers.error();
    const auto format = std::ranges::find(kFormats, std::string_view(*numbers), &Format::name);
    if (format == kFormats.end())
        return Error("numbers", PARLOUR_PHRASE("Networks", "\"%1\" is none of: %2"),
                     {*numbers, "float16, float32, int8"});
    const std::size_t expected = bytesOf(network.m_layers, *format);
    if (file.size() != expected)
        return Error("", PARLOUR_PHRASE("Networks", "The layers need %1 bytes of weights, not %2"),
                     {std::to_string(expected), std::to_string(file.size())});
    const auto crc = stringMember(*header, "crc32");
    if (!crc) return crc.error();
    boost::crc_32_type sum;
    sum.process_bytes(file.data(), file.size());
    std::uint32_t checksum = 0;
    const auto parsed = std::from_chars(crc->data(), crc->data() + crc->size(), checksum, 16);
    if (crc->size() != 8 || parsed.ec != std::errc{} || parsed.ptr != crc->data() + crc->size() ||
        checksum != sum.checksum())
        return Error("crc32", PARLOUR_PHRASE("Networks", "The weights are damaged"));
    network.m_weights.resize(weights);
    const std::size_t fault =
        readWeights(network.m_layers, *format, file.data(), network.m_weights);
    if (fault > 0)
        return Error("", PARLOUR_PHRASE("Networks", "Weight %1 is not a number"),
                     {std::to_string(fault)});
    return network;
}

Network::Workspace::Workspace(const Network& network)
    // Each time, the weights are laid out anew; but what convolutions look at takes much memory.
    : m_atOnce(std::ranges::all_of(network.m_layers, &Layer::isDense) ? 32 : 16),
      m_shared(static_cast<std::size_t>(network.m_layers.front().out.channels)) {
    std::size_t patches = 0;
    std::size_t largest = 0;
    for (const Layer& layer : network.m_layers) {
        const std::size_t places = layer.out.size() / static_cast<std::size_t>(layer.out.channels);
        if (!layer.isDense()) patches = std::max(patches, places * layer.inputsOfOne());
        largest = std::max(largest, layer.out.size());
    }
    m_patches.resize(patches * m_atOnce);
    m_from.resize(largest * m_atOnce);
    m_to.resize(largest * m_atOnce);
}

void Network::runSharing(std::span<const float> shared, std::span<const float> inputs,
                         std::span<float> outputs, Workspace& workspace) const {
    const Layer& first = m_layers.front();
    const std::size_t in = input().size() - shared.size();
    const auto out = static_cast<std::size_t>(this->outputs());
    const std::size_t count = outputs.size() / out;
    assert(inputs.size() == count * in && outputs.size() == count * out);
    assert(shared.empty() || first.isDense());

    std::copy_n(m_weights.data() + first.firstBias, first.out.channels, workspace.m_shared.data());
    addSeen(first, 0, shared, workspace.m_shared.data());
    for (std::size_t done = 0; done < count; done += workspace.m_atOnce)
        runSome(shared.size(), inputs.data() + done * in, outputs.data() + done * out,
                std::min(workspace.m_atOnce, count - done), workspace);
}

// Adds what a dense layer makes of inputs, the first of which is its input `from`. Most features
// are 0.
void Network::addSeen(const Layer& layer, std::size_t from, std::span<const float> inputs,
                      float* outputs) const {
    Eigen::Map<Eigen::RowVectorXf> sums(outputs, layer.out.channels);
    const float* weights =
        m_weights.data() + layer.firstWeight + from * static_cast<std::size_t>(layer.out.channels);
    for (const float input : inputs) {
        if (input != 0) sums += input * Bias(weights, layer.out.channels);
        weights += layer.out.channels;
    }
}

// The first layer looks at what follows `shared` inputs, and begins at what these have come to.
void Network::runSome(std::size_t shared, const float* inputs, float* outputs, std::size_t count,
                      Workspace& w) const {
    const float* from = inputs;
    for (const Layer& layer : m_layers) {
        const bool isLast = &layer == &m_layers.back();
        float* const to = isLast ? outputs : w.m_to.data();
        const int places = layer.isDense() ? 1 : layer.out.height * layer.out.width;
        const auto rows = static_cast<Eigen::Index>(count) * places;
        Eigen::Map<Rows> result(to, rows, layer.out.channels);
        if (shared > 0 && &layer == &m_layers.front()) {
            const std::size_t rest = layer.inputsOfOne() - shared;
            result.rowwise() = Bias(w.m_shared.data(), layer.out.channels);
            for (std::size_t i = 0; i < count; ++i)
                addSeen(layer, shared, {from + i * rest, rest}, result.row(Eigen::Index(i)).data());
        } else {
            const float* looked = from;
            if (!layer.isDense()) {
                const std::size_t patches = static_cast<std::size_t>(places) * layer.inputsOfOne();
                for (std::size_t i = 0; i < count; ++i)
                    gather(layer, from + i * layer.in.size(), w.m_patches.data() + i * patches);
                looked = w.m_patches.data();
            }
            const auto depth = static_cast<Eigen::Index>(layer.inputsOfOne());
            result.noalias() =
                ConstRows(looked, rows, depth) *
                ConstRows(m_weights.data() + layer.firstWeight, depth, layer.out.channels);
            result.rowwise() += Bias(m_weights.data() + layer.firstBias, layer.out.channels);
        }
        activate(layer.activation, result);
        if (!isLast) {
            std::swap(w.m_from, w.m_to);
            from = w.m_from.data();
        }
    }
}

} // namespace parlour
