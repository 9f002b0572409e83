#if canImport(Darwin)
internal import Darwin
#elseif canImport(Musl)
internal import Musl
#else
internal import Glibc
#endif

/// Set by the signal handler, read by the only thread.
private nonisolated(unsafe) var isInterrupted: sig_atomic_t = 0

/// Lets a process be interrupted only while it waits, so that its current work is completed.
struct Interruption {
  /// The signal mask during a wait.
  private let whileWaiting: sigset_t

  /// Holds back interrupts from now on.
  init() {
    var signals = sigset_t()
    var before = sigset_t()
    sigemptyset(&signals)
    for number in [SIGINT, SIGTERM] {
      sigaddset(&signals, number)
      _ = signal(number) { _ in isInterrupted = 1 }
    }
    // Closing the terminal ends the process.
    sigaddset(&signals, SIGHUP)
    sigprocmask(SIG_BLOCK, &signals, &before)
    sigdelset(&before, SIGINT)
    sigdelset(&before, SIGTERM)
    whileWaiting = before
  }

  /// Waits for a time, or until another signal comes; false if the process was interrupted, even before the wait.
  func wait(milliseconds: Int) -> Bool {
    var time = timespec(tv_sec: milliseconds / 1000, tv_nsec: milliseconds % 1000 * 1_000_000)
    var signals = whileWaiting
    _ = pselect(0, nil, nil, nil, &time, &signals)
    return isInterrupted == 0
  }
}
