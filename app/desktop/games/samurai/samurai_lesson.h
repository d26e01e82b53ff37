#pragma once

#include "app/desktop/models/lesson.h"

namespace parlour::samurai {

const Lesson& lesson();

} // namespace parlour::samurai
