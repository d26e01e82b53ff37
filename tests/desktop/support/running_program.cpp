#include "running_program.h"

#include "app/desktop/program/application.h"

#include <QDebug>
#include <QElapsedTimer>
#include <QSignalSpy>
#include <QTest>

#include <algorithm>
#include <tuple>
#include <vector>

namespace parlour::test {

namespace {

// Nothing takes nearly as long; this only ends a test that hangs.
constexpr int kLongTime = 60'000; // milliseconds

QString accessibleText(QQuickItem& item, QAccessible::Text which) {
    const QAccessibleInterface* face = QAccessible::queryAccessibleInterface(&item);
    return face ? face->text(which) : QString();
}

void collect(QQuickItem* item, QList<QQuickItem*>& items) {
    if (!item->isVisible()) return;
    QList<QQuickItem*> children = item->childItems();
    std::ranges::stable_sort(children, {}, &QQuickItem::z);
    const auto above = std::ranges::find_if(children, [](auto* child) { return child->z() >= 0; });
    for (auto child = children.begin(); child != above; ++child) collect(*child, items);
    items << item;
    for (auto child = above; child != children.end(); ++child) collect(*child, items);
}

using Place = std::tuple<QQuickItem*, double, QRectF>;

QString firstDifference(const std::vector<Place>& before, const std::vector<Place>& now) {
    if (before.size() != now.size()) return QStringLiteral("things come and go");
    const auto [was, is] = std::ranges::mismatch(before, now);
    QString text;
    QDebug(&text) << std::get<0>(*was) << std::get<1>(*was) << std::get<2>(*was) << "and then"
                  << std::get<0>(*is) << std::get<1>(*is) << std::get<2>(*is);
    return text;
}

} // namespace

bool waitFor(const std::function<bool()>& isTrue) { return QTest::qWaitFor(isTrue, kLongTime); }

QList<QQuickItem*> visibleItems(QQuickItem* top) {
    QList<QQuickItem*> items;
    collect(top, items);
    return items;
}

QString accessibleName(QQuickItem& item) { return accessibleText(item, QAccessible::Name); }
QString accessibleDescription(QQuickItem& item) {
    return accessibleText(item, QAccessible::Description);
}
QAccessible::Role accessibleRole(QQuickItem& item) {
    const QAccessibleInterface* face = QAccessible::queryAccessibleInterface(&item);
    return face ? face->role() : QAccessible::NoRole;
}

bool isA(const QQuickItem& item, const char* type) {
    for (const QMetaObject* meta = item.metaObject(); meta; meta = meta->superClass())
        if (QByteArrayView(meta->className()).startsWith(type)) return true;
    return false;
}

RunningProgram::RunningProgram(const CommandLine& line)
    : m_program(std::make_unique<Program>(line)),
      m_engine(std::make_unique<QQmlApplicationEngine>()) {
    QAccessible::setActive(true);
    QObject::connect(m_program.get(), &Program::message, m_program.get(),
                     [this](const QString& text) { m_messages << text; });
    if (const auto begun = m_program->begin(); !begun)
        qFatal("%s", begun.error().english().c_str());
    m_window = openWindow(*m_engine, *m_program);
    if (!m_window) qFatal("The window could not be loaded");
    if (!line.size.isEmpty()) m_window->resize(line.size);
    m_window->requestActivate();
    if (!QTest::qWaitForWindowActive(m_window, kLongTime)) qFatal("The window is not shown");
    waitForFrame();
}

void RunningProgram::press(const QString& keys) {
    QTest::keySequence(m_window, QKeySequence(keys));
}

void RunningProgram::type(const QString& text) {
    for (const QChar c : text) QTest::keyClick(m_window, c.toLatin1());
}

// Scrolls to what is out of sight, as a person would.
static void scrollTo(QQuickItem& item) {
    for (QQuickItem* view = item.parentItem(); view; view = view->parentItem()) {
        if (!view->inherits("QQuickFlickable")) continue;
        const QRectF place = item.mapRectToItem(view, item.boundingRect());
        const qreal y = view->property("contentY").toReal();
        if (place.bottom() > view->height())
            view->setProperty("contentY", y + place.bottom() - view->height());
        else if (place.top() < 0)
            view->setProperty("contentY", y + place.top());
    }
}

void RunningProgram::click(QQuickItem& item) {
    scrollTo(item);
    const QPointF middle = item.mapToScene(QPointF(item.width() / 2, item.height() / 2));
    QTest::mouseClick(m_window, Qt::LeftButton, Qt::NoModifier, middle.toPoint());
}

void RunningProgram::waitForFrame() {
    QSignalSpy painted(m_window, &QQuickWindow::frameSwapped);
    m_window->update();
    if (!waitFor([&] { return !painted.isEmpty(); })) qFatal("Nothing is painted");
}

void RunningProgram::waitForRest() {
    const auto places = [&] {
        std::vector<Place> all;
        for (QQuickItem* item : visibleItems())
            all.emplace_back(item, item->opacity(),
                             QRectF(item->position(), QSizeF(item->width(), item->height())));
        return all;
    };
    QElapsedTimer time;
    time.start();
    std::vector<Place> before;
    for (std::vector<Place> now = places(); now != before; now = places()) {
        if (time.hasExpired(kLongTime))
            qFatal("There is no rest: %s", qPrintable(firstDifference(before, now)));
        before = std::move(now);
        waitForFrame();
        QTest::qWait(30); // until whatever fades looks different
    }
}

QList<QQuickItem*> RunningProgram::visibleItems() {
    return test::visibleItems(m_window->contentItem());
}

QQuickItem* RunningProgram::find(const QString& name, QAccessible::Role role) {
    for (QQuickItem* item : visibleItems())
        if (item->isEnabled() && accessibleName(*item) == name &&
            (role == QAccessible::NoRole || accessibleRole(*item) == role))
            return item;
    return nullptr;
}

QList<QQuickItem*> RunningProgram::hand() {
    QList<QQuickItem*> cards;
    for (QQuickItem* item : visibleItems())
        if (item->property("playable").toBool() && item->isEnabled()) cards << item;
    std::ranges::sort(cards, {},
                      [](const QQuickItem* card) { return card->property("slot").toInt(); });
    return cards;
}

} // namespace parlour::test
