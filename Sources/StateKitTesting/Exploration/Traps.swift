#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

#if canImport(Darwin) || canImport(Glibc) || canImport(Musl)

/// Catches the end of the process by a trap of Swift, such as an overflow or an index out of range, so that what led to it can be
/// said before.
///
/// The function that is called goes on with other work on top of the stack of the trap, which is never left: a trap stops Swift
/// code at a known place, where no memory is being allocated. When the function returns, the process ends as it would have.
enum Traps {
  private static let signals = [SIGILL, SIGTRAP, SIGABRT]
  // Written before the handler is installed and read in it, by the thread that installs it.
  private nonisolated(unsafe) static var onTrap: (() -> Void)?
  private nonisolated(unsafe) static var thread: pthread_t?
  private nonisolated(unsafe) static var earlier: [sigaction] = []
  /// The number of traps that are on the stack.
  private nonisolated(unsafe) static var depth = 0

  /// Runs a function; `onTrap` is called for each trap in it, and in itself.
  static func catching<Result>(_ onTrap: @escaping () -> Void, _ body: () -> Result) -> Result {
    // In a function that goes on after a trap.
    if depth > 0 { return body() }
    // Another exploration cannot run meanwhile, because it would be on the main actor, too.
    self.onTrap = onTrap
    thread = pthread_self()
    install()
    defer { uninstall() }
    return body()
  }

  private static func install() {
    earlier = signals.map { signal in
      var new = sigaction()
      #if canImport(Darwin)
      new.__sigaction_u.__sa_handler = handle
      #else
      new.__sigaction_handler.sa_handler = handle
      #endif
      new.sa_flags = Int32(SA_NODEFER)
      var old = sigaction()
      sigaction(signal, &new, &old)
      return old
    }
  }

  private static func uninstall() {
    for (signal, old) in zip(signals, earlier) {
      var old = old
      sigaction(signal, &old, nil)
    }
    onTrap = nil
  }

  /// The number of traps on the stack behind which no smaller run is searched; the report leads to one more.
  nonisolated(unsafe) static var limit = 150
  static var isAtLimit: Bool { depth >= limit }

  private static let handle: @convention(c) (Int32) -> Void = { signal in
    // The trap is met again after the return, without this handler.
    guard let thread, pthread_equal(thread, pthread_self()) != 0, depth <= limit, let onTrap else {
      return uninstall()
    }
    depth += 1
    onTrap()
    uninstall()
  }
}

#else

/// Traps are not caught on this system.
enum Traps {
  static var isAtLimit: Bool { false }

  static func catching<Result>(_ onTrap: @escaping () -> Void, _ body: () -> Result) -> Result { body() }
}

#endif
