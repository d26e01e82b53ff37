// A game of any kind behind one interface, for everything that shows, stores or talks about games
// without knowing them: the desktop program, records, the engine protocol. Moves are text.
#pragma once

#include "core/play/match.h"

#include <algorithm>
#include <memory>
#include <string>
#include <vector>

namespace parlour {

class Table {
public:
    virtual ~Table() = default;

    virtual std::string_view game() const = 0;
    virtual int seats() const = 0;
    virtual Seat toMove() const = 0; // kNoSeat when the game is over
    bool isOver() const { return toMove() == kNoSeat; }

    virtual std::vector<std::string> legalMoves() const = 0; // sorted as byte strings
    // Errors: the move cannot be read, or is not legal now.
    virtual Result<void> play(std::string_view move) = 0;

    virtual std::vector<std::string> moves() const = 0;  // played
    virtual std::vector<std::string> undone() const = 0; // taken back, may be played again
    virtual bool undo() = 0;
    virtual bool redo() = 0;

    // Precondition of both: isOver(). One entry per seat.
    virtual std::vector<int> scores() const = 0;
    virtual std::vector<double> winShares() const = 0;
    virtual bool areAllies(Seat a, Seat b) const = 0;
    // The result in JSON: the scores, and what a game adds (protocol section 2). Precondition:
    // isOver().
    virtual Json outcome() const = 0;

    virtual Json view(Seat seat) const = 0; // all that the seat may know
    virtual Json position() const = 0;      // protocol section 1
    virtual std::unique_ptr<Table> clone() const = 0;
};

template <Game G> class GameTable final : public Table {
public:
    // `options` are complete and checked.
    GameTable(Json options, const typename G::Deal& deal)
        : m_optionsJson(std::move(options)), m_match(G::options(m_optionsJson), deal) {}

    const Match<G>& match() const { return m_match; }
    const Json& options() const { return m_optionsJson; }

    std::string_view game() const override { return G::kId; }
    int seats() const override { return G::seats(m_match.state()); }
    Seat toMove() const override { return G::toMove(m_match.state()); }

    std::vector<std::string> legalMoves() const override {
        if (m_match.isOver()) return {};
        std::vector<std::string> result = toTexts(G::legalMoves(m_match.state()));
        std::ranges::sort(result);
        return result;
    }

    Result<void> play(std::string_view text) override {
        const auto move = G::parseMove(text);
        if (!move) return move.error();
        if (!m_match.isLegal(*move)) return Error("", objection(*move), {std::string(text)});
        m_match.play(*move);
        return {};
    }

    std::vector<std::string> moves() const override { return toTexts(m_match.moves()); }
    std::vector<std::string> undone() const override { return toTexts(m_match.undone()); }
    bool undo() override { return m_match.undo(); }
    bool redo() override { return m_match.redo(); }

    std::vector<int> scores() const override { return perSeat(G::scores(m_match.state())); }
    std::vector<double> winShares() const override {
        return perSeat(G::winShares(m_match.state()));
    }
    bool areAllies(Seat a, Seat b) const override { return G::areAllies(m_match.state(), a, b); }
    Json outcome() const override {
        if constexpr (requires { G::outcomeToJson(m_match.state()); })
            return G::outcomeToJson(m_match.state());
        else
            return {{"scores", scores()}};
    }

    Json view(Seat seat) const override { return G::viewToJson(G::observe(m_match.state(), seat)); }
    Json position() const override {
        return {{"game", G::kId},
                {"options", m_optionsJson},
                {"deal", G::dealToJson(m_match.deal())},
                {"moves", moves()}};
    }
    std::unique_ptr<Table> clone() const override { return std::make_unique<GameTable>(*this); }

private:
    // Why the move is not legal, if the game can tell.
    Phrase objection(const typename G::Move& move) const {
        if constexpr (requires { G::objection(m_match.state(), move); })
            if (!m_match.isOver()) return G::objection(m_match.state(), move);
        return PARLOUR_PHRASE("Moves", "%1 is no legal move here");
    }
    static std::vector<std::string> toTexts(const auto& moves) {
        std::vector<std::string> result;
        for (const auto& move : moves) result.push_back(G::toText(move));
        return result;
    }
    template <class T> std::vector<T> perSeat(const std::array<T, kMostSeats>& values) const {
        return {values.begin(), values.begin() + seats()};
    }

    Json m_optionsJson;
    Match<G> m_match;
};

// A table after the moves of a position (protocol section 1). Errors name the place: an unknown
// option, an impossible deal, an illegal move.
template <Game G> Result<std::unique_ptr<Table>> openPosition(const Json& position) {
    if (const auto known = onlyMembers(position, {"game", "options", "deal", "moves"}); !known)
        return known.error();

    auto options = completeOptions(G::optionSpecs(), position.value("options", Json::object()));
    if (!options) return std::move(options.error()).within("options");

    const auto dealJson = objectMember(position, "deal");
    if (!dealJson) return dealJson.error();
    auto deal = G::dealFromJson(G::options(*options), **dealJson);
    if (!deal) return std::move(deal.error()).within("deal");

    auto table = std::make_unique<GameTable<G>>(*options, *deal);
    if (position.contains("moves")) {
        const auto moves = stringsMember(position, "moves");
        if (!moves) return moves.error();
        for (std::size_t i = 0; i < moves->size(); ++i)
            if (auto played = table->play((*moves)[i]); !played)
                return std::move(played.error()).within("moves[" + std::to_string(i) + "]");
    }
    return std::unique_ptr<Table>(std::move(table));
}

} // namespace parlour
