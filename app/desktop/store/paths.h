// Where the program keeps what is the player's. XDG folders, nothing anywhere else.
#pragma once

#include <QString>

namespace parlour {

QString settingsFile();   // what the player has chosen
QString autosaveFile();   // the game being played, after every move
QString statisticsFile(); // results of finished games

} // namespace parlour
