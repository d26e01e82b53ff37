// A program that is asked a line at a time through its standard input and output. Whatever it does,
// it cannot make us wait longer than asked, nor use more memory than a line may have.
//
// Not Boost.Process: what Debian 12 has waits for a process with a deadline by handling SIGCHLD,
// which is neither reliable nor safe with threads.
#pragma once

#include <chrono>
#include <cstddef>
#include <stop_token>
#include <string>
#include <string_view>
#include <sys/types.h>

namespace parlour::outside {

class Program {
public:
    using Clock = std::chrono::steady_clock;
    static constexpr std::size_t kLongestLine = 1 << 20; // bytes

    enum class Outcome {
        Line,
        Late,    // nothing came before the deadline
        Ended,   // it ended or closed its output; it is not started again
        TooLong, // a line of more than kLongestLine; the program was ended
        Stopped
    };
    struct Answer {
        Outcome outcome;
        std::string text; // the line; how the program ended, and the last that it said about that
    };

    // Starts a command line of the shell, in a process group of its own. Where the system refuses,
    // the program counts as ended. Precondition: SIGPIPE is ignored.
    explicit Program(std::string command);
    Program(const Program&) = delete;
    Program& operator=(const Program&) = delete;
    // Ends the program and all of its process group: after its input has ended, a moment later.
    ~Program();

    // What is written is sent with the next reads. A program that leaves more than a line of
    // kLongestLine unread misses what is written meanwhile.
    void write(std::string_view line);
    // The next line. Answers a stop within 50 ms.
    Answer read(Clock::time_point deadline, const std::stop_token& stop);
    // Ends the program now.
    void kill();

private:
    bool hasExited() const;
    bool takeLine(std::string& line);
    void send();
    void hear(); // reads some of the output
    void heed(); // reads some of what it says about errors
    Answer ended();

    std::string m_toSend;
    std::string m_heard;     // of the output, no complete line was taken from it yet
    std::string m_lastWords; // the end of its standard error
    std::string m_fate;      // how it ended, if it did
    pid_t m_pid = -1;        // and process group; -1: ended, and nobody is left
    int m_in = -1;
    int m_out = -1;
    int m_err = -1;
};

} // namespace parlour::outside
