#include "app/desktop/program/sittings.h"

#include <utility>

namespace parlour {

std::vector<Sittings::Sitting> Sittings::come(Sitting sitting, Place place) {
    std::vector<Sitting> left;
    if (place == Place::Alone)
        left = clear();
    else if (place == Place::Instead)
        left = leave();
    else if (session())
        session()->rest();
    m_stack.push_back(std::move(sitting));
    return left;
}

std::vector<Sittings::Sitting> Sittings::leave() {
    std::vector<Sitting> left;
    if (!m_stack.empty()) {
        left.push_back(std::move(m_stack.back()));
        m_stack.pop_back();
    }
    return left;
}

std::vector<Sittings::Sitting> Sittings::clear() { return std::exchange(m_stack, {}); }

GameSession* Sittings::played() const {
    for (const Sitting& sitting : m_stack)
        if (sitting.session->isPlayed()) return sitting.session.get();
    return nullptr;
}

} // namespace parlour
