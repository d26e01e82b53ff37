#include "app/lab/inbox.h"

#include <array>
#include <cerrno>
#include <cstdint>
#include <new>
#include <poll.h>
#include <sys/eventfd.h>
#include <system_error>
#include <unistd.h>

namespace parlour::lab {

namespace {

// At least the number of values in a JSON text: all but the first follow a bracket or a comma.
std::size_t valuesAtMost(std::string_view text) {
    std::size_t count = 1;
    for (std::size_t i = 0; i < text.size(); ++i) {
        if (text[i] == '[' || text[i] == '{' || text[i] == ',') ++count;
        if (text[i] == '"') // to the end of the string
            while (++i < text.size() && text[i] != '"')
                if (text[i] == '\\') ++i;
    }
    return count;
}

} // namespace

Error noMemory() {
    return Error("", PARLOUR_PHRASE("Engine", "There is not enough memory for this"));
}

Result<Json> readRequest(std::string_view line) try {
    if (line.size() > kLongestRequest)
        return Error("", PARLOUR_PHRASE("Engine", "The request is longer than %1 bytes"),
                     {std::to_string(kLongestRequest)});
    if (valuesAtMost(line) > kMostValues)
        return Error("", PARLOUR_PHRASE("Engine", "The request has more than %1 values"),
                     {std::to_string(kMostValues)});
    return parseJson(line);
} catch (const std::bad_alloc&) {
    return noMemory();
}

Inbox::Inbox(int in, int out) : m_in(in), m_out(out), m_wake(eventfd(0, EFD_CLOEXEC)) {
    if (m_wake < 0) throw std::system_error(errno, std::generic_category());
    m_line.reserve(kLongestRequest + 1);
    m_reader = std::jthread([this](const std::stop_token& end) { read(end); });
}

Inbox::~Inbox() {
    m_reader.request_stop();
    wake();
    m_reader.join();
    close(m_wake);
}

std::optional<Inbox::Request> Inbox::next() {
    std::unique_lock lock(m_mutex);
    m_arrived.wait(lock, [&] { return !m_waiting.empty() || m_hasEnded || m_isUnread; });
    if (m_waiting.empty() || m_isUnread) return std::nullopt;
    Request request = std::move(m_waiting.front());
    m_waiting.pop_front();
    m_waitingBytes -= request.size;
    m_current = request.stop;
    wake(); // there is room for more
    return request;
}

bool Inbox::isDone() const {
    const std::scoped_lock lock(m_mutex);
    return m_hasEnded && m_waiting.empty();
}

void Inbox::wake() const {
    const std::uint64_t one = 1;
    [[maybe_unused]] const ssize_t written = ::write(m_wake, &one, sizeof one);
}

void Inbox::read(const std::stop_token& end) {
    while (!end.stop_requested()) {
        std::array<pollfd, 3> waits{
            {{wantsMore() ? m_in : -1, POLLIN, 0}, {m_out, 0, 0}, {m_wake, POLLIN, 0}}};
        if (poll(waits.data(), waits.size(), -1) < 0) continue; // interrupted
        bool isLost = waits[1].revents != 0; // an error: nothing else was asked for
        try {
            if (waits[0].revents != 0) readSome();
        } catch (const std::bad_alloc&) { // not even for the error that answers a request
            isLost = true;
        }
        if (isLost) {
            const std::scoped_lock lock(m_mutex);
            m_isUnread = true;
            stopAll();
            m_arrived.notify_all();
            return;
        }
        if (waits[2].revents != 0) {
            std::uint64_t count = 0;
            [[maybe_unused]] const ssize_t taken = ::read(m_wake, &count, sizeof count);
        }
    }
}

bool Inbox::wantsMore() const {
    const std::scoped_lock lock(m_mutex);
    return !m_hasEnded && m_waitingBytes <= kLongestRequest && m_waiting.size() < kMostWaiting;
}

void Inbox::readSome() {
    std::array<char, 1 << 16> buffer;
    const ssize_t count = ::read(m_in, buffer.data(), buffer.size());
    if (count < 0 && (errno == EINTR || errno == EAGAIN)) return;
    if (count <= 0) {
        if (m_hasLine) deliver();
        const std::scoped_lock lock(m_mutex);
        m_hasEnded = true;
        m_arrived.notify_all();
        return;
    }
    std::string_view rest(buffer.data(), static_cast<std::size_t>(count));
    while (!rest.empty()) {
        const std::size_t end = rest.find('\n');
        // Beyond the longest request a line is skipped, not kept.
        m_line += rest.substr(0, end).substr(0, kLongestRequest + 1 - m_line.size());
        m_hasLine = true;
        if (end == std::string_view::npos) return;
        rest.remove_prefix(end + 1);
        deliver();
    }
}

void Inbox::deliver() {
    Request request(readRequest(m_line), m_line.size() + valuesAtMost(m_line) * sizeof(Json));
    m_line.clear();
    m_hasLine = false;
    const Result<Json>& content = request.content;
    const bool isStop = content && content->is_object() && content->contains("cmd") &&
                        (*content)["cmd"] == kStopCommand;
    const std::scoped_lock lock(m_mutex);
    if (isStop) stopAll();
    m_waitingBytes += request.size;
    m_waiting.push_back(std::move(request));
    m_arrived.notify_all();
}

void Inbox::stopAll() {
    m_current.request_stop();
    for (Request& request : m_waiting) request.stop.request_stop();
}

} // namespace parlour::lab
