#if Testing

import StateKit
import StateKitTesting
import StateKitTestSupport
import Testing

@MainActor
@Suite(.watched)
struct TestStoreSensitiveTests {
  @Test func `a failure shows sensitive properties, because tests have no secrets`() async {
    let failures = await failures {
      let store = TestStore(
        initialState: LoginState(),
        reducer: Reducer<LoginState, LoginAction> { state, _ in state.password = "b" }
      )
      store.send(.typed) { $0.password = "c" }
    }
    expectEqual(failures.count, 1)
    expectEqual(failures.first?.message.contains(#"-   password: "c""#), true)
    expectEqual(failures.first?.message.contains(#"+   password: "b""#), true)
  }
}

private struct LoginState: Equatable, Sendable, SensitiveProperties {
  var name = ""
  var password = "a"

  static var sensitiveProperties: [String] { ["password"] }
}

private enum LoginAction: Equatable, Sendable {
  case typed
}

#endif
