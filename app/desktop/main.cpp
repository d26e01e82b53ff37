// The program `parlour`.
#include "app/desktop/program/application.h"

int main(int argc, char** argv) { return parlour::runApplication(argc, argv); }
