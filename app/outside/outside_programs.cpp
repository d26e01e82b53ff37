#include "app/outside/outside_programs.h"

#include "app/outside/program.h"

#include <fmt/format.h>

#include <algorithm>
#include <utility>

namespace parlour::outside {

namespace {

using std::chrono::milliseconds;

// How long a program may think whose asker has no time limit of its own.
constexpr milliseconds kMoveTime{1000};
constexpr std::size_t kMostValues = 20'000; // in an answer

// A text from outside as a message can show it: one line of text, not too long.
std::string shown(std::string text, std::size_t most) {
    const bool isCut = text.size() > most;
    if (isCut) text.resize(most);
    for (char& c : text)
        if (static_cast<unsigned char>(c) < ' ' || c == '\x7f') c = ' ';
    return isCut ? text + "..." : text;
}

class ProgramPlayer final : public OutsidePlayer {
public:
    ProgramPlayer(OutsidePrograms& run, std::string_view command)
        : m_run(run), m_command(command) {}
    ~ProgramPlayer() override {
        if (m_program && m_run.token().stop_requested()) m_program->kill();
    }

    std::optional<Json> ask(Json question, const Budget& budget,
                            const std::stop_token& stop) override {
        m_isAtFault = false;
        if (stop.stop_requested()) return {};
        if (!m_program) m_program.emplace(m_command);
        const milliseconds timeout = m_run.setup().timeout;
        question["id"] = ++m_id;
        question["cmd"] = "bestmove";
        question["movetime_ms"] = std::max<std::int64_t>(
            1, std::min(budget.time.value_or(kMoveTime), timeout / 2).count());
        const std::string request = toText(question);
        m_program->write(request);
        auto answer = receive(Program::Clock::now() + timeout, stop);
        if (answer.outcome == Program::Outcome::Stopped) return {};
        Result<Json> usable = check(std::move(answer), question);
        if (usable) return std::move(*usable);
        m_isAtFault = true;
        Error& fault = usable.error();
        fault.where = fmt::format("seat {}, engine:{}", question["seat"].get<int>(), m_command);
        fault.args.insert(fault.args.begin(), shown(request, kShownRequest));
        m_run.report(std::move(fault));
        return {};
    }
    bool isAtFault() const override { return m_isAtFault; }

private:
    static constexpr std::size_t kShownRequest = 300; // bytes
    static constexpr std::size_t kShownAnswer = 300;

    // Skips answers to earlier requests, which came too late.
    Program::Answer receive(Program::Clock::time_point deadline, const std::stop_token& stop) {
        while (true) {
            Program::Answer answer = m_program->read(deadline, stop);
            if (answer.outcome != Program::Outcome::Line || !isOld(answer.text)) return answer;
        }
    }
    bool isOld(const std::string& line) const {
        if (m_id == 1) return false;
        const auto json = parse(line);
        if (!json || !json->is_object() || !json->contains("id")) return false;
        const Json& id = (*json)["id"];
        return id.is_number_integer() && id < m_id;
    }
    // Without spending much memory on it.
    static std::optional<Json> parse(const std::string& line) {
        const auto separators =
            std::ranges::count_if(line, [](char c) { return c == ',' || c == '[' || c == '{'; });
        if (static_cast<std::size_t>(separators) > kMostValues) return {};
        auto json = parseJson(line);
        if (!json) return {};
        return std::move(*json);
    }

    // Errors lack their first argument, the request.
    Result<Json> check(Program::Answer answer, const Json& question) const {
        switch (answer.outcome) {
        case Program::Outcome::Late:
            return Error("", PARLOUR_PHRASE("Players from outside", "No answer within %2 ms to %1"),
                         {std::to_string(m_run.setup().timeout.count())});
        case Program::Outcome::Ended:
            return Error("",
                         PARLOUR_PHRASE("Players from outside",
                                        "The program ended without an answer to %1 (%2)"),
                         {shown(std::move(answer.text), kShownAnswer)});
        case Program::Outcome::TooLong:
            return Error(
                "",
                PARLOUR_PHRASE("Players from outside", "The answer to %1 is longer than %2 bytes"),
                {std::to_string(Program::kLongestLine)});
        case Program::Outcome::Stopped:
        case Program::Outcome::Line: break;
        }
        auto json = parse(answer.text);
        const bool isAnswer = json && json->is_object() && json->contains("id") &&
                              (*json)["id"] == question["id"] && json->contains("move");
        const std::string text = shown(std::move(answer.text), kShownAnswer);
        if (!isAnswer)
            return Error("",
                         PARLOUR_PHRASE("Players from outside",
                                        "This does not answer %1 with its id and a move: %2"),
                         {text});
        const Json& legal = question["legal"];
        if (std::ranges::find(legal, (*json)["move"]) == legal.end())
            return Error(
                "",
                PARLOUR_PHRASE("Players from outside", "No legal move was the answer to %1: %2"),
                {text});
        return std::move(*json);
    }

    OutsidePrograms& m_run;
    const std::string m_command;
    std::optional<Program> m_program; // none before the first question
    std::int64_t m_id = 0;
    bool m_isAtFault = false;
};

} // namespace

OutsidePrograms::OutsidePrograms(ProgramSetup setup, const std::stop_token& stop)
    : m_setup(setup), m_passOn(stop, [this] { m_stop.request_stop(); }) {}

std::unique_ptr<OutsidePlayer> OutsidePrograms::call(std::string_view command) {
    return std::make_unique<ProgramPlayer>(*this, command);
}

std::optional<Error> OutsidePrograms::failure() const {
    const std::lock_guard lock(m_mutex);
    return m_failure;
}

void OutsidePrograms::report(Error fault) {
    if (m_setup.onFault == OnFault::PlayLegal) return;
    {
        const std::lock_guard lock(m_mutex);
        if (!m_failure) m_failure = std::move(fault);
    }
    m_stop.request_stop();
}

} // namespace parlour::outside
