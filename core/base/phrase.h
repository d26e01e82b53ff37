// Sentences for people. core and ai write them as English templates; the desktop program translates
// a template and then fills it in. PARLOUR_PHRASE marks templates for the translation tool.
#pragma once

#include <array>
#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <type_traits>

namespace parlour {

struct Phrase {
    const char* context = "";
    const char* english = ""; // with placeholders %1 to %9

    bool empty() const { return *english == '\0'; }
};

#define PARLOUR_PHRASE(context, english)                                                           \
    ::parlour::Phrase { context, english }

// Replaces %1 to %9 by the arguments; placeholders without an argument stay.
std::string fill(std::string_view text, std::span<const std::string> args);

// Why a player chose a move: a phrase with small arguments. Plain data, so that a reason costs a
// search nothing.
struct Reason {
    struct Arg {
        enum class Kind : std::uint8_t { None, Number, Words, Player };
        Kind kind = Kind::None;
        int number = 0; // the number itself, or the player's seat
        Phrase words;
    };

    Phrase phrase;
    std::array<Arg, 4> args{};

    static Arg player(int seat) { return {Arg::Kind::Player, seat, {}}; }
};

// because(PARLOUR_PHRASE("Reasons", "Takes %1 points with the %2"), 14, cardName(card))
template <class... Args> Reason because(Phrase phrase, const Args&... args) {
    [[maybe_unused]] const auto arg = [](const auto& value) -> Reason::Arg {
        using T = std::remove_cvref_t<decltype(value)>;
        if constexpr (std::is_same_v<T, Phrase>)
            return {Reason::Arg::Kind::Words, 0, value};
        else if constexpr (std::is_same_v<T, Reason::Arg>)
            return value;
        else
            return {Reason::Arg::Kind::Number, static_cast<int>(value), {}};
    };
    return {phrase, {arg(args)...}};
}

// The reason in English, players named "seat 0" and so on.
std::string english(const Reason& reason);

} // namespace parlour
