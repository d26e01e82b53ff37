#include "core/base/words.h"

namespace parlour {

std::string english(const Words& words) {
    if (words.phrase.empty()) return words.plain;
    std::vector<std::string> args;
    for (const Words& arg : words.args) args.push_back(english(arg));
    return fill(words.phrase.english, args);
}

} // namespace parlour
