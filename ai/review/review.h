// What each decision of a deal cost, and how chance and the players' decisions made its result.
//
// Every decision is judged from the mover's own information by one of the players that give hints,
// its unforced moves against what that player would have played there (ai/review/judge.h).
//
// The account. A seat's expectation is what it expects of the deal by what it knows, in shares of
// the win or in points: before the deal, what a deal is worth to each side when all are equal; at
// its own unforced turns, the value of its best move; at the end, the result. Between two of
// these
//   - its own decision takes its loss from it (skill[seat][seat]);
//   - another seat's decision brings it that seat's loss, as that seat could know it, if they are
//     opponents in a deal of two sides, takes it if they are partners, and brings an equal part of
//     it if all play alone (skill[seat][other]);
//   - all that remains is luck: the deal, cards and tiles drawn, what the seat came to know, and
//     what the judge did not foresee.
// So for every seat: expectation before the deal + luck + all its skill = result.
#pragma once

#include "ai/review/grade.h"
#include "core/base/json.h"
#include "core/base/phrase.h"
#include "core/play/table.h"

#include <array>
#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <span>
#include <stop_token>
#include <string>
#include <string_view>
#include <vector>

namespace parlour {

class GameEntry;

// Each asks the game's hint players one deeper than the one before.
enum class ReviewDepth : std::uint8_t { Quick, Normal, Deep };
std::string_view depthName(ReviewDepth depth); // "quick"
std::optional<ReviewDepth> depthNamed(std::string_view name);

// A Reason that owns its texts, so that it can be stored.
struct KeptReason {
    struct Arg {
        Reason::Arg::Kind kind = Reason::Arg::Kind::None;
        int number = 0;
        std::string context; // of words
        std::string english;
        friend bool operator==(const Arg&, const Arg&) = default;
    };
    std::string context;
    std::string english; // with placeholders
    std::array<Arg, 4> args{};

    KeptReason() = default;
    explicit KeptReason(const Reason& reason);
    // For whoever translates it; refers to this one's texts.
    Reason reason() const;
    friend bool operator==(const KeptReason&, const KeptReason&) = default;
};

std::vector<KeptReason> kept(const std::vector<Reason>& reasons);
// The reasons in English, one sentence after another.
std::string english(const std::vector<KeptReason>& reasons);

struct ReviewedDecision {
    struct Candidate {
        std::string move;
        double value = 0;         // in the decision's unit
        double noise = 0;         // standard error of its distance from the best move's value
        std::uint32_t visits = 0; // worlds in which it was tried at first
        std::vector<KeptReason> whyNot{}; // what speaks against it, if it is worse; may be empty
        friend bool operator==(const Candidate&, const Candidate&) = default;
    };

    int ply = 0; // moves played before it
    Seat seat = 0;
    std::string move; // that was played
    std::string best;
    Grade grade = Grade::Forced;
    ValueKind unit = ValueKind::Win; // of value, cost, noise and candidates
    double cost = 0;                 // value of the best move less that of `move`, at least 0
    double noise = 0;                // standard error of the cost
    double value = 0;                // of the best move
    // The best move, up to three others, best first, and `move` if it is not one of these, last.
    std::vector<Candidate> candidates;
    std::vector<KeptReason> reasons; // for the best move
    std::vector<KeptReason> against; // for the best move beside `move`; empty if `move` is best

    // For the account, in the review's unit. They differ from value and cost only where a decision
    // is judged in another unit, as bids in points are; the loss may then be negative.
    double prospect = 0; // of the best move; 0 if forced
    double prospectNoise = 0;
    double loss = 0;

    bool isForced() const { return grade == Grade::Forced; }
    friend bool operator==(const ReviewedDecision&, const ReviewedDecision&) = default;
};

// Takes moves back or plays them again until so many are played. Precondition: the table knows
// them.
void goTo(Table& table, int ply);

using SeatValues = std::array<double, kMostSeats>;

struct Review {
    struct Figures {
        int decisions = 0;                 // unforced and judged
        std::array<int, kGrades> grades{}; // how many of each, by Grade
        double accuracy = 100;             // mean of accuracyOf; 100 without decisions
        double meanCost = 0;               // of those in the review's unit
        double meanCostNoise = 0;          // standard error that comes from the judge
    };

    std::string game;
    int seats = 0;
    ReviewDepth depth = ReviewDepth::Normal;
    ValueKind unit = ValueKind::Win; // of the account: shares of the win, or points
    GradeScales scales;
    bool isOver = false;            // whether the deal was
    std::vector<std::string> moves; // of the deal
    // By ply, forced ones too. After a stop some are missing.
    std::vector<ReviewedDecision> decisions;

    // Rows: before the deal; when ply 0, 1, ... was to be decided; at the end (the result), or when
    // the next ply is to be decided. Seats that cannot know more keep what they expected.
    std::vector<SeatValues> expectation;
    std::vector<SeatValues> luckBefore; // of each row: the luck that led to it; of the first one, 0
    std::vector<SeatValues> luckNoiseBefore; // standard errors of these; none if read from a file
    SeatValues luck{};                       // sums of these
    SeatValues luckNoise{};                  // standard errors
    std::array<SeatValues, kMostSeats> skill{}; // [seat][other]: what the other's decisions brought
    SeatValues result{};                        // the last row
    std::array<Figures, kMostSeats> figures{};

    bool isComplete() const { return decisions.size() == moves.size(); }
    const ReviewedDecision* decisionAt(int ply) const; // null if it is missing
    double broughtByOthers(Seat seat) const;           // what all others' decisions brought
    // Whether this is the review of these moves and no others.
    bool fits(const Table& table) const;
    // Counts the figures of the decisions.
    void countFigures();
};

struct ReviewSetup {
    ReviewDepth depth = ReviewDepth::Normal;
    GradeScales scales{};
    int threads = 1; // does not change the result
    std::uint64_t seed = 1;
    // By an earlier run of the same table with the same depth, scales and seed, by ply: these are
    // not judged again.
    std::vector<ReviewedDecision> judged{};
};

// Called after each judged decision, in the order in which they get ready and never twice at once,
// but on any thread. `of`: all plies.
using ReviewProgress = std::function<void(const ReviewedDecision& decision, int done, int of)>;

// Reviews the moves played on the table so far. Blocks; makes threads of its own and joins them.
// Answers within 50 ms of a stop with what is judged so far. Precondition: a table of this game.
Review review(const GameEntry& game, const Table& table, const ReviewSetup& setup,
              const ReviewProgress& progress = {}, std::stop_token stop = {});

// The account and the figures of decisions that are complete or not, as review() makes them. For
// whoever shows decisions while a review goes on. `decisions` by ply, of this table.
Review account(const Table& table, const ReviewSetup& setup,
               std::vector<ReviewedDecision> decisions);

// The same decisions, graded by other thresholds than those that they were judged by.
void regrade(Review& review, const GradeScales& scales);

// What the deals of a match add up to, as if they were one deal: moves and decisions one deal after
// another, the account from before the first to the result of all, with no rows between. Exactly
// the sums, so that luck and skill add up here, too. Precondition: at least one; of one game and
// unit, with the same seats.
Review together(std::span<const Review* const> deals);

struct ReviewedDeal {
    Review review;
    std::vector<std::string> names;       // of the players, by seat
    std::shared_ptr<const Table> table{}; // after the last move; null: pages show no positions
};

// Whether these add up: the same players on the same seats, in one unit. Precondition: at least
// one.
bool areOfSamePlayers(std::span<const ReviewedDeal> deals);

// PROTOCOL.md section 4.
Json toJson(const ReviewedDecision& decision);
Json toJson(const Review& review);
// Of one deal its review; of several, of one game, all reviews. Precondition: at least one.
Json toJson(std::span<const ReviewedDeal> deals);
// Errors say where: a member is missing or of the wrong type, a number is not finite, the seats,
// plies or rows do not fit each other, the account does not add up. Whether it belongs to a deal:
// fits().
Result<Review> reviewFromJson(const Json& json);

} // namespace parlour
