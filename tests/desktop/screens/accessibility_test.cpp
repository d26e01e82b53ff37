// What screen readers learn, and what works without a mouse.
#include "tests/desktop/support/sessions.h"
#include "tour.h"

#include <QAccessible>
#include <catch2/catch.hpp>

#include <algorithm>
#include <array>
#include <set>

using namespace parlour;
using namespace parlour::test;

namespace {

std::string describe(QQuickItem& item) {
    return std::string(item.metaObject()->className()) + " \"" +
           accessibleName(item).toStdString() + "\"";
}

// Whether news that begins so is being told: screen readers speak when such a name changes.
bool isTold(RunningProgram& running, const QString& beginning) {
    return std::ranges::any_of(running.visibleItems(), [&](QQuickItem* item) {
        return accessibleRole(*item) == QAccessible::AlertMessage &&
               accessibleName(*item).startsWith(beginning);
    });
}

// Whether a press is offered, and does something: Qt 6.4 offers one for every button, but calls a
// function of it that does not exist, unless the button has an onPressAction.
bool canBePressed(QQuickItem& item) {
    struct Listened : QObject {
        using QObject::isSignalConnected;
    };
    QAccessibleInterface* const face = QAccessible::queryAccessibleInterface(&item);
    if (!face || !face->actionInterface() ||
        !face->actionInterface()->actionNames().contains(QAccessibleActionInterface::pressAction()))
        return false;
    return std::ranges::any_of(item.children(), [](const QObject* child) {
        const int press = child->metaObject()->indexOfSignal("pressAction()");
        return child->inherits("QQuickAccessibleAttached") &&
               (child->*(&Listened::isSignalConnected))(child->metaObject()->method(press));
    });
}

// Everything that can have the focus has a name and a role.
void checkNames(RunningProgram& running) {
    int count = 0;
    for (QQuickItem* item : running.visibleItems()) {
        if (!item->activeFocusOnTab() || !item->isEnabled()) continue;
        ++count;
        INFO(describe(*item));
        CHECK_FALSE(accessibleName(*item).trimmed().isEmpty());
        const QAccessible::Role role = accessibleRole(*item);
        CHECK(role != QAccessible::NoRole);
        CHECK(role != QAccessible::Client);
        CHECK(role != QAccessible::StaticText);
    }
    CHECK(count > 0);
}

void checkButtons(RunningProgram& running) {
    constexpr std::array kPressed{QAccessible::Button, QAccessible::RadioButton,
                                  QAccessible::CheckBox, QAccessible::ComboBox,
                                  QAccessible::MenuItem};
    for (QQuickItem* item : running.visibleItems()) {
        if (!item->isEnabled() || std::ranges::count(kPressed, accessibleRole(*item)) == 0)
            continue;
        INFO(describe(*item));
        CHECK(canBePressed(*item));
    }
}

// Tab reaches everything that can be pressed.
void checkTab(RunningProgram& running) {
    std::set<QQuickItem*> wanted;
    for (QQuickItem* item : running.visibleItems())
        if (item->activeFocusOnTab() && item->isEnabled()) wanted.insert(item);
    std::set<QQuickItem*> reached;
    for (std::size_t i = 0; i < 2 * wanted.size() + 2; ++i) {
        running.press("Tab");
        if (running.focusItem()) reached.insert(running.focusItem());
    }
    for (QQuickItem* item : wanted) {
        INFO(describe(*item));
        CHECK(reached.contains(item));
    }
}

} // namespace

TEMPLATE_TEST_CASE_SIG("Everything is named, pressed by screen readers and reached by Tab", "",
                       ((Part part), part), PARLOUR_PARTS) {
    const Home home;
    home.writeSettings();
    tour(part, [](RunningProgram& running, const std::string& screen) {
        INFO(screen);
        checkNames(running);
        checkButtons(running);
        checkTab(running);
    });
}

TEST_CASE("Cards are named, and hidden ones are not") {
    const Home home;
    home.writeSettings();
    CommandLine line;
    line.game = "briscola";
    line.deal = 7;
    line.seats = {"you", "greedy"};
    RunningProgram running(line);
    REQUIRE(waitFor([&] { return running.hand().size() == 3; }));
    for (QQuickItem* card : running.hand()) {
        CHECK(accessibleRole(*card) == QAccessible::Button);
        CHECK(accessibleName(*card).contains(" of "));
        CHECK(accessibleDescription(*card) == "Can be played");
    }
    // The person's three and the trump card.
    int named = 0;
    for (QQuickItem* item : running.visibleItems())
        if (item->property("spokenName").isValid() && !accessibleName(*item).isEmpty()) ++named;
    CHECK(named == 4);

    QAccessibleInterface* const card = QAccessible::queryAccessibleInterface(running.hand()[1]);
    const QString code = running.hand()[1]->property("code").toString();
    card->actionInterface()->doAction(QAccessibleActionInterface::pressAction());
    REQUIRE(running.session()->table().moves().size() == 1);
    CHECK(running.session()->table().moves()[0] == code.toStdString());
}

TEST_CASE("Plays, tricks, results and messages are announced") {
    const Home home;
    home.writeSettings({{"playerName", "Ada"}});
    CommandLine line;
    line.game = "briscola";
    line.deal = 7;
    line.seats = {"you", "greedy"};
    RunningProgram running(line);
    REQUIRE(waitFor([&] { return running.hand().size() == 3; }));
    const QString name = accessibleName(*running.hand()[0]);
    running.press("1");
    CHECK(waitFor([&] { return isTold(running, "Ada: " + name); }));
    const QString other = running.session()->seatNames()[1];
    CHECK(waitFor([&] { return isTold(running, other + ": "); }));
    CHECK(waitFor([&] { return isTold(running, "The trick goes to "); }));
    emit running.program().message("Something happened.");
    CHECK(waitFor([&] { return isTold(running, "Something happened."); }));
    while (!running.session()->isOver()) {
        REQUIRE(waitFor([&] { return running.session()->isOver() || !running.hand().isEmpty(); }));
        if (!running.session()->isOver()) playFirst(*running.session());
    }
    CHECK(waitFor([&] {
        return isTold(running, "You win") || isTold(running, "You lose") ||
               isTold(running, "A draw");
    }));
}
