import Dispatch
import Foundation
import StateKit
import StateKitTestSupport

/// Runs functions on real threads, because tasks would share as many threads as there are processors.
enum StressThreads {
  /// Runs a function on this many threads at once, and waits until all have returned.
  static func run(_ count: Int, _ body: @escaping @Sendable (Int) -> Void) async {
    await withTaskGroup(of: Void.self) { group in
      for number in 0..<count { group.addTask { await run { body(number) } } }
    }
  }

  /// Blocks the calling thread until the main actor has run a function, after its earlier work.
  @discardableResult
  static func onMainActor<Result: Sendable>(
    _ body: @escaping @MainActor @Sendable () -> Result?
  ) -> Result? {
    let (done, result) = (DispatchSemaphore(value: 0), Box<Result>())
    Task { @MainActor in
      let value = body()
      result.value.withLock { $0 = value }
      done.signal()
    }
    done.wait()
    return result.value.withLock { $0 }
  }

  private static func run(_ body: @escaping @Sendable () -> Void) async {
    await withCheckedContinuation { continuation in
      Thread.detachNewThread {
        body()
        continuation.resume()
      }
    }
  }

  private final class Box<Value: Sendable>: Sendable {
    let value = Lock<Value?>(nil)
  }
}
