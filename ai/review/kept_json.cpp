#include "ai/review/kept_json.h"

#include <algorithm>
#include <cmath>

namespace parlour {

namespace {

Json toJson(const KeptReason& reason) {
    Json args = Json::array();
    for (const KeptReason::Arg& arg : reason.args) {
        switch (arg.kind) {
        case Reason::Arg::Kind::None: break;
        case Reason::Arg::Kind::Number: args.push_back({{"number", arg.number}}); break;
        case Reason::Arg::Kind::Player: args.push_back({{"player", arg.number}}); break;
        case Reason::Arg::Kind::Words:
            args.push_back({{"words", {arg.context, arg.english}}});
            break;
        }
    }
    return {{"context", reason.context}, {"english", reason.english}, {"args", args}};
}

Result<KeptReason::Arg> readArg(const Json& json) {
    KeptReason::Arg arg;
    for (const auto& [name, kind] : {std::pair{"number", Reason::Arg::Kind::Number},
                                     std::pair{"player", Reason::Arg::Kind::Player}}) {
        if (!json.contains(name)) continue;
        const bool isPlayer = kind == Reason::Arg::Kind::Player;
        const auto value = integerMember(json, name, isPlayer ? 0 : INT32_MIN,
                                         isPlayer ? kMostSeats - 1 : INT32_MAX);
        if (!value) return value.error();
        arg.kind = kind;
        arg.number = static_cast<int>(*value);
        return arg;
    }
    const auto words = stringsMember(json, "words");
    if (!words) return words.error();
    if (words->size() != 2 || (*words)[0].size() + (*words)[1].size() > kLongestText)
        return Error("words", PARLOUR_PHRASE("Files", "Expected a context and a text"));
    arg.kind = Reason::Arg::Kind::Words;
    arg.context = (*words)[0];
    arg.english = (*words)[1];
    return arg;
}

Result<KeptReason> readReason(const Json& json) {
    KeptReason reason;
    auto context = readText(json, "context");
    if (!context) return context.error();
    auto english = readText(json, "english");
    if (!english) return english.error();
    const auto args = readList<KeptReason::Arg>(json, "args", reason.args.size(), readArg);
    if (!args) return args.error();
    reason.context = std::move(*context);
    reason.english = std::move(*english);
    std::ranges::copy(*args, reason.args.begin());
    return reason;
}

} // namespace

Json toJson(const std::vector<KeptReason>& reasons) {
    Json all = Json::array();
    for (const KeptReason& reason : reasons) all.push_back(toJson(reason));
    return all;
}

Result<double> readNumber(const Json& json, std::string_view name, double least) {
    const auto value = member(json, name);
    if (!value) return value.error();
    const double read = (*value)->is_number() ? (*value)->get<double>() : std::nan("");
    if (!(read >= least && read <= kHighestNumber))
        return Error(std::string(name), PARLOUR_PHRASE("Files", "Expected a number in range"));
    return read;
}

Result<std::string> readText(const Json& json, std::string_view name) {
    auto value = stringMember(json, name);
    if (value && value->size() > kLongestText)
        return Error(std::string(name), PARLOUR_PHRASE("Files", "This text is too long"));
    return value;
}

Result<ValueKind> readUnit(const Json& json) {
    const auto name = stringMember(json, "unit");
    if (!name) return name.error();
    for (const ValueKind unit : {ValueKind::Win, ValueKind::Score})
        if (*name == unitName(unit)) return unit;
    return Error("unit", PARLOUR_PHRASE("Files", "Unknown name"));
}

Result<std::vector<KeptReason>> readReasons(const Json& json, std::string_view name) {
    return readList<KeptReason>(json, name, kMostListed, readReason);
}

} // namespace parlour
