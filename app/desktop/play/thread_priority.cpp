#include "app/desktop/play/thread_priority.h"

#ifdef __linux__
#include <pthread.h>
#include <sched.h>
#include <sys/resource.h>
#include <unistd.h>
#endif

namespace parlour {

void yieldToDrawing() {
#ifdef __linux__
    const sched_param none{};
    pthread_setschedparam(pthread_self(), SCHED_IDLE, &none);
#endif
}

void goSecond() {
#ifdef __linux__
    constexpr int kNice = 10;
    setpriority(PRIO_PROCESS, static_cast<id_t>(gettid()), kNice);
#endif
}

} // namespace parlour
