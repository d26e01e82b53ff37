// From the command line to the first window, and to the end.
#pragma once

class QQmlApplicationEngine;
class QQuickWindow;

namespace parlour {

class Program;

// Loads the program's window into the engine; null: it could not be loaded.
QQuickWindow* openWindow(QQmlApplicationEngine& engine, Program& program);

// Exit codes: 0 done; 1 the window or a picture could not be made; 2 wrong usage.
int runApplication(int& argc, char** argv);

} // namespace parlour
