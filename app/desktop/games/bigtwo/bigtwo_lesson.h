#pragma once

#include "app/desktop/models/lesson.h"

namespace parlour::bigtwo {

const Lesson& lesson();

} // namespace parlour::bigtwo
