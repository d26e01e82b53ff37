// Where the program keeps the player's files: in the XDG folders and nowhere else.
#pragma once

#include <QList>
#include <QString>

namespace parlour {

QString settingsFile();     // what the player has chosen
QString statisticsFile();   // results of finished games
QString finishedFolder();   // finished games that are not counted yet
QString laboratoryFolder(); // its runs, in a folder each
QString ownPlayersFile();   // players that were made there
QString ownPlayerFiles();   // a folder: what these have learned
QString historyFolder();    // those that are, in a folder for each type of game
QString trainingFolder();   // answers to problems

// The game being played, after every move: each running program has a number, from 1, and holds the
// lock of that number.
QString autosaveFile(int number);
QList<int> autosaveNumbers(); // of the files that there are, the last one written first
QString autosaveLocks();

} // namespace parlour
