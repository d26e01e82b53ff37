// Where the program keeps the player's files: in the XDG folders and nowhere else.
#pragma once

#include <QString>

namespace parlour {

QString settingsFile();   // what the player has chosen
QString autosaveFile();   // the game being played, after every move
QString statisticsFile(); // results of finished games

} // namespace parlour
