// Tables of all sentences with which players of a game explain themselves, each with a position
// that calls for it.
#pragma once

#include "ai/base/agent.h"
#include "core/base/file.h"

#include <catch2/catch.hpp>

#include <algorithm>
#include <filesystem>
#include <iterator>
#include <regex>
#include <set>
#include <span>
#include <string>
#include <string_view>

namespace parlour::test {

struct Sentence {
    std::string_view says; // in English, without its arguments: as the sources have it
    std::string_view with; // these, separated by commas
    Reasons reasons;       // what is said in a position, this among it
};

inline std::string argumentsOf(const Reason& reason) {
    // A sentence of as many places, separated.
    Reason list = reason;
    std::string text;
    for (std::size_t i = 0; i < list.args.size(); ++i) {
        if (list.args[i].kind == Reason::Arg::Kind::None) break;
        static constexpr std::array<const char*, 4> kPlaces{"%1", "%2", "%3", "%4"};
        list.advice = Phrase{"", kPlaces[i]};
        text += (i > 0 ? ", " : "") + english(list);
    }
    return text;
}

// The sentences of a context ("Euchre reasons") that the sources in a folder can say.
inline std::set<std::string> sentencesIn(const std::filesystem::path& folder,
                                         std::string_view context) {
    static const std::regex kPhrase(
        R"re(PARLOUR_PHRASE\(\s*"([^"]*)",((?:\s*"(?:[^"\\]|\\.)*")+)\s*\))re");
    static const std::regex kPiece(R"re("((?:[^"\\]|\\.)*)")re");
    std::set<std::string> sentences;
    for (const auto& file : std::filesystem::recursive_directory_iterator(folder)) {
        if (file.path().extension() != ".cpp" && file.path().extension() != ".h") continue;
        const std::string text = readFile(file.path()).value();
        for (std::sregex_iterator phrase(text.begin(), text.end(), kPhrase), end; phrase != end;
             ++phrase) {
            if (phrase->str(1) != context) continue;
            std::string sentence;
            const std::string pieces = phrase->str(2);
            for (std::sregex_iterator piece(pieces.begin(), pieces.end(), kPiece); piece != end;
                 ++piece)
                sentence += piece->str(1);
            sentences.insert(sentence);
        }
    }
    return sentences;
}

// Every sentence of the sources is in the table, no other is, and each is said in its position.
inline void checkSentences(const std::filesystem::path& folder, std::string_view context,
                           std::span<const Sentence> table) {
    std::set<std::string> sources = sentencesIn(folder, context);
    REQUIRE_FALSE(sources.empty());
    for (const Sentence& sentence : table) {
        std::string said;
        for (const Reason& reason : sentence.reasons) said += english(reason) + " ";
        INFO("wanted: " << sentence.says << "\nwith: " << sentence.with << "\nsaid: " << said);
        const auto reason = std::ranges::find_if(sentence.reasons, [&](const Reason& r) {
            return r.advice.english == sentence.says && r.advice.context == context;
        });
        CHECK(reason != sentence.reasons.end());
        if (reason != sentence.reasons.end()) {
            CHECK(argumentsOf(*reason) == sentence.with);
            CHECK_FALSE(reason->thought.empty());
        }
        sources.erase(std::string(sentence.says));
    }
    for (const std::string& sentence : sources)
        FAIL_CHECK("no position calls for this sentence: " << sentence);
}

} // namespace parlour::test
