// Words for people that are put together: what phrases alone cannot say.
#pragma once

#include "core/base/phrase.h"

#include <string>
#include <string_view>
#include <type_traits>
#include <vector>

namespace parlour {

// A phrase with arguments, which may be words themselves; or plain text, the same in all languages:
// names of players, parameters, numbers.
struct Words {
    Words() = default;
    Words(Phrase phrase_) : phrase(phrase_) {}

    Phrase phrase{}; // empty: plain text
    std::vector<Words> args{};
    std::string plain{};

    bool empty() const { return phrase.empty() && plain.empty(); }
};

inline Words asIs(std::string_view text) {
    Words words;
    words.plain = text;
    return words;
}

// Texts and whole numbers among the arguments are said as they are.
template <class... Args> Words say(const Phrase& phrase, const Args&... args) {
    [[maybe_unused]] const auto arg = [](const auto& value) -> Words {
        if constexpr (std::is_integral_v<std::remove_cvref_t<decltype(value)>>)
            return asIs(std::to_string(value));
        else if constexpr (std::is_convertible_v<decltype(value), std::string_view>)
            return asIs(value);
        else
            return value;
    };
    Words words = phrase;
    words.args = {arg(args)...};
    return words;
}

std::string english(const Words& words);

} // namespace parlour
