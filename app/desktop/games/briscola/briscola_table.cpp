#include "briscola_table.h"

#include "words.h"

#include <algorithm>

namespace parlour {

using namespace briscola;

namespace {

// Milliseconds, as the look describes the motion.
constexpr int kRestTime = 650;
constexpr int kCollectTime = 280;

using Stage = Moment::Stage;

QString faceOf(Card card) { return QString::fromStdString(italian::toText(card)); }
QString nameOf(Card card) { return translated(italian::cardName(card)); }

bool isComplete(int played, int players) { return played > 0 && played % players == 0; }

} // namespace

// ---- what is shown, step by step

std::vector<CardPlace> BriscolaTable::scene(const Moment& moment, const Viewing& viewing) {
    Scene scene = sceneAt(timeline(), moment, viewing);
    m_shown = scene.pub;
    return std::move(scene.cards);
}

std::vector<CardTable::Step> BriscolaTable::stepsAfterMove() const {
    const int played = timeline().state().pub.played;
    std::vector<Step> steps;
    if (isComplete(played, players())) {
        steps.push_back({{played, Stage::Collected}, kPlayTime + kRestTime});
        steps.push_back({{played, Stage::Settled}, kCollectTime});
    }
    steps.push_back({{played, Stage::Settled}, kPlayTime});
    return steps;
}

void BriscolaTable::tellMove() {
    const Public& pub = timeline().state().pub;
    const Play play = pub.history[static_cast<std::size_t>(pub.played - 1)];
    //: A player and the card he plays
    say(tr("%1: %2").arg(seatName(play.seat), nameOf(play.card)));
    emit sounded(QStringLiteral("card-place"));
}

void BriscolaTable::tellStep(const Moment& before, const Moment& now) {
    if (now.stage == Stage::Collected) {
        const QVariantMap trick = lastTrick();
        say(tr("The trick goes to %1: %2 points")
                .arg(trick["name"].toString())
                .arg(trick["points"].toInt()));
        const bool isOurs = !session()->isWatching() && m_shown.areAllies(m_shown.leader, viewer());
        emit sounded(isOurs ? QStringLiteral("trick-won") : QStringLiteral("collect"));
    } else if (before.stage == Stage::Collected && m_shown.stock > 0) {
        emit sounded(QStringLiteral("card-slide"));
    }
}

// ---- what is said about it

QString BriscolaTable::trumpSuit() const { return faceOf(m_shown.trumpCard).right(1); }
QString BriscolaTable::trumpName() const { return translated(italian::suitName(m_shown.trump())); }
QString BriscolaTable::trumpCardName() const { return nameOf(m_shown.trumpCard); }
QString BriscolaTable::cardName(const QString& text) const {
    const auto card = italian::parseCard(text.toStdString());
    return card ? nameOf(*card) : QString();
}

int BriscolaTable::tricks() const {
    return (italian::kCards - m_shown.removed.size()) / std::max(1, players());
}
int BriscolaTable::trick() const {
    return std::min((m_shown.played - m_shown.onTable) / std::max(1, players()) + 1, tricks());
}

QVariantList BriscolaTable::seats() const {
    QVariantList list;
    if (!session()) return list;
    const QVariantList players = session()->seats();
    const bool isNow = isSettled();
    const QVariantList tricks = history();
    for (int seat = 0; seat < players.size(); ++seat) {
        QVariantMap map = players[seat].toMap();
        map["seat"] = seat;
        map["points"] = m_shown.sidePoints(seat);
        map["handCards"] = m_shown.handSize(seat);
        map["isToMove"] = isNow && !m_shown.isOver() && m_shown.toMove() == seat;
        map["leads"] = m_shown.onTable == 0;
        map["isPartner"] = seat != viewer() && m_shown.areAllies(seat, viewer());
        map["won"] = static_cast<int>(std::ranges::count_if(tricks, [&](const QVariant& trick) {
            return m_shown.areAllies(trick.toMap()["winner"].toInt(), seat);
        }));
        list << map;
    }
    return list;
}

QVariantList BriscolaTable::history() const {
    QVariantList tricks;
    if (!session()) return tricks;
    State now = Briscola::start(timeline().options(), timeline().deal());
    const int complete = m_shown.played - m_shown.onTable;
    const QStringList names = session()->seatNames();
    for (int k = 0; k < complete; ++k) {
        Briscola::apply(now, timeline().moves()[static_cast<std::size_t>(k)]);
        if (now.pub.onTable != 0) continue;
        QVariantList cards;
        int points = 0;
        for (int i = players(); i > 0; --i) {
            const Play play = now.pub.history[static_cast<std::size_t>(now.pub.played - i)];
            points += italian::points(play.card);
            cards << QVariantMap{{"seat", play.seat},
                                 {"name", names.value(play.seat)},
                                 {"face", faceOf(play.card)},
                                 {"cardName", nameOf(play.card)}};
        }
        tricks << QVariantMap{{"winner", now.pub.leader},
                              {"name", names.value(now.pub.leader)},
                              {"points", points},
                              {"cards", cards}};
    }
    return tricks;
}

QVariantMap BriscolaTable::lastTrick() const {
    const QVariantList tricks = history();
    return tricks.isEmpty() ? QVariantMap() : tricks.last().toMap();
}

// ---- what the person does

QString BriscolaTable::cardAt(int slot) const {
    for (int row = 0; row < cards()->rowCount(); ++row) {
        const QModelIndex index = cards()->index(row);
        if (cards()->data(index, CardModel::Zone) == Hand &&
            cards()->data(index, CardModel::Owner) == viewer() &&
            cards()->data(index, CardModel::Slot) == slot)
            return cards()->data(index, CardModel::Code).toString();
    }
    return {};
}

void BriscolaTable::playSlot(int slot) {
    if (!session() || session()->isWatching() || session()->hasCurtain()) return;
    const QString card = cardAt(slot);
    if (!card.isEmpty()) session()->play(card);
}

} // namespace parlour
