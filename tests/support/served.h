// The engine, asked as other programs ask it: through file descriptors.
#pragma once

#include "app/lab/engine.h"

#include <catch2/catch.hpp>

#include <array>
#include <fcntl.h>
#include <string>
#include <string_view>
#include <sys/mman.h>
#include <unistd.h>

namespace parlour::test {

// What the engine answers to a text, which it can read at once to the end.
inline std::string served(std::string_view input) {
    const int in = memfd_create("input", MFD_CLOEXEC);
    const int out = memfd_create("output", MFD_CLOEXEC);
    REQUIRE(::write(in, input.data(), input.size()) == static_cast<ssize_t>(input.size()));
    REQUIRE(lseek(in, 0, SEEK_SET) == 0);
    CHECK(lab::serve(in, out));
    std::string answers(static_cast<std::size_t>(lseek(out, 0, SEEK_END)), '\0');
    REQUIRE(pread(out, answers.data(), answers.size(), 0) == static_cast<ssize_t>(answers.size()));
    close(in);
    close(out);
    return answers;
}

// A pipe whose ends a test can close.
struct Pipe {
    std::array<int, 2> ends{-1, -1};

    Pipe() { REQUIRE(pipe2(ends.data(), O_CLOEXEC) == 0); }
    Pipe(const Pipe&) = delete;
    Pipe& operator=(const Pipe&) = delete;
    ~Pipe() {
        closeIn();
        closeOut();
    }
    int out() const { return ends[0]; } // what was written comes out here
    int in() const { return ends[1]; }
    void closeOut() { shut(ends[0]); }
    void closeIn() { shut(ends[1]); }
    void write(std::string_view text) const {
        REQUIRE(::write(in(), text.data(), text.size()) == static_cast<ssize_t>(text.size()));
    }

private:
    static void shut(int& end) {
        if (end >= 0) close(end);
        end = -1;
    }
};

} // namespace parlour::test
