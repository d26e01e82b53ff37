#include "app/desktop/review/decision_list.h"

#include "app/desktop/review/review_words.h"

#include <algorithm>
#include <utility>

namespace parlour {

int DecisionList::rowCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : count();
}

QVariant DecisionList::data(const QModelIndex& index, int role) const {
    const ReviewedDecision& decision = m_shown[static_cast<std::size_t>(index.row())];
    switch (role) {
    case Ply: return decision.ply;
    case Owner: return decision.seat;
    case Name: return m_seatNames.value(decision.seat);
    case Move: return QString::fromStdString(decision.move);
    case GradeName: return ReviewWords::grade(decision.grade);
    case Mark: return ReviewWords::symbol(decision.grade);
    case Rank: return static_cast<int>(decision.grade);
    case Cost: return ReviewWords::cost(decision);
    default: return {};
    }
}

QHash<int, QByteArray> DecisionList::roleNames() const {
    return {{Ply, "ply"},         {Owner, "owner"}, {Name, "name"}, {Move, "move"},
            {GradeName, "grade"}, {Mark, "mark"},   {Rank, "rank"}, {Cost, "cost"}};
}

void DecisionList::setSeat(int seat) {
    if (std::exchange(m_seat, seat) != seat) refresh();
}

void DecisionList::setLeastGrade(int grade) {
    if (std::exchange(m_leastGrade, grade) != grade) refresh();
}

void DecisionList::setByCost(bool byCost) {
    if (std::exchange(m_isByCost, byCost) != byCost) refresh();
}

void DecisionList::update(std::vector<ReviewedDecision> decisions, const QStringList& seatNames) {
    m_all = std::move(decisions);
    m_seatNames = seatNames;
    refresh();
}

bool DecisionList::isWanted(const ReviewedDecision& decision) const {
    if (m_seat != kNoSeat && decision.seat != m_seat) return false;
    if (m_leastGrade == 0) return true;
    return !decision.isForced() && static_cast<int>(decision.grade) >= m_leastGrade;
}

void DecisionList::refresh() {
    std::vector<ReviewedDecision> wanted;
    std::ranges::copy_if(m_all, std::back_inserter(wanted),
                         [this](const ReviewedDecision& decision) { return isWanted(decision); });
    if (m_isByCost) std::ranges::stable_sort(wanted, std::greater(), &ReviewedDecision::cost);

    for (int row = 0; row < static_cast<int>(wanted.size()); ++row) {
        const auto from = m_shown.begin() + row;
        const auto found = std::ranges::find(
            from, m_shown.end(), wanted[static_cast<std::size_t>(row)].ply, &ReviewedDecision::ply);
        if (found == m_shown.end()) {
            beginInsertRows({}, row, row);
            m_shown.insert(from, wanted[static_cast<std::size_t>(row)]);
            endInsertRows();
        } else if (found != from) {
            const int old = static_cast<int>(found - m_shown.begin());
            beginMoveRows({}, old, old, {}, row);
            std::rotate(from, found, found + 1);
            endMoveRows();
        }
    }
    if (m_shown.size() > wanted.size()) {
        beginRemoveRows({}, static_cast<int>(wanted.size()), count() - 1);
        m_shown.resize(wanted.size());
        endRemoveRows();
    }
    m_shown = std::move(wanted);
    if (!m_shown.empty()) emit dataChanged(index(0), index(count() - 1));
    emit changed();
}

int DecisionList::plyBeside(int ply, int step) const {
    int nearest = -1;
    for (const ReviewedDecision& decision : m_shown) {
        if (step > 0 ? decision.ply <= ply : decision.ply >= ply) continue;
        const bool isNearer = step > 0 ? decision.ply < nearest : decision.ply > nearest;
        if (nearest < 0 || isNearer) nearest = decision.ply;
    }
    return nearest;
}

} // namespace parlour
