#pragma once

#include "app/desktop/models/lesson.h"

namespace parlour::doudizhu {

const Lesson& lesson();

} // namespace parlour::doudizhu
