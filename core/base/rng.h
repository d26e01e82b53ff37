// The only source of chance. Standard distributions and std::shuffle differ between libraries, so
// the generator, bounded draws and the shuffle are our own: the same games on every platform.
#pragma once

#include <array>
#include <bit>
#include <cassert>
#include <cstdint>
#include <span>
#include <utility>

namespace parlour {

// xoshiro256++ (Blackman and Vigna, 2019), seeded through splitmix64.
class Rng {
public:
    explicit Rng(std::uint64_t seed) {
        for (std::uint64_t& word : m_state) word = splitmix(seed);
    }

    std::uint64_t next() {
        const std::uint64_t result = std::rotl(m_state[0] + m_state[3], 23) + m_state[0];
        const std::uint64_t shifted = m_state[1] << 17;
        m_state[2] ^= m_state[0];
        m_state[3] ^= m_state[1];
        m_state[1] ^= m_state[2];
        m_state[0] ^= m_state[3];
        m_state[2] ^= shifted;
        m_state[3] = std::rotl(m_state[3], 45);
        return result;
    }

    // Uniform in [0, bound), without bias (Lemire, 2019). Precondition: `bound` is at least 1.
    std::uint32_t below(std::uint32_t bound) {
        assert(bound > 0);
        std::uint64_t product = (next() >> 32) * bound;
        if (static_cast<std::uint32_t>(product) < bound) [[unlikely]] {
            const std::uint32_t threshold = -bound % bound;
            while (static_cast<std::uint32_t>(product) < threshold)
                product = (next() >> 32) * bound;
        }
        return static_cast<std::uint32_t>(product >> 32);
    }

    // Uniform in [0, 1), with 53 random bits.
    double unit() { return static_cast<double>(next() >> 11) * 0x1.0p-53; }

    // Fisher-Yates, from the back.
    template <class T> void shuffle(std::span<T> items) {
        for (std::uint32_t i = static_cast<std::uint32_t>(items.size()); i > 1; --i)
            std::swap(items[i - 1], items[below(i)]);
    }

    // An independent generator for a seat, a game or a helper thread; leaves this one as it is.
    Rng split(std::uint64_t stream) const {
        std::uint64_t seed = stream;
        std::uint64_t mixed = splitmix(seed);
        for (const std::uint64_t word : m_state) {
            seed = mixed ^ word;
            mixed = splitmix(seed);
        }
        return Rng(mixed);
    }

private:
    static std::uint64_t splitmix(std::uint64_t& seed) {
        std::uint64_t mixed = (seed += 0x9e3779b97f4a7c15);
        mixed = (mixed ^ (mixed >> 30)) * 0xbf58476d1ce4e5b9;
        mixed = (mixed ^ (mixed >> 27)) * 0x94d049bb133111eb;
        return mixed ^ (mixed >> 31);
    }

    std::array<std::uint64_t, 4> m_state{};
};

} // namespace parlour
