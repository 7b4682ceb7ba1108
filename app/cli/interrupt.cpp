#include "app/cli/interrupt.h"

#include <csignal>

namespace davenport::cli {

namespace {

const base::CancelToken &token() {
    static const base::CancelToken kToken;
    return kToken;
}

void onSignal(int) {
    token().cancel();
} // one store to a lock-free atomic: safe in a signal handler

} // namespace

const base::CancelToken &cancelOnSignals() {
    token(); // made before a signal can ask for it
    struct sigaction action {};
    action.sa_handler = onSignal;
    action.sa_flags = static_cast<int>(SA_RESETHAND);
    sigemptyset(&action.sa_mask);
    for (const int signal : {SIGINT, SIGTERM, SIGHUP}) {
        sigaction(signal, &action, nullptr);
    }
    std::signal(SIGPIPE, SIG_IGN);
    return token();
}

} // namespace davenport::cli
