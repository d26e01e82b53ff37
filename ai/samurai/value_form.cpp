#include "ai/samurai/value_form.h"

#include "ai/samurai/champion.h"
#include "core/base/index.h"

#include <algorithm>
#include <array>
#include <bit>

namespace parlour::samurai {

namespace {

using Form = ValueForm;
using Features = std::span<std::int8_t>;
using FiguresOf = std::array<Counts, kMostSeats>; // of each seat

void put(Features out, int at, int value) { out[index(at)] = static_cast<std::int8_t>(value); }

// The strongest tile for a caste that a seat may lay on land.
int strongestOnLand(const TileBag& bag, int caste) {
    const auto has = [&](int type) { return bag.contains({static_cast<std::uint8_t>(type)}); };
    const int own = 3 * caste - 2; // + strength
    constexpr int kSamurai = 8;    // + strength
    if (has(own + 4)) return 4;
    if (has(own + 3) || has(kSamurai + 3)) return 3;
    if (has(own + 2) || has(kSamurai + 2)) return 2;
    constexpr int kRonin = 14;
    return has(kSamurai + 1) || has(kRonin) ? 1 : 0;
}
int strongestShip(const TileBag& bag) {
    return bag.contains({13}) ? 2 : bag.contains({12}) ? 1 : 0;
}

TileBag fastOf(const TileBag& bag) {
    TileBag fast;
    for (const Tile tile : bag.types())
        for (int i = tile.isFast() ? bag.count(tile) : 0; i > 0; --i) fast.add(tile);
    return fast;
}

// Who has how much influence on a figure.
struct Standing {
    int lead = 0;          // as Public::leadOf
    Seat leader = kNoSeat; // alone, with more than 0
    int most = 0;
    int own = 0;
};
Standing standing(const Public& pub, Seat seat, int settlement, int caste) {
    Standing now;
    int strongest = 0;
    for (Seat other = 0; other < pub.options.players; ++other) {
        const int influence = pub.influenceOf(other, settlement, caste);
        if (influence > now.most) {
            now.most = influence;
            now.leader = other;
        } else if (influence == now.most) {
            now.leader = kNoSeat;
        }
        if (other == seat)
            now.own = influence;
        else
            strongest = std::max(strongest, influence);
    }
    now.lead = now.own - strongest;
    return now;
}

// Cheaper than isFirm of step_effects.h: tiles that an exchange could bring do not count.
int reachOf(const Public& pub, Seat seat, int caste, bool hasSea) {
    const TileBag& bag = pub.unplayed[index(seat)];
    return std::max(strongestOnLand(bag, caste), hasSea ? strongestShip(bag) : 0);
}
bool anySea(const Public& pub, int settlement) {
    return std::ranges::any_of(pub.board().seaAround[index(settlement)],
                               [&](int space) { return pub.freeSea.contains(space); });
}
int firmness(const Public& pub, Seat seat, int settlement, int caste, const Standing& now,
             const auto& reach) {
    if (now.leader == kNoSeat) return 0;
    if (now.leader != seat) return now.own + reach(seat) < now.most ? -1 : 0;
    for (Seat other = 0; other < pub.options.players; ++other)
        if (other != seat && pub.influenceOf(other, settlement, caste) + reach(other) >= now.most)
            return 0;
    return 1;
}

// What the figures on the board would add.
void addOutlook(FiguresOf& captured, const Public& pub) {
    if (pub.isOver()) return;
    const int settlements = pub.board().settlementCount();
    for (int s = 0; s < settlements; ++s)
        for (unsigned left = pub.figures[index(s)]; left != 0; left &= left - 1) {
            const int caste = std::countr_zero(left);
            const Seat leader = standing(pub, 0, s, caste).leader;
            if (leader != kNoSeat) ++captured[index(leader)][index(caste)];
        }
}
int margin(const FiguresOf& captured, int players, Seat seat, int caste) {
    int best = 0;
    for (Seat other = 0; other < players; ++other)
        if (other != seat) best = std::max(best, int{captured[index(other)][index(caste)]});
    return captured[index(seat)][index(caste)] - best;
}
// As the champion's resultOf.
int score(const FiguresOf& captured, const Verdict& verdict, int players, Seat seat) {
    const auto of = [&](Seat s) { return 2 * verdict.castesLed(s) + total(captured[index(s)]); };
    int best = 0;
    for (Seat other = 0; other < players; ++other)
        if (other != seat) best = std::max(best, of(other));
    return of(seat) - best;
}
Verdict verdictOn(const FiguresOf& captured, const RuleSet& options) {
    return samurai::verdict(captured, options.players, options.thesisWinner);
}

// --- a move -------------------------------------------------------------------------------------

// A figure for which a step changes something.
struct Change {
    int caste = 0;
    int settlement = 0; // afterwards
    int open = 0;       // afterwards
    Standing before;
    Standing after;

    // The higher, the sooner a network should see it.
    int weight() const {
        return 64 * (open == 0) + 32 * (before.leader != after.leader) +
               8 * (after.own != before.own) + 6 - open;
    }
};

class Changes {
public:
    Changes(const Observation& view, const Public& after, Features out)
        : m_view(view), m_after(after), m_out(out) {}

    void add(int caste, int from, int to) {
        const Seat seat = m_view.seat;
        const Change change{caste, to, m_after.openLand[index(to)],
                            standing(m_view.pub, seat, from, caste),
                            standing(m_after, seat, to, caste)};
        count(change);
        int at = std::min(m_size, Form::kChanges);
        const int weight = change.weight();
        while (at > 0 && m_weights[index(at - 1)] < weight) --at;
        if (at == Form::kChanges) return;
        m_size = std::min(m_size + 1, Form::kChanges);
        for (int i = m_size - 1; i > at; --i) {
            m_list[index(i)] = m_list[index(i - 1)];
            m_weights[index(i)] = m_weights[index(i - 1)];
        }
        m_list[index(at)] = change;
        m_weights[index(at)] = weight;
    }
    void addSettlement(int settlement) {
        for (unsigned left = m_view.pub.figures[index(settlement)]; left != 0; left &= left - 1)
            add(std::countr_zero(left), settlement, settlement);
    }
    void write() const {
        for (int i = 0; i < m_size; ++i) writeRow(m_list[index(i)], i * Form::kPerChange);
    }

private:
    int place(Seat seat) const {
        const int players = m_view.pub.options.players;
        return (seat - m_view.seat + players) % players;
    }
    void count(const Change& change) {
        const auto more = [&](int feature, int by = 1) {
            std::int8_t& value = m_out[index(Form::kStep + feature)];
            value = static_cast<std::int8_t>(value + by);
        };
        more(Form::Figures);
        if (change.before.leader != change.after.leader) {
            if (change.before.leader != kNoSeat)
                more(Form::LeadsOf + place(change.before.leader), -1);
            if (change.after.leader != kNoSeat) more(Form::LeadsOf + place(change.after.leader));
        }
        more(Form::Levels, (change.after.lead == 0) - (change.before.lead == 0));
        if (change.open > 0) return;
        const Seat winner = change.after.leader;
        more(winner == kNoSeat ? int{Form::GoesAside} : Form::Goes + place(winner));
        if (winner == m_view.seat) more(Form::OwnCaptures + change.caste);
    }
    void writeRow(const Change& change, int row) const {
        const auto set = [&](int feature, int value) { put(m_out, row + feature, value); };
        const auto bounded = [](int lead) {
            return std::clamp(lead, -Form::kMostLead, Form::kMostLead);
        };
        const Public& pub = m_view.pub;
        const Seat seat = m_view.seat;
        const Standing& after = change.after;
        set(Form::IsChange, 1);
        set(Form::ChangedCaste + change.caste, 1);
        set(Form::Gain, after.own - change.before.own);
        set(Form::LeadBefore, bounded(change.before.lead));
        set(Form::LeadAfter, bounded(after.lead));
        set(Form::LeadsAfter, after.lead > 0);
        set(Form::IsLevelAfter, after.lead == 0);
        set(Form::TakesLead, change.before.lead <= 0 && after.lead > 0);
        set(Form::OpenAfter, change.open);
        set(Form::IsLastOpenAfter, change.open == 1);
        set(Form::MarginBefore, margin(pub.captured, pub.options.players, seat, change.caste));
        if (change.open == 0) {
            set(Form::Leaves, 1);
            set(after.leader == seat      ? Form::LeavesToObserver
                : after.leader == kNoSeat ? Form::LeavesAside
                                          : Form::LeavesToOther,
                1);
        } else {
            const bool hasSea = anySea(m_after, change.settlement);
            set(Form::FirmAfter,
                firmness(m_after, seat, change.settlement, change.caste, after,
                         [&](Seat s) { return reachOf(m_after, s, change.caste, hasSea); }));
        }
    }

    const Observation& m_view;
    const Public& m_after;
    Features m_out;
    std::array<Change, Form::kChanges> m_list;
    std::array<int, Form::kChanges> m_weights{};
    int m_size = 0;
};

} // namespace

void ValueForm::position(const Observation& view, Features out) {
    const Public& pub = view.pub;
    const Board& board = pub.board();
    const int players = pub.options.players;
    const Seat seat = view.seat;
    const auto seatAt = [&](int i) { return (seat + i) % players; };
    const auto placeOf = [&](Seat s) { return (s - seat + players) % players; };
    const auto seatRow = [](int i) { return kSeats + kPerSeat * i; };
    const auto more = [&](int at) { ++out[index(at)]; };

    const TileBag playable = pub.hasPlayedNormal ? fastOf(view.hand) : view.hand;
    const int ship = strongestShip(playable);
    std::array<int, kCastes> onLand{};
    std::array<std::array<std::array<int, kMostSeats>, kCastes>, 2> reach{}; // without, with sea
    for (int caste = 0; caste < kCastes; ++caste) {
        onLand[index(caste)] = strongestOnLand(playable, caste);
        for (Seat s = 0; s < players; ++s)
            for (const bool hasSea : {false, true})
                reach[hasSea][index(caste)][index(s)] = reachOf(pub, s, caste, hasSea);
    }

    FiguresOf outlook = pub.captured;
    int row = 0;
    for (int s = 0; s < board.settlementCount(); ++s) {
        const int rowAfter = row + kPerFigure * board.settlement(s).capacity;
        const int open = pub.openLand[index(s)];
        int openSea = 0;
        if (pub.figures[index(s)] != 0)
            for (const int space : board.seaAround[index(s)])
                openSea += pub.freeSea.contains(space);
        for (unsigned left = pub.figures[index(s)]; left != 0; left &= left - 1) {
            const int caste = std::countr_zero(left);
            const Standing now = standing(pub, seat, s, caste);
            put(out, row + OfCaste + caste, 1);
            put(out, row + Open, open);
            put(out, row + IsLastOpen, open == 1);
            put(out, row + IsTwoOpen, open == 2);
            put(out, row + OpenSea, openSea);
            for (int i = 0; i < players; ++i)
                put(out, row + InfluenceOf + i, pub.influenceOf(seatAt(i), s, caste));
            put(out, row + Lead, now.lead);
            put(out, row + Leads, now.lead > 0);
            put(out, row + IsLevel, now.lead == 0);
            const auto& reachHere = reach[openSea > 0][index(caste)];
            put(out, row + Firm, firmness(pub, seat, s, caste, now, [&](Seat other) {
                    return reachHere[index(other)];
                }));
            const int strongest = std::max(onLand[index(caste)], openSea > 0 ? ship : 0);
            put(out, row + Reach, now.lead <= 0 && now.lead + strongest > 0);
            if (now.leader != kNoSeat) {
                ++outlook[index(now.leader)][index(caste)];
                const int leader = seatRow(placeOf(now.leader));
                more(leader + Ahead + caste);
                if (firmness(pub, now.leader, s, caste, now,
                             [&](Seat other) { return reachHere[index(other)]; }) > 0)
                    more(leader + AheadFirm + caste);
                if (open == 1) more(leader + AheadAtLast + caste);
            }
            row += kPerFigure;
        }
        row = rowAfter;
    }
    for (std::uint64_t free = pub.freeLand; free != 0; free &= free - 1)
        put(out, kFreeLand + std::countr_zero(free), 1);

    const Verdict now = verdictOn(pub.captured, pub.options);
    const Verdict then = verdictOn(outlook, pub.options);
    for (int i = 0; i < players; ++i) {
        const Seat s = seatAt(i);
        const auto set = [&](int feature, int value) { put(out, seatRow(i) + feature, value); };
        for (int caste = 0; caste < kCastes; ++caste) {
            set(Captured + caste, pub.captured[index(s)][index(caste)]);
            set(LeadsCaste + caste, now.leader[index(caste)] == s);
            set(OutlookLeads + caste, then.leader[index(caste)] == s);
        }
        set(Wins, now.isWinner(s));
        set(OutlookWins, then.isWinner(s));
        set(InAll, total(pub.captured[index(s)]));
        set(HandSize, pub.handSize[index(s)]);
        set(SupplySize, pub.supplySize[index(s)]);
        set(IsToMove, pub.mover == s);
        for (const Tile tile : pub.unplayed[index(s)].types())
            set(Unplayed + tile.index, pub.unplayed[index(s)].count(tile));
    }

    int fast = 0;
    for (const Tile tile : view.hand.types()) {
        put(out, kHand + tile.index, view.hand.count(tile));
        if (tile.isFast()) fast += view.hand.count(tile);
    }
    for (int caste = 0; caste < kCastes; ++caste) {
        const auto set = [&](int feature, int value) {
            put(out, kCasteRows + kPerCaste * caste + feature, value);
        };
        set(OnBoard, pub.onBoard[index(caste)]);
        set(IsLastFigure, pub.onBoard[index(caste)] == 1);
        set(SetAside, pub.setAside[index(caste)]);
        set(Margin, margin(pub.captured, players, seat, caste));
        set(OutlookMargin, margin(outlook, players, seat, caste));
        set(Playable, onLand[index(caste)]);
    }
    const auto set = [&](int feature, int value) { put(out, kTable + feature, value); };
    set(Players + players - 2, 1);
    set(Steps, pub.stepsThisTurn);
    set(HasPlayedNormal, pub.hasPlayedNormal);
    set(FastInHand, fast);
    set(Round, std::min(pub.round(), 100));
    for (int i = 0; i < 3; ++i) set(AsideInAll + i, total(pub.setAside) > i);
    set(Score, score(pub.captured, now, players, seat));
    set(OutlookScore, score(outlook, then, players, seat));
    set(IsDomination, pub.options.domination);
    set(CapturesAtEnd, pub.options.captureAtEndOfTurn);
    set(ByThesis, pub.options.thesisWinner);
}

void ValueForm::move(const Observation& view, const Move& move, Features out) {
    using Kind = Move::Kind;
    const Public& pub = view.pub;
    const Board& board = pub.board();
    const int players = pub.options.players;
    const Seat seat = view.seat;
    const auto set = [&](int feature, int value) { put(out, kStep + feature, value); };
    const auto setTile = [&](Tile tile) {
        set(Strength, tile.strength());
        for (int caste = 0; caste < kCastes; ++caste)
            set(TileCaste + caste, tile.castes() >> caste & 1);
    };
    const auto numberAt = [&](samurai::Place place) { return int{board.find(place)->number}; };
    if (move.kind == Kind::Take || move.kind == Kind::Put) {
        set(IsSetup, 1);
        if (move.kind == Kind::Take) {
            put(out, kTile + move.tile.index, 1);
            setTile(move.tile);
        } else {
            put(out, ChangedCaste + move.caste, 1);
            put(out, kTouched + numberAt(move.at), 1);
        }
        return;
    }

    Public after = pub;
    Samurai::applySeen(after, move);
    Changes changes(view, after, out);
    const auto touch = [&](const Board::Numbers& settlements, int value) {
        for (const std::uint8_t s : settlements) {
            if (pub.figures[s] == 0) continue;
            std::int8_t& touched = out[kTouched + s];
            if (touched == 0) changes.addSettlement(s);
            touched = static_cast<std::int8_t>(value);
        }
    };
    switch (move.kind) {
    case Kind::End:
        set(IsEnd, 1);
        set(HoldsBack, !pub.hasPlayedNormal && fastOf(view.hand) != view.hand);
        if (pub.options.captureAtEndOfTurn)
            for (int s = 0; s < board.settlementCount(); ++s)
                if (pub.figures[index(s)] != 0 && pub.openLand[index(s)] == 0)
                    changes.addSettlement(s);
        break;
    case Kind::Place: {
        const int space = numberAt(move.at);
        touch((move.tile.isShip() ? board.seaTouches : board.landTouches)[index(space)], 1);
        setTile(move.tile);
        break;
    }
    case Kind::TileExchange: {
        const int from = numberAt(move.at);
        touch(board.landTouches[index(from)], -1);
        touch(board.landTouches[index(numberAt(move.to))], 1);
        setTile(pub.onLand[index(from)].tile());
        break;
    }
    case Kind::FigureExchange: {
        const int at = numberAt(move.at);
        const int to = numberAt(move.to);
        changes.add(move.caste, at, to);
        changes.add(move.caste2, to, at);
        put(out, kTouched + at, 1);
        put(out, kTouched + to, 1);
        break;
    }
    default: break;
    }
    if (move.kind != Kind::End) {
        put(out, kTile + move.tileUsed().index, 1);
        set(IsFast, move.tileUsed().isFast());
    }
    changes.write();

    FiguresOf outlook = after.captured;
    addOutlook(outlook, after);
    const Verdict then = verdictOn(outlook, pub.options);
    for (int caste = 0; caste < kCastes; ++caste)
        set(MarginThen + caste, margin(outlook, players, seat, caste));
    set(LedThen, then.castesLed(seat));
    set(WinsThen, then.isWinner(seat));
    set(ScoreThen, score(outlook, then, players, seat));
    set(EndsGame, after.isOver());
    set(EndsWon, after.isOver() && then.isWinner(seat));
}

float ValueForm::worth(const Observation&) { return static_cast<float>(ChampionParams().winWorth); }

Outcome ValueForm::prospect(const State& end, Seat seat, float) {
    return Mind::resultOf(end, seat);
}

} // namespace parlour::samurai
