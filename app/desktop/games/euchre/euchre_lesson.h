#pragma once

#include "app/desktop/models/lesson.h"

namespace parlour::euchre {

const Lesson& lesson();

} // namespace parlour::euchre
