// Flows are QML: each starts the program and uses it as a person would.
#include "person.h"

#include <QQmlContext>
#include <QQmlEngine>
#include <QtQuickTest>

namespace parlour::test {

class Setup : public QObject {
    Q_OBJECT

public slots:
    void applicationAvailable() { QCoreApplication::setApplicationName(QStringLiteral("parlour")); }
    void qmlEngineAvailable(QQmlEngine* engine) {
        engine->rootContext()->setContextProperty(QStringLiteral("person"), &m_person);
    }

private:
    Person m_person;
};

} // namespace parlour::test

using parlour::test::Setup;

QUICK_TEST_MAIN_WITH_SETUP(flows, Setup)

#include "main.moc"
