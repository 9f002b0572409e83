@testable import StateKit

/// An effect that a test works by hand: it says when it starts, sends and ends when it is told to, and says when it is
/// cancelled.
final class Hand: Sendable {
  private let entries = Recorder<String>()
  private let handles = Recorder<(send: Send<String>, end: @Sendable () -> Void)>()

  var log: [String] { entries.all }

  func effect(_ name: String = "it", token: (any Hashable & Sendable)? = nil) -> Effect<String> {
    .callback(cancellationToken: token) { [entries, handles] send, end in
      entries.append("\(name) starts")
      handles.append((send, end))
      return { entries.append("\(name) is cancelled") }
    }
  }

  @MainActor
  func sends(_ action: String) {
    handles.all.last?.send(action)
  }

  /// The end comes to the bench as mail: wait for what it leads to.
  func ends() {
    handles.all.last?.end()
  }
}
