#include "app/desktop/play/characters.h"

#include <array>

namespace parlour {

namespace {

struct Character {
    const char* name;
    Temper temper;
};

const Character& characterOf(int portrait) {
    using enum Temper;
    static constexpr std::array<Character, 12> kCharacters{{{"Lin", Cautious},
                                                            {"Henrik", Even},
                                                            {"Giulia", Bold},
                                                            {"Marco", Cautious},
                                                            {"Amira", Even},
                                                            {"Zola", Bold},
                                                            {"Ottilie", Cautious},
                                                            {"Arjun", Cautious},
                                                            {"Beppe", Bold},
                                                            {"Frida", Even},
                                                            {"Tariq", Bold},
                                                            {"Yuki", Even}}};
    return kCharacters[static_cast<std::size_t>(portrait - 1) % kCharacters.size()];
}

} // namespace

QString portraitName(int portrait) { return QString::fromLatin1(characterOf(portrait).name); }

Temper portraitTemper(int portrait) { return characterOf(portrait).temper; }

} // namespace parlour
