#include "person.h"

#include "tests/desktop/support/results.h"
#include "tests/desktop/support/sessions.h"

#include <QMetaEnum>
#include <QQmlEngine>
#include <QTest>

namespace parlour::test {

namespace {

// JavaScript must not own the items that it gets.
QQuickItem* lent(QQuickItem* item) {
    if (item) QQmlEngine::setObjectOwnership(item, QQmlEngine::CppOwnership);
    return item;
}

QStringList toStrings(const std::vector<std::string>& texts) {
    QStringList list;
    for (const std::string& text : texts) list << QString::fromStdString(text);
    return list;
}

} // namespace

void Person::moveIn() {
    stop();
    m_home = std::make_unique<Home>();
    m_home->writeSettings();
}

void Person::start(const QString& arguments) {
    stop();
    QStringList list{QStringLiteral("parlour")};
    list << arguments.split(u' ', Qt::SkipEmptyParts);
    m_running = std::make_unique<RunningProgram>(CommandLine::parse(list));
    emit changed();
}

void Person::stop() {
    m_running.reset();
    emit changed();
}

bool Person::tabTo(const QString& name) {
    constexpr int kMostStops = 200; // of any screen
    for (int i = 0; i < kMostStops; ++i) {
        if (focusName() == name) return true;
        press(QStringLiteral("Tab"));
    }
    return false;
}

QVariantMap Person::totals(const QString& game) { return test::totals(m_running->program(), game); }

QQuickItem* Person::find(const QString& name) { return lent(m_running->find(name)); }

QQuickItem* Person::findLike(const QString& beginning) {
    for (QQuickItem* item : m_running->visibleItems())
        if (item->isEnabled() && accessibleName(*item).startsWith(beginning)) return lent(item);
    return nullptr;
}

QStringList Person::findAll(const QString& role) {
    const int wanted = QMetaEnum::fromType<QAccessible::Role>().keyToValue(qUtf8Printable(role));
    QStringList names;
    for (QQuickItem* item : m_running->visibleItems())
        if (accessibleRole(*item) == wanted) names << accessibleName(*item);
    return names;
}

bool Person::chooseFile(const QString& option, const QUrl& file) {
    for (QQuickItem* item : m_running->visibleItems())
        if (item->metaObject()->indexOfMethod("readOwn(QVariant,QVariant)") >= 0)
            return QMetaObject::invokeMethod(item, "readOwn", Q_ARG(QVariant, option),
                                             Q_ARG(QVariant, file));
    return false;
}

QRectF Person::targetRect(QQuickItem* table, const QString& name) const {
    QVariant rect;
    QMetaObject::invokeMethod(table, "targetRect", Q_RETURN_ARG(QVariant, rect),
                              Q_ARG(QVariant, name));
    return rect.toRectF();
}

QQuickItem* Person::findText(const QString& text) {
    for (QQuickItem* item : m_running->visibleItems())
        if (item->inherits("QQuickText") && item->property("text").toString().contains(text))
            return lent(item);
    return nullptr;
}

void Person::click(const QString& name) {
    QQuickItem* const item = m_running->find(name);
    if (!item) qFatal("There is no \"%s\" to click", qUtf8Printable(name));
    m_running->click(*item);
}

void Person::drag(QQuickItem* item, int dx, int dy) {
    const QPoint from = item->mapToScene(QPointF(item->width() / 2, item->height() / 2)).toPoint();
    QTest::mousePress(window(), Qt::LeftButton, Qt::NoModifier, from);
    constexpr int kSteps = 8;
    for (int i = 1; i <= kSteps; ++i)
        QTest::mouseMove(window(), from + QPoint(dx, dy) * i / kSteps);
    QTest::mouseRelease(window(), Qt::LeftButton, Qt::NoModifier, from + QPoint(dx, dy));
}

QVariantList Person::hand() {
    QVariantList list;
    for (QQuickItem* card : m_running->hand()) list << QVariant::fromValue(lent(card));
    return list;
}

QStringList Person::pictures() {
    const QString cards = QStringLiteral("image://art/card/");
    QStringList list;
    for (QQuickItem* item : m_running->visibleItems()) {
        const QString source = item->property("source").toString();
        if (source.startsWith(cards)) list << source.mid(cards.size());
    }
    return list;
}

QStringList Person::moves() const { return toStrings(session()->table().moves()); }

QStringList Person::legalMoves() const { return toStrings(session()->table().legalMoves()); }

QString Person::deal() const {
    return QString::fromStdString(session()->table().position().at("deal").dump());
}

QVariantMap Person::record() const {
    const Record record = session()->record();
    QVariantList scores;
    for (const int score : record.scores) scores << score;
    return {{"takeBacks", record.takeBacks},
            {"hints", record.hints},
            {"scores", scores},
            {"undone", toStrings(record.undone)},
            {"options", QString::fromStdString(record.position.at("options").dump())}};
}

void Person::changeAdvice() {
    for (const QString& move : legalMoves())
        if (move != session()->hintedMove()) return advise(*session(), move);
    qFatal("There is no other move to advise");
}

QVariantMap Person::seat(int index) const { return session()->seatMaps().at(index).toMap(); }

} // namespace parlour::test
