// From the command line to the first window, and to the end.
#pragma once

namespace parlour {

// Exit codes: 0 done; 1 the window or a picture could not be made; 2 wrong usage.
int runApplication(int& argc, char** argv);

} // namespace parlour
