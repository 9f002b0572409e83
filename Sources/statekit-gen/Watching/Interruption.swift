#if canImport(Darwin)
internal import Darwin
#elseif canImport(Musl)
internal import Musl
#else
internal import Glibc
#endif

/// Set by the handler of signals, read by the one thread that there is.
private nonisolated(unsafe) var isInterrupted: sig_atomic_t = 0

/// Lets a process be interrupted where it waits, and nowhere else: what it is doing comes to its end.
struct Interruption {
  /// The signals that are held back while it waits.
  private let whileWaiting: sigset_t

  /// From now on interrupts wait.
  init() {
    var signals = sigset_t()
    var before = sigset_t()
    sigemptyset(&signals)
    for number in [SIGINT, SIGTERM] {
      sigaddset(&signals, number)
      _ = signal(number) { _ in isInterrupted = 1 }
    }
    // Who closes the terminal ends the process.
    sigaddset(&signals, SIGHUP)
    sigprocmask(SIG_BLOCK, &signals, &before)
    sigdelset(&before, SIGINT)
    sigdelset(&before, SIGTERM)
    whileWaiting = before
  }

  /// Waits, or less long where another signal comes; false if it was interrupted, be it before.
  func wait(milliseconds: Int) -> Bool {
    var time = timespec(tv_sec: milliseconds / 1000, tv_nsec: milliseconds % 1000 * 1_000_000)
    var signals = whileWaiting
    _ = pselect(0, nil, nil, nil, &time, &signals)
    return isInterrupted == 0
  }
}
