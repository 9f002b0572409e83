import StateKit
import Synchronization
import StateKitTestSupport
import Testing

@testable import GoldenCode

@MainActor
struct SensitiveActionTests {
  @Test func `a leaf knows its sensitive values, also below another domain`() {
    let names = [
      "opened", "closed", "session.signedIn", "session.unlocked", "session.moved", "session.authorised",
      "session.logIn.request", "session.logIn.success", "session.logIn.failure", "session.logIn.cancelled",
      "session.unlock.request", "session.unlock.success", "session.unlock.cancelled",
    ]
    expectEqual(VaultAction.leaves.map(\.name), names)
    expectEqual(
      VaultAction.leaves.map(\.labels),
      [
        ["code"], [], ["name", "password"], ["_"], ["_", "in", "_"], ["token"], ["name", "password"],
        ["name", "token"], ["name", "error"], ["name"], ["code"], ["code", "_"], ["code"],
      ]
    )
    expectEqual(
      VaultAction.leaves.map(\.sensitiveLabels),
      [
        ["code"], [], ["password"], ["0"], ["in", "2"], ["token"], ["password"], ["token"], [], [], [], ["1"],
        [],
      ]
    )
    expectEqual(
      VaultAction.leaves.map(\.documentation),
      ["With the\nright code!"] + Array(repeating: nil, count: 12)
    )
  }

  @Test func `the log hides sensitive values, in actions and in the actions that led to them`() {
    let boxes = Mutex<[String]>([])
    let store = Store.vault(
      reducer: .vault(session: .session()),
      middleware: LoggerMiddleware { box in boxes.withLock { $0.append(box) } }
    )
    for action: SessionAction in [
      .signedIn(name: "Ada", password: "secret"), .unlocked("secret"), .moved(1, in: nil, "secret"),
      .logIn(.request(name: "Ada", password: "secret")), .logIn(.success(name: "Ada", token: "secret")),
      .unlock(.success(code: 1, "secret")),
    ] {
      store.dispatch(.session(action))
    }
    let log = boxes.withLock { $0.joined() }
    let lines = log.split(separator: "\n").filter { $0.contains("▶") || $0.contains("Bridged") }
    expectEqual(
      lines,
      [
        #"┌─▶ session(GoldenCode.SessionAction.signedIn(name: "Ada", password: •••))"#,
        "┌─▶ opened(code: •••)",
        "│ info: Bridged from session(GoldenCode.SessionAction.signedIn(name: \"Ada\", password: •••)) "
          + "at Vault.statekit.json, Vault",
        "┌─▶ session(GoldenCode.SessionAction.unlocked(•••))",
        "┌─▶ session(GoldenCode.SessionAction.moved(1, in: •••, •••))",
        #"┌─▶ session(GoldenCode.SessionAction.logIn(GoldenCode.SessionAction.LogIn.request(name: "Ada", password: •••)))"#,
        #"┌─▶ session(GoldenCode.SessionAction.logIn(GoldenCode.SessionAction.LogIn.cancelled(name: "Ada")))"#,
        #"┌─▶ session(GoldenCode.SessionAction.logIn(GoldenCode.SessionAction.LogIn.success(name: "Ada", token: •••)))"#,
        "┌─▶ session(GoldenCode.SessionAction.unlock(GoldenCode.SessionAction.Unlock.success(code: 1, •••)))",
      ]
    )
    #expect(!log.contains("secret"))
    #expect(store.state.session.name == "Ada" && store.state.isOpen)
  }
}
