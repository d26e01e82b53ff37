// Rule options: what a game may be asked to play differently, with the words the new-game sheet
// shows.
#pragma once

#include "core/base/json.h"
#include "core/base/phrase.h"
#include "core/base/result.h"

#include <span>
#include <string_view>
#include <vector>

namespace parlour {

struct OptionSpec {
    struct Value {
        Json value; // number, text or truth value
        Phrase title;
        Json defaults = Json::object(); // other options' values unless given, with this value
        Json needs = Json::object();    // other options' values without which this one is refused
    };

    std::string_view name;
    Phrase title;
    Phrase explanation;
    std::vector<Value> values; // the first one is the default
};

// The complete options: what is given, defaults for the rest. Errors: a name or value that the
// game does not know, a value that needs another.
Result<Json> completeOptions(std::span<const OptionSpec> specs, const Json& given);

// The value of an option as written on a command line ("players", "3"). Errors as above.
Result<Json> parseOption(std::span<const OptionSpec> specs, std::string_view name,
                         std::string_view value);

// {"players":{"default":2,"values":[2,3,4]}}
Json optionsToJson(std::span<const OptionSpec> specs);

} // namespace parlour
