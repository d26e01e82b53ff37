#include "app/outside/program.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cerrno>
#include <csignal>
#include <cstring>
#include <fcntl.h>
#include <poll.h>
#include <spawn.h>
#include <sys/wait.h>
#include <thread>
#include <unistd.h>
#include <utility>

namespace parlour::outside {

namespace {

using namespace std::chrono_literals;

constexpr auto kStep = 10ms;      // between looks at what tells nobody of itself
constexpr auto kFarewell = 300ms; // for a program whose input has ended
constexpr std::size_t kMostLastWords = 300;

void shut(int& fd) {
    if (fd >= 0) close(fd);
    fd = -1;
}

struct Pipe {
    int out = -1; // what was written comes out here
    int in = -1;

    bool open() {
        std::array<int, 2> ends{};
        if (pipe2(ends.data(), O_CLOEXEC) != 0) return false;
        out = ends[0];
        in = ends[1];
        return true;
    }
    ~Pipe() {
        shut(out);
        shut(in);
    }
};

// Starts the shell with these standard descriptors and no others, as from a terminal: our blocked
// and ignored signals are not passed on. Returns 0 or an errno.
int start(const std::string& command, int in, int out, int err, pid_t& pid) {
    posix_spawn_file_actions_t files;
    posix_spawn_file_actions_init(&files);
    posix_spawn_file_actions_adddup2(&files, in, STDIN_FILENO);
    posix_spawn_file_actions_adddup2(&files, out, STDOUT_FILENO);
    posix_spawn_file_actions_adddup2(&files, err, STDERR_FILENO);
    posix_spawn_file_actions_addclosefrom_np(&files, STDERR_FILENO + 1);

    posix_spawnattr_t attributes;
    posix_spawnattr_init(&attributes);
    sigset_t none;
    sigset_t all;
    sigemptyset(&none);
    sigfillset(&all);
    posix_spawnattr_setsigmask(&attributes, &none);
    posix_spawnattr_setsigdefault(&attributes, &all);
    posix_spawnattr_setpgroup(&attributes, 0);
    posix_spawnattr_setflags(&attributes, POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF |
                                              POSIX_SPAWN_SETPGROUP);

    std::string shell = "sh";
    std::string option = "-c";
    std::string line = command;
    std::array<char*, 4> arguments{shell.data(), option.data(), line.data(), nullptr};
    const int error = posix_spawn(&pid, "/bin/sh", &files, &attributes, arguments.data(), environ);
    posix_spawnattr_destroy(&attributes);
    posix_spawn_file_actions_destroy(&files);
    return error;
}

} // namespace

Program::Program(std::string command) {
    Pipe in;
    Pipe out;
    Pipe err;
    int error = in.open() && out.open() && err.open() ? 0 : errno;
    if (error == 0) error = start(command, in.out, out.in, err.in, m_pid);
    if (error != 0) {
        m_pid = -1;
        m_fate = std::strerror(error);
        return;
    }
    m_in = std::exchange(in.in, -1);
    m_out = std::exchange(out.out, -1);
    m_err = std::exchange(err.out, -1);
    for (const int fd : {m_in, m_out, m_err}) fcntl(fd, F_SETFL, O_NONBLOCK);
}

Program::~Program() {
    shut(m_in);
    const auto end = Clock::now() + kFarewell;
    while (m_pid > 0 && !hasExited() && Clock::now() < end) {
        hear(); // so that it does not wait for us
        heed();
        m_heard.clear();
        std::this_thread::sleep_for(kStep);
    }
    kill();
}

void Program::write(std::string_view line) {
    if (m_in < 0 || m_toSend.size() > kLongestLine) return;
    m_toSend += line;
    m_toSend += '\n';
}

Program::Answer Program::read(Clock::time_point deadline, const std::stop_token& stop) {
    while (true) {
        if (stop.stop_requested()) return {Outcome::Stopped, {}};
        std::string line;
        if (takeLine(line)) return {Outcome::Line, std::move(line)};
        if (m_heard.size() > kLongestLine) {
            kill();
            return {Outcome::TooLong, {}};
        }
        if (m_pid < 0) return ended();
        const auto time = Clock::now();
        if (time >= deadline) return {Outcome::Late, {}};
        const auto left = std::chrono::ceil<std::chrono::milliseconds>(deadline - time);
        std::array<pollfd, 3> waits{
            {{m_out, POLLIN, 0}, {m_err, POLLIN, 0}, {m_toSend.empty() ? -1 : m_in, POLLOUT, 0}}};
        // What it started may keep its output open when it has ended.
        const bool isOver = m_out < 0 || hasExited();
        poll(waits.data(), waits.size(),
             isOver ? 0 : static_cast<int>(std::min<std::int64_t>(left.count(), kStep.count())));
        if (waits[2].revents != 0) send();
        if (waits[1].revents != 0) heed();
        if (waits[0].revents != 0)
            hear();
        else if (isOver)
            return ended();
    }
}

// The last of its words may still be on their way, and so may its end be when its output has.
Program::Answer Program::ended() {
    for (const auto end = Clock::now() + 3 * kStep; m_pid > 0 && Clock::now() < end;) {
        heed();
        if (hasExited()) break;
        std::this_thread::sleep_for(kStep);
    }
    kill();
    return {Outcome::Ended, m_lastWords.empty() ? m_fate : m_fate + ": " + m_lastWords};
}

bool Program::hasExited() const {
    siginfo_t info{};
    return waitid(P_PID, static_cast<id_t>(m_pid), &info, WEXITED | WNOHANG | WNOWAIT) == 0 &&
           info.si_pid == m_pid;
}

void Program::kill() {
    heed();
    for (int* fd : {&m_in, &m_out, &m_err}) shut(*fd);
    m_toSend.clear();
    if (m_pid < 0) return;
    const bool wasAlive = !hasExited();
    // Until it is waited for, its number belongs to nobody else.
    ::kill(-m_pid, SIGKILL);
    int status = 0;
    while (waitpid(m_pid, &status, 0) < 0 && errno == EINTR) {
    }
    m_pid = -1;
    m_fate = wasAlive            ? "it was ended"
             : WIFEXITED(status) ? fmt::format("exit status {}", WEXITSTATUS(status))
                                 : fmt::format("signal {}", WTERMSIG(status));
}

bool Program::takeLine(std::string& line) {
    const std::size_t end = m_heard.find('\n');
    if (end == std::string::npos) return false;
    line = m_heard.substr(0, end);
    if (line.ends_with('\r')) line.pop_back();
    m_heard.erase(0, end + 1);
    return true;
}

void Program::send() {
    const ssize_t count = ::write(m_in, m_toSend.data(), m_toSend.size());
    if (count > 0) m_toSend.erase(0, static_cast<std::size_t>(count));
    if (count >= 0 || errno == EAGAIN || errno == EINTR) return;
    shut(m_in); // it does not read any more, but may have more to say
    m_toSend.clear();
}

void Program::hear() {
    std::array<char, 1 << 16> buffer;
    if (m_out < 0) return;
    const ssize_t count = ::read(m_out, buffer.data(), buffer.size());
    if (count > 0)
        m_heard.append(buffer.data(), static_cast<std::size_t>(count));
    else if (count == 0 || (errno != EAGAIN && errno != EINTR))
        shut(m_out);
}

void Program::heed() {
    std::array<char, 1 << 12> buffer;
    if (m_err < 0) return;
    const ssize_t count = ::read(m_err, buffer.data(), buffer.size());
    if (count > 0) {
        m_lastWords.append(buffer.data(), static_cast<std::size_t>(count));
        if (m_lastWords.size() > kMostLastWords)
            m_lastWords.erase(0, m_lastWords.size() - kMostLastWords);
    } else if (count == 0 || (errno != EAGAIN && errno != EINTR)) {
        shut(m_err);
    }
}

} // namespace parlour::outside
