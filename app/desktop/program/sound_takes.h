// The sounds' files: several takes of each, so that nothing sounds twice the same.
#pragma once

#include <QMap>
#include <QObject>
#include <QQmlEngine>
#include <QStringList>

namespace parlour {

class SoundTakes : public QObject {
    Q_OBJECT
    QML_ELEMENT

public:
    using QObject::QObject;

    // The URL of a take, by lot, but not the one before again; empty if there is no such sound.
    // `side`: "left" or "right", for sounds that have these; all else is heard from the middle.
    Q_INVOKABLE QString next(const QString& sound, const QString& side);

private:
    QMap<QString, QStringList> m_files;  // by sound and side
    QMap<QString, QString> m_lastPlayed; // the same
};

} // namespace parlour
