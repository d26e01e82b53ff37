// Every text of every screen can be read: at all sizes, in all languages, light and dark, on every
// cloth.
#include "app/desktop/language/languages.h"
#include "contrast.h"
#include "letters.h"
#include "tour.h"

#include <QLocale>
#include <QMetaEnum>
#include <catch2/catch.hpp>

#include <cmath>
#include <stdexcept>

using namespace parlour;
using namespace parlour::test;

namespace {

constexpr const char* kEnglish = "en";
constexpr double kSlack = 1.5;    // in pixels; less than this nobody sees
constexpr double kPlateSlack = 4; // the ends of a plate are round

struct ShownWords {
    QQuickItem* item;
    QString text;
    QRectF rect; // of the letters, in the window
    int order;   // higher ones are painted over lower ones
};

// Hides what lies below: sheets, panels, the paper of pages, the cloth of the curtain.
bool isOpaque(const QQuickItem* item) {
    if (opacityOf(item) < 0.8) return false;
    if (item->inherits("QQuickRectangle"))
        return item->property("color").value<QColor>().alphaF() > 0.8;
    return item->inherits("QQuickImage") && item->width() > 200 &&
           !item->property("source").toUrl().toString().contains("glow");
}

std::string where(const QRectF& r) {
    return std::to_string(std::lround(r.x())) + "," + std::to_string(std::lround(r.y())) + " " +
           std::to_string(std::lround(r.width())) + "x" + std::to_string(std::lround(r.height()));
}
std::string where(const ShownWords& words) {
    return '"' + words.text.toStdString() + "\" at " + where(words.rect);
}

// A card on the table, perhaps turned.
struct CardPicture {
    QQuickItem* item;
    QPolygonF shape; // in the window
    int order;
};

bool isCard(const QQuickItem* item) {
    return item->inherits("QQuickImage") &&
           item->property("source").toString().startsWith("image://art/card/");
}

QPolygonF shapeOf(const QQuickItem* item) {
    QPolygonF shape;
    const QRectF r = item->boundingRect();
    for (const QPointF corner : {r.topLeft(), r.topRight(), r.bottomRight(), r.bottomLeft()})
        shape << item->mapToScene(corner);
    return shape;
}

QRectF common(const QPolygonF& shape, const QRectF& rect) {
    return shape.intersected(QPolygonF(rect)).boundingRect();
}

// The place of a card still to come; its words may be covered later.
bool isOfPlace(const QQuickItem* item) {
    for (; item; item = item->parentItem())
        if (item->objectName() == "place") return true;
    return false;
}

QStringList faults(RunningProgram& running) {
    const QRectF window(0, 0, running.window().width(), running.window().height());
    QStringList found;
    QList<ShownWords> all;
    QList<std::pair<int, QRectF>> covers;
    QList<CardPicture> cards;
    QList<std::pair<QString, QRectF>> plates;
    int order = 0;
    for (QQuickItem* item : running.visibleItems()) {
        ++order;
        const QRectF place = item->mapRectToScene(item->boundingRect());
        if (accessibleRole(*item) == QAccessible::Dialog && opacityOf(item) > 0.05 &&
            !window.contains(place))
            found << accessibleName(*item) + " leaves the window";
        if (isCard(item) && opacityOf(item) > 0.05)
            cards << CardPicture{item, shapeOf(item), order};
        if (isA(*item, "NamePlate")) plates << std::pair(accessibleName(*item), place);
        if (isOpaque(item)) covers << std::pair(order, place);
        if (!item->inherits("QQuickText") || opacityOf(item) < 0.05) continue;
        const QString text = item->property("text").toString();
        if (text.trimmed().isEmpty()) continue;
        const ShownWords words{item, text, lettersOf(item), order};
        const QRectF clip = clipOf(item, window);
        const QRectF seen = words.rect & clip;
        if (seen.isEmpty()) {
            if (clip == window) found << QString::fromStdString(where(words)) + " is outside";
            continue;
        }
        const QString name = QString::fromStdString(where(words));
        if (item->property("truncated").toBool()) found << name + " is cut off";
        const double room = item->width() - item->property("leftPadding").toDouble() -
                            item->property("rightPadding").toDouble();
        if (item->property("contentWidth").toDouble() > room + kSlack)
            found << name + " is wider than its place";
        if (item->property("contentHeight").toDouble() > item->height() + kSlack)
            found << name + " is higher than its place";
        if (words.rect.left() < clip.left() - kSlack || words.rect.right() > clip.right() + kSlack)
            found << name + " leaves its area at the side";
        if (clip == window &&
            (words.rect.top() < -kSlack || words.rect.bottom() > window.bottom() + kSlack))
            found << name + " leaves the window";
        all << ShownWords{item, text, seen, order};
    }
    for (int i = 0; i < all.size(); ++i)
        for (int j = i + 1; j < all.size(); ++j) {
            const QRectF both = all[i].rect & all[j].rect;
            if (both.width() <= kSlack || both.height() <= 3) continue; // letters leave room above
            const bool isCovered = std::ranges::any_of(covers, [&](const auto& cover) {
                return cover.first > all[i].order && cover.first < all[j].order &&
                       cover.second.adjusted(-2, -2, 2, 2).contains(both);
            });
            if (!isCovered)
                found << QString::fromStdString(where(all[i]) + " and " + where(all[j])) +
                             " overlap";
        }
    for (const CardPicture& card : cards) {
        const QString name = card.item->property("source").toUrl().fileName() + " at " +
                             QString::fromStdString(where(card.shape.boundingRect()));
        for (const ShownWords& words : all) {
            const QRectF both = common(card.shape, words.rect);
            if (card.order < words.order || isOfPlace(words.item) || both.width() <= kSlack ||
                both.height() <= 3)
                continue;
            const bool isCovered = std::ranges::any_of(covers, [&](const auto& cover) {
                return cover.first > words.order && cover.first < card.order &&
                       cover.second.adjusted(-2, -2, 2, 2).contains(both);
            });
            if (!isCovered)
                found << QString::fromStdString(where(words)) + " lies under the card " + name;
        }
        for (const auto& [plate, place] : plates) {
            const QRectF both = common(card.shape, place);
            if (both.width() > kPlateSlack && both.height() > kPlateSlack)
                found << "The card " + name + " and the plate of " + plate + " at " +
                             QString::fromStdString(where(place)) + " overlap";
        }
    }
    return found;
}

// How a screen is looked at. Contrast does not depend on the size or the language, nor where words
// lie on colours: English is looked at in all of them, other languages once in each size.
struct Sight {
    QSize size;
    const char* chrome;
    const char* cloth;
    bool isContrastChecked;
    bool isForAll;
};
constexpr Sight kSights[] = {
    {{2560, 1440}, "light", "green", false, true}, {{2560, 1440}, "dark", "green", false, false},
    {{900, 600}, "light", "washi", true, false},   {{900, 600}, "dark", "midnight", true, true},
    {{1280, 800}, "light", "green", true, true},   {{1280, 800}, "dark", "green", false, false},
};

void check(RunningProgram& running, const std::string& screen, const Sight& sight,
           const char* language) {
    running.window().resize(sight.size);
    Settings* const settings = running.program().settings();
    settings->chrome = sight.chrome;
    settings->tableTheme = sight.cloth;
    settings->language = language;
    emit settings->changed();
    running.waitForRest();
    REQUIRE(running.window().contentItem()->size() == QSizeF(sight.size));
    REQUIRE(QLocale() == QLocale(QString(language)));
    QStringList found = faults(running);
    if (sight.isContrastChecked && language == std::string_view(kEnglish))
        found << faintTexts(running);
    for (const QString& fault : found)
        FAIL_CHECK(language << " " << sight.size.width() << "x" << sight.size.height() << " "
                            << sight.chrome << " on " << sight.cloth << ", " << screen << ": "
                            << fault.toStdString());
}

} // namespace

TEMPLATE_TEST_CASE_SIG("Every text can be read in English", "", ((Part part), part),
                       PARLOUR_PARTS) {
    const Home home;
    home.writeSettings({{"language", kEnglish}});
    tour(part, [&](RunningProgram& running, const std::string& screen) {
        for (const Sight& sight : kSights) check(running, screen, sight, kEnglish);
    });
}

// A tour takes longer than a look: each screen is seen in one language after the other.
TEMPLATE_TEST_CASE_SIG("Every text can be read in all other languages", "[languages]",
                       ((Part part), part), PARLOUR_PARTS) {
    const Home home;
    home.writeSettings({{"language", kEnglish}});
    tour(part, [&](RunningProgram& running, const std::string& screen) {
        for (const Sight& sight : kSights)
            for (const Language& language : languages())
                if (sight.isForAll && language.code != std::string_view(kEnglish))
                    check(running, screen, sight, language.code);
    });
}

TEST_CASE("The check of the layout finds what is wrong") {
    const Home home;
    home.writeSettings();
    RunningProgram running;
    CHECK(faults(running).isEmpty());
    const auto textOf = [&](const char* words) -> QQuickItem& {
        for (QQuickItem* item : running.visibleItems())
            if (item->inherits("QQuickText") && item->property("text").toString().startsWith(words))
                return *item;
        throw std::runtime_error(words);
    };
    textOf("Parlour").setProperty("text", QString(200, 'W'));
    running.waitForFrame();
    CHECK_FALSE(faults(running).filter("leaves").isEmpty());
    textOf("Arrow keys").setProperty("text", QString("W\n").repeated(20));
    running.waitForFrame();
    CHECK_FALSE(faults(running).filter("overlap").isEmpty());
    QQuickItem& heading = textOf("Choose a game");
    heading.setWidth(heading.width() / 2);
    running.waitForFrame();
    CHECK_FALSE(faults(running).filter("wider than its place").isEmpty());
}

TEST_CASE("The check of the layout finds cards that lie over words and name plates") {
    const Home home;
    home.writeSettings();
    CommandLine line;
    line.game = "euchre";
    line.deal = 7;
    line.seats = {"you", "high", "high", "high"};
    RunningProgram running(line);
    REQUIRE(waitFor([&] { return !running.hand().isEmpty() || running.find("Pass"); }));
    running.waitForRest();
    CHECK(faults(running).isEmpty());
    const auto items = running.visibleItems();
    const auto find = [&](const char* type, const char* name) {
        const auto found = std::ranges::find_if(items, [&](QQuickItem* item) {
            return isA(*item, type) && accessibleName(*item).contains(name);
        });
        INFO(type << " " << name);
        REQUIRE(found != items.end());
        return *found;
    };
    QQuickItem* const card = find("PlayingCard", "Turned up");
    const auto layCardOn = [&](const QQuickItem* item) {
        card->setProperty("animated", false);
        card->setProperty("centre", card->parentItem()->mapFromScene(item->mapToScene(
                                        QPointF(item->width() / 2, item->height() / 2))));
        card->setZ(1000);
        running.waitForRest();
    };
    layCardOn(find("NamePlate", "Partner"));
    CHECK_FALSE(faults(running).filter("plate").isEmpty());
    CHECK_FALSE(faults(running).filter("lies under the card").isEmpty());
    layCardOn(find("Pill", "Pass"));
    CHECK_FALSE(faults(running).filter("\"Pass\"").filter("lies under the card").isEmpty());
}
