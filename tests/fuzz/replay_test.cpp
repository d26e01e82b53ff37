// What fuzzing has found, and what it starts from, once more: nothing of it may end the program.
#include "core/base/file.h"
#include "tests/fuzz/targets.h"

#include <catch2/catch.hpp>

#include <filesystem>
#include <string>

using namespace parlour;
using namespace parlour::test;
namespace fs = std::filesystem;

TEST_CASE("Every input of the corpus is refused with a message, or read and whole") {
    for (const FuzzTarget& target : fuzzTargets()) {
        int inputs = 0;
        for (const auto& entry : fs::directory_iterator(fs::path(PARLOUR_CORPUS) / target.name)) {
            INFO(entry.path().string()); // the program ends where it is not so
            target.run(readFile(entry.path()).value());
            ++inputs;
        }
        INFO(target.name);
        CHECK(inputs > 0);
    }
}
