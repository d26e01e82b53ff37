#include "core/briscola/rules.h"

namespace parlour::briscola {

std::span<const OptionSpec> Briscola::optionSpecs() {
    static const std::array<OptionSpec, 2> specs{{
        {"players",
         PARLOUR_PHRASE("Briscola options", "Players"),
         PARLOUR_PHRASE("Briscola options",
                        "Two, three each for himself without the two of cups, or four as partners "
                        "who sit opposite each other."),
         {{2, PARLOUR_PHRASE("Briscola options", "Two")},
          {3, PARLOUR_PHRASE("Briscola options", "Three")},
          {4, PARLOUR_PHRASE("Briscola options", "Four, as partners")}}},
        {"draw",
         PARLOUR_PHRASE("Briscola options", "Drawing from the stock"),
         PARLOUR_PHRASE("Briscola options",
                        "Usually the winner of a trick draws first. In a fixed order it is known "
                        "from the start who will get the turned-up trump card."),
         {{"winner", PARLOUR_PHRASE("Briscola options", "The winner draws first")},
          {"fixed", PARLOUR_PHRASE("Briscola options", "In a fixed order")}}},
    }};
    return specs;
}

Options Briscola::options(const Json& complete) {
    return {static_cast<std::uint8_t>(complete.at("players").get<int>()),
            complete.at("draw") == "fixed"};
}

Deal Briscola::deal(const Options& options, Rng& rng) {
    static constexpr Deal kSorted = [] {
        Deal sorted;
        std::ranges::copy(italian::kDeck, sorted.deck.begin());
        std::ranges::reverse(sorted.deck); // the two of cups last
        return sorted;
    }();
    Deal deal = kSorted;
    if (options.players == 3) --deal.size;
    rng.shuffle(std::span(deal.deck).first(deal.size));
    return deal;
}

Deal Briscola::nextDeal(const Options& options, const State& finished, Rng& rng) {
    Deal next = deal(options, rng);
    next.first = static_cast<std::uint8_t>((finished.deal.first + 1) % seats(finished));
    return next;
}

State Briscola::start(const Options& options, const Deal& deal) {
    State state;
    state.deal = deal;
    std::size_t next = 0;
    for (std::size_t seat = 0; seat < options.players; ++seat)
        for (int i = 0; i < kHandSize; ++i) state.hands[seat].add(deal.deck[next++]);
    state.pub.options = options;
    state.pub.trumpCard = deal.deck[next];
    state.pub.leader = static_cast<std::int8_t>(deal.first);
    state.pub.stock = static_cast<std::uint8_t>(deal.size - next);
    if (deal.size < italian::kCards) {
        state.pub.removed = italian::kDeck;
        for (std::size_t i = 0; i < deal.size; ++i) state.pub.removed.erase(deal.deck[i]);
    }
    return state;
}

Scores Briscola::scores(const State& state) {
    Scores scores{};
    for (int seat = 0; seat < seats(state); ++seat)
        scores[static_cast<std::size_t>(seat)] = state.pub.sidePoints(seat);
    return scores;
}

Observation Briscola::observe(const State& state, Seat seat) {
    return {static_cast<std::int8_t>(seat), state.pub,
            seat == kNoSeat ? Hand() : state.hands[static_cast<std::size_t>(seat)]};
}

Event Briscola::seen(Event event, Seat seat) {
    if (event.kind == Event::Kind::Drawn && event.seat != seat) {
        event.isHidden = true;
        event.card = {};
    }
    return event;
}

CardSet Observation::unseen() const {
    return italian::kDeck - pub.removed - pub.playedCards - hand.set() - CardSet{pub.trumpCard};
}

State Briscola::sample(const Observation& view, Rng& rng) {
    const Public& pub = view.pub;
    State state;
    state.pub = pub;
    state.deal.size = static_cast<std::uint8_t>(italian::kCards - pub.removed.size());
    state.hands[static_cast<std::size_t>(view.seat)] = view.hand;

    std::array<Card, italian::kCards> cards;
    std::uint32_t left = 0;
    for (const Card card : view.unseen()) cards[left++] = card;
    const auto draw = [&] {
        const std::uint32_t i = rng.below(left);
        const Card card = cards[i];
        cards[i] = cards[--left];
        return card;
    };

    for (Seat seat = 0; seat < pub.options.players; ++seat) {
        if (seat == view.seat) continue;
        Hand& hand = state.hands[static_cast<std::size_t>(seat)];
        if (seat == pub.trumpTaker && !pub.playedCards.contains(pub.trumpCard))
            hand.add(pub.trumpCard); // everybody saw it drawn
        const int size = pub.handSize(seat);
        while (hand.size() < size) hand.add(draw());
    }
    // The stock above the trump card, which is drawn last.
    for (std::size_t i = state.deal.size - pub.stock + 1u; i < state.deal.size; ++i)
        state.deal.deck[i] = draw();
    assert(left == 0);
    return state;
}

Result<Card> Briscola::parseMove(std::string_view text) {
    if (const auto card = italian::parseCard(text)) return *card;
    return Error("", PARLOUR_PHRASE("Moves", "\"%1\" is not an Italian card"), {std::string(text)});
}

Json Briscola::dealToJson(const Deal& deal) {
    Json deck = Json::array();
    for (std::size_t i = 0; i < deal.size; ++i) deck.push_back(toText(deal.deck[i]));
    return {{"deck", deck}, {"first", deal.first}};
}

Result<Deal> Briscola::dealFromJson(const Options& options, const Json& json) {
    if (const auto known = onlyMembers(json, {"deck", "first"}); !known) return known.error();
    const auto deck = stringsMember(json, "deck");
    if (!deck) return deck.error();
    const std::size_t size = options.players == 3 ? italian::kCards - 1 : italian::kCards;
    if (deck->size() != size)
        return Error(
            "deck", PARLOUR_PHRASE("Briscola", "A game for %1 players needs %2 cards, not %3"),
            {std::to_string(options.players), std::to_string(size), std::to_string(deck->size())});
    Deal deal;
    deal.size = static_cast<std::uint8_t>(size);
    CardSet dealt;
    for (std::size_t i = 0; i < size; ++i) {
        const std::string where = "deck[" + std::to_string(i) + "]";
        auto card = parseMove((*deck)[i]);
        if (!card) return std::move(card.error()).within(where);
        if (dealt.contains(*card))
            return Error(where, PARLOUR_PHRASE("Briscola", "%1 is dealt twice"),
                         {italian::toText(*card)});
        dealt.insert(*card);
        deal.deck[i] = *card;
    }
    for (const Card missing : italian::kDeck - dealt)
        if (missing.rank() != italian::Two) // for three players any two may be left out
            return Error("deck",
                         PARLOUR_PHRASE("Briscola", "For three players a two is left out, not %1"),
                         {italian::toText(missing)});
    if (json.contains("first")) {
        const auto first = integerMember(json, "first", 0, options.players - 1);
        if (!first) return first.error();
        deal.first = static_cast<std::uint8_t>(*first);
    }
    return deal;
}

Json Briscola::viewToJson(const Observation& view) {
    const Public& pub = view.pub;
    const auto cardTexts = [](const auto& cards) {
        Json list = Json::array();
        for (const Card card : cards) list.push_back(toText(card));
        return list;
    };
    Json history = Json::array();
    for (std::size_t i = 0; i < pub.played; ++i)
        history.push_back({{"seat", pub.history[i].seat}, {"card", toText(pub.history[i].card)}});
    Json table = Json::array();
    for (int i = 0; i < pub.onTable; ++i)
        table.push_back({{"seat", pub.tableCard(i).seat}, {"card", toText(pub.tableCard(i).card)}});
    Json points = Json::array();
    Json handSizes = Json::array();
    for (Seat seat = 0; seat < pub.options.players; ++seat) {
        points.push_back(pub.sidePoints(seat));
        handSizes.push_back(pub.handSize(seat));
    }
    Json json = {
        {"seat", view.seat},
        {"players", pub.options.players},
        {"draw", pub.options.fixedDraw ? "fixed" : "winner"},
        {"hand", cardTexts(toMoves(view.hand))},
        {"trump_card", toText(pub.trumpCard)},
        {"stock", pub.stock},
        {"hand_sizes", handSizes},
        {"points", points},
        {"table", table},
        {"history", history},
        {"removed", cardTexts(pub.removed)},
    };
    if (!pub.isOver()) json["to_move"] = pub.toMove();
    if (pub.trumpTaker != kNoSeat) json["trump_taken_by"] = pub.trumpTaker;
    return json;
}

} // namespace parlour::briscola
