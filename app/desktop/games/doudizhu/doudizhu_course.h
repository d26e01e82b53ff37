#pragma once

#include "app/desktop/models/course.h"

namespace parlour::doudizhu {

const Course& course();

} // namespace parlour::doudizhu
