// A position as a picture in a page: what the seat to move sees of the cards, or the board. In HTML
// and SVG, readable without colours.
#pragma once

#include "core/base/phrase.h"
#include "core/play/table.h"

#include <functional>
#include <string>
#include <string_view>
#include <vector>

namespace parlour {

// What the page's style sheet must hold for pictures, besides the colours --ink, --paper, --quiet,
// --rule, --bad and --seat0 to --seat3.
extern const std::string_view kPictureStyle;

// In the language of the page; ready to be put into HTML.
struct PictureTexts {
    std::vector<std::string> names; // by seat
    std::function<std::string(const Phrase&, const std::vector<std::string>&)> say;
};

// The position before a decision: the best move is framed, the move that was played by dashes.
// Preconditions: the table is not over; both moves are legal.
std::string positionPicture(const Table& table, std::string_view best, std::string_view played,
                            const PictureTexts& texts);

} // namespace parlour
