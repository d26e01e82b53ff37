// The engine's input: requests are read ahead of their answers, on a thread of its own, so that the
// request `stop` reaches a player that thinks.
#pragma once

#include "core/base/json.h"
#include "core/base/json_memory.h"

#include <condition_variable>
#include <cstddef>
#include <deque>
#include <mutex>
#include <optional>
#include <stop_token>
#include <string>
#include <string_view>
#include <thread>
#include <utility>

namespace parlour::lab {

inline constexpr std::size_t kLongestRequest = 4 << 20; // bytes
// The values in a request's JSON; the largest map we ship has about a thousand. Freeing copies of
// them needs memory in proportion to their number, and cannot fail.
inline constexpr std::size_t kMostValues = 200'000;
inline constexpr std::string_view kStopCommand = "stop";

// A line as JSON. Errors: it is too long, not JSON, may have more than kMostValues, or there is no
// memory for it.
Result<Json> readRequest(std::string_view line);
Error noMemory();

class Inbox {
public:
    struct Request {
        Request(Result<Json> json, std::size_t bytes) : content(std::move(json)), size(bytes) {}
        Request(Request&&) = default;
        ~Request() {
            if (content) takeApart(*content);
        }

        Result<Json> content;
        std::size_t size; // bytes of its line and its values
        // Requested when a later request says stop, or nobody can read the answer any more.
        std::stop_source stop = {};
    };

    // Reads from one file descriptor, and watches whether what is written to the other can still be
    // read. Throws std::system_error if there can be no thread.
    Inbox(int in, int out);
    Inbox(const Inbox&) = delete;
    Inbox& operator=(const Inbox&) = delete;
    ~Inbox();

    // Waits for the next request. None once all have been returned, or nobody can read answers.
    std::optional<Request> next();
    // Whether the input has ended and next() has returned all of it.
    bool isDone() const;

private:
    static constexpr std::size_t kMostWaiting = 1000; // requests

    void wake() const; // ends the reader's waiting
    void read(const std::stop_token& end);
    bool wantsMore() const;
    void readSome();
    void deliver();
    void stopAll(); // precondition: the mutex is held

    const int m_in;
    const int m_out;
    const int m_wake; // an eventfd

    // Of the reader alone:
    std::string m_line;
    bool m_hasLine = false; // even an empty one

    mutable std::mutex m_mutex; // for the rest
    std::condition_variable m_arrived;
    std::deque<Request> m_waiting;
    std::size_t m_waitingBytes = 0;
    std::stop_source m_current; // of the request that next() returned last
    bool m_hasEnded = false;
    bool m_isUnread = false; // nobody can read answers any more, or there is no room for requests

    std::jthread m_reader; // last, because it uses all others
};

} // namespace parlour::lab
