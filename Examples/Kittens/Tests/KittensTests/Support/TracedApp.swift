import KittenScript
import StateKit

@testable import FlatKittens
@testable import ModularKittens

/// A version of the app that the test can inspect.
protocol TracedApp: KittensApp {
  /// Calls `body` with the name of each action, and the state after the action as JSON.
  func watch(_ body: @escaping @Sendable (_ name: String, _ state: String) -> Void)
}

extension FlatApp: TracedApp {
  func watch(_ body: @escaping @Sendable (_ name: String, _ state: String) -> Void) {
    store.sideEffects.addAfterReducers { action, _, state in body(action.name, json(state())) }
  }
}

extension ModularApp: TracedApp {
  func watch(_ body: @escaping @Sendable (_ name: String, _ state: String) -> Void) {
    store.sideEffects.addAfterReducers { action, _, state in body(action.name, json(state())) }
  }
}
