import StateKit
import StateKitTestSupport
import Testing

/// An effect that ignores its cancellation: it continues when the gate opens, then sends its name.
struct Stubborn: Sendable {
  let name: String
  let started = Gate()
  let gate = Gate()
  /// Opens after the end of the effect was put into the store's queue.
  let released = Gate()

  func effect(token: some Hashable & Sendable) -> JournalEffect {
    let witness = Witness(released)
    return .run(cancellationToken: token) { [name, started, gate] send in
      started.open()
      await gate.wait()
      withExtendedLifetime(witness) { send(.write(name)) }
    }
  }
}
