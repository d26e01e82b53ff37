// How many rounds a random test plays.
#pragma once

namespace parlour::test {

// Sanitizers make everything several times slower: with them a test plays fewer rounds.
constexpr int scaled(int rounds) {
#if defined(__SANITIZE_THREAD__)
    return rounds < 10 ? 1 : rounds / 10;
#elif defined(__SANITIZE_ADDRESS__)
    return rounds < 5 ? 1 : rounds / 5;
#else
    return rounds;
#endif
}

// A test that looks at every position of whole games looks only at every so many'th with them.
constexpr int stride() { return 12 / scaled(12); }

} // namespace parlour::test
