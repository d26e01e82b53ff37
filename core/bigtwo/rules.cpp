#include "core/bigtwo/rules.h"

namespace parlour::bigtwo {

std::span<const OptionSpec> BigTwo::optionSpecs() {
    static const std::array<OptionSpec, 5> specs{{
        {"first",
         PARLOUR_PHRASE("Big Two options", "First play"),
         PARLOUR_PHRASE("Big Two options",
                        "Whoever has the three of diamonds begins; usually with a play that "
                        "contains it."),
         {{"any_with_3d", PARLOUR_PHRASE("Big Two options", "With the three of diamonds")},
          {"any", PARLOUR_PHRASE("Big Two options", "Any play")}}},
        {"pass",
         PARLOUR_PHRASE("Big Two options", "After a pass"),
         PARLOUR_PHRASE("Big Two options",
                        "Whether a player who has passed may play again before the round is over."),
         {{"locked", PARLOUR_PHRASE("Big Two options", "Out for the round")},
          {"reenter", PARLOUR_PHRASE("Big Two options", "May play again")}}},
        {"straights",
         PARLOUR_PHRASE("Big Two options", "Straights with a two"),
         PARLOUR_PHRASE(
             "Big Two options",
             "A2345 and 23456 are the lowest two straights, or the highest two, compared "
             "by the suit of the two."),
         {{"paper", PARLOUR_PHRASE("Big Two options", "The lowest")},
          {"twos_high", PARLOUR_PHRASE("Big Two options", "The highest")}}},
        {"flush",
         PARLOUR_PHRASE("Big Two options", "Flushes"),
         PARLOUR_PHRASE(
             "Big Two options",
             "What decides first between two flushes: their suit or their highest card."),
         {{"suit", PARLOUR_PHRASE("Big Two options", "The suit")},
          {"rank", PARLOUR_PHRASE("Big Two options", "The highest card")}}},
        {"triples",
         PARLOUR_PHRASE("Big Two options", "Three of a kind"),
         PARLOUR_PHRASE("Big Two options",
                        "Whether three cards of the same rank may be played together."),
         {{false, PARLOUR_PHRASE("Big Two options", "No play")},
          {true, PARLOUR_PHRASE("Big Two options", "A play")}}},
    }};
    return specs;
}

Options BigTwo::options(const Json& complete) {
    return {complete.at("first") == "any", complete.at("pass") == "reenter",
            complete.at("straights") == "twos_high", complete.at("flush") == "rank",
            complete.at("triples").get<bool>()};
}

Deal BigTwo::deal(const Options&, Rng& rng) {
    static constexpr std::array<Card, kCards> kSorted = [] {
        std::array<Card, kCards> sorted{};
        std::size_t i = 0;
        for (const Card card : kDeck) sorted[i++] = card;
        return sorted;
    }();
    std::array<Card, kCards> deck = kSorted;
    rng.shuffle(std::span<Card>(deck));
    Deal deal;
    for (std::size_t i = 0; i < kCards; ++i) deal.hands[i / kHandSize].insert(deck[i]);
    return deal;
}

State BigTwo::start(const Options& options, const Deal& deal) {
    State state;
    state.hands = deal.hands;
    state.pub.options = options;
    state.pub.handSizes.fill(kHandSize);
    while (!handToMove(state).contains(kThreeOfDiamonds)) ++state.pub.next;
    return state;
}

BigTwo::MoveList BigTwo::legalMoves(const Public& pub, CardSet hand) {
    MoveList moves;
    const auto add = [&](CardSet play, Combination) { moves.push_back(play); };
    if (!pub.isLead()) {
        forEachBeating(pub.toBeat(), hand, pub.options, add);
        moves.push_back({});
    } else if (pub.needsThreeOfDiamonds()) {
        forEachPlay(hand, pub.options, [&](CardSet play, Combination) {
            if (play.contains(kThreeOfDiamonds)) moves.push_back(play);
        });
    } else {
        forEachPlay(hand, pub.options, add);
    }
    return moves;
}

Phrase BigTwo::objection(const Public& pub, CardSet hand, Move move) {
    if (move.empty())
        return pub.isLead() ? PARLOUR_PHRASE("Big Two", "The leader cannot pass") : Phrase();
    if (!(move - hand).empty())
        return PARLOUR_PHRASE("Big Two", "The hand does not hold all these cards");
    const Combination combination = combinationOf(move, pub.options);
    if (combination.kind() == Kind::None ||
        (combination.kind() == Kind::Triple && !pub.options.triples)) {
        switch (move.size()) {
        case 2: return PARLOUR_PHRASE("Big Two", "Two cards must be a pair");
        case 3:
            return pub.options.triples
                       ? PARLOUR_PHRASE("Big Two", "Three cards must have the same rank")
                       : PARLOUR_PHRASE("Big Two", "Three cards are not a play");
        case 4: return PARLOUR_PHRASE("Big Two", "Four cards are not a play");
        case 5:
            return PARLOUR_PHRASE("Big Two",
                                  "These five cards are not a straight, flush, full house, "
                                  "four of a kind or straight flush");
        default: return PARLOUR_PHRASE("Big Two", "A play has at most five cards");
        }
    }
    if (pub.isLead()) {
        if (pub.needsThreeOfDiamonds() && !move.contains(kThreeOfDiamonds))
            return PARLOUR_PHRASE("Big Two", "The first play must contain the three of diamonds");
        return {};
    }
    if (move.size() != pub.table.size()) {
        switch (pub.table.size()) {
        case 1: return PARLOUR_PHRASE("Big Two", "Only a single card can be played here");
        case 2: return PARLOUR_PHRASE("Big Two", "Only a pair can be played here");
        case 3: return PARLOUR_PHRASE("Big Two", "Only three of a kind can be played here");
        default:
            return PARLOUR_PHRASE("Big Two", "Only a five-card combination can be played here");
        }
    }
    if (!combination.beats(pub.toBeat()))
        return PARLOUR_PHRASE("Big Two", "This does not beat the play on the table");
    return {};
}

namespace {

void applyTelling(State& state, CardSet move, const auto& sink) {
    using Kind = Event::Kind;
    Public& pub = state.pub;
    const std::int8_t seat = pub.next;
    const Kind kind = move.empty() ? Kind::Passed : pub.isLead() ? Kind::Led : Kind::Beat;
    pub.history[pub.turns++] = Turn(seat, move);
    if (move.empty()) {
        pub.passed |= static_cast<std::uint8_t>(1 << seat);
    } else {
        state.hands[static_cast<std::size_t>(seat)] -= move;
        pub.handSizes[static_cast<std::size_t>(seat)] -= static_cast<std::uint8_t>(move.size());
        pub.played |= move;
        pub.table = move;
        pub.owner = static_cast<std::int8_t>(seat);
        if (pub.options.reenter) pub.passed = 0;
    }
    sink(Event{kind, seat, move});
    do pub.next = static_cast<std::int8_t>((pub.next + 1) % kSeats);
    while (pub.hasPassed(pub.next));
    if (pub.next != pub.owner) return;
    // Everyone else has passed: the round is over.
    pub.table = {};
    pub.passed = 0;
    pub.roundStart = pub.turns;
    sink(Event{Kind::RoundWon, pub.owner});
}

} // namespace

void BigTwo::apply(State& state, Move move) { applyTelling(state, move, NoEvents()); }
void BigTwo::apply(State& state, Move move, const EventSink<Event>& sink) {
    applyTelling(state, move, sink);
}

Scores BigTwo::scores(const State& state) {
    Scores scores{};
    int sum = 0;
    for (std::size_t seat = 0; seat < kSeats; ++seat) {
        scores[seat] = -state.pub.handSizes[seat];
        sum += state.pub.handSizes[seat];
    }
    scores[static_cast<std::size_t>(state.pub.winner())] = sum;
    return scores;
}

Observation BigTwo::observe(const State& state, Seat seat) {
    return {static_cast<std::int8_t>(seat), state.pub,
            seat == kNoSeat ? CardSet() : state.hands[static_cast<std::size_t>(seat)]};
}

State BigTwo::sample(const Observation& view, Rng& rng) {
    State state;
    state.pub = view.pub;
    state.hands[static_cast<std::size_t>(view.seat)] = view.hand;
    CardSet unseen = view.unseen();
    if (unseen.contains(kThreeOfDiamonds)) { // everybody knows where it is
        state.hands[static_cast<std::size_t>(view.pub.starter())].insert(kThreeOfDiamonds);
        unseen.erase(kThreeOfDiamonds);
    }
    std::array<Card, kCards> cards;
    std::size_t left = 0;
    for (const Card card : unseen) cards[left++] = card;
    rng.shuffle(std::span<Card>(cards).first(left));
    for (std::size_t seat = 0; seat < kSeats; ++seat) {
        CardSet& hand = state.hands[seat];
        for (int missing = view.pub.handSizes[seat] - hand.size(); missing > 0; --missing)
            hand.insert(cards[--left]);
    }
    assert(left == 0);
    return state;
}

std::string BigTwo::toText(Move move) {
    if (move.empty()) return "pass";
    std::string text;
    for (const Card card : move) {
        if (!text.empty()) text += ' ';
        text += bigtwo::toText(card);
    }
    return text;
}

Result<CardSet> BigTwo::parseMove(std::string_view text) {
    if (text == "pass") return CardSet();
    CardSet cards;
    for (std::size_t at = 0; at <= text.size(); at += 3) {
        const auto card = french::parseCard(text.substr(at, 2));
        if (!card || (at + 2 < text.size() && text[at + 2] != ' '))
            return Error("", PARLOUR_PHRASE("Moves", "\"%1\" is neither cards nor a pass"),
                         {std::string(text)});
        const Card own = fromFrench(*card);
        if (!cards.empty() && own <= cards.highest())
            return Error(
                "", PARLOUR_PHRASE("Moves", "\"%1\" must list each card once, in ascending order"),
                {std::string(text)});
        cards.insert(own);
    }
    return cards;
}

namespace {

Json toJson(CardSet cards) {
    Json list = Json::array();
    for (const Card card : cards) list.push_back(toText(card));
    return list;
}

} // namespace

Json BigTwo::dealToJson(const Deal& deal) {
    Json hands = Json::array();
    for (const CardSet hand : deal.hands) hands.push_back(toJson(hand));
    return {{"hands", hands}};
}

Result<Deal> BigTwo::dealFromJson(const Options&, const Json& json) {
    if (const auto known = onlyMembers(json, {"hands"}); !known) return known.error();
    const auto hands = arrayMember(json, "hands");
    if (!hands) return hands.error();
    if ((*hands)->size() != kSeats)
        return Error("hands", PARLOUR_PHRASE("Big Two", "Expected four hands, not %1"),
                     {std::to_string((*hands)->size())});
    Deal deal;
    CardSet dealt;
    for (std::size_t seat = 0; seat < kSeats; ++seat) {
        const std::string where = "hands[" + std::to_string(seat) + "]";
        auto texts = strings((**hands)[seat]);
        if (!texts) return std::move(texts.error()).within(where);
        if (texts->size() != kHandSize)
            return Error(where, PARLOUR_PHRASE("Big Two", "A hand has 13 cards, not %1"),
                         {std::to_string(texts->size())});
        for (std::size_t i = 0; i < texts->size(); ++i) {
            const std::string whereCard = where + "[" + std::to_string(i) + "]";
            const auto card = french::parseCard((*texts)[i]);
            if (!card)
                return Error(whereCard, PARLOUR_PHRASE("Moves", "\"%1\" is not a French card"),
                             {(*texts)[i]});
            if (dealt.contains(fromFrench(*card)))
                return Error(whereCard, PARLOUR_PHRASE("Big Two", "%1 is dealt twice"),
                             {french::toText(*card)});
            dealt.insert(fromFrench(*card));
            deal.hands[seat].insert(fromFrench(*card));
        }
    }
    return deal;
}

Json BigTwo::viewToJson(const Observation& view) {
    const Public& pub = view.pub;
    Json history = Json::array();
    for (std::size_t i = 0; i < pub.turns; ++i)
        history.push_back(
            {{"seat", pub.history[i].seat()}, {"move", toText(pub.history[i].cards())}});
    Json passed = Json::array();
    for (Seat seat = 0; seat < kSeats; ++seat)
        if (pub.hasPassed(seat)) passed.push_back(seat);
    Json json = {
        {"seat", view.seat},
        {"first", pub.options.firstAny ? "any" : "any_with_3d"},
        {"pass", pub.options.reenter ? "reenter" : "locked"},
        {"straights", pub.options.twosHigh ? "twos_high" : "paper"},
        {"flush", pub.options.flushByRank ? "rank" : "suit"},
        {"triples", pub.options.triples},
        {"hand", bigtwo::toJson(view.hand)},
        {"hand_sizes", pub.handSizes},
        {"table", bigtwo::toJson(pub.table)},
        {"passed", passed},
        {"history", history},
    };
    if (!pub.isOver()) json["to_move"] = pub.next;
    if (!pub.isLead()) json["played_by"] = pub.owner;
    return json;
}

} // namespace parlour::bigtwo
