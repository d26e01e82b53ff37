// A review as one HTML page with its own styles, light and dark, to keep or to send.
#pragma once

#include "ai/review/review.h"

#include <functional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace parlour {

// How the page speaks; in English by default.
struct PageVoice {
    std::string language = "en"; // of the page, as in BCP 47
    // A phrase with its arguments, and a reason, in that language.
    std::function<std::string(const Phrase&, const std::vector<std::string>&)> say;
    std::function<std::string(const Reason&)> why;
};

// The deals of one game one after another, and what they add up to if the same players played all.
std::string reviewPage(std::span<const ReviewedDeal> deals, const PageVoice& voice = {});

} // namespace parlour
