// parlour-lab: the engine protocol, matches and measurements, without a window.
#include "app/lab/commands.h"

int main(int argc, char** argv) { return parlour::lab::runCommandLine(argc, argv); }
