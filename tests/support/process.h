// Running parlour-lab as others do.
#pragma once

#include <catch2/catch.hpp>

#include <csignal>
#include <fcntl.h>
#include <poll.h>
#include <string>
#include <sys/wait.h>
#include <unistd.h>
#include <vector>

namespace parlour::test {

struct Finished {
    int code = -1;  // exit code; -1: ended by a signal
    int signal = 0; // that ended it
    std::string out;
    std::string err;
};

// A started program, its output read to the end by wait().
class Process {
public:
    enum class Output { Read, Closed }; // Closed: nobody reads what it writes

    explicit Process(std::vector<std::string> arguments, const std::string& input = "",
                     Output out = Output::Read, Output err = Output::Read)
        : m_input(input) {
        int in[2], outPipe[2], errPipe[2];
        REQUIRE(pipe2(in, O_CLOEXEC) == 0);
        REQUIRE(pipe2(outPipe, O_CLOEXEC) == 0);
        REQUIRE(pipe2(errPipe, O_CLOEXEC) == 0);
        std::vector<char*> argv;
        for (std::string& argument : arguments) argv.push_back(argument.data());
        argv.push_back(nullptr);
        m_pid = fork();
        REQUIRE(m_pid >= 0);
        if (m_pid == 0) {
            dup2(in[0], STDIN_FILENO);
            dup2(outPipe[1], STDOUT_FILENO);
            dup2(errPipe[1], STDERR_FILENO);
            std::signal(SIGINT, SIG_DFL); // as from an interactive shell
            std::signal(SIGPIPE, SIG_DFL);
            execv(argv[0], argv.data());
            _exit(127);
        }
        for (const int fd : {in[0], outPipe[1], errPipe[1]}) close(fd);
        m_in = in[1];
        m_out = outPipe[0];
        m_err = errPipe[0];
        if (out == Output::Closed) shut(m_out);
        if (err == Output::Closed) shut(m_err);
        fcntl(m_in, F_SETFL, O_NONBLOCK);
        std::signal(SIGPIPE, SIG_IGN); // it may end without reading all
    }
    Process(const Process&) = delete;
    Process& operator=(const Process&) = delete;
    ~Process() {
        if (m_pid > 0) {
            kill(m_pid, SIGKILL);
            waitpid(m_pid, nullptr, 0);
        }
        for (int* fd : {&m_in, &m_out, &m_err}) shut(*fd);
    }

    void interrupt() const { kill(m_pid, SIGINT); }

    Finished wait() {
        Finished result;
        while (m_out >= 0 || m_err >= 0) {
            if (m_input.empty()) shut(m_in);
            pollfd waits[] = {{m_out, POLLIN, 0}, {m_err, POLLIN, 0}, {m_in, POLLOUT, 0}};
            poll(waits, 3, -1);
            if (waits[0].revents) read(m_out, result.out);
            if (waits[1].revents) read(m_err, result.err);
            if (waits[2].revents) {
                const ssize_t n = ::write(m_in, m_input.data(), m_input.size());
                m_input.erase(0, n < 0 ? m_input.size() : static_cast<std::size_t>(n));
            }
        }
        shut(m_in);
        int status = 0;
        waitpid(m_pid, &status, 0);
        m_pid = -1;
        if (WIFEXITED(status)) result.code = WEXITSTATUS(status);
        if (WIFSIGNALED(status)) result.signal = WTERMSIG(status);
        return result;
    }

private:
    static void shut(int& fd) {
        if (fd >= 0) close(fd);
        fd = -1;
    }
    static void read(int& fd, std::string& text) {
        char buffer[1 << 16];
        const ssize_t n = ::read(fd, buffer, sizeof buffer);
        if (n <= 0)
            shut(fd);
        else
            text.append(buffer, static_cast<std::size_t>(n));
    }

    std::string m_input;
    pid_t m_pid = -1;
    int m_in = -1;
    int m_out = -1;
    int m_err = -1;
};

// "match briscola --games 3" and more arguments, which may hold blanks.
inline std::vector<std::string> labCommand(const std::string& words,
                                           const std::vector<std::string>& more = {}) {
    std::vector<std::string> arguments{PARLOUR_LAB};
    std::string word;
    for (const char c : words + " ")
        if (c != ' ')
            word += c;
        else if (!word.empty())
            arguments.push_back(std::exchange(word, {}));
    arguments.insert(arguments.end(), more.begin(), more.end());
    return arguments;
}

inline Finished runLab(const std::string& words, const std::vector<std::string>& more = {},
                       const std::string& input = "") {
    return Process(labCommand(words, more), input).wait();
}

} // namespace parlour::test
