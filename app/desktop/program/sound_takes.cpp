#include "app/desktop/program/sound_takes.h"

#include <QDir>
#include <QRandomGenerator>

namespace parlour {

QString SoundTakes::next(const QString& sound, const QString& side) {
    const QDir folder(QStringLiteral(":/sounds/") + sound);
    const QString key = sound + u'/' + side;
    if (!m_files.contains(key)) {
        QStringList files = folder.entryList({side + QStringLiteral("-*")});
        if (files.isEmpty()) files = folder.entryList({QStringLiteral("centre-*")});
        m_files[key] = files;
    }
    QStringList files = m_files[key];
    if (files.size() > 1) files.removeAll(m_lastPlayed[key]);
    if (files.isEmpty()) return {};
    const QString file = files[QRandomGenerator::global()->bounded(files.size())];
    m_lastPlayed[key] = file;
    return QStringLiteral("qrc") + folder.filePath(file);
}

} // namespace parlour
