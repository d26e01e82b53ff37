// The persons as whom computer players sit at the table: each portrait has a name and a temper,
// the same in all games.
#pragma once

#include "ai/base/opponent.h"

#include <QString>

namespace parlour {

QString portraitName(int portrait);
Temper portraitTemper(int portrait);

} // namespace parlour
