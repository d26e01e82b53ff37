#include "core/doudizhu/rules.h"

#include "core/base/index.h"

#include <algorithm>

namespace parlour::doudizhu {

namespace {

void becomeLandlord(State& state, Seat seat, int bid) {
    Public& pub = state.pub;
    pub.landlord = pub.next = static_cast<std::int8_t>(seat);
    pub.bid = static_cast<std::uint8_t>(bid);
    pub.kitty = state.kitty;
    pub.handSizes[index(seat)] += kKittySize;
    state.hands[index(seat)] += state.kitty;
    state.kitty = {};
}

} // namespace

Cards Observation::knownOfLandlord() const {
    Cards known;
    if (pub.landlord == seat) return known;
    Cards played;
    for (const Turn& turn : pub.used())
        if (turn.seat() == pub.landlord) played += turn.move().cards();
    for (const int rank : pub.kitty.ranks())
        known += Cards::of(rank, std::max(0, pub.kitty.count(rank) - played.count(rank)));
    return known;
}

std::span<const OptionSpec> Doudizhu::optionSpecs() {
    static const std::array<OptionSpec, 3> specs{{
        {"bidding",
         PARLOUR_PHRASE("Doudizhu options", "The landlord"),
         PARLOUR_PHRASE("Doudizhu options",
                        "The players bid up to three for the kitty, or the deal names the "
                        "landlord."),
         {{"score", PARLOUR_PHRASE("Doudizhu options", "The highest bidder")},
          {"none", PARLOUR_PHRASE("Doudizhu options", "Without bidding")}}},
        {"kickers",
         PARLOUR_PHRASE("Doudizhu options", "Single kickers"),
         PARLOUR_PHRASE("Doudizhu options",
                        "Which single cards triplets and fours may carry: any cards of other "
                        "ranks; any but both jokers, four of a kind or a triplet that fits the "
                        "sequence; or only cards of different ranks, not both jokers."),
         {{"any", PARLOUR_PHRASE("Doudizhu options", "Any")},
          {"common", PARLOUR_PHRASE("Doudizhu options", "With exceptions")},
          {"distinct", PARLOUR_PHRASE("Doudizhu options", "All different")}}},
        {"scoring",
         PARLOUR_PHRASE("Doudizhu options", "Scoring"),
         PARLOUR_PHRASE("Doudizhu options",
                        "Classic: each bomb, the rocket and a spring double the bid. Simple: only "
                        "bombs and the rocket count. Competition: each bomb adds the bid once more "
                        "instead of doubling."),
         {{"classic", PARLOUR_PHRASE("Doudizhu options", "Classic")},
          {"simple", PARLOUR_PHRASE("Doudizhu options", "Simple")},
          {"competition", PARLOUR_PHRASE("Doudizhu options", "Competition")}}},
    }};
    return specs;
}

Options Doudizhu::options(const Json& complete) {
    const auto& kickers = complete.at("kickers");
    const auto& scoring = complete.at("scoring");
    return {complete.at("bidding") == "score",
            kickers == "any"      ? Kickers::Any
            : kickers == "common" ? Kickers::Common
                                  : Kickers::Distinct,
            scoring == "classic"  ? Scoring::Classic
            : scoring == "simple" ? Scoring::Simple
                                  : Scoring::Competition};
}

Deal Doudizhu::deal(const Options& options, Rng& rng) {
    static constexpr std::array<std::uint8_t, kCards> kSorted = [] {
        std::array<std::uint8_t, kCards> ranks{};
        for (std::size_t i = 0; i < kCards; ++i)
            ranks[i] = static_cast<std::uint8_t>(i < 52 ? i / 4 : i - 52 + BlackJoker);
        return ranks;
    }();
    std::array<std::uint8_t, kCards> deck = kSorted;
    rng.shuffle(std::span<std::uint8_t>(deck));
    Deal deal;
    for (std::size_t i = 0; i < kPlayers * kHandSize; ++i)
        deal.hands[i / kHandSize] += Cards::of(deck[i]);
    for (std::size_t i = kPlayers * kHandSize; i < kCards; ++i) deal.kitty += Cards::of(deck[i]);
    if (!options.bidding) deal.landlord = 0;
    return deal;
}

Deal Doudizhu::nextDeal(const Options& options, const State& finished, Rng& rng) {
    const Public& pub = finished.pub;
    Deal next = deal(options, rng);
    if (!options.bidding)
        next.landlord = static_cast<std::int8_t>((pub.landlord + 1) % kPlayers);
    else
        next.firstBidder =
            static_cast<std::int8_t>((pub.firstBidder + (pub.isVoid() ? 0 : 1)) % kPlayers);
    return next;
}

State Doudizhu::start(const Options& options, const Deal& deal) {
    State state;
    state.hands = deal.hands;
    state.kitty = deal.kitty;
    state.pub.options = options;
    state.pub.handSizes.fill(kHandSize);
    state.pub.firstBidder = state.pub.next = deal.firstBidder;
    if (deal.landlord != kNoSeat) becomeLandlord(state, deal.landlord, 1);
    return state;
}

Doudizhu::MoveList Doudizhu::legalMoves(const Public& pub, Cards hand) {
    MoveList moves;
    const auto add = [&](Cards cards) { moves.push_back(cards); };
    if (pub.isBidding()) {
        moves.push_back(Move::bid(0));
        for (int bid = pub.bid + 1; bid <= kHighestBid; ++bid) moves.push_back(Move::bid(bid));
    } else if (pub.isLead()) {
        forEachPlay(hand, pub.options.kickers, add);
    } else {
        forEachBeating(pub.toBeat, hand, pub.options.kickers, add);
        moves.push_back({});
    }
    return moves;
}

namespace {

// Why these cards do not form a pattern.
Phrase patternObjection(Cards cards, Kickers rule) {
    if (patternOf(cards, Kickers::Any))
        return rule == Kickers::Distinct
                   ? PARLOUR_PHRASE(
                         "Doudizhu",
                         "Single kickers must have different ranks here and cannot be both jokers")
                   : PARLOUR_PHRASE("Doudizhu",
                                    "Kickers cannot be both jokers, four of a kind or a "
                                    "triplet that fits the sequence");
    const RankSet ranks = cards.ranks();
    const int copies = cards.count(ranks.lowest());
    const int length = ranks.size();
    if (length > 1 && copies < 4 && cards == Cards::ofEach(ranks, copies) &&
        ranks == RankSet::run(ranks.lowest(), length)) {
        if (!(ranks - kSequenceRanks).empty())
            return PARLOUR_PHRASE("Doudizhu", "A sequence goes up to the ace: no 2 and no joker");
        return copies == 1
                   ? PARLOUR_PHRASE("Doudizhu", "A sequence has at least five cards")
                   : PARLOUR_PHRASE("Doudizhu", "A sequence of pairs has at least three pairs");
    }
    return PARLOUR_PHRASE("Doudizhu", "These cards do not form a pattern");
}

// Why a pattern does not beat the one on the table.
Phrase beatObjection(Pattern pattern, Pattern table) {
    if (table.kind == Kind::Rocket) return PARLOUR_PHRASE("Doudizhu", "Nothing beats the rocket");
    if (pattern.isAlike(table))
        return PARLOUR_PHRASE("Doudizhu", "This is not higher than the play on the table");
    if (table.kind == Kind::Bomb)
        return PARLOUR_PHRASE("Doudizhu", "Only a higher bomb or the rocket beats a bomb");
    return pattern.kind == table.kind
               ? PARLOUR_PHRASE("Doudizhu", "Play as many cards as are on the table, or a bomb")
               : PARLOUR_PHRASE("Doudizhu", "Play the same pattern as on the table, or a bomb");
}

} // namespace

Phrase Doudizhu::objection(const Public& pub, Cards hand, Move move) {
    if (pub.isBidding()) {
        if (!move.isBid()) return PARLOUR_PHRASE("Doudizhu", "The bidding is not over");
        return move.bid() == 0 || move.bid() > pub.bid
                   ? Phrase()
                   : PARLOUR_PHRASE("Doudizhu", "A bid must be higher than those before it");
    }
    if (move.isBid()) return PARLOUR_PHRASE("Doudizhu", "The bidding is over");
    if (move.isPass())
        return pub.isLead() ? PARLOUR_PHRASE("Doudizhu", "The leader cannot pass") : Phrase();
    if (!hand.contains(move.cards()))
        return PARLOUR_PHRASE("Doudizhu", "The hand does not hold all these cards");
    const Pattern pattern = patternOf(move.cards(), pub.options.kickers);
    if (!pattern) return patternObjection(move.cards(), pub.options.kickers);
    return pub.isLead() || pattern.beats(pub.toBeat) ? Phrase()
                                                     : beatObjection(pattern, pub.toBeat);
}

namespace {

void applyTelling(State& state, Move move, const auto& sink) {
    using Kind = Event::Kind;
    Public& pub = state.pub;
    const std::int8_t seat = pub.next;
    pub.history[pub.turns++] = Turn(seat, move);
    pub.next = static_cast<std::int8_t>((seat + 1) % kPlayers);
    if (move.isBid()) {
        ++pub.bids;
        if (move.bid() > pub.bid) {
            pub.bid = static_cast<std::uint8_t>(move.bid());
            pub.owner = static_cast<std::int8_t>(seat);
        }
        sink(Event{Kind::Bid, seat, static_cast<std::uint8_t>(move.bid())});
        if (pub.bid == kHighestBid || (pub.bids == kPlayers && pub.bid > 0)) {
            becomeLandlord(state, pub.owner, pub.bid);
            pub.owner = kNoSeat;
            sink(Event{Kind::BecameLandlord, pub.landlord, 0, pub.kitty});
        }
        return;
    }
    if (move.isPass()) {
        sink(Event{Kind::Passed, seat});
        if (pub.next != pub.owner) return;
        pub.toBeat = {}; // both others have passed
        pub.table = {};
        sink(Event{Kind::RoundWon, pub.owner});
        return;
    }
    const Cards cards = move.cards();
    const Kind kind = pub.isLead() ? Kind::Led : Kind::Beat;
    const auto s = index(seat);
    state.hands[s] -= cards;
    pub.handSizes[s] = static_cast<std::uint8_t>(pub.handSizes[s] - cards.size());
    ++pub.plays[s];
    pub.owner = static_cast<std::int8_t>(seat);
    pub.table = cards;
    pub.toBeat = patternOf(cards, pub.options.kickers);
    pub.played += cards;
    if (pub.toBeat.kind == doudizhu::Kind::Bomb) ++pub.bombs;
    pub.rocket |= pub.toBeat.kind == doudizhu::Kind::Rocket;
    sink(Event{kind, seat, 0, cards});
}

} // namespace

void Doudizhu::apply(State& state, Move move) { applyTelling(state, move, NoEvents()); }
void Doudizhu::apply(State& state, Move move, const EventSink<Event>& sink) {
    applyTelling(state, move, sink);
}

Scores Doudizhu::scores(const State& state) {
    const Public& pub = state.pub;
    Scores scores{};
    if (pub.isVoid()) return scores;
    int stake = pub.finalStake().value();
    if (pub.winner() != pub.landlord) stake = -stake;
    for (Seat seat = 0; seat < kPlayers; ++seat)
        scores[index(seat)] = seat == pub.landlord ? 2 * stake : -stake;
    return scores;
}

Observation Doudizhu::observe(const State& state, Seat seat) {
    return {static_cast<std::int8_t>(seat), state.pub,
            seat == kNoSeat ? Cards() : state.hands[index(seat)]};
}

State Doudizhu::sample(const Observation& view, Rng& rng) {
    const Public& pub = view.pub;
    const Cards known = view.knownOfLandlord();
    std::array<std::uint8_t, kCards> ranks;
    std::size_t left = 0;
    const Cards unknown = view.unseen() - known;
    for (const int rank : unknown.ranks())
        for (int i = unknown.count(rank); i > 0; --i)
            ranks[left++] = static_cast<std::uint8_t>(rank);
    rng.shuffle(std::span<std::uint8_t>(ranks).first(left));

    State state;
    state.pub = pub;
    for (Seat seat = 0; seat < kPlayers; ++seat) {
        Cards& hand = state.hands[index(seat)];
        if (seat == view.seat) {
            hand = view.hand;
            continue;
        }
        if (seat == pub.landlord) hand = known;
        for (int i = hand.size(); i < pub.handSizes[index(seat)]; ++i)
            hand += Cards::of(ranks[--left]);
    }
    if (pub.landlord == kNoSeat)
        while (left > 0) state.kitty += Cards::of(ranks[--left]);
    assert(left == 0);
    return state;
}

std::string Doudizhu::toText(Move move) {
    if (move.isBid()) return {'b', 'i', 'd', ' ', static_cast<char>('0' + move.bid())};
    return move.isPass() ? "pass" : doudizhu::toText(move.cards());
}

Result<Move> Doudizhu::parseMove(std::string_view text) {
    if (text == "pass") return Move();
    if (text.size() == 5 && text.starts_with("bid ") && text[4] >= '0' && text[4] <= '3')
        return Move::bid(text[4] - '0');
    if (text.empty() || text.starts_with("bid"))
        return Error("", PARLOUR_PHRASE("Moves", "\"%1\" is neither a bid nor cards nor a pass"),
                     {std::string(text)});
    const auto cards = parseCards(text);
    if (!cards) return cards.error();
    return Move(*cards);
}

Json Doudizhu::dealToJson(const Deal& deal) {
    Json hands = Json::array();
    for (const Cards hand : deal.hands) hands.push_back(doudizhu::toText(hand));
    Json json = {{"hands", hands}, {"kitty", doudizhu::toText(deal.kitty)}};
    if (deal.landlord == kNoSeat)
        json["first_bidder"] = deal.firstBidder;
    else
        json["landlord"] = deal.landlord;
    return json;
}

Result<Deal> Doudizhu::dealFromJson(const Options& options, const Json& json) {
    if (const auto known = onlyMembers(json, {"hands", "kitty", "first_bidder", "landlord"});
        !known)
        return known.error();
    const auto hands = stringsMember(json, "hands");
    if (!hands) return hands.error();
    if (hands->size() != kPlayers)
        return Error("hands", PARLOUR_PHRASE("Doudizhu", "Expected three hands, not %1"),
                     {std::to_string(hands->size())});
    const auto kitty = stringMember(json, "kitty");
    if (!kitty) return kitty.error();

    Deal deal;
    Cards dealt;
    const auto read = [&](const std::string& text, int size, Cards& cards) -> Result<void> {
        const auto parsed = parseCards(text);
        if (!parsed) return parsed.error();
        if (parsed->size() != size)
            return Error("", PARLOUR_PHRASE("Doudizhu", "Expected %1 cards, not %2"),
                         {std::to_string(size), std::to_string(parsed->size())});
        for (const int rank : parsed->ranks())
            if (dealt.count(rank) + parsed->count(rank) > kDeck.count(rank))
                return Error("", PARLOUR_PHRASE("Doudizhu", "Too many cards of rank %1 are dealt"),
                             {doudizhu::toText(Cards::of(rank))});
        dealt += *parsed;
        cards = *parsed;
        return {};
    };
    for (std::size_t seat = 0; seat < kPlayers; ++seat)
        if (auto done = read((*hands)[seat], kHandSize, deal.hands[seat]); !done)
            return std::move(done.error()).within("hands[" + std::to_string(seat) + "]");
    if (auto done = read(*kitty, kKittySize, deal.kitty); !done)
        return std::move(done.error()).within("kitty");

    if (json.contains("landlord") && json.contains("first_bidder"))
        return Error(
            "first_bidder",
            PARLOUR_PHRASE("Doudizhu", "A deal that names the landlord has no first bidder"));
    if (json.contains("landlord") || !options.bidding) {
        const auto landlord = integerMember(json, "landlord", 0, kPlayers - 1);
        if (!landlord) return landlord.error();
        deal.landlord = static_cast<std::int8_t>(*landlord);
    } else if (json.contains("first_bidder")) {
        const auto first = integerMember(json, "first_bidder", 0, kPlayers - 1);
        if (!first) return first.error();
        deal.firstBidder = static_cast<std::int8_t>(*first);
    }
    return deal;
}

Json Doudizhu::viewToJson(const Observation& view) {
    static constexpr std::array<const char*, 3> kKickers{"any", "common", "distinct"};
    static constexpr std::array<const char*, 3> kScoring{"classic", "simple", "competition"};
    const Public& pub = view.pub;
    Json history = Json::array();
    for (const Turn& turn : pub.used())
        history.push_back({{"seat", turn.seat()}, {"move", toText(turn.move())}});
    Json json = {
        {"seat", view.seat},
        {"bidding", pub.options.bidding ? "score" : "none"},
        {"kickers", kKickers[static_cast<std::size_t>(pub.options.kickers)]},
        {"scoring", kScoring[static_cast<std::size_t>(pub.options.scoring)]},
        {"hand", doudizhu::toText(view.hand)},
        {"hand_sizes", pub.handSizes},
        {"first_bidder", pub.firstBidder},
        {"bid", pub.bid},
        {"stake", pub.stake().value()},
        {"kitty", doudizhu::toText(pub.kitty)},
        {"table", doudizhu::toText(pub.table)},
        {"history", history},
    };
    if (!pub.isOver()) json["to_move"] = pub.next;
    if (pub.landlord != kNoSeat) json["landlord"] = pub.landlord;
    if (!pub.isLead()) json["played_by"] = pub.owner;
    return json;
}

} // namespace parlour::doudizhu
