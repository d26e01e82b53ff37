// What choosing a space would change, or how things stand there.
#pragma once

#include "app/desktop/games/samurai/samurai_words.h"

#include <optional>
#include <vector>

namespace parlour {

struct SpacePreview {
    Q_DECLARE_TR_FUNCTIONS(SpacePreview)

public:
    // The influence of a seat on a figure.
    struct Sum {
        Seat seat = 0;
        int before = 0;
        int after = 0;
    };
    // What becomes of a figure.
    struct Row {
        std::uint8_t settlement = 0;
        int caste = 0;
        std::vector<Sum> sums; // of the seats that have any
        QString words;         // who leads or gets it
        bool isCaptured = false;
    };

    QString title;
    bool isMove = false; // else shows how things stand
    std::vector<Row> rows;
    QString note;

    // `move`: the legal move that choosing the space makes, if any. Precondition: there is such a
    // space.
    static SpacePreview of(const samurai::Public& now, samurai::Place place,
                           const std::optional<samurai::Move>& move, const Speech& speech);
    // What lies on a space and what `preview` says about it, for screen readers. `isLit`: it can be
    // chosen.
    static QString spoken(const samurai::Public& now, const samurai::Cell& cell, bool isLit,
                          const SpacePreview& preview, const Speech& speech);
};

} // namespace parlour
