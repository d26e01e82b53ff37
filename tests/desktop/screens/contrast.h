// How well letters stand out.
#pragma once

#include "tests/desktop/support/running_program.h"

#include <QColor>

namespace parlour::test {

// As the Web Content Accessibility Guidelines define it: 1 to 21.
double contrast(const QColor& a, const QColor& b);

// The texts of the window whose contrast with what lies behind them is too low: under 4.5 to 1, or
// 3 to 1 where letters are large, 24 pixels, or bold and 18.66 (Web Content Accessibility
// Guidelines 2.1, 1.4.3). As there, what is disabled is exempt: also all that lies under a sheet.
// Words that an item paints itself count; those in pictures (cards, tiles) are checked where
// pictures are drawn, resources/art/letters.py.
QStringList faintTexts(RunningProgram& running);

} // namespace parlour::test
