// A computer player's own thread.
#pragma once

#include "ai/base/thinker.h"
#include "app/desktop/play/thread_priority.h"

#include <QObject>

#include <condition_variable>
#include <memory>
#include <mutex>
#include <optional>
#include <stop_token>
#include <thread>

namespace parlour {

// Call all functions on the GUI thread; they return at once. One question at a time: asking again
// or stopping abandons the previous question, whose answer never arrives. While the system starts
// no more threads, a question is thought about for a moment on the GUI thread.
class ThinkingSeat : public QObject {
    Q_OBJECT

public:
    // `settle` gives its thread its place among others (thread_priority.h).
    explicit ThinkingSeat(std::unique_ptr<Thinker> thinker, QObject* parent = nullptr,
                          void (*settle)() = yieldToDrawing);
    ~ThinkingSeat() override; // stops the thinking and waits for it, at most 50 ms

    // Preconditions: the table's game is the player's, and it is not over.
    void ask(std::unique_ptr<Table> table, std::uint64_t seed, const Budget& budget);
    void stop();
    bool isThinking() const { return m_ticket != 0; }

signals:
    void answered(const parlour::Thought& thought);

private:
    struct Question {
        quint64 ticket = 0;
        std::unique_ptr<Table> table;
        std::uint64_t seed = 0;
        Budget budget;
        std::stop_source stop;
    };

    void start();
    void work(const std::stop_token& end);
    void thinkHere();
    void deliver(quint64 ticket, const Thought& thought);

    void (*const m_settle)();
    std::unique_ptr<Thinker> m_thinker; // only the worker uses it, if there is one
    quint64 m_lastTicket = 0;
    quint64 m_ticket = 0;    // of the question that awaits its answer; 0: none
    std::stop_source m_stop; // of that question

    std::mutex m_mutex;
    std::condition_variable_any m_wake;
    std::optional<Question> m_question; // guarded: the next one to think about
    std::jthread m_thread;
};

} // namespace parlour
