#pragma once

#include "app/desktop/models/course.h"

namespace parlour::bigtwo {

const Course& course();

} // namespace parlour::bigtwo
