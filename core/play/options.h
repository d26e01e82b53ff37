// Rule options: what a game may be asked to play differently, with the words the new-game sheet
// shows.
#pragma once

#include "core/base/json.h"
#include "core/base/phrase.h"
#include "core/base/result.h"

#include <filesystem>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace parlour {

struct OptionSpec {
    struct Value {
        Json value; // number, text or truth value; of one's own: an object
        Phrase title;
        Json defaults = Json::object(); // other options' values unless given, with this value
        Json needs = Json::object();    // other options' values without which this one is refused
        std::string name = {};          // of one's own: what it calls itself
    };
    // Values of one's own: what a file of this format holds, which makes games with it complete
    // without the file. On a command line they are the file's path.
    struct Own {
        std::string_view format;
        Result<Value> (*read)(const Json& content); // errors name the place and the rule
    };

    std::string_view name;
    Phrase title;
    Phrase explanation;
    std::vector<Value> values; // the first one is the default
    std::optional<Own> own = {};
};

// The complete options: what is given, defaults for the rest; without options that may be one's own
// and are not, for the protocol does not know them. Errors: a name or value that the
// game does not know, a value that needs another.
Result<Json> completeOptions(std::span<const OptionSpec> specs, const Json& given);

// The value of an option as written on a command line ("players", "3"); reads the file if it is one
// of one's own. Errors as above, and of the file.
Result<Json> parseOption(std::span<const OptionSpec> specs, std::string_view name,
                         std::string_view value);

// The value of one's own that a file holds. Precondition: the option has such. Errors: the file
// cannot be read, or not be used.
Result<OptionSpec::Value> ownValue(const OptionSpec& spec, const std::filesystem::path& file);

// {"players":{"default":2,"values":[2,3,4]}}, as the protocol has it: without options that may be
// one's own
Json optionsToJson(std::span<const OptionSpec> specs);

} // namespace parlour
