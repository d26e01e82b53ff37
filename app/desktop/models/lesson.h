// A guided first deal: what a newcomer is told at the table, when, and what it points at. A lesson
// sees what the learner sees, and never asks for a certain move: each step waits for something on
// the table.
#pragma once

#include "core/base/phrase.h"
#include "core/play/viewpoint.h"

#include <QStringList>

#include <algorithm>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace parlour {

// What is said, and about what.
struct Cue {
    std::string target; // a part of the table, as the function targetRect of its QML knows it
    std::vector<Reason> words;
    bool waits = false; // for the learner's move; else until it is read
};

// A deal in which the learner, at seat 0, meets what the steps speak of.
struct Lesson {
    // Nothing: it does not apply to what lies on the table now.
    using Step = std::optional<Cue> (*)(const Table& table, Seat learner);
    // What decided the deal. Precondition: it is over.
    using Ending = std::vector<Reason> (*)(const Table& table, Seat learner);

    std::uint64_t deal = 0;  // its number
    QStringList options;     // "players=2"
    std::vector<Step> steps; // each is told once; of those that apply, the first
    Ending ending = nullptr;
};

// What the learner knows and has seen.
template <Game G> struct LessonView {
    Seat seat = 0;
    typename G::Observation now;
    std::vector<typename G::Event> events; // from the deal on
    bool isOver = false;
    bool isMine = false; // the learner is to move

    LessonView(const Table& table, Seat learner) : seat(learner), isOver(table.isOver()) {
        const Viewpoint<G> viewpoint = viewpointOf<G>(table, {learner});
        now = viewpoint.view(learner);
        isMine = table.toMove() == learner;
        for (int move = 0; move < viewpoint.played(); ++move)
            for (const auto& event : viewpoint.eventsOf(move)) events.push_back(event);
    }

    int count(typename G::Event::Kind kind) const {
        return static_cast<int>(std::ranges::count(events, kind, &G::Event::kind));
    }
    // The latest event of this kind; null: there is none.
    const typename G::Event* last(typename G::Event::Kind kind) const {
        const auto found = std::find_if(events.rbegin(), events.rend(),
                                        [&](const auto& event) { return event.kind == kind; });
        return found == events.rend() ? nullptr : &*found;
    }
};

// Functions of what the learner sees, for any table of that game.
template <Game G, auto kStep> std::optional<Cue> lessonStep(const Table& table, Seat learner) {
    if (table.isOver()) return {};
    return kStep(LessonView<G>(table, learner));
}
template <Game G, auto kEnding> std::vector<Reason> lessonEnding(const Table& table, Seat learner) {
    return kEnding(LessonView<G>(table, learner));
}

} // namespace parlour
