// A course for newcomers: short lessons at the table, each about one thing, told and tried in a few
// steps. Unlike the guided first deal (lesson.h), its positions are made for what they show.
#pragma once

#include "core/base/phrase.h"

#include <string>
#include <vector>

namespace parlour {

struct CourseStep {
    // Where it begins, as PROTOCOL.md has positions, with the learner at seat 0; null: where the
    // step before ended.
    const char* position = nullptr;
    // A part of the table that the words speak of, as the function targetRect of its QML knows it;
    // empty: none.
    std::string target = {};
    Phrase words = {}; // what is told, and what is asked
    // What the learner may answer, as the table writes moves; none: it is only to be read.
    std::vector<std::string> moves = {};
    Phrase right = {}; // what is said of these
    Phrase wrong = {}; // of all other moves that are legal
    // What is played after the answer, by whoever is to move.
    std::vector<std::string> then = {};
};

struct CourseLesson {
    Phrase title;
    std::vector<CourseStep> steps;
};

using Course = std::vector<CourseLesson>;

} // namespace parlour
