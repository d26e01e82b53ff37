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
    const char* english = ""; // with placeholders %1 to %9, and %0 for a name (see Wording)

    bool empty() const { return *english == '\0'; }
};

#define PARLOUR_PHRASE(context, english)                                                           \
    ::parlour::Phrase { context, english }

// Replaces %1 to %9 by the arguments and %0 by the name; placeholders without an argument stay.
std::string fill(std::string_view text, std::span<const std::string> args,
                 std::string_view name = "%0");

// What a sentence speaks of, in whatever words, so that no two say the same: one or several.
enum class Topic : std::uint16_t {
    None = 0,
    Victory = 1,   // the game is won
    GoingOut = 2,  // how many plays are left
    Kept = 4,      // what is kept for later
    Together = 8,  // which cards stay together
    LeadBack = 16, // what wins the lead back
    OnlyCard = 32, // the only card of its suit
    Beaten = 64,   // who can beat it
    Safe = 128,    // whether points are safe
    Defeat = 256,  // the game can hardly be won
    TrumpsHeld = 512,
    UpcardGiven = 1024, // who would get the card turned up
    LeadLeft = 2048     // to whom the lead would be left
};
constexpr Topic operator|(Topic a, Topic b) {
    return static_cast<Topic>(static_cast<int>(a) | static_cast<int>(b));
}
constexpr bool share(Topic a, Topic b) { return (static_cast<int>(a) & static_cast<int>(b)) != 0; }

// The same reason said to two listeners, with the same arguments.
struct Wording {
    // Where it speaks of the game only.
    Wording(Phrase both, Topic about_ = Topic::None) : Wording(both, both, about_) {}
    Wording(Phrase advice_, Phrase thought_, Topic about_ = Topic::None)
        : advice(advice_), thought(thought_), about(about_) {}

    Phrase advice;  // to whoever is to move: "Let this one go: there are no points in it."
    Phrase thought; // of the player who moved, %0: "%0 lets it go: there are no points in it."
    Topic about;
};

// Why a player chose a move: a wording with small arguments. Plain data, so that a reason costs a
// search nothing.
struct Reason {
    struct Arg {
        enum class Kind : std::uint8_t { None, Number, Words, Player };
        // What another move's reason must have here to say the same: this very argument, any (it
        // names the move itself), a number that is no less, or one that is no more.
        enum class Match : std::uint8_t { Same, Any, NoLess, NoMore };
        Kind kind = Kind::None;
        int number = 0; // the number itself, or the player's seat
        Phrase words;
        Match match = Match::Same;
    };

    Phrase advice, thought; // as Wording's
    std::array<Arg, 4> args{};
    Topic about = Topic::None;

    static Arg player(int seat) { return {Arg::Kind::Player, seat, {}}; }
    // What the move itself is made of, as the card that is played.
    static Arg own(Phrase words) { return {Arg::Kind::Words, 0, words, Arg::Match::Any}; }
    static Arg own(int number) { return {Arg::Kind::Number, number, {}, Arg::Match::Any}; }
    // The more, or the fewer, the more speaks for the move.
    static Arg more(int number) { return {Arg::Kind::Number, number, {}, Arg::Match::NoLess}; }
    static Arg fewer(int number) { return {Arg::Kind::Number, number, {}, Arg::Match::NoMore}; }
};

// because({PARLOUR_PHRASE("Reasons", "Take the %1 points."),
//          PARLOUR_PHRASE("Thoughts", "%0 takes the %1 points.")}, 14)
template <class... Args> Reason because(const Wording& wording, const Args&... args) {
    [[maybe_unused]] const auto arg = [](const auto& value) -> Reason::Arg {
        using T = std::remove_cvref_t<decltype(value)>;
        if constexpr (std::is_same_v<T, Phrase>)
            return {Reason::Arg::Kind::Words, 0, value};
        else if constexpr (std::is_same_v<T, Reason::Arg>)
            return value;
        else
            return {Reason::Arg::Kind::Number, static_cast<int>(value), {}};
    };
    return {wording.advice, wording.thought, {arg(args)...}, wording.about};
}

// The advice in English, players named "seat 0" and so on.
std::string english(const Reason& reason);

} // namespace parlour
