#include "core/euchre/rules.h"

#include <fmt/format.h>

#include <algorithm>
#include <cstdlib>

namespace parlour::euchre {

namespace {

constexpr auto kSorted = [] {
    std::array<Card, kCards> sorted{};
    std::size_t i = 0;
    for (const Card card : kDeck) sorted[i++] = card;
    return sorted;
}();

// A card of the set, each equally likely.
Card drawFrom(CardSet cards, Rng& rng) {
    std::array<Card, kHandSize + 1> list; // quicker than size(), which calls a library function
    std::uint32_t size = 0;
    for (const Card card : cards) list[size++] = card;
    return list[size == 1 ? 0 : rng.below(size)];
}

// The call of the nth suit in the second round, not counting the upcard's.
Move nthCall(const Public& pub, int n, bool alone) {
    return Move::call(n < pub.upcard.suit() ? n : n + 1, alone);
}

} // namespace

std::span<const OptionSpec> Euchre::optionSpecs() {
    static const std::array<OptionSpec, 7> specs{{
        {"stick_dealer",
         PARLOUR_PHRASE("Euchre options", "Stick the dealer"),
         PARLOUR_PHRASE("Euchre options",
                        "If all others pass twice, the dealer must name trump. Otherwise the "
                        "dealer may pass too, and the deal is thrown in."),
         {{false, PARLOUR_PHRASE("Euchre options", "The dealer may pass")},
          {true, PARLOUR_PHRASE("Euchre options", "The dealer must call")}}},
        {"alone",
         PARLOUR_PHRASE("Euchre options", "Going alone"),
         PARLOUR_PHRASE("Euchre options",
                        "The maker may play without the partner; all five tricks then score four "
                        "points."),
         {{true, PARLOUR_PHRASE("Euchre options", "Allowed")},
          {false, PARLOUR_PHRASE("Euchre options", "Not allowed")}}},
        {"lone_defender",
         PARLOUR_PHRASE("Euchre options", "Defending alone"),
         PARLOUR_PHRASE("Euchre options",
                        "Against a lone maker a defender may play alone too; euchring the maker "
                        "then scores four points."),
         {{false, PARLOUR_PHRASE("Euchre options", "Not allowed")},
          {true, PARLOUR_PHRASE("Euchre options", "Allowed")}}},
        {"discard_upcard",
         PARLOUR_PHRASE("Euchre options", "Discarding the turned-up card"),
         PARLOUR_PHRASE("Euchre options",
                        "Whether the dealer may discard the card just picked up."),
         {{true, PARLOUR_PHRASE("Euchre options", "Allowed")},
          {false, PARLOUR_PHRASE("Euchre options", "Not allowed")}}},
        {"lead",
         PARLOUR_PHRASE("Euchre options", "First lead"),
         PARLOUR_PHRASE("Euchre options", "Who leads to the first trick."),
         {{"eldest", PARLOUR_PHRASE("Euchre options", "The seat after the dealer")},
          {"dealer", PARLOUR_PHRASE("Euchre options", "The dealer")}}},
        {"trump",
         PARLOUR_PHRASE("Euchre options", "Trump"),
         PARLOUR_PHRASE("Euchre options",
                        "Usually the players bid for trump. For experiments the suit turned up can "
                        "be trump at once: the dealer picks up the card and discards the lowest."),
         {{"bid", PARLOUR_PHRASE("Euchre options", "By bidding")},
          {"random_maker", PARLOUR_PHRASE("Euchre options", "No bidding, a random maker")},
          {"dealer_maker", PARLOUR_PHRASE("Euchre options", "No bidding, the dealer is maker")}}},
        {"target",
         PARLOUR_PHRASE("Euchre options", "Points to win"),
         PARLOUR_PHRASE("Euchre options", "The first side with this many points wins the game."),
         {{10, PARLOUR_PHRASE("Euchre options", "Ten")},
          {5, PARLOUR_PHRASE("Euchre options", "Five")},
          {15, PARLOUR_PHRASE("Euchre options", "Fifteen")}}},
    }};
    return specs;
}

Options Euchre::options(const Json& complete) {
    const Json& trump = complete.at("trump");
    return {
        complete.at("stick_dealer").get<bool>(),
        complete.at("alone").get<bool>(),
        complete.at("lone_defender").get<bool>(),
        complete.at("discard_upcard").get<bool>(),
        complete.at("lead") == "dealer",
        trump == "bid"            ? TrumpBy::Bids
        : trump == "random_maker" ? TrumpBy::RandomMaker
                                  : TrumpBy::DealerMaker,
        static_cast<std::uint8_t>(complete.at("target").get<int>()),
    };
}

Deal Euchre::deal(const Options& options, Rng& rng) {
    std::array<Card, kCards> cards = kSorted;
    rng.shuffle(std::span<Card>(cards));
    Deal deal;
    std::size_t next = 0;
    for (CardSet& hand : deal.hands)
        for (int i = 0; i < kHandSize; ++i) hand.insert(cards[next++]);
    deal.upcard = cards[next++];
    while (next < cards.size()) deal.kitty.insert(cards[next++]);
    deal.dealer = static_cast<std::int8_t>(rng.below(kSeats));
    if (options.trumpBy == TrumpBy::RandomMaker)
        deal.maker = static_cast<std::int8_t>(rng.below(kSeats));
    return deal;
}

Deal Euchre::nextDeal(const Options& options, const State& finished, Rng& rng) {
    Deal next = deal(options, rng);
    next.dealer = static_cast<std::int8_t>(leftOf(finished.pub.dealer));
    return next;
}

State Euchre::start(const Options& options, const Deal& deal) {
    State state;
    state.hands = deal.hands;
    state.kitty = deal.kitty;
    Public& pub = state.pub;
    pub.options = options;
    pub.upcard = deal.upcard;
    pub.dealer = deal.dealer;
    pub.turn = static_cast<std::int8_t>(leftOf(deal.dealer));
    if (options.trumpBy == TrumpBy::Bids) return state;

    const bool byLot = options.trumpBy == TrumpBy::RandomMaker && deal.maker != kNoSeat;
    pub.turn = byLot ? deal.maker : deal.dealer;
    make(state, Move::order(false), NoEvents());
    discard(state, lowestDiscard(pub, state.hands[static_cast<std::size_t>(pub.dealer)]),
            NoEvents());
    return state;
}

Card Euchre::lowestDiscard(const Public& pub, CardSet hand) {
    const CardSet cards = discardable(pub, hand);
    Card lowest = cards.lowest();
    for (const Card card : cards)
        if (value(card, pub.trump, kNoSuit) < value(lowest, pub.trump, kNoSuit)) lowest = card;
    return lowest;
}

Euchre::MoveList Euchre::legalMoves(const Public& pub, CardSet hand) {
    MoveList moves;
    switch (pub.phase) {
    case Phase::Order:
        moves.push_back(Move::pass());
        moves.push_back(Move::order(false));
        if (pub.options.alone) moves.push_back(Move::order(true));
        break;
    case Phase::Call:
        if (mayPass(pub)) moves.push_back(Move::pass());
        for (int n = 0; n < french::kSuits - 1; ++n) {
            moves.push_back(nthCall(pub, n, false));
            if (pub.options.alone) moves.push_back(nthCall(pub, n, true));
        }
        break;
    case Phase::Discard:
        for (const Card card : discardable(pub, hand)) moves.push_back(Move::discard(card));
        break;
    case Phase::Defend:
        moves.push_back(Move::pass());
        moves.push_back(Move::defendAlone());
        break;
    case Phase::Play:
        for (const Card card : playable(pub, hand)) moves.push_back(Move::play(card));
        break;
    case Phase::Over: break;
    }
    return moves;
}

Phrase Euchre::objection(const Public& pub, CardSet hand, Move move) {
    using Kind = Move::Kind;
    const bool isBidding = pub.phase == Phase::Order || pub.phase == Phase::Call;
    if (pub.phase == Phase::Discard && move.kind != Kind::Discard)
        return PARLOUR_PHRASE("Euchre", "The dealer must discard first");
    if (pub.phase == Phase::Play && move.kind != Kind::Play)
        return PARLOUR_PHRASE("Euchre", "A card must be played now");
    switch (move.kind) {
    case Kind::Pass:
        if (isBidding && !mayPass(pub))
            return PARLOUR_PHRASE("Euchre",
                                  "The dealer must name trump, since everyone else has passed");
        return {};
    case Kind::Order:
        if (pub.phase == Phase::Call)
            return PARLOUR_PHRASE("Euchre", "The upcard has been turned down");
        if (pub.phase != Phase::Order)
            return PARLOUR_PHRASE("Euchre", "Trump has already been made");
        break;
    case Kind::Call:
        if (pub.phase == Phase::Order)
            return PARLOUR_PHRASE("Euchre", "Suits are named only in the second round");
        if (pub.phase != Phase::Call)
            return PARLOUR_PHRASE("Euchre", "Trump has already been made");
        if (move.suit == pub.upcard.suit())
            return PARLOUR_PHRASE("Euchre", "The suit that was turned down cannot be named");
        break;
    case Kind::Defend:
        if (pub.phase != Phase::Defend)
            return PARLOUR_PHRASE("Euchre", "Only a defender against a lone maker may do this");
        return {};
    case Kind::Discard:
        if (pub.phase != Phase::Discard)
            return PARLOUR_PHRASE("Euchre", "There is nothing to discard now");
        if (!hand.contains(move.card))
            return PARLOUR_PHRASE("Euchre", "The dealer does not hold this card");
        if (!discardable(pub, hand).contains(move.card))
            return PARLOUR_PHRASE("Euchre", "The card just picked up may not be discarded here");
        return {};
    case Kind::Play: {
        if (pub.phase != Phase::Play) return PARLOUR_PHRASE("Euchre", "No card can be played now");
        if (!hand.contains(move.card))
            return PARLOUR_PHRASE("Euchre", "The hand does not hold this card");
        if (playable(pub, hand).contains(move.card)) return {};
        if (pub.lead() == pub.trump)
            return PARLOUR_PHRASE(
                "Euchre", "Trumps were led and must be followed; the left bower is a trump");
        static constexpr std::array<Phrase, french::kSuits> kFollow{
            PARLOUR_PHRASE("Euchre", "Clubs were led and must be followed"),
            PARLOUR_PHRASE("Euchre", "Diamonds were led and must be followed"),
            PARLOUR_PHRASE("Euchre", "Hearts were led and must be followed"),
            PARLOUR_PHRASE("Euchre", "Spades were led and must be followed"),
        };
        return kFollow[static_cast<std::size_t>(pub.lead())];
    }
    }
    if (move.alone && !pub.options.alone)
        return PARLOUR_PHRASE("Euchre", "Going alone is not allowed at this table");
    return {};
}

void Euchre::applyTelling(State& state, Move move, const auto& sink) {
    Public& pub = state.pub;
    switch (move.kind) {
    case Move::Kind::Pass: pass(pub, sink); break;
    case Move::Kind::Order:
    case Move::Kind::Call: make(state, move, sink); break;
    case Move::Kind::Defend:
        pub.loneDefender = pub.turn;
        sink(Event{Event::Kind::Bid, pub.turn, false, {}, move});
        beginPlay(pub);
        break;
    case Move::Kind::Discard: discard(state, move.card, sink); break;
    case Move::Kind::Play: play(state, move.card, sink); break;
    }
}

void Euchre::apply(State& state, Move move) { applyTelling(state, move, NoEvents()); }
void Euchre::apply(State& state, Move move, const EventSink<Event>& sink) {
    applyTelling(state, move, sink);
}

void Euchre::pass(Public& pub, const auto& sink) {
    const Event passed{Event::Kind::Bid, pub.turn, false, {}, Move::pass()};
    if (pub.phase == Phase::Defend) {
        ++pub.declined;
        sink(passed);
        pub.turn = static_cast<std::int8_t>(partnerOf(pub.turn));
        if (pub.declined == 2) beginPlay(pub);
        return;
    }
    ++pub.passes;
    sink(passed);
    pub.turn = static_cast<std::int8_t>(leftOf(pub.turn));
    if (pub.passes == kSeats) {
        pub.phase = Phase::Call;
        sink(Event{Event::Kind::TurnedDown, pub.dealer, false, pub.upcard});
    } else if (pub.passes == 2 * kSeats) {
        pub.phase = Phase::Over;
        pub.turn = kNoSeat;
    }
}

void Euchre::make(State& state, Move move, const auto& sink) {
    Public& pub = state.pub;
    const int trump = move.kind == Move::Kind::Order ? pub.upcard.suit() : move.suit;
    pub.trump = static_cast<std::uint8_t>(trump);
    pub.maker = pub.turn;
    pub.alone = move.alone;
    sink(Event{Event::Kind::Bid, pub.turn, false, {}, move});
    if (!pub.isUpcardTaken()) {
        afterMaking(pub);
        return;
    }
    state.hands[static_cast<std::size_t>(pub.dealer)].insert(pub.upcard);
    sink(Event{Event::Kind::TookUpcard, pub.dealer, false, pub.upcard});
    pub.phase = Phase::Discard;
    pub.turn = pub.dealer;
}

void Euchre::discard(State& state, Card card, const auto& sink) {
    state.hands[static_cast<std::size_t>(state.pub.dealer)].erase(card);
    state.discard.insert(card);
    sink(Event{Event::Kind::Discarded, state.pub.dealer, false, card});
    afterMaking(state.pub);
}

void Euchre::afterMaking(Public& pub) {
    if (!pub.alone || !pub.options.loneDefender) {
        beginPlay(pub);
        return;
    }
    pub.phase = Phase::Defend;
    pub.turn = static_cast<std::int8_t>(leftOf(pub.maker));
}

void Euchre::beginPlay(Public& pub) {
    pub.phase = Phase::Play;
    pub.active = static_cast<std::uint8_t>(kSeats - pub.alone - (pub.loneDefender != kNoSeat));
    const Seat first = pub.options.dealerLeads ? pub.dealer : leftOf(pub.dealer);
    pub.turn = static_cast<std::int8_t>(pub.sitsOut(first) ? pub.nextActive(first) : first);
}

void Euchre::playRandomMove(State& state, Rng& rng) {
    Public& pub = state.pub;
    const CardSet hand = handToMove(state);
    if (pub.phase == Phase::Play) {
        play(state, drawFrom(playable(pub, hand), rng), NoEvents());
    } else if (pub.phase == Phase::Discard) {
        discard(state, drawFrom(discardable(pub, hand), rng), NoEvents());
    } else {
        const MoveList moves = legalMoves(pub, hand);
        apply(state, moves[rng.below(static_cast<std::uint32_t>(moves.size()))]);
    }
}

Scores Euchre::scores(const State& state) {
    const Public& pub = state.pub;
    if (pub.isPassedOut()) return {};
    const int makers = pub.maker & 1;
    const int points = makersPoints(pub.tricks[static_cast<std::size_t>(makers)], pub.alone,
                                    pub.loneDefender != kNoSeat);
    Scores scores{};
    for (std::size_t seat = 0; seat < kSeats; ++seat)
        if ((static_cast<int>(seat & 1) == makers) == (points > 0)) scores[seat] = std::abs(points);
    return scores;
}

CardSet Public::missing(Seat seat) const {
    CardSet cards;
    int suitLed = kNoSuit;
    for (int i = 0; i < played; ++i) {
        const Play& play = history[static_cast<std::size_t>(i)];
        const int suit = suitOf(play.card, trump);
        if (i % active == 0)
            suitLed = suit;
        else if (play.seat == seat && suit != suitLed)
            cards |= cardsOf(suitLed, trump);
    }
    return cards;
}

Observation Euchre::observe(const State& state, Seat seat) {
    return {static_cast<std::int8_t>(seat), state.pub,
            seat == kNoSeat ? CardSet() : state.hands[static_cast<std::size_t>(seat)],
            seat == state.pub.dealer ? state.discard : CardSet()};
}

Event Euchre::seen(Event event, Seat seat) {
    if (event.kind == Event::Kind::Discarded && event.seat != seat) {
        event.isHidden = true;
        event.card = {};
    }
    return event;
}

CardSet Observation::unseen() const {
    return kDeck - pub.playedCards - hand - discard - CardSet{pub.upcard};
}

State Euchre::sample(const Observation& view, Rng& rng) {
    const Public& pub = view.pub;
    std::array<Card, kCards> cards;
    std::size_t count = 0;
    for (const Card card : view.unseen()) cards[count++] = card;
    std::array<CardSet, kSeats> missing;
    for (Seat seat = 0; seat < kSeats; ++seat)
        missing[static_cast<std::size_t>(seat)] = pub.missing(seat);

    State start;
    start.pub = pub;
    start.hands[static_cast<std::size_t>(view.seat)] = view.hand;
    start.discard = view.discard;
    if (pub.isUpcardTaken() && view.seat != pub.dealer && !pub.playedCards.contains(pub.upcard))
        (pub.mayDealerHoldUpcard() ? start.hands[static_cast<std::size_t>(pub.dealer)]
                                   : start.discard)
            .insert(pub.upcard);
    const bool hasDiscard = pub.isUpcardTaken() && pub.phase != Phase::Discard;

    // Most tries fit the voids shown; with very many voids one in some hundreds does.
    while (true) {
        rng.shuffle(std::span<Card>(cards).first(count));
        State state = start;
        std::size_t next = 0;
        bool agrees = true;
        for (std::size_t seat = 0; seat < kSeats; ++seat) {
            CardSet& hand = state.hands[seat];
            const int size = pub.handSize(static_cast<Seat>(seat));
            while (hand.size() < size) {
                hand.insert(cards[next]);
                agrees &= !missing[seat].contains(cards[next++]);
            }
        }
        if (!agrees) continue;
        if (hasDiscard && state.discard.empty()) state.discard.insert(cards[next++]);
        while (next < count) state.kitty.insert(cards[next++]);
        return state;
    }
}

std::string Euchre::toText(Move move) {
    const char* const alone = move.alone ? " alone" : "";
    switch (move.kind) {
    case Move::Kind::Pass: return "pass";
    case Move::Kind::Order: return fmt::format("order{}", alone);
    case Move::Kind::Call: return fmt::format("call {}{}", french::suitLetter(move.suit), alone);
    case Move::Kind::Defend: return "defend alone";
    case Move::Kind::Discard: return "discard " + french::toText(move.card);
    case Move::Kind::Play: break;
    }
    return french::toText(move.card);
}

namespace {

std::optional<Card> parseEuchreCard(std::string_view text) {
    const auto card = french::parseCard(text);
    return card && kDeck.contains(*card) ? card : std::nullopt;
}

std::optional<Move> parse(std::string_view text) {
    if (text == "pass") return Move::pass();
    if (text == "defend alone") return Move::defendAlone();
    constexpr std::string_view kDiscard = "discard ";
    if (text.starts_with(kDiscard)) {
        const auto card = parseEuchreCard(text.substr(kDiscard.size()));
        return card ? std::optional(Move::discard(*card)) : std::nullopt;
    }
    if (const auto card = parseEuchreCard(text)) return Move::play(*card);

    constexpr std::string_view kAlone = " alone";
    const bool alone = text.ends_with(kAlone);
    if (alone) text.remove_suffix(kAlone.size());
    if (text == "order") return Move::order(alone);
    constexpr std::string_view kCall = "call ";
    if (!text.starts_with(kCall)) return std::nullopt;
    const auto suit = french::parseSuit(text.substr(kCall.size()));
    return suit ? std::optional(Move::call(*suit, alone)) : std::nullopt;
}

Json cardTexts(CardSet cards) {
    Json list = Json::array();
    for (const Card card : cards) list.push_back(french::toText(card));
    return list;
}

// Reads the cards of a deal and refuses duplicates.
class DealReader {
public:
    Result<Card> card(const std::string& text, const std::string& where) {
        const auto card = parseEuchreCard(text);
        if (!card)
            return Error(where, PARLOUR_PHRASE("Euchre", "\"%1\" is not a card of Euchre"), {text});
        if (m_dealt.contains(*card))
            return Error(where, PARLOUR_PHRASE("Euchre", "%1 is dealt twice"),
                         {french::toText(*card)});
        m_dealt.insert(*card);
        return *card;
    }

    Result<CardSet> cards(const Json& list, std::size_t size, const std::string& where) {
        const auto texts = strings(list);
        if (!texts) return Error(texts.error()).within(where);
        if (texts->size() != size)
            return Error(where, PARLOUR_PHRASE("Euchre", "Expected %1 cards, not %2"),
                         {std::to_string(size), std::to_string(texts->size())});
        CardSet cards;
        for (std::size_t i = 0; i < size; ++i) {
            const auto read = card((*texts)[i], fmt::format("{}[{}]", where, i));
            if (!read) return read.error();
            cards.insert(*read);
        }
        return cards;
    }

private:
    CardSet m_dealt;
};

} // namespace

Result<Move> Euchre::parseMove(std::string_view text) {
    if (const auto move = parse(text)) return *move;
    return Error("", PARLOUR_PHRASE("Euchre", "\"%1\" is not a move of Euchre"),
                 {std::string(text)});
}

Json Euchre::dealToJson(const Deal& deal) {
    Json hands = Json::array();
    for (const CardSet hand : deal.hands) hands.push_back(cardTexts(hand));
    Json json = {{"hands", hands},
                 {"upcard", french::toText(deal.upcard)},
                 {"kitty", cardTexts(deal.kitty)},
                 {"dealer", deal.dealer}};
    if (deal.maker != kNoSeat) json["maker"] = deal.maker;
    return json;
}

Result<Deal> Euchre::dealFromJson(const Options& options, const Json& json) {
    const bool byLot = options.trumpBy == TrumpBy::RandomMaker;
    const auto known = byLot ? onlyMembers(json, {"hands", "upcard", "kitty", "dealer", "maker"})
                             : onlyMembers(json, {"hands", "upcard", "kitty", "dealer"});
    if (!known) return known.error();

    Deal deal;
    DealReader reader;
    const auto hands = arrayMember(json, "hands");
    if (!hands) return hands.error();
    if ((*hands)->size() != kSeats)
        return Error("hands", PARLOUR_PHRASE("Euchre", "Expected %1 hands, not %2"),
                     {std::to_string(kSeats), std::to_string((*hands)->size())});
    for (std::size_t seat = 0; seat < kSeats; ++seat) {
        const auto hand = reader.cards((**hands)[seat], kHandSize, fmt::format("hands[{}]", seat));
        if (!hand) return hand.error();
        deal.hands[seat] = *hand;
    }
    const auto upcard = stringMember(json, "upcard");
    if (!upcard) return upcard.error();
    const auto card = reader.card(*upcard, "upcard");
    if (!card) return card.error();
    deal.upcard = *card;
    const auto kittyJson = member(json, "kitty");
    if (!kittyJson) return kittyJson.error();
    const auto kitty = reader.cards(**kittyJson, kKitty, "kitty");
    if (!kitty) return kitty.error();
    deal.kitty = *kitty;

    const auto dealer = integerMember(json, "dealer", 0, kSeats - 1);
    if (!dealer) return dealer.error();
    deal.dealer = static_cast<std::int8_t>(*dealer);
    if (json.contains("maker")) { // without it the dealer makes
        const auto maker = integerMember(json, "maker", 0, kSeats - 1);
        if (!maker) return maker.error();
        deal.maker = static_cast<std::int8_t>(*maker);
    }
    return deal;
}

Json Euchre::viewToJson(const Observation& view) {
    static constexpr std::array<std::string_view, 6> kPhases{"order",  "call", "discard",
                                                             "defend", "play", "over"};
    const Public& pub = view.pub;
    const auto playJson = [](const Play& play) {
        return Json{{"seat", play.seat}, {"card", french::toText(play.card)}};
    };
    const Options& options = pub.options;

    Json bids = Json::array();
    const auto bid = [&](Seat seat, Move move) {
        bids.push_back({{"seat", seat % kSeats}, {"bid", toText(move)}});
    };
    for (int i = 0; i < pub.passes; ++i) bid(pub.dealer + 1 + i, Move::pass());
    if (pub.maker != kNoSeat && options.trumpBy == TrumpBy::Bids)
        bid(pub.maker,
            pub.isUpcardTaken() ? Move::order(pub.alone) : Move::call(pub.trump, pub.alone));
    for (int i = 0; i < pub.declined; ++i) bid(pub.maker + 1 + 2 * i, Move::pass());
    if (pub.loneDefender != kNoSeat) bid(pub.loneDefender, Move::defendAlone());

    Json table = Json::array();
    for (int i = 0; i < pub.onTable; ++i) table.push_back(playJson(pub.tableCard(i)));
    Json history = Json::array();
    for (std::size_t i = 0; i < pub.played; ++i) history.push_back(playJson(pub.history[i]));
    Json tricks = Json::array();
    Json handSizes = Json::array();
    for (Seat seat = 0; seat < kSeats; ++seat) {
        tricks.push_back(pub.tricks[static_cast<std::size_t>(seat & 1)]);
        handSizes.push_back(pub.handSize(seat));
    }
    Json json = {
        {"seat", view.seat},
        {"stick_dealer", options.stickDealer},
        {"alone_allowed", options.alone},
        {"lone_defender_allowed", options.loneDefender},
        {"discard_upcard", options.discardUpcard},
        {"lead", options.dealerLeads ? "dealer" : "eldest"},
        {"target", options.target},
        {"dealer", pub.dealer},
        {"upcard", french::toText(pub.upcard)},
        {"upcard_taken", pub.isUpcardTaken()},
        {"phase", kPhases[static_cast<std::size_t>(pub.phase)]},
        {"bids", bids},
        {"hand", cardTexts(view.hand)},
        {"hand_sizes", handSizes},
        {"tricks", tricks},
        {"table", table},
        {"history", history},
    };
    if (!pub.isOver()) json["to_move"] = pub.turn;
    if (!view.discard.empty()) json["discard"] = french::toText(view.discard.lowest());
    if (pub.maker != kNoSeat) {
        json["trump"] = std::string(1, french::suitLetter(pub.trump));
        json["maker"] = pub.maker;
        json["alone"] = pub.alone;
    }
    if (pub.loneDefender != kNoSeat) json["lone_defender"] = pub.loneDefender;
    return json;
}

} // namespace parlour::euchre
