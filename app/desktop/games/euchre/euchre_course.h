#pragma once

#include "app/desktop/models/course.h"

namespace parlour::euchre {

const Course& course();

} // namespace parlour::euchre
