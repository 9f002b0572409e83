import Foundation
import StateKit

extension Workload {
  private static let million = 1_000_000

  /// A million actions from eight threads.
  @MainActor
  static var threads: [Workload] {
    [
      Workload("floor, 8 threads, an array behind a mutex", count: million) {
        let countdown = Countdown()
        let mailbox = FloorMailbox(FloorStore { _ in countdown.tick() })
        return .many { count in
          await countdown.wait(for: count) {
            onEightThreads(count) { mailbox.put(App.floorIncremented) }
          }
        }
      },
      Workload(
        "8 threads, by a dispatcher",
        floor: "floor, 8 threads, an array behind a mutex",
        goal: Goal(3, "floor, 8 threads, an array behind a mutex"),
        count: million
      ) {
        let countdown = Countdown()
        let store = App.makeStore()
        let subscription = store.subscribe { _ in countdown.tick() }
        return .many { count in
          await countdown.wait(for: count) {
            let dispatcher = store.dispatcher
            onEightThreads(count) { dispatcher.dispatch(App.incremented) }
          }
          withExtendedLifetime(subscription) {}
        }
      },
    ]
  }

  private static func onEightThreads(_ count: Int, _ body: @escaping @Sendable () -> Void) {
    for _ in 0..<8 {
      Thread.detachNewThread { for _ in 0..<count / 8 { body() } }
    }
  }
}
