import StateKit
import StateKitTestSupport
import Testing

extension Store {
  /// Waits until the state fulfils a condition; returns immediately if it already does.
  func reached(
    sourceLocation: SourceLocation = #_sourceLocation,
    _ condition: @escaping @MainActor (State) -> Bool
  ) async {
    let gate = Gate()
    let subscription = subscribe { state in
      if condition(state()) { gate.open() }
    }
    if condition(state) { gate.open() }
    await gate.wait(sourceLocation: sourceLocation)
    subscription.cancel()
  }
}
