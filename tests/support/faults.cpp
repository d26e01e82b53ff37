#include "tests/support/faults.h"

#include <catch2/catch.hpp>

#include <atomic>
#include <cerrno>
#include <csignal>
#include <cstdarg>
#include <cstdlib>
#include <cstring>
#include <dlfcn.h>
#include <fcntl.h>
#include <new>
#include <optional>
#include <pthread.h>
#include <set>
#include <string>
#include <sys/mman.h>
#include <sys/ptrace.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <sys/wait.h>
#include <unistd.h>

namespace {

using parlour::test::Calls;
using parlour::test::Fault;

std::optional<Calls> counted; // none: every call is as usual
Fault kind = Fault::Once;
int chosen = 0;
std::string where;
std::atomic<int> calls = 0;
std::atomic<bool>* isHit = nullptr; // shared with the program that asks

// Counts a call. Whether it has the fault.
bool isFaulty(Calls what) {
    if (counted != what) return false;
    const int n = ++calls;
    if (kind == Fault::FromThen ? n < chosen : n != chosen) return false;
    *isHit = true;
    return true;
}

int fail(int why) {
    if (kind == Fault::Kill) ::kill(::getpid(), SIGKILL);
    errno = why;
    return -1;
}

bool isFaulty(const char* path) {
    return counted && std::strncmp(path, where.c_str(), where.size()) == 0 &&
           isFaulty(Calls::Files);
}

// Not pipes and the like, by which threads wake each other.
bool isFaulty(int fd) {
    struct stat status {};
    return counted && ::fstat(fd, &status) == 0 &&
           (S_ISREG(status.st_mode) || S_ISDIR(status.st_mode)) && isFaulty(Calls::Files);
}

int openFile(const char* path, int flags, mode_t mode) {
    if (isFaulty(path)) return fail(EMFILE);
    return static_cast<int>(::syscall(SYS_openat, AT_FDCWD, path, flags, mode));
}

void* allocate(std::size_t size) {
    void* const memory = isFaulty(Calls::Memory) ? nullptr : std::malloc(size);
    if (!memory) throw std::bad_alloc();
    return memory;
}

// ---- the kernel, seen by a program that traces another

bool changesFiles(std::uint64_t call) {
    static const std::set<std::uint64_t> kCalls{
        SYS_openat,    SYS_write,     SYS_writev,
        SYS_pwrite64,  SYS_pwritev,   SYS_pwritev2,
        SYS_renameat,  SYS_renameat2, SYS_unlinkat,
        SYS_mkdirat,   SYS_linkat,    SYS_symlinkat,
        SYS_truncate,  SYS_ftruncate, SYS_fallocate,
        SYS_fsync,     SYS_fdatasync, SYS_fchmod,
        SYS_fchmodat,  SYS_fchown,    SYS_fchownat,
        SYS_utimensat, SYS_fcntl,     SYS_flock,
        SYS_close,     SYS_sendfile,  SYS_copy_file_range,
#ifdef SYS_open // what newer processors do without
        SYS_open,      SYS_creat,     SYS_rename,
        SYS_unlink,    SYS_rmdir,     SYS_mkdir,
        SYS_link,      SYS_symlink,   SYS_chmod,
        SYS_chown,
#endif
    };
    return kCalls.contains(call);
}

// Runs a child that waits to be traced, and kills it as it is about to make the n-th such call.
// Whether there was one; `status` says how the child ended.
bool killAt(pid_t child, int n, int& status) {
    REQUIRE(::waitpid(child, &status, 0) == child);
    REQUIRE(::ptrace(PTRACE_SETOPTIONS, child, nullptr,
                     PTRACE_O_TRACESYSGOOD | PTRACE_O_TRACECLONE | PTRACE_O_EXITKILL) == 0);
    int made = 0;
    ::ptrace(PTRACE_SYSCALL, child, nullptr, 0);
    while (true) {
        const pid_t thread = ::waitpid(-1, &status, __WALL);
        REQUIRE(thread > 0);
        if (!WIFSTOPPED(status)) {
            if (thread == child) return made >= n;
            continue; // a thread has ended
        }
        int signal = WSTOPSIG(status);
        if (signal == (SIGTRAP | 0x80)) {
            __ptrace_syscall_info call{};
            ::ptrace(PTRACE_GET_SYSCALL_INFO, thread, sizeof call, &call);
            if (call.op == PTRACE_SYSCALL_INFO_ENTRY && changesFiles(call.entry.nr) && ++made == n)
                ::kill(child, SIGKILL);
            signal = 0;
        } else if (signal == SIGSTOP || status >> 16 != 0) {
            signal = 0; // a new thread, and the news of it
        }
        ::ptrace(PTRACE_SYSCALL, thread, nullptr, signal);
    }
}

} // namespace

// ---- in place of the system's

extern "C" {

int open(const char* path, int flags, ...) {
    va_list more;
    va_start(more, flags);
    const mode_t mode = va_arg(more, mode_t);
    va_end(more);
    return openFile(path, flags, mode);
}

int open64(const char* path, int flags, ...) {
    va_list more;
    va_start(more, flags);
    const mode_t mode = va_arg(more, mode_t);
    va_end(more);
    return openFile(path, flags, mode);
}

ssize_t write(int fd, const void* data, size_t size) {
    const bool fails = isFaulty(fd);
    const ssize_t done = ::syscall(SYS_write, fd, data, fails ? size / 2 : size);
    return fails ? fail(ENOSPC) : done;
}

ssize_t pwrite64(int fd, const void* data, size_t size, off64_t offset) {
    const bool fails = isFaulty(fd);
    const ssize_t done = ::syscall(SYS_pwrite64, fd, data, fails ? size / 2 : size, offset);
    return fails ? fail(ENOSPC) : done;
}

int fsync(int fd) { return isFaulty(fd) ? fail(EIO) : static_cast<int>(::syscall(SYS_fsync, fd)); }

int fdatasync(int fd) {
    return isFaulty(fd) ? fail(EIO) : static_cast<int>(::syscall(SYS_fdatasync, fd));
}

int ftruncate(int fd, off_t length) noexcept {
    return isFaulty(fd) ? fail(EIO) : static_cast<int>(::syscall(SYS_ftruncate, fd, length));
}

int ftruncate64(int fd, off64_t length) noexcept { return ftruncate(fd, length); }

int rename(const char* from, const char* to) noexcept {
    if (isFaulty(from)) return fail(EIO);
    return static_cast<int>(::syscall(SYS_renameat2, AT_FDCWD, from, AT_FDCWD, to, 0));
}

int unlink(const char* path) noexcept {
    if (isFaulty(path)) return fail(EIO);
    return static_cast<int>(::syscall(SYS_unlinkat, AT_FDCWD, path, 0));
}

int mkdir(const char* path, mode_t mode) noexcept {
    if (isFaulty(path)) return fail(ENOSPC);
    return static_cast<int>(::syscall(SYS_mkdirat, AT_FDCWD, path, mode));
}

int pthread_create(pthread_t* thread, const pthread_attr_t* attributes, void* (*run)(void*),
                   void* argument) noexcept {
    static const auto real =
        reinterpret_cast<decltype(&pthread_create)>(::dlsym(RTLD_NEXT, "pthread_create"));
    if (isFaulty(Calls::Threads)) return EAGAIN;
    return real(thread, attributes, run, argument);
}

} // extern "C"

void* operator new(std::size_t size) { return allocate(size); }
void* operator new[](std::size_t size) { return allocate(size); }
void operator delete(void* memory) noexcept { std::free(memory); }
void operator delete[](void* memory) noexcept { std::free(memory); }
void operator delete(void* memory, std::size_t) noexcept { std::free(memory); }
void operator delete[](void* memory, std::size_t) noexcept { std::free(memory); }

namespace parlour::test {

Faulty withFault(Calls what, Fault fault, int n, const std::filesystem::path& folder,
                 const std::function<int()>& action) {
    void* const shared =
        ::mmap(nullptr, sizeof *isHit, PROT_READ | PROT_WRITE, MAP_SHARED | MAP_ANONYMOUS, -1, 0);
    REQUIRE(shared != MAP_FAILED);
    isHit = new (shared) std::atomic<bool>(false);
    const pid_t child = ::fork();
    REQUIRE(child >= 0);
    if (child == 0) {
        for (const int signal : {SIGABRT, SIGSEGV}) std::signal(signal, SIG_DFL); // not Catch2's
        ::close(STDERR_FILENO);
        if (what == Calls::Kernel) {
            ::ptrace(PTRACE_TRACEME, 0, nullptr, nullptr);
            ::raise(SIGSTOP);
        } else {
            where = folder.string();
            kind = fault;
            chosen = n;
            counted = what;
        }
        // What it throws ends it, as it would the program.
        const int code = [&]() noexcept { return action(); }();
        counted.reset();
        ::_exit(code);
    }
    int status = 0;
    if (what == Calls::Kernel)
        *isHit = killAt(child, n, status);
    else
        REQUIRE(::waitpid(child, &status, 0) == child);
    const Faulty result{*isHit, WIFSIGNALED(status) != 0,
                        WIFEXITED(status) ? WEXITSTATUS(status) : 0};
    ::munmap(shared, sizeof *isHit);
    return result;
}

} // namespace parlour::test
