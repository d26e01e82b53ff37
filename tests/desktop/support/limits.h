// Full disks and folders that no user can write.
#pragma once

#include <csignal>
#include <filesystem>
#include <fstream>
#include <sys/resource.h>

namespace parlour::test {

// While it lives, writing beyond this many bytes of a file fails, as on a full disk.
class FullDisk {
public:
    explicit FullDisk(rlim_t bytes = 0) {
        getrlimit(RLIMIT_FSIZE, &m_before);
        m_signal = std::signal(SIGXFSZ, SIG_IGN);
        const rlimit limit{bytes, m_before.rlim_max};
        setrlimit(RLIMIT_FSIZE, &limit);
    }
    FullDisk(const FullDisk&) = delete;
    FullDisk& operator=(const FullDisk&) = delete;
    ~FullDisk() {
        setrlimit(RLIMIT_FSIZE, &m_before);
        std::signal(SIGXFSZ, m_signal);
    }

private:
    rlimit m_before{};
    void (*m_signal)(int) = SIG_DFL;
};

// Not even root can make a folder in place of a file.
inline void blockFolder(const std::filesystem::path& folder) {
    std::filesystem::create_directories(folder.parent_path());
    std::ofstream(folder) << "in the way";
}

} // namespace parlour::test
