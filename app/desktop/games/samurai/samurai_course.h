#pragma once

#include "app/desktop/models/course.h"

namespace parlour::samurai {

const Course& course();

} // namespace parlour::samurai
