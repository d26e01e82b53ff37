#pragma once

#include "app/desktop/models/lesson.h"

namespace parlour::briscola {

const Lesson& lesson();

} // namespace parlour::briscola
