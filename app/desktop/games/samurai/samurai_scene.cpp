#include "app/desktop/games/samurai/samurai_scene.h"

#include <algorithm>

namespace parlour {

using namespace samurai;

void SamuraiScene::follow(const Event& event, const Public& now) {
    switch (event.kind) {
    case Event::Kind::Captured:
        m_steps.back().captures.push_back(
            {event.capture, influences(now, event.capture.settlement, event.capture.caste)});
        break;
    case Event::Kind::Drew: break; // the hand shows it
    case Event::Kind::Took:
    case Event::Kind::Put: m_steps.push_back({event, true}); break;
    case Event::Kind::Ended: m_steps.push_back({event}); break;
    case Event::Kind::Placed:
    case Event::Kind::Swapped:
    case Event::Kind::Moved: m_steps.push_back({event, now.stepsThisTurn == 1}); break;
    }
}

std::span<const SamuraiScene::Step> SamuraiScene::since(Seat seat) const {
    const auto latest =
        std::ranges::find_if(m_steps.rbegin(), m_steps.rend(), [&](const Step& step) {
            return seat == kNoSeat ? step.beginsTurn : step.event.seat == seat;
        });
    const std::span all(m_steps);
    return latest == m_steps.rend()
               ? all
               : all.subspan(static_cast<std::size_t>(latest.base() - m_steps.begin()) - 1);
}

std::vector<int> influences(const Public& pub, int settlement, int caste) {
    std::vector<int> sums;
    for (Seat seat = 0; seat < pub.options.players; ++seat)
        sums.push_back(pub.influenceOf(seat, settlement, caste));
    return sums;
}

} // namespace parlour
