// How Samurai shows positions and steps to a network that values moves (ai/network/value_form.h).
#pragma once

#include "ai/network/value_form.h"
#include "core/samurai/rules.h"

#include <cstdint>
#include <span>
#include <string_view>

namespace parlour::samurai {

// Seats stand in relation to the observer, in order of play; absent ones are 0. "Leads" means alone
// to have most, of influence or of figures. The outlook is how it would end if each figure on the
// board went to whoever leads on it now.
struct ValueForm {
    static constexpr std::string_view kName = "samurai-values";
    static constexpr int kVersion = 1;
    static constexpr float kPoints = 4;

    // --- a position ---
    // A settlement has a row for each figure that it can hold, in the order of the map: no map
    // holds more. Its figures stand in the first of them, in the order of the castes.
    static constexpr int kFigures = kCastes * 13;
    enum FigureFeature : std::uint8_t {
        OfCaste,                         // each: 1
        Open = OfCaste + kCastes,        // free land spaces around it
        IsLastOpen,                      // one
        IsTwoOpen,                       // two
        OpenSea,                         // free sea spaces around it
        InfluenceOf,                     // of each seat
        Lead = InfluenceOf + kMostSeats, // the observer's influence minus the strongest other's
        Leads,                           // the observer: 1
        IsLevel,                         // the observer is level with the strongest other, at 0 too
        Firm,  // the leader stays so whatever tile others place here next: 1 for the observer's
               // lead, -1 for another's that the observer does not reach
        Reach, // a tile in hand that may still be played now takes the lead
        kPerFigure
    };
    static constexpr int kFreeLand = kFigures * kPerFigure; // each land space: 1

    static constexpr int kSeats = kFreeLand + Board::kMostLand;
    enum SeatFeature : std::uint8_t {
        Captured,                             // figures of each caste
        LeadsCaste = Captured + kCastes,      // each: 1
        Ahead = LeadsCaste + kCastes,         // figures of each caste on which it leads
        AheadFirm = Ahead + kCastes,          // of these: no next tile of one other changes it
        AheadAtLast = AheadFirm + kCastes,    // of these: one open space
        OutlookLeads = AheadAtLast + kCastes, // each caste: 1
        Wins = OutlookLeads + kCastes,        // by the figures captured, shared or alone: 1
        OutlookWins,                          // 1
        InAll,                                // figures captured
        HandSize,
        SupplySize,
        IsToMove, // 1
        Unplayed, // tiles of each type, in hand and supply
        kPerSeat = Unplayed + kTileTypes
    };

    static constexpr int kHand = kSeats + kMostSeats * kPerSeat; // tiles of each type
    static constexpr int kCasteRows = kHand + kTileTypes;
    enum CasteFeature : std::uint8_t {
        OnBoard,
        IsLastFigure, // one on the board
        SetAside,
        Margin, // figures captured by the observer minus those of the best other
        OutlookMargin,
        Playable, // the observer's strongest tile in hand that may be played now on land
        kPerCaste
    };
    static constexpr int kTable = kCasteRows + kCastes * kPerCaste;
    enum TableFeature : std::uint8_t {
        Players,             // two, three, four: 1
        Steps = Players + 3, // tiles played in this turn
        HasPlayedNormal,
        FastInHand,             // fast tiles
        Round,                  // of the mover
        AsideInAll,             // at least one, two, three: 1
        Score = AsideInAll + 3, // as `points` counts it, by the figures captured
        OutlookScore,
        IsDomination,
        CapturesAtEnd, // of the turn
        ByThesis,      // the winner
        kTableFeatures
    };
    static constexpr int kPosition = kTable + kTableFeatures;

    // --- a move ---
    // What it changes for the figures beside its spaces. Those that change most come first, with a
    // row each; figures that are exchanged are compared at their old and new place.
    static constexpr int kChanges = 4;
    enum ChangeFeature : std::uint8_t {
        IsChange,                      // 1
        ChangedCaste,                  // each: 1
        Gain = ChangedCaste + kCastes, // of the observer's influence
        LeadBefore,                    // at most kMostLead either way, as LeadAfter
        LeadAfter,
        LeadsAfter,   // 1
        IsLevelAfter, // 1
        TakesLead,    // 1
        OpenAfter,
        IsLastOpenAfter,  // 1
        Leaves,           // is surrounded now: 1
        LeavesToObserver, // 1
        LeavesToOther,    // 1
        LeavesAside,      // 1
        FirmAfter,        // as Firm
        MarginBefore,     // as Margin
        kPerChange
    };
    static constexpr int kMostLead = 9;
    static constexpr int kTouched = kChanges * kPerChange; // each settlement: 1; -1: lifted there
    static constexpr int kTile = kTouched + Board::kMostSettlements; // each type: 1
    static constexpr int kStep = kTile + kTileTypes;
    enum StepFeature : std::uint8_t {
        IsEnd,
        HoldsBack, // ends the turn without a normal tile, though one is in hand
        IsFast,
        IsSetup,
        Strength,                        // of the tile placed or moved
        TileCaste,                       // that it influences, each: 1
        Goes = TileCaste + kCastes,      // figures that leave the board to each seat
        GoesAside = Goes + kMostSeats,   // and to nobody
        OwnCaptures,                     // the observer's of each caste
        LeadsOf = OwnCaptures + kCastes, // by how many figures more each seat leads afterwards
        Levels = LeadsOf + kMostSeats,   // the observer: figures more on which it is level
        Figures,                         // that the step changes something for
        MarginThen,                      // OutlookMargin after the move, of each caste
        LedThen = MarginThen + kCastes,  // castes that the observer leads in the outlook then
        WinsThen,                        // in the outlook
        ScoreThen,                       // OutlookScore
        EndsGame,                        // 1
        EndsWon,                         // 1
        kStepFeatures
    };
    static constexpr int kMove = kStep + kStepFeatures;

    static void position(const Observation& view, std::span<std::int8_t> out);
    // Precondition: the observer is to move.
    static void move(const Observation& view, const Move& move, std::span<std::int8_t> out);
    // Not the setup, in which most features say nothing.
    static bool isValued(const Observation& view) { return view.pub.phase == Phase::Playing; }
    static float worth(const Observation& view);
    static Outcome prospect(const State& end, Seat seat, float worth);
};

static_assert(parlour::ValueForm<ValueForm, Samurai>);

} // namespace parlour::samurai
