// A deal of any game behind one interface, for whatever shows, stores or describes games without
// knowing their rules: the desktop program, records, the engine protocol. Moves are text.
#pragma once

#include "core/play/series.h"
#include "core/play/timeline.h"

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
    virtual Seat toMove() const = 0; // kNoSeat when the deal is over
    bool isOver() const { return toMove() == kNoSeat; }

    virtual std::vector<std::string> legalMoves() const = 0; // sorted as byte strings
    // Errors: the move cannot be read, or is not legal.
    virtual Result<void> play(std::string_view move) = 0;

    virtual int played() const = 0; // number of moves
    // The seat that was to move after this many moves, 0 to played().
    virtual Seat toMoveAfter(int moves) const = 0;
    virtual std::vector<std::string> moves() const = 0;  // played
    virtual std::vector<std::string> undone() const = 0; // taken back; can be played again
    virtual bool undo() = 0;
    virtual bool redo() = 0;

    virtual bool areAllies(Seat a, Seat b) const = 0; // as far as is known
    // As GameDefaults describes them.
    virtual Stage stage() const = 0;
    virtual std::string_view part(Seat seat) const = 0;
    // Precondition of these: isOver().
    virtual Scores scores() const = 0;
    virtual WinShares winShares() const = 0;
    virtual double gain(Seat seat) const = 0;
    // The scores and what the game adds (PROTOCOL.md section 2).
    virtual Json outcome() const = 0;
    // Whether the deal does not count and is dealt again.
    virtual bool isVoid() const = 0;

    // The next deal with the same options, or a replacement for this one if it is not over.
    virtual std::unique_ptr<Table> nextDeal(std::uint64_t seed) const = 0;
    // The same deal from its beginning.
    virtual std::unique_ptr<Table> sameDeal() const = 0;

    // Points that end a game of several deals; 0 if every deal is a game.
    virtual int target() const = 0;

    virtual Json view(Seat seat) const = 0; // everything the seat may know
    virtual Json position() const = 0;      // PROTOCOL.md section 1
    virtual std::unique_ptr<Table> clone() const = 0;
};

template <Game G> class GameTable final : public Table {
public:
    // `options` come from completeOptions().
    GameTable(Json options, const typename G::Deal& deal)
        : m_optionsJson(std::move(options)), m_timeline(G::options(m_optionsJson), deal) {}

    const Timeline<G>& timeline() const { return m_timeline; }

    std::string_view game() const override { return G::kId; }
    int seats() const override { return G::seats(state()); }
    Seat toMove() const override { return G::toMove(state()); }

    std::vector<std::string> legalMoves() const override {
        if (m_timeline.isOver()) return {};
        std::vector<std::string> result = toTexts(G::legalMoves(state()));
        std::ranges::sort(result);
        return result;
    }

    Result<void> play(std::string_view text) override {
        const auto move = G::parseMove(text);
        if (!move) return move.error();
        if (m_timeline.play(*move)) return {};
        return Error("", objection(*move), {std::string(text)});
    }

    int played() const override { return m_timeline.played(); }
    Seat toMoveAfter(int moves) const override { return G::toMove(m_timeline.stateAfter(moves)); }
    std::vector<std::string> moves() const override { return toTexts(m_timeline.moves()); }
    std::vector<std::string> undone() const override { return toTexts(m_timeline.undone()); }
    bool undo() override { return m_timeline.undo(); }
    bool redo() override { return m_timeline.redo(); }

    bool areAllies(Seat a, Seat b) const override { return G::areAllies(state(), a, b); }
    Stage stage() const override { return G::stageOf(state()); }
    std::string_view part(Seat seat) const override { return G::partOf(state(), seat); }
    double gain(Seat seat) const override { return G::gainOf(state(), seat); }
    Scores scores() const override { return G::scores(state()); }
    WinShares winShares() const override { return G::winShares(state()); }
    Json outcome() const override {
        Json outcome = G::outcomeToJson(state());
        const Scores all = scores();
        if (!outcome.contains("scores"))
            outcome["scores"] = std::vector<int>(all.begin(), all.begin() + seats());
        return outcome;
    }
    std::unique_ptr<Table> nextDeal(std::uint64_t seed) const override {
        Rng rng(seed);
        const typename G::Options& options = m_timeline.options();
        return std::make_unique<GameTable>(
            m_optionsJson, isOver() ? G::nextDeal(options, state(), rng) : G::deal(options, rng));
    }
    std::unique_ptr<Table> sameDeal() const override {
        return std::make_unique<GameTable>(m_optionsJson, m_timeline.deal());
    }
    bool isVoid() const override { return G::isVoid(state()); }
    int target() const override { return G::target(m_timeline.options()); }

    Json view(Seat seat) const override { return G::viewToJson(G::observe(state(), seat)); }
    Json position() const override {
        return {{"game", G::kId},
                {"options", m_optionsJson},
                {"deal", G::dealToJson(m_timeline.deal())},
                {"moves", moves()}};
    }
    std::unique_ptr<Table> clone() const override { return std::make_unique<GameTable>(*this); }

private:
    const typename G::State& state() const { return m_timeline.state(); }
    // Why the move is illegal, as far as the game gives a reason.
    Phrase objection(const typename G::Move& move) const {
        const Phrase why = m_timeline.isOver() ? Phrase() : G::objection(state(), move);
        return why.empty() ? PARLOUR_PHRASE("Moves", "%1 is not a legal move here") : why;
    }
    static std::vector<std::string> toTexts(const auto& moves) {
        std::vector<std::string> result;
        for (const auto& move : moves) result.push_back(G::toText(move));
        return result;
    }

    Json m_optionsJson;
    Timeline<G> m_timeline;
};

// A table after the moves of a position (PROTOCOL.md section 1). Errors say where: an unknown
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
