import StateKit
import StateKitTestSupport
import Testing

extension Store {
  /// Waits until the state fulfils a condition.
  func until(
    sourceLocation: SourceLocation = #_sourceLocation,
    _ condition: @escaping @MainActor @Sendable (StateReader<State>) -> Bool
  ) async {
    let gate = Gate()
    let subscription = subscribe { state in
      if condition(state) { gate.open() }
    }
    await gate.wait(sourceLocation: sourceLocation)
    subscription.cancel()
  }
}
