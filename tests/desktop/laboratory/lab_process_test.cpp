// What a program tells that calls itself parlour-lab, but is none.
#include "app/desktop/laboratory/lab_process.h"
#include "tests/desktop/support/home.h"
#include "tests/desktop/support/running_program.h"

#include <catch2/catch.hpp>

#include <filesystem>

using namespace parlour;
using parlour::test::Home;
using parlour::test::waitFor;
namespace fs = std::filesystem;

namespace {

// A shell script in place of parlour-lab.
class Impostor {
public:
    explicit Impostor(const std::string& script) : m_process(write(script)) {
        QObject::connect(&m_process, &LabProcess::progressed, &m_process,
                         [this](const LabProgress& progress) { told.push_back(progress); });
        QObject::connect(&m_process, &LabProcess::finished, &m_process, [this](const Json& report) {
            found = report;
            ++ends;
        });
        QObject::connect(&m_process, &LabProcess::stopped, &m_process, [this] {
            isStopped = true;
            ++ends;
        });
        QObject::connect(&m_process, &LabProcess::failed, &m_process, [this](const QString& why) {
            failure = why.toStdString();
            ++ends;
        });
        m_process.start({});
    }
    LabProcess& process() { return m_process; }
    bool hasEnded() {
        return waitFor([&] { return ends > 0; });
    }

    std::vector<LabProgress> told;
    Json found;
    bool isStopped = false;
    std::string failure;
    int ends = 0;

private:
    QString write(const std::string& script) {
        const fs::path file = m_home / "lab";
        Home::write(file, "#!/bin/sh\n" + script);
        fs::permissions(file, fs::perms::owner_all);
        return test::path(file);
    }

    Home m_home;
    LabProcess m_process;
};

} // namespace

TEST_CASE("Progress and report of a laboratory's program") {
    Impostor lab(R"(echo '{"done":1,"of":4,"seconds_left":null,"partial":{"a":1}}' >&2; sleep 0.2
echo 'not progress' >&2
echo '{"done":2,"of":4,"seconds_left":1.5,"partial":{"a":2}}' >&2
echo '{"a":4}')");
    REQUIRE(lab.hasEnded());
    CHECK(lab.failure.empty());
    REQUIRE_FALSE(lab.told.empty());
    CHECK(lab.told.back().done == 2);
    CHECK(lab.told.back().of == 4);
    CHECK(lab.told.back().secondsLeft == 1.5);
    CHECK(lab.told.back().partial == Json{{"a", 2}});
    CHECK(lab.found == Json{{"a", 4}});
    CHECK(lab.ends == 1);
}

TEST_CASE("A laboratory's program that fails is told with its words") {
    Impostor wrong("echo 'parlour-lab: --seats: no such player' >&2; exit 2");
    REQUIRE(wrong.hasEnded());
    CHECK(wrong.failure == "--seats: no such player");

    Impostor silent("exit 1");
    REQUIRE(silent.hasEnded());
    CHECK(silent.failure == "It failed without a reason (exit code 1).");

    Impostor killed("kill -9 $$");
    REQUIRE(killed.hasEnded());
    CHECK(killed.failure == "It ended suddenly (signal 9).");

    Impostor mute("exit 0");
    REQUIRE(mute.hasEnded());
    CHECK(mute.failure == "Its report cannot be read.");
}

TEST_CASE("A laboratory's program that tells without end is stopped") {
    Impostor line("head -c 20000000 /dev/zero | tr '\\0' 'x' >&2; sleep 600");
    REQUIRE(line.hasEnded());
    CHECK(line.failure == "It told a line without an end.");

    Impostor report("yes >&1");
    REQUIRE(report.hasEnded());
    CHECK(report.failure == "Its report has no end.");

    // Complaints are cut, and lines that are no progress are none.
    Impostor babble("for i in 1 2 3; do echo '{\"done\":-1}' >&2; echo '{]' >&2; done\n"
                    "head -c 100000 /dev/zero | tr '\\0' 'y' >&2; echo >&2; exit 1");
    REQUIRE(babble.hasEnded());
    CHECK(babble.told.empty());
    CHECK(babble.failure == std::string(LabProcess::kLongestComplaint, 'y'));
}

TEST_CASE("A laboratory's program is stopped as by Ctrl-C") {
    Impostor lab(
        "trap 'exit 130' TERM\n"
        "while true; do echo '{\"done\":1,\"of\":2,\"seconds_left\":1,\"partial\":{}}' >&2; "
        "sleep 0.05; done");
    REQUIRE(waitFor([&] { return !lab.told.empty(); }));
    lab.process().stop();
    lab.process().stop(); // once is enough
    REQUIRE(lab.hasEnded());
    CHECK(lab.isStopped);
    CHECK(lab.ends == 1);
}

TEST_CASE("A laboratory's program that is not there") {
    LabProcess process("/no/such/program");
    std::string failure;
    QObject::connect(&process, &LabProcess::failed, &process,
                     [&](const QString& why) { failure = why.toStdString(); });
    process.start({});
    REQUIRE(waitFor([&] { return !failure.empty(); }));
    CHECK(failure == "/no/such/program could not be started.");
}

TEST_CASE("Progress that is not of the protocol's form") {
    for (const char* bad : {"", "{", "[]", "null", R"({"done":1})",
                            R"({"done":"1","of":2,"seconds_left":1,"partial":{}})",
                            R"({"done":1,"of":-2,"seconds_left":1,"partial":{}})",
                            R"({"done":1e300,"of":2,"seconds_left":1,"partial":{}})",
                            R"({"done":1,"of":2,"partial":{}})",
                            R"({"done":1,"of":2,"seconds_left":1,"partial":[]})"}) {
        INFO(bad);
        CHECK_FALSE(LabProgress::parse(bad));
    }
}
