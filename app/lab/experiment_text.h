// What experiments found, as text: tables for the terminal, lines of CSV.
#pragma once

#include "app/lab/experiment_run.h"

#include <string>

namespace parlour::lab {

// "61.2" for a share of 0.612; " %" or " points"; with the interval "61.2 (58.1 to 64.2) %".
std::string valueText(const Figure& figure, double value);
std::string unitOf(const Figure& figure);
std::string estimateText(const Figure& figure, const Mean& estimate, const Interval& interval);
std::string oursText(const Figure& figure);      // with the interval
std::string publishedText(const Figure& figure); // "" if nothing was published
// "same"; "same (within 0.5)" where it is no share.
std::string verdictText(const Figure& figure);

std::string toTable(const ExperimentReport& report);
// "12 published figures: 5 same, 3 differ, 4 cannot tell"; "" without any
std::string summary(const Findings& findings);

std::string csvHead();
// One line for each figure and each cell of a grid.
std::string toCsv(const ExperimentReport& report);

} // namespace parlour::lab
