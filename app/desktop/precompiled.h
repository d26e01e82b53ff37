// What most files of the program include from Qt, read once. Nothing may rely on it: every file
// includes what it uses.
#include <QAbstractListModel>
#include <QCoreApplication>
#include <QDateTime>
#include <QFile>
#include <QGuiApplication>
#include <QLocale>
#include <QPainter>
#include <QPointer>
#include <QQmlEngine>
#include <QQuickItem>
#include <QQuickPaintedItem>
#include <QQuickWindow>
#include <QRandomGenerator>
#include <QSettings>
#include <QTimer>
#include <QVariant>
