import StateKit

extension Store {
  /// Waits until the state is as it should be.
  func until(_ condition: @escaping @MainActor @Sendable (StateReader<State>) -> Bool) async {
    let gate = Gate()
    let subscription = subscribe { state in
      if condition(state) { gate.open() }
    }
    await gate.wait()
    subscription.cancel()
  }
}
