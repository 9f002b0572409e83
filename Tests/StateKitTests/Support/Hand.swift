@testable import StateKit

/// An effect that a test controls: it sends and ends on demand, and records its start and its cancellation.
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

  /// Ends the effect. The bench receives the end as mail, so wait for its consequence.
  func ends() {
    handles.all.last?.end()
  }
}
