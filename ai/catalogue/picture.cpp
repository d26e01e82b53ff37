#include "ai/catalogue/picture.h"

#include "core/cards/french_deck.h"
#include "core/cards/italian_deck.h"
#include "core/samurai/rules.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cctype>
#include <cmath>
#include <limits>
#include <numbers>
#include <set>
#include <utility>

namespace parlour {

const std::string_view kPictureStyle = R"(
.position{margin:.4em 0}.position p{margin:.2em 0}.position svg.board{max-width:34em}
.card{display:inline-block;min-width:1.3em;margin:.1em .15em .1em 0;padding:.1em .3em;text-align:center;
border:1px solid var(--quiet);border-radius:.3em;background:#fff;color:#22272b}
.card.red{color:#a3241b}.card svg{width:.9em;height:.9em;vertical-align:-.1em}
.card.best,.card.played{outline:3px solid #00785a;outline-offset:1px}
.card.played{outline:3px dashed #a3241b}.card.best,.card.played{margin:.2em .3em}
.board polygon{stroke:var(--rule);fill:none}.board .land{fill:#d8c48e}.board .town{fill:#f4ead0}
.board .sea{fill:#b9d3dc}.board polygon.best{stroke:#00785a;stroke-width:5}
.board polygon.played{stroke:#a3241b;stroke-width:5;stroke-dasharray:9 6}
.board text{font:bold 20px system-ui,sans-serif;fill:#22272b;text-anchor:middle}
.board circle{fill:#fff;stroke-width:4}
)";

namespace {

constexpr std::array<std::string_view, italian::kSuits> kItalianSuits{
    "M3 2h10v3a5 5 0 0 1-10 0zM8 10v4M4 14h8",          // cups
    "M8 2a6 6 0 1 0 .1 0M8 6a2 2 0 1 0 .1 0",           // coins
    "M8 1v14M4 11h8",                                   // swords
    "M5 15L7 8M5 4a4 4 0 1 1 6 4l-4 0a4 4 0 0 1-2-4z"}; // clubs

class Picture {
public:
    Picture(const Table& table, std::string_view best, std::string_view played,
            const PictureTexts& texts)
        : m_table(table),
          m_view(table.view(table.toMove())),
          m_best(best),
          m_played(played),
          m_texts(texts) {}

    std::string make() {
        m_html = "<div class=\"position\">\n";
        if (m_table.game() == samurai::Samurai::kId) {
            addBoard();
        } else {
            addTrump();
            addTable();
        }
        addHand();
        return m_html + "</div>\n";
    }

private:
    std::string say(const Phrase& phrase, const std::vector<std::string>& args = {}) const {
        return m_texts.say(phrase, args);
    }
    std::string nameOf(const Json& seat) const { return m_texts.names.at(seat.get<std::size_t>()); }
    std::string whoPlayed(const Json& seat) const {
        return say(PARLOUR_PHRASE("Review", "%1 played"), {nameOf(seat)});
    }
    void addRow(const std::string& label, const std::string& cards) {
        m_html += fmt::format("<p>{}: {}</p>\n", label, cards);
    }

    // Cards as a list of texts or, of Doudizhu, as one text with a letter for each.
    static std::vector<std::string> textsOf(const Json& cards) {
        if (cards.is_array()) return cards.get<std::vector<std::string>>();
        std::vector<std::string> texts;
        if (!cards.is_string()) return texts;
        for (const char letter : cards.get<std::string>()) texts.emplace_back(1, letter);
        return texts;
    }

    std::string cardOf(const std::string& text, std::string_view marks = {}) const {
        std::string face = text[0] == 'T' ? "10" : text.substr(0, 1);
        std::string_view colour;
        std::string title;
        if (m_table.game() == "briscola") {
            const Card card = italian::parseCard(text).value();
            title = fmt::format(" title=\"{}\"", say(italian::cardName(card)));
            face += fmt::format("<svg viewBox=\"0 0 16 16\" fill=\"none\" stroke=\"currentColor\" "
                                "stroke-width=\"2\"><path d=\"{}\"/></svg>",
                                kItalianSuits[static_cast<std::size_t>(card.suit())]);
        } else if (const auto card = french::parseCard(text)) {
            constexpr std::array<std::string_view, french::kSuits> kFrenchSuits{"♣", "♦", "♥", "♠"};
            face += kFrenchSuits[static_cast<std::size_t>(card->suit())];
            if (card->suit() == french::Diamonds || card->suit() == french::Hearts) colour = " red";
        } else if (text == "X" || text == "D") { // jokers
            face = text == "X" ? "☆" : "★";
            if (text == "D") colour = " red";
        } else if (const auto tile = samurai::parseTile(text)) {
            face = say(samurai::tileName(*tile));
        }
        return fmt::format("<span class=\"card{}{}\"{}>{}</span>", colour, marks, title, face);
    }
    std::string cardsOf(const Json& cards) const {
        std::string all;
        for (const std::string& text : textsOf(cards)) all += cardOf(text);
        return all;
    }

    void addTrump() {
        if (m_view.contains("trump_card"))
            addRow(say(PARLOUR_PHRASE("Review", "Trump")), cardOf(m_view["trump_card"]));
        else if (m_view.contains("trump"))
            addRow(say(PARLOUR_PHRASE("Review", "Trump")),
                   say(french::suitName(
                       *french::parseSuit(m_view["trump"].get_ref<const std::string&>()))));
        else if (m_view.contains("upcard"))
            addRow(say(PARLOUR_PHRASE("Review", "Turned up")), cardOf(m_view["upcard"]));
    }

    void addTable() {
        const Json table = m_view.value("table", Json());
        if (m_view.contains("played_by")) {
            addRow(whoPlayed(m_view["played_by"]), cardsOf(table));
        } else if (table.is_array()) {
            for (const Json& play : table)
                if (play.is_object()) addRow(whoPlayed(play["seat"]), cardOf(play["card"]));
        }
        if (!m_view.contains("hand_sizes")) return;
        std::string sizes;
        for (std::size_t seat = 0; seat < m_view["hand_sizes"].size(); ++seat)
            sizes += fmt::format("{}{} {}", seat > 0 ? " · " : "", nameOf(seat),
                                 m_view["hand_sizes"][seat].get<int>());
        m_html += fmt::format("<p class=\"quiet\">{}</p>\n",
                              say(PARLOUR_PHRASE("Review", "Cards in hand: %1"), {sizes}));
    }

    // A card of a move is marked as often as it is in the move.
    void addHand() {
        std::vector<std::string> best = partsOf(m_best), played = partsOf(m_played);
        const auto take = [](std::vector<std::string>& parts, const std::string& text) {
            const auto found = std::ranges::find(parts, text);
            if (found == parts.end()) return false;
            parts.erase(found);
            return true;
        };
        std::string cards;
        for (const std::string& text : textsOf(m_view.value("hand", Json()))) {
            const bool isBest = take(best, text), isPlayed = take(played, text);
            cards += cardOf(text, isPlayed && !isBest ? " played" : isBest ? " best" : "");
        }
        addRow(say(PARLOUR_PHRASE("Review", "%1 holds"), {nameOf(m_view["seat"])}), cards);
    }
    // The cards of a move, or its tile.
    std::vector<std::string> partsOf(std::string_view move) const {
        if (move.starts_with("bid")) return {}; // its number is no card
        if (m_table.game() == "doudizhu" && move != "pass") return textsOf(Json(move));
        std::vector<std::string> parts;
        std::string word;
        for (const char c : std::string(move) + ' ') {
            if (c != ' ' && c != '@') {
                word += c;
                continue;
            }
            parts.push_back(std::exchange(word, {}));
        }
        return parts;
    }

    // ---- Samurai

    // The space of a move; empty: it has none.
    static std::string_view placeOf(std::string_view move) {
        const std::size_t begin = move.find('@');
        if (begin == move.npos) return {};
        std::size_t end = begin + 1;
        while (end < move.size() && std::isalnum(static_cast<unsigned char>(move[end]))) ++end;
        return move.substr(begin + 1, end - begin - 1);
    }

    void addBoard() {
        using namespace samurai;
        constexpr double kSide = 30; // of a hexagon
        constexpr double kMostX = std::numeric_limits<double>::max();
        const Public& pub = static_cast<const GameTable<Samurai>&>(m_table).timeline().state().pub;
        double left = kMostX, top = kMostX, right = -kMostX, bottom = -kMostX;
        std::string cells, frames;
        std::set<Tile> onBoard;
        for (const Cell& cell : pub.board().cells) {
            const double x = kSide * std::numbers::sqrt3 * (cell.at.q + cell.at.r / 2.0);
            const double y = kSide * 1.5 * cell.at.r;
            left = std::min(left, x - kSide);
            right = std::max(right, x + kSide);
            top = std::min(top, y - kSide);
            bottom = std::max(bottom, y + kSide);
            const auto hexagon = [&](std::string_view kind) {
                std::string points;
                for (int corner = 0; corner < 6; ++corner) {
                    const double angle = std::numbers::pi * (corner / 3.0 + 1 / 6.0);
                    points += fmt::format("{:.0f},{:.0f} ", x + kSide * std::cos(angle),
                                          y + kSide * std::sin(angle));
                }
                return fmt::format("<polygon class=\"{}\" points=\"{}\"/>", kind, points);
            };
            const auto letters = [&](std::string_view words) {
                return fmt::format("<text x=\"{:.0f}\" y=\"{:.0f}\">{}</text>", x, y + 7, words);
            };
            const std::string place = toText(cell.place);
            if (cell.ground == Ground::Settlement) {
                std::string figures = casteLetters(pub.figures[cell.number]);
                std::ranges::transform(figures, figures.begin(), [](char c) {
                    return static_cast<char>(std::toupper(static_cast<unsigned char>(c)));
                });
                cells += hexagon("town") + letters(figures);
            } else {
                const bool isLand = cell.ground == Ground::Land;
                const PlacedTile placed = isLand ? pub.onLand[cell.number] : pub.onSea[cell.number];
                cells += hexagon(isLand ? "land" : "sea");
                if (!placed.isNone()) {
                    onBoard.insert(placed.tile());
                    cells += fmt::format("<circle cx=\"{:.0f}\" cy=\"{:.0f}\" r=\"21\" "
                                         "stroke=\"var(--seat{})\"/>",
                                         x, y, placed.owner()) +
                             letters(samurai::toText(placed.tile()));
                }
            }
            if (place == placeOf(m_best)) frames += hexagon("best");
            if (place == placeOf(m_played)) frames += hexagon("played");
            cells += '\n';
        }
        std::string legend; // what the letters mean
        for (int caste = 0; caste < kCastes; ++caste)
            legend +=
                fmt::format("{}{} {}", caste > 0 ? " · " : "",
                            static_cast<char>(std::toupper(letter(caste))), say(casteName(caste)));
        for (const Tile tile : onBoard)
            legend += fmt::format(" · {} {}", samurai::toText(tile), say(tileName(tile)));
        m_html += fmt::format("<svg class=\"board\" viewBox=\"{:.0f} {:.0f} {:.0f} {:.0f}\" "
                              "role=\"img\" aria-label=\"{}\">\n{}{}</svg>\n<p "
                              "class=\"quiet\">{}</p>\n",
                              left, top, right - left, bottom - top,
                              say(PARLOUR_PHRASE("Review", "The board")), cells, frames, legend);
    }

    const Table& m_table;
    const Json m_view;
    const std::string_view m_best, m_played;
    const PictureTexts& m_texts;
    std::string m_html;
};

} // namespace

std::string positionPicture(const Table& table, std::string_view best, std::string_view played,
                            const PictureTexts& texts) {
    return Picture(table, best, played, texts).make();
}

} // namespace parlour
