// Rule options, with the texts that the new-game sheet shows.
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
        Json value; // a number, string or bool; of a custom value: an object
        Phrase title;
        Json defaults = Json::object(); // defaults of other options where this value is chosen
        Json needs = Json::object();    // values of other options that this value requires
        std::string name = {};          // of a custom value: its own title
    };
    // Custom values come from files of a format. A game stores the file's content, so that it never
    // needs the file again; a command line gives the path.
    struct Custom {
        std::string_view format;
        Result<Value> (*read)(const Json& content); // errors name the place and the rule
    };

    std::string_view name;
    Phrase title;
    Phrase explanation;
    std::vector<Value> values; // the first one is the default
    std::optional<Custom> custom = {};
};

// The given options and defaults for the rest. Leaves out an option that allows custom values while
// it has its default, because the protocol does not know it. Errors: an unknown name or value, a
// value that requires another.
Result<Json> completeOptions(std::span<const OptionSpec> specs, const Json& given);

// The value of an option as written on a command line ("players", "3"); reads the file of a custom
// value. Errors as above, and of the file.
Result<Json> parseOption(std::span<const OptionSpec> specs, std::string_view name,
                         std::string_view value);

// The custom value in a file. Precondition: the option has custom values. Errors: the file cannot
// be read or used.
Result<OptionSpec::Value> customValue(const OptionSpec& spec, const std::filesystem::path& file);

// {"players":{"default":2,"values":[2,3,4]}}, as in the protocol: without options that allow custom
// values
Json optionsToJson(std::span<const OptionSpec> specs);

} // namespace parlour
