// Players from outside (PROTOCOL.md section 4): what they are asked, which answers count, and what
// happens to a run when one is late, ends, or answers no legal move.
#pragma once

#include "ai/base/outside.h"
#include "core/base/result.h"

#include <chrono>
#include <mutex>
#include <optional>
#include <stop_token>

namespace parlour::outside {

enum class OnFault : bool {
    Stop, // the run
    PlayLegal
};

struct ProgramSetup {
    std::chrono::milliseconds timeout{10'000};
    OnFault onFault = OnFault::Stop;
};

// Starts a program for each player, when it is asked first. Must outlive the players.
class OutsidePrograms final : public OutsidePlayers {
public:
    // `stop`: of the run that asks.
    explicit OutsidePrograms(ProgramSetup setup, const std::stop_token& stop = {});

    std::unique_ptr<OutsidePlayer> call(std::string_view command) override;

    const ProgramSetup& setup() const { return m_setup; }
    // Requested with the run's own, and when a fault stops it.
    std::stop_token token() const { return m_stop.get_token(); }
    // What the first fault was, which stopped the run; names the seat, the request and the answer.
    std::optional<Error> failure() const;

    void report(Error fault); // by the players

private:
    const ProgramSetup m_setup;
    std::stop_source m_stop;
    mutable std::mutex m_mutex;
    std::optional<Error> m_failure; // guarded
    std::stop_callback<std::function<void()>> m_passOn;
};

} // namespace parlour::outside
