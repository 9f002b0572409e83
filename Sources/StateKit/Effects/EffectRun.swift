/// An action whose end is awaited, including all work and all actions that it started.
@MainActor
package final class EffectRun {
  /// The number of the message that ends the run, from the same sequence as the numbers of effects.
  let id: Int
  /// The running effects that started because of the action.
  var effects: Set<Int> = []
  /// Whether the message that ends the run is in the store's queue.
  var isEnding = false
  /// Whether no action was derived since that message was queued. A derived action may wait behind the message.
  var isQuiet = false
  /// Whether the action itself is being dispatched.
  var isStarting = false
  package private(set) var isOver = false
  private var continuation: CheckedContinuation<Void, Never>?

  init(id: Int) {
    self.id = id
  }

  func finish() {
    isOver = true
    continuation?.resume()
    continuation = nil
  }

  /// Returns when the run is over. It is called once.
  func wait() async {
    if isOver { return }
    await withCheckedContinuation { continuation = $0 }
  }
}
