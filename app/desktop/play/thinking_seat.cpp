#include "app/desktop/play/thinking_seat.h"

#include <QMetaObject>

#include <algorithm>
#include <chrono>
#include <system_error>

namespace parlour {

namespace {

constexpr std::chrono::milliseconds kPause{250}; // of the window, where it cannot be avoided

} // namespace

ThinkingSeat::ThinkingSeat(std::unique_ptr<Thinker> thinker, QObject* parent, void (*settle)())
    : QObject(parent), m_settle(settle), m_thinker(std::move(thinker)) {
    start();
}

ThinkingSeat::~ThinkingSeat() {
    stop();
    if (!m_thread.joinable()) return;
    m_thread.request_stop();
    m_thread.join(); // before the members that it uses are gone
}

void ThinkingSeat::start() {
    if (m_thread.joinable()) return;
    try {
        m_thread = std::jthread([this](const std::stop_token& end) { work(end); });
    } catch (const std::system_error&) { // thinkHere answers
    }
}

void ThinkingSeat::ask(std::unique_ptr<Table> table, std::uint64_t seed, const Budget& budget) {
    stop();
    m_ticket = ++m_lastTicket;
    m_stop = std::stop_source();
    {
        const std::lock_guard lock(m_mutex);
        m_question = Question{m_ticket, std::move(table), seed, budget, m_stop};
    }
    start();
    if (m_thread.joinable())
        m_wake.notify_one();
    else
        QMetaObject::invokeMethod(this, &ThinkingSeat::thinkHere, Qt::QueuedConnection);
}

void ThinkingSeat::stop() {
    m_ticket = 0;
    m_stop.request_stop();
    const std::lock_guard lock(m_mutex);
    m_question.reset();
}

void ThinkingSeat::work(const std::stop_token& end) {
    m_settle();
    while (true) {
        std::optional<Question> question;
        {
            std::unique_lock lock(m_mutex);
            if (!m_wake.wait(lock, end, [this] { return m_question.has_value(); })) return;
            question.swap(m_question);
        }
        const Thought thought = m_thinker->think(*question->table, question->seed, question->budget,
                                                 question->stop.get_token());
        if (question->stop.stop_requested()) continue;
        QMetaObject::invokeMethod(
            this, [this, ticket = question->ticket, thought] { deliver(ticket, thought); },
            Qt::QueuedConnection);
    }
}

void ThinkingSeat::thinkHere() {
    std::optional<Question> question;
    {
        const std::lock_guard lock(m_mutex);
        question.swap(m_question);
    }
    if (!question) return; // it was abandoned, or a thread has it by now
    Budget budget = question->budget;
    budget.threads = 1;
    budget.time = std::min(budget.time.value_or(kPause), kPause);
    deliver(question->ticket,
            m_thinker->think(*question->table, question->seed, budget, question->stop.get_token()));
}

void ThinkingSeat::deliver(quint64 ticket, const Thought& thought) {
    if (ticket != m_ticket) return; // the question was abandoned meanwhile
    m_ticket = 0;
    emit answered(thought);
}

} // namespace parlour
