#include "ai/samurai/reason_words.h"

#include "core/base/index.h"

namespace parlour::samurai {

const Phrase& figureName(int caste) {
    static constexpr std::array<Phrase, kCastes> kNames{
        PARLOUR_PHRASE("Samurai figures", "the Buddha"),
        PARLOUR_PHRASE("Samurai figures", "the helmet"),
        PARLOUR_PHRASE("Samurai figures", "the rice field")};
    return kNames[index(caste)];
}

const Phrase& kindName(int caste) {
    static constexpr std::array<Phrase, kCastes> kNames{PARLOUR_PHRASE("Samurai kinds", "Buddhas"),
                                                        PARLOUR_PHRASE("Samurai kinds", "helmets"),
                                                        PARLOUR_PHRASE("Samurai kinds", "rice")};
    return kNames[index(caste)];
}

Phrase placeName(const Public& pub, int settlement) {
    return {"Samurai places", pub.board().settlement(settlement).name.c_str()};
}

} // namespace parlour::samurai
