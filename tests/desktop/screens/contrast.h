// How well letters stand out.
#pragma once

#include "tests/desktop/support/running_program.h"

namespace parlour::test {

// The texts of the window whose contrast with what lies behind them is too low: under 4.5 to 1, or
// 3 to 1 where letters are large, 24 pixels, or bold and 18.66 (Web Content Accessibility
// Guidelines 2.1, 1.4.3). As there, what is disabled is exempt: also all that lies under a sheet.
// Words that are part of a picture are not looked at.
QStringList faintTexts(RunningProgram& running);

} // namespace parlour::test
