#include "core/base/phrase.h"

#include <vector>

namespace parlour {

std::string fill(std::string_view text, std::span<const std::string> args, std::string_view name) {
    std::string result;
    for (std::size_t i = 0; i < text.size(); ++i) {
        if (text[i] == '%' && i + 1 < text.size() && text[i + 1] >= '0' && text[i + 1] <= '9') {
            if (text[i + 1] == '0') {
                result += name;
                ++i;
                continue;
            }
            const std::size_t arg = static_cast<std::size_t>(text[i + 1] - '1');
            if (arg < args.size()) {
                result += args[arg];
                ++i;
                continue;
            }
        }
        result += text[i];
    }
    return result;
}

std::string english(const Reason& reason) {
    std::vector<std::string> args;
    for (const Reason::Arg& arg : reason.args) {
        switch (arg.kind) {
        case Reason::Arg::Kind::None: break;
        case Reason::Arg::Kind::Number: args.push_back(std::to_string(arg.number)); break;
        case Reason::Arg::Kind::Words: args.emplace_back(arg.words.english); break;
        case Reason::Arg::Kind::Player: args.push_back("seat " + std::to_string(arg.number)); break;
        }
    }
    return fill(reason.advice.english, args);
}

} // namespace parlour
