#include "tests/support/mutate.h"

#include <cstdint>
#include <utility>
#include <vector>

namespace parlour::test {

namespace {

// Every value inside, the outermost included.
void collect(Json& json, std::vector<Json*>& all) {
    all.push_back(&json);
    if (json.is_structured())
        for (Json& inner : json) collect(inner, all);
}

// Values that a reader expecting another kind may trip over.
Json wildValue(Rng& rng) {
    static const std::vector<Json> values = {
        nullptr,
        true,
        false,
        0,
        1,
        -1,
        3,
        40,
        255,
        256,
        -129,
        INT32_MAX,
        INT64_MIN,
        INT64_MAX,
        UINT64_MAX,
        0.5,
        -0.0,
        1e300,
        "",
        "AD",
        "2C",
        "no such thing",
        "\xc3\xa0\xe6\xb5\xb7",
        std::string("a\0b", 3),
        Json::array(),
        Json::object(),
        {1, 2, 3},
        {{"deck", nullptr}},
        Json::array({"AD", "AD"}),
    };
    return values[rng.below(static_cast<std::uint32_t>(values.size()))];
}

} // namespace

std::string damaged(std::string text, Rng& rng) {
    const auto place = [&] {
        return text.empty() ? 0 : rng.below(static_cast<std::uint32_t>(text.size()));
    };
    for (std::uint32_t n = 1 + rng.below(4); n > 0; --n) {
        const std::size_t at = place();
        const std::size_t length = 1 + rng.below(12);
        switch (rng.below(6)) {
        case 0:
            if (!text.empty()) text[at] = static_cast<char>(text[at] ^ (1 << rng.below(8)));
            break;
        case 1: text.erase(at, length); break;
        case 2: text.insert(place(), text.substr(at, length)); break;
        case 3: text.insert(at, 1, static_cast<char>(rng.below(256))); break;
        case 4: {
            static constexpr char kLikely[] = "{}[]\",:0-9eE.\\ntf";
            text.insert(at, 1, kLikely[rng.below(sizeof kLikely - 1)]);
            break;
        }
        default:
            if (rng.below(4) == 0) text.resize(at);
            break;
        }
    }
    return text;
}

Json damaged(Json json, Rng& rng) {
    for (std::uint32_t n = 1 + rng.below(3); n > 0; --n) {
        std::vector<Json*> all;
        collect(json, all);
        Json& victim = *all[rng.below(static_cast<std::uint32_t>(all.size()))];
        const auto size = static_cast<std::uint32_t>(victim.size());
        const std::uint32_t action = rng.below(5);
        if (victim.is_array() && size > 0 && action < 4) {
            const std::size_t i = rng.below(size);
            const std::size_t j = rng.below(size);
            if (action == 0)
                victim.erase(i);
            else if (action == 1)
                victim.push_back(Json(victim[i]));
            else if (action == 2)
                std::swap(victim[i], victim[j]);
            else
                victim[i] = wildValue(rng);
        } else if (victim.is_object() && size > 0 && action < 3) {
            auto member = victim.begin();
            for (std::uint32_t i = rng.below(size); i > 0; --i) ++member;
            const Json value = *member;
            if (action < 2) victim.erase(member);
            if (action > 0) victim[action == 1 ? "renamed" : "extra"] = value;
        } else {
            victim = wildValue(rng);
        }
    }
    return json;
}

} // namespace parlour::test
