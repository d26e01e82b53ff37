#include "app/lab/outside_arguments.h"

#include <CLI/CLI.hpp>

#include <algorithm>
#include <thread>

namespace parlour::lab {

std::vector<std::string> splitSeats(std::string_view text) {
    std::vector<std::string> seats(1);
    for (std::size_t i = 0; i < text.size(); ++i)
        if (text.substr(i).starts_with("\\,"))
            seats.back() += text[++i];
        else if (text[i] == ',')
            seats.emplace_back();
        else
            seats.back() += text[i];
    return seats;
}

int usualThreads(const std::vector<std::string>& specs) {
    const auto isOutside = [](const std::string& spec) { return outsideCommand(spec).has_value(); };
    if (std::ranges::any_of(specs, isOutside)) return 1;
    return static_cast<int>(std::max(1u, std::thread::hardware_concurrency()));
}

void OutsideArguments::addTo(CLI::App& command) {
    command
        .add_option("--engine-timeout", m_timeout,
                    "Milliseconds in which players from outside must answer")
        ->capture_default_str()
        ->check(CLI::Range(1, 86'400'000));
    command
        .add_option("--engine-fault", m_fault,
                    "Where they do not: stop the run, or play a legal move")
        ->capture_default_str()
        ->check(CLI::IsMember({"stop", "legal"}));
}

outside::ProgramSetup OutsideArguments::setup() const {
    return {std::chrono::milliseconds(m_timeout),
            m_fault == "legal" ? outside::OnFault::PlayLegal : outside::OnFault::Stop};
}

Result<std::unique_ptr<Thinker>> playerOf(const GameEntry& game, std::string_view spec,
                                          OutsidePlayers& outside) {
    const auto command = outsideCommand(spec);
    if (!command) return game.player(spec);
    if (auto known = checkPlayer(spec, game.agents(), &outside); !known)
        return std::move(known.error());
    return std::unique_ptr<Thinker>(std::make_unique<OutsideThinker>(outside, *command));
}

} // namespace parlour::lab
