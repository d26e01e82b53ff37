// The program `parlour`.
#include "program/application.h"

int main(int argc, char** argv) { return parlour::runApplication(argc, argv); }
