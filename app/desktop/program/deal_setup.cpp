#include "app/desktop/program/deal_setup.h"

#include "ai/catalogue/games.h"
#include "app/desktop/games/game_faces.h"
#include "app/desktop/language/words.h"
#include "app/desktop/program/game_setup.h"
#include "app/desktop/study/position_text.h"

#include <algorithm>
#include <utility>

namespace parlour {

namespace {

Json::json_pointer at(const DealPlace& place) { return Json::json_pointer(place.pointer); }

bool isLetters(const DealPlace& place, const Json& value) {
    return value.is_string() && place.count != 1;
}

std::vector<std::string> codesOf(const DealPlace& place, const Json& deal) {
    const Json& value = deal.at(at(place));
    std::vector<std::string> codes;
    if (isLetters(place, value)) {
        for (const char letter : value.get<std::string>()) codes.emplace_back(1, letter);
    } else if (value.is_string()) {
        codes.push_back(value.get<std::string>());
    } else {
        const std::size_t end =
            std::min(value.size(), place.first + std::min(place.count, value.size()));
        for (std::size_t i = place.first; i < end; ++i)
            codes.push_back(value[i].get<std::string>());
    }
    return codes;
}

} // namespace

DealSetup::DealSetup(QObject* parent) : QObject(parent) {
    setGame(QString::fromLatin1(gameFaces().front().id));
}

QString DealSetup::game() const {
    return QString::fromStdString(m_position.at("game").get<std::string>());
}

void DealSetup::setGame(const QString& game) {
    const auto entry = findGame(game.toStdString());
    if (!entry || (m_table && game == this->game())) return;
    const Json options = completeOptions((*entry)->options(), Json::object()).value();
    layOut(*(*entry)->deal(options, randomDealNumber()));
}

int DealSetup::players() const {
    return findGame(game().toStdString()).value()->seats(m_position.at("options"));
}

void DealSetup::setPlayers(int players) {
    if (players == this->players()) return;
    const GameEntry& entry = *findGame(game().toStdString()).value();
    const auto options = completeOptions(entry.options(), {{"players", players}});
    if (options) layOut(*entry.deal(*options, randomDealNumber()));
}

void DealSetup::deal() {
    const GameEntry& entry = *findGame(game().toStdString()).value();
    layOut(*entry.deal(m_position.at("options"), randomDealNumber()));
}

QString DealSetup::read(const QString& text) {
    const auto opened = readPosition(text.toUtf8());
    if (!opened) return translated(opened.error());
    layOut(*opened->table);
    return {};
}

void DealSetup::layOut(const Table& table) {
    m_position = table.position();
    m_form = gameFace(game()).dealForm(m_position);
    m_places.clear();
    for (const DealPlace& place : m_form.places) {
        auto& pieces = m_places.emplace_back();
        for (std::string& code : codesOf(place, m_position.at("deal")))
            pieces.push_back({std::move(code)});
    }
    check();
}

QString DealSetup::text() const { return QString::fromUtf8(positionText(*m_table)); }

// ---- changing it

std::vector<DealSetup::Piece*> DealSetup::chosenPieces() {
    std::vector<Piece*> chosen;
    for (auto& pieces : m_places)
        for (Piece& piece : pieces)
            if (piece.isChosen) chosen.push_back(&piece);
    return chosen;
}

int DealSetup::chosen() const {
    std::ptrdiff_t count = 0;
    for (const auto& pieces : m_places) count += std::ranges::count_if(pieces, &Piece::isChosen);
    return static_cast<int>(count);
}

void DealSetup::choose(int place, int piece) {
    Piece& chosen =
        m_places.at(static_cast<std::size_t>(place)).at(static_cast<std::size_t>(piece));
    chosen.isChosen = !chosen.isChosen;
    emit changed();
}

QString DealSetup::put(int place) {
    auto& there = m_places.at(static_cast<std::size_t>(place));
    std::vector<Piece*> room; // those that are to leave, the last first
    for (Piece& piece : there)
        if (!piece.isChosen && !piece.isKept) room.insert(room.begin(), &piece);
    std::vector<Piece*> coming;
    for (Piece* const piece : chosenPieces()) {
        const bool isThere = piece >= there.data() && piece < there.data() + there.size();
        if (!isThere) coming.push_back(piece);
    }
    if (coming.size() > room.size())
        return tr("%1: there is room for %n more.", nullptr, static_cast<int>(room.size()))
            .arg(titleOf(m_form.places[static_cast<std::size_t>(place)]));
    for (std::size_t i = 0; i < coming.size(); ++i) {
        std::swap(coming[i]->code, room[i]->code);
        coming[i]->isKept = false;
        room[i]->isKept = true;
    }
    for (Piece* const piece : chosenPieces()) {
        const bool isThere = piece >= there.data() && piece < there.data() + there.size();
        piece->isKept = piece->isKept || isThere;
        piece->isChosen = false;
    }
    check();
    return {};
}

void DealSetup::exchange() {
    const std::vector<Piece*> chosen = chosenPieces();
    if (chosen.size() != 2) return;
    std::swap(chosen[0]->code, chosen[1]->code);
    for (Piece* const piece : chosen) {
        piece->isChosen = false;
        piece->isKept = true;
    }
    check();
}

void DealSetup::setRole(int seat) {
    if (m_form.seatPointer.empty()) return;
    m_position.at("deal")[Json::json_pointer(m_form.seatPointer)] = seat;
    check();
}

Json DealSetup::dealJson() const {
    Json deal = m_position.at("deal");
    for (std::size_t i = 0; i < m_places.size(); ++i) {
        const DealPlace& place = m_form.places[i];
        Json& value = deal.at(at(place));
        if (isLetters(place, value)) {
            std::string letters;
            for (const Piece& piece : m_places[i]) letters += piece.code;
            value = letters;
        } else if (value.is_string()) {
            value = m_places[i].front().code;
        } else {
            for (std::size_t j = 0; j < m_places[i].size(); ++j)
                value[place.first + j] = m_places[i][j].code;
        }
    }
    return deal;
}

void DealSetup::sort() {
    const auto rank = [this](const Piece& piece) {
        return std::pair(m_form.order.find(piece.code.front()), piece.code);
    };
    for (std::size_t i = 0; i < m_places.size(); ++i)
        if (!m_form.places[i].isOrdered) std::ranges::stable_sort(m_places[i], {}, rank);
}

// The moves that came with the position are played as far as they are legal.
void DealSetup::check() {
    sort();
    const GameEntry& entry = *findGame(game().toStdString()).value();
    Json position = m_position;
    position["deal"] = dealJson();
    position["moves"] = Json::array();
    auto opened = entry.open(position);
    m_table = opened ? std::move(*opened) : nullptr;
    m_problem = opened ? QString() : translated(opened.error());
    m_movesLeft = -1;
    if (m_table)
        for (const Json& move : m_position.at("moves"))
            if (!m_table->play(move.get<std::string>())) {
                m_movesLeft = m_table->played();
                break;
            }
    emit changed();
}

// ---- for QML

QString DealSetup::titleOf(const DealPlace& place) const {
    return place.seat == kNoSeat ? place.title
                                 : place.title.arg(tr("Player %1").arg(place.seat + 1));
}

QVariantList DealSetup::placeMaps() const {
    const GameFace& face = gameFace(game());
    QVariantList list;
    for (std::size_t i = 0; i < m_places.size(); ++i) {
        QVariantList pieces;
        for (const Piece& piece : m_places[i]) {
            const DealPiece shown = face.dealPiece(QString::fromStdString(piece.code));
            pieces << QVariantMap{{"name", shown.name},
                                  {"picture", shown.picture},
                                  {"chosen", piece.isChosen},
                                  {"kept", piece.isKept}};
        }
        list << QVariantMap{{"title", titleOf(m_form.places[i])},
                            {"ordered", m_form.places[i].isOrdered},
                            {"pieces", pieces}};
    }
    return list;
}

QVariantMap DealSetup::roleMap() const {
    if (m_form.seatPointer.empty()) return {};
    return {{"title", m_form.seatTitle},
            {"seat", m_position.at("deal").value(Json::json_pointer(m_form.seatPointer), 0)}};
}

} // namespace parlour
