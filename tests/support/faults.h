// Calls that fail, or end the program, as a disk that is full or a power failure would have it. For
// executables with faults.cpp, which replaces the system's calls and exports its own.
#pragma once

#include <filesystem>
#include <functional>

namespace parlour::test {

// What is counted: calls that change files of the folder, or open them; memory taken with new;
// threads started; whatever the kernel is asked for that changes a file or a lock, by any thread
// and through any library.
enum class Calls { Files, Memory, Threads, Kernel };
// The call fails; it and all later ones do; it never returns. A write is half done before, but by
// the kernel, whose calls can only be the last ones, not at all.
enum class Fault { Once, FromThen, Kill };

struct Faulty {
    bool isHit = false;    // there was such a call
    bool isKilled = false; // or has ended itself, as it does without memory
    int code = 0;          // what the action returned, if not
};

// Carries an action out in a program of its own, in which the n-th call from now on, n from 1, has
// a fault.
Faulty withFault(Calls calls, Fault fault, int n, const std::filesystem::path& folder,
                 const std::function<int()>& action);

} // namespace parlour::test
