#pragma once

#include "app/desktop/models/course.h"

namespace parlour::briscola {

const Course& course();

} // namespace parlour::briscola
