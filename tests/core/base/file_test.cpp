#include "core/base/file.h"
#include "tests/support/temporary_folder.h"

#include <catch2/catch.hpp>

#include <csignal>
#include <fcntl.h>
#include <fstream>
#include <set>
#include <sys/resource.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>
#include <vector>

using namespace parlour;
namespace fs = std::filesystem;

namespace {

std::set<std::string> namesIn(const fs::path& folder) {
    std::set<std::string> names;
    for (const auto& entry : fs::directory_iterator(folder))
        names.insert(entry.path().filename().string());
    return names;
}

void make(const fs::path& path, std::string_view content) {
    std::ofstream(path, std::ios::binary) << content;
}

// A disk that is full after this many bytes of a file.
class FullDisk {
public:
    explicit FullDisk(rlim_t bytes) : m_handler(std::signal(SIGXFSZ, SIG_IGN)) {
        getrlimit(RLIMIT_FSIZE, &m_before);
        rlimit limit = m_before;
        limit.rlim_cur = bytes;
        setrlimit(RLIMIT_FSIZE, &limit);
    }
    ~FullDisk() {
        setrlimit(RLIMIT_FSIZE, &m_before);
        std::signal(SIGXFSZ, m_handler);
    }

private:
    void (*m_handler)(int);
    rlimit m_before{};
};

} // namespace

TEST_CASE("A file is read as it was written, whatever its bytes") {
    const test::TemporaryFolder folder;
    std::string content;
    for (int i = 0; i < 300'000; ++i) content += static_cast<char>(i * 7);
    for (const Flush flush : {Flush::Yes, Flush::No}) {
        REQUIRE(writeFileAtomically(folder / "a", content, flush));
        CHECK(readFile(folder / "a").value() == content);
        REQUIRE(writeFileAtomically(folder / "a", "", flush));
        CHECK(readFile(folder / "a").value().empty());
    }
    CHECK(namesIn(folder.path()) == std::set<std::string>{"a"});
}

TEST_CASE("Missing folders are made") {
    const test::TemporaryFolder folder;
    REQUIRE(writeFileAtomically(folder / "x/y/z.json", "1"));
    CHECK(readFile(folder / "x/y/z.json").value() == "1");
}

TEST_CASE("A missing file, or something else by its name, is an error with the name") {
    const test::TemporaryFolder folder;
    const auto missing = readFile(folder / "none");
    REQUIRE_FALSE(missing);
    CHECK(missing.error().where == (folder / "none").string());
    CHECK(missing.error().english().find("No such file") != std::string::npos);

    const auto directory = readFile(folder.path());
    REQUIRE_FALSE(directory);
    CHECK(directory.error().where == folder.path().string());

    REQUIRE(mkfifo((folder / "pipe").c_str(), 0600) == 0); // opening it would wait for ever
    CHECK_FALSE(readFile(folder / "pipe"));
}

TEST_CASE("A file is as large as allowed, or refused") {
    const test::TemporaryFolder folder;
    make(folder / "a", std::string(1000, 'x'));
    CHECK(readFile(folder / "a", 1000).value().size() == 1000);
    const auto large = readFile(folder / "a", 999);
    REQUIRE_FALSE(large);
    CHECK(large.error().english() ==
          (folder / "a").string() + ": The file is larger than 999 bytes");
    make(folder / "b", std::string(kLargestFile, 'x'));
    CHECK(readFile(folder / "b"));
    make(folder / "c", std::string(kLargestFile + 1, 'x'));
    CHECK_FALSE(readFile(folder / "c"));
}

TEST_CASE("When the disk is full the old file is whole and nothing else is left") {
    const test::TemporaryFolder folder;
    REQUIRE(writeFileAtomically(folder / "save", "old"));
    Result<void> written;
    {
        const FullDisk full(1000);
        written = writeFileAtomically(folder / "save", std::string(5000, 'n'));
    }
    REQUIRE_FALSE(written);
    CHECK(written.error().where == (folder / "save").string());
    CHECK(written.error().english().find("cannot be written: File too large") != std::string::npos);
    CHECK(readFile(folder / "save").value() == "old");
    CHECK(namesIn(folder.path()) == std::set<std::string>{"save"});
}

TEST_CASE("A folder in the file's place, or a file in its folder's, is an error") {
    const test::TemporaryFolder folder;
    fs::create_directories(folder / "target/inside");
    CHECK_FALSE(writeFileAtomically(folder / "target", "x"));
    CHECK(fs::is_directory(folder / "target/inside"));

    make(folder / "file", "x");
    const auto inFile = writeFileAtomically(folder / "file/name", "y");
    REQUIRE_FALSE(inFile);
    CHECK(inFile.error().where == (folder / "file").string());
    CHECK(readFile(folder / "file").value() == "x");
    CHECK(namesIn(folder.path()) == std::set<std::string>{"file", "target"});
}

TEST_CASE("A folder is refused by name, whatever its name looks like") {
    const test::TemporaryFolder folder;
    fs::create_directories(folder / "target");
    fs::create_symlink("target", folder / "link");
    for (const fs::path& name :
         {folder / "target", folder / "target/", folder / "link", folder / "none/", folder / "."}) {
        const auto written = writeFileAtomically(name, "x");
        INFO(name);
        REQUIRE_FALSE(written);
        CHECK(written.error().english() == name.string() + ": This is a folder");
    }
    CHECK(namesIn(folder.path()) == std::set<std::string>{"link", "target"});
    CHECK(fs::is_empty(folder / "target"));
}

TEST_CASE("A link stays, and the file that it leads to is written") {
    const test::TemporaryFolder folder;
    fs::create_directories(folder / "elsewhere");
    fs::create_symlink("elsewhere/save", folder / "relative");
    fs::create_symlink(folder / "relative", folder / "absolute");
    for (const std::string name : {"relative", "absolute"}) {
        REQUIRE(writeFileAtomically(folder / name, name)); // the first time into the void
        CHECK(fs::is_symlink(folder / name));
        CHECK(readFile(folder / "elsewhere/save").value() == name);
    }
    CHECK(namesIn(folder.path()) == std::set<std::string>{"absolute", "elsewhere", "relative"});
    CHECK(namesIn(folder / "elsewhere") == std::set<std::string>{"save"});

    fs::create_symlink("circle", folder / "circle");
    CHECK_FALSE(writeFileAtomically(folder / "circle", "x"));
}

TEST_CASE("Devices and pipes are written as they are") {
    const test::TemporaryFolder folder;
    fs::create_symlink("/dev/full", folder / "full");
    const auto full = writeFileAtomically(folder / "full", "x");
    REQUIRE_FALSE(full);
    CHECK(full.error().english().find("No space left") != std::string::npos);
    CHECK(fs::is_character_file("/dev/full"));
    CHECK(writeFileAtomically("/dev/null", "x"));
    CHECK(fs::is_character_file("/dev/null"));
    CHECK_FALSE(fs::exists("/dev/null.part"));

    REQUIRE(mkfifo((folder / "pipe").c_str(), 0600) == 0);
    CHECK_FALSE(writeFileAtomically(folder / "pipe", "nobody reads"));
    const int reader = ::open((folder / "pipe").c_str(), O_RDONLY | O_NONBLOCK);
    REQUIRE(writeFileAtomically(folder / "pipe", "read"));
    char text[8] = {};
    CHECK(::read(reader, text, sizeof text) == 4);
    CHECK(std::string(text) == "read");
    ::close(reader);
    CHECK(namesIn(folder.path()) == std::set<std::string>{"full", "pipe"});

    int ends[2];
    REQUIRE(::pipe(ends) == 0);
    fs::create_symlink("/dev/fd/" + std::to_string(ends[1]), folder / "nameless");
    for (const fs::path& name :
         {fs::path("/dev/fd") / std::to_string(ends[1]), folder / "nameless"}) {
        REQUIRE(writeFileAtomically(name, "read"));
        REQUIRE(::fcntl(ends[0], F_SETFL, O_NONBLOCK) == 0);
        char more[8] = {};
        CHECK(::read(ends[0], more, sizeof more) == 4);
        CHECK(std::string(more) == "read");
    }
    for (const int end : ends) ::close(end);
}

TEST_CASE("A file keeps its permissions") {
    const test::TemporaryFolder folder;
    make(folder / "save", "old");
    fs::permissions(folder / "save", fs::perms::owner_read | fs::perms::owner_write);
    REQUIRE(writeFileAtomically(folder / "save", "new"));
    CHECK(fs::status(folder / "save").permissions() ==
          (fs::perms::owner_read | fs::perms::owner_write));
}

TEST_CASE("What is half written of a private file is as private") {
    const test::TemporaryFolder folder;
    constexpr auto kPrivate = fs::perms::owner_read | fs::perms::owner_write;
    make(folder / "save", "old");
    fs::permissions(folder / "save", kPrivate);
    if (GENERATE(false, true)) make(folder / "save.part", "left by a crash, for all to read");
    const pid_t child = ::fork();
    REQUIRE(child >= 0);
    if (child == 0) { // dies in the middle
        const rlimit none{0, 0};
        const rlimit little{1000, 1000};
        std::signal(SIGXFSZ, SIG_DFL);
        setrlimit(RLIMIT_CORE, &none);
        setrlimit(RLIMIT_FSIZE, &little);
        static_cast<void>(writeFileAtomically(folder / "save", std::string(5000, 'n')));
        ::_exit(0);
    }
    int status = 0;
    REQUIRE(::waitpid(child, &status, 0) == child);
    REQUIRE(WIFSIGNALED(status));
    CHECK(fs::file_size(folder / "save.part") == 1000);
    CHECK(fs::status(folder / "save.part").permissions() == kPrivate);
}

// Programs share no memory: writers of their own.
TEST_CASE("Several programs that write one file at once never mix their contents") {
    const test::TemporaryFolder folder;
    constexpr int kWriters = 4;
    constexpr std::size_t kLength = 200'000;
    REQUIRE(writeFileAtomically(folder / "save", std::string(kLength, 'z')));
    std::vector<pid_t> writers;
    for (int writer = 0; writer < kWriters; ++writer) {
        const pid_t child = ::fork();
        REQUIRE(child >= 0);
        if (child > 0) {
            writers.push_back(child);
            continue;
        }
        const std::string content(kLength, static_cast<char>('a' + writer));
        bool isWritten = true;
        for (int i = 0; i < 100; ++i)
            isWritten &= writeFileAtomically(folder / "save", content, Flush::No).has_value();
        ::_exit(isWritten ? 0 : 1);
    }
    int torn = 0;
    std::size_t ended = 0;
    while (ended < writers.size()) {
        const std::string content = readFile(folder / "save").value();
        torn += content != std::string(kLength, content.empty() ? ' ' : content[0]);
        int status = 0;
        if (::waitpid(writers[ended], &status, WNOHANG) == 0) continue;
        CHECK(status == 0);
        ++ended;
    }
    CHECK(torn == 0);
    CHECK(namesIn(folder.path()) == std::set<std::string>{"save"});
}

TEST_CASE("What lies in the way of the new content is neither followed nor overwritten") {
    const test::TemporaryFolder folder;
    make(folder / "other", "precious");
    fs::create_hard_link(folder / "other", folder / "save.part");
    REQUIRE(writeFileAtomically(folder / "save", "new"));
    CHECK(readFile(folder / "other").value() == "precious");
    CHECK(readFile(folder / "save").value() == "new");
    fs::create_symlink("other", folder / "save.part-2");
    fs::create_directory(folder / "save.part-3");
    REQUIRE(mkfifo((folder / "save.part-4").c_str(), 0600) == 0);
    REQUIRE(writeFileAtomically(folder / "save", "newer"));
    CHECK(readFile(folder / "save").value() == "newer");
    CHECK(readFile(folder / "other").value() == "precious");
}

TEST_CASE("A lock is held once, until it is given up or its program ends") {
    const test::TemporaryFolder folder;
    const fs::path file = folder / "lock";
    FileLock first(file, 1);
    CHECK(first.isHeld());
    const FileLock again(file, 1);
    CHECK_FALSE(again.isHeld());
    CHECK(again.isElsewhere());
    CHECK(FileLock(file, 2).isHeld());
    FileLock moved = std::move(first);
    CHECK(FileLock(file, 1).isElsewhere());
    moved = FileLock();
    CHECK(FileLock(file, 1).isHeld());

    const pid_t child = ::fork();
    REQUIRE(child >= 0);
    if (child == 0) {
        const FileLock held(file, 3);
        ::raise(SIGSTOP);
        ::_exit(0);
    }
    int status = 0;
    REQUIRE(::waitpid(child, &status, WUNTRACED) == child);
    CHECK(FileLock(file, 3).isElsewhere());
    ::kill(child, SIGKILL);
    REQUIRE(::waitpid(child, &status, 0) == child);
    CHECK(FileLock(file, 3).isHeld());

    const FileLock none(folder / "no folder/lock");
    CHECK_FALSE(none.isHeld());
    CHECK_FALSE(none.isElsewhere());
}

TEST_CASE("A name that is too long is an error") {
    const test::TemporaryFolder folder;
    const auto name = folder / std::string(300, 'n');
    CHECK_FALSE(writeFileAtomically(name, "x"));
    CHECK_FALSE(readFile(name));
}

TEST_CASE("What a crash left half written is replaced") {
    const test::TemporaryFolder folder;
    make(folder / "save.part", std::string(100, 'h'));
    REQUIRE(writeFileAtomically(folder / "save", "new"));
    CHECK(readFile(folder / "save").value() == "new");
    CHECK(namesIn(folder.path()) == std::set<std::string>{"save"});
}

TEST_CASE("A file kept aside overwrites nothing") {
    const test::TemporaryFolder folder;
    for (int i = 1; i <= 3; ++i) {
        make(folder / "save", std::to_string(i));
        const auto kept = keepAside(folder / "save");
        REQUIRE(kept);
        CHECK(readFile(*kept).value() == std::to_string(i));
        CHECK_FALSE(fs::exists(folder / "save"));
    }
    CHECK(namesIn(folder.path()) ==
          std::set<std::string>{"save.unreadable", "save.unreadable-2", "save.unreadable-3"});
    CHECK(readFile(folder / "save.unreadable").value() == "1");
}

TEST_CASE("What lies beside a file and belongs to it is kept aside with it") {
    const test::TemporaryFolder folder;
    make(folder / "save.unreadable-log", "of an older one");
    for (const char* name : {"save", "save-log"}) make(folder / name, "x");
    const fs::path aside = folder / "save.unreadable-2";
    CHECK(keepAside(folder / "save", {"-log", "-index"}).value() == aside);
    CHECK(namesIn(folder.path()) == std::set<std::string>{"save.unreadable-2",
                                                          "save.unreadable-2-log",
                                                          "save.unreadable-log"});
    CHECK(readFile(folder / "save.unreadable-log").value() == "of an older one");
    CHECK_FALSE(keepAside(folder / "save", {"-log"}));

    make(folder / "save-log", "of no file");
    CHECK_FALSE(keepAside(folder / "save", {"-log"}));
    CHECK(readFile(folder / "save-log").value() == "of no file");
}

TEST_CASE("A file is not kept aside over a link that leads nowhere") {
    const test::TemporaryFolder folder;
    fs::create_symlink(folder / "nowhere", folder / "save.unreadable");
    make(folder / "save", "x");
    CHECK(keepAside(folder / "save").value() == folder / "save.unreadable-2");
    CHECK(fs::is_symlink(folder / "save.unreadable"));
}

TEST_CASE("What cannot be kept aside is an error") {
    const test::TemporaryFolder folder;
    CHECK_FALSE(keepAside(folder / "none"));
    const auto longest = folder / std::string(250, 'n'); // the new name would be too long
    make(longest, "x");
    CHECK_FALSE(keepAside(longest));
    CHECK(fs::exists(longest));
}
