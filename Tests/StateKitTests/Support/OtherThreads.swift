import Dispatch
import Foundation

/// Functions that run at once, each on a thread of its own. Tasks would wait until other tests leave them a thread.
struct OtherThreads {
  private let group = DispatchGroup()

  init(_ functions: [@Sendable () -> Void]) {
    for function in functions {
      group.enter()
      Thread.detachNewThread { [group] in
        function()
        group.leave()
      }
    }
  }

  /// Blocks the calling thread until all have returned.
  func wait() { group.wait() }
}
