// The players of the thesis that look only at their hand and the trick (sections 3.1 to 3.3).
#pragma once

#include "ai/base/agent.h"
#include "ai/euchre/trick.h"

namespace parlour::euchre {

// Bids as in bidding.h and plays cards in its own way.
class CardPlayer : public Agent<Euchre> {
public:
    struct Choice {
        Card card;
        Reason reason;
    };

    Decision<Euchre> decide(const Observation& view, Rng& rng, const Budget& budget,
                            std::stop_token stop) final;

protected:
    // Precondition: there are at least two legal cards.
    virtual Choice choose(const Observation& view, CardSet legal, Rng& rng) const = 0;
};

// RANDOM: any card.
class RandomPlayer final : public CardPlayer {
    Choice choose(const Observation& view, CardSet legal, Rng& rng) const override;
};

// HIGH: the highest card.
class HighPlayer final : public CardPlayer {
    Choice choose(const Observation& view, CardSet legal, Rng& rng) const override;
};

// LOW: the lowest card.
class LowPlayer final : public CardPlayer {
    Choice choose(const Observation& view, CardSet legal, Rng& rng) const override;
};

struct CautiousParams {
    bool learned = false;
    const CardValues& values() const { return learned ? kLearnedValues : kFigureValues; }
};

// HIGH!, "high with caution": leaves the partner's tricks alone; otherwise its highest card that
// wins so far, or else its lowest. Leads its highest card: the thesis does not say.
class CautiousPlayer final : public CardPlayer {
public:
    explicit CautiousPlayer(const CautiousParams& params = {}) : CautiousPlayer(params.values()) {}
    // The values must outlive the player.
    explicit CautiousPlayer(const CardValues& values) : m_values(values) {}

    static Choice advise(const Trick& trick, CardSet legal);

private:
    Choice choose(const Observation& view, CardSet legal, Rng& rng) const override;
    const CardValues& m_values;
};

// The observer's share of the cards still in play, by their values in this trick.
struct Share {
    explicit Share(const Observation& view);
    int own = 0;  // x_h of the thesis
    int left = 0; // x_t: all cards not yet played (without those on the table, as in section 5.3)
    int percent() const { return left == 0 ? 0 : 100 * own / left; }
    bool isAtLeast(int percent) const { return 100 * own >= percent * left; }
};

struct MdpParams {
    int threshold = 25; // percent
};

// MDP or MARKOV: high if its hand is at least `threshold` percent of what is left, otherwise low.
class MdpPlayer final : public CardPlayer {
public:
    explicit MdpPlayer(const MdpParams& params) : m_threshold(params.threshold) {}

private:
    Choice choose(const Observation& view, CardSet legal, Rng& rng) const override;
    int m_threshold;
};

} // namespace parlour::euchre
