#include "ai/briscola/q_table.h"

#include <fmt/format.h>

#include <type_traits>

namespace parlour::briscola {

namespace {

constexpr std::int64_t kMostGames = 1'000'000'000'000;
constexpr std::string_view kMagic = "PARLOURQ";
constexpr std::uint32_t kVersion = 1;

template <class T> void append(std::string& bytes, T number) {
    const auto bits = static_cast<std::make_unsigned_t<T>>(number);
    for (std::size_t i = 0; i < sizeof(T); ++i)
        bytes += static_cast<char>(static_cast<std::uint64_t>(bits) >> 8 * i & 0xff);
}

// Removes a number from the front. Precondition: there is one.
template <class T> T take(std::string_view& bytes) {
    std::uint64_t bits = 0;
    for (std::size_t i = 0; i < sizeof(T); ++i)
        bits |= std::uint64_t{static_cast<unsigned char>(bytes[i])} << 8 * i;
    bytes.remove_prefix(sizeof(T));
    return static_cast<T>(bits);
}

std::uint64_t checksum(std::string_view bytes) {
    std::uint64_t hash = 0xcbf2'9ce4'8422'2325;
    for (const char byte : bytes)
        hash = (hash ^ static_cast<unsigned char>(byte)) * 0x0000'0100'0000'01b3;
    return hash;
}

constexpr std::size_t kNumbers = 8; // of the settings
constexpr std::size_t kHeader =
    kMagic.size() + sizeof kVersion + kNumbers * sizeof(std::int32_t) + 2 * sizeof(std::uint64_t);

std::array<std::int32_t, kNumbers> numbersOf(const QSettings& s) {
    return {static_cast<std::int32_t>(s.rows),
            static_cast<std::int32_t>(s.opponent),
            s.alpha,
            s.alphaEnd,
            s.gamma,
            s.epsilon,
            s.epsilonEnd,
            s.decay};
}

} // namespace

const ParamTable<QSettings>& QSettings::params() {
    using S = QSettings;
    static const ParamTable<S> kParams{
        {"rows", &S::rows, {"appendix", "symmetric", "suit"}},
        {"opponent", &S::opponent, {"deck", "random", "greedy", "self"}},
        {"alpha", &S::alpha, 0, 1000},
        {"alpha-end", &S::alphaEnd, 0, 1000},
        {"gamma", &S::gamma, 0, 1000},
        {"epsilon", &S::epsilon, 0, 1000},
        {"epsilon-end", &S::epsilonEnd, 0, 1000},
        {"decay", &S::decay, 1, 2'000'000'000},
    };
    return kParams;
}

std::string QTable::toBytes() const {
    std::string bytes;
    bytes.reserve(kHeader + m_values.size() * sizeof(Value) + sizeof(std::uint64_t));
    bytes += kMagic;
    append(bytes, kVersion);
    for (const std::int32_t number : numbersOf(m_settings)) append(bytes, number);
    append(bytes, m_seed);
    append(bytes, m_games);
    for (const Value value : m_values) append(bytes, value);
    append(bytes, checksum(bytes));
    return bytes;
}

Result<QTable> QTable::fromBytes(std::string_view bytes) {
    const auto wrong = [](std::string where, Phrase what) { return Error(std::move(where), what); };
    std::string_view rest = bytes;
    if (bytes.size() < kHeader + sizeof(std::uint64_t) || !bytes.starts_with(kMagic))
        return wrong("", PARLOUR_PHRASE("Files", "This is not a table of Q-values"));
    rest.remove_prefix(kMagic.size());
    if (take<std::uint32_t>(rest) != kVersion)
        return wrong("version",
                     PARLOUR_PHRASE("Files", "This program cannot read files of this version"));

    QSettings settings;
    std::array<std::int32_t, kNumbers> numbers{};
    for (std::int32_t& number : numbers) number = take<std::int32_t>(rest);
    const ParamTable<QSettings>& params = QSettings::params();
    for (std::size_t i = 0; i < kNumbers; ++i) {
        const ParamSpec spec = params[i].spec({});
        const auto most = spec.words.empty() ? spec.most : std::ssize(spec.words) - 1;
        if (numbers[i] < spec.least || numbers[i] > most)
            return Error(
                std::string(spec.name), PARLOUR_PHRASE("Files", "%1 is not a number from %2 to %3"),
                {std::to_string(numbers[i]), std::to_string(spec.least), std::to_string(most)});
        params[i].set(settings, numbers[i]);
    }
    const std::size_t length = kHeader +
                               std::size_t{qRowCount(settings.rows)} * kActions * sizeof(Value) +
                               sizeof(std::uint64_t);
    if (bytes.size() != length)
        return Error("", PARLOUR_PHRASE("Files", "The file has %1 bytes instead of %2"),
                     {std::to_string(bytes.size()), std::to_string(length)});
    std::string_view end = bytes.substr(length - sizeof(std::uint64_t));
    if (take<std::uint64_t>(end) != checksum(bytes.substr(0, length - sizeof(std::uint64_t))))
        return wrong("", PARLOUR_PHRASE("Files", "The file is damaged: its checksum is wrong"));

    const auto seed = take<std::uint64_t>(rest);
    QTable table(settings, seed);
    table.m_games = take<std::int64_t>(rest);
    if (table.m_games < 0 || table.m_games > kMostGames)
        return Error("games", PARLOUR_PHRASE("Files", "%1 is not a number from %2 to %3"),
                     {std::to_string(table.m_games), "0", std::to_string(kMostGames)});
    for (Value& value : table.m_values) value = take<Value>(rest);
    return table;
}

} // namespace parlour::briscola
