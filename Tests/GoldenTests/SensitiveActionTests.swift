import StateKit
import Synchronization
import Testing

@MainActor
struct SensitiveActionTests {
  @Test func `a leaf knows what of its payload is sensitive, also below another domain`() {
    let names = [
      "opened", "closed", "session.signedIn", "session.unlocked", "session.moved", "session.authorised",
    ]
    #expect(VaultAction.leaves.map(\.name) == names)
    #expect(
      VaultAction.leaves.map(\.labels)
        == [["code"], [], ["name", "password"], ["_"], ["_", "in", "_"], ["token"]]
    )
    #expect(
      VaultAction.leaves.map(\.sensitiveLabels)
        == [["code"], [], ["password"], ["0"], ["in", "2"], ["token"]]
    )
    #expect(VaultAction.leaves.map(\.documentation) == ["With the\nright code!", nil, nil, nil, nil, nil])
  }

  @Test func `the log keeps what is sensitive to itself, in actions and in what they are bridged from`() {
    let boxes = Mutex<[String]>([])
    let store = Store.vault(
      reducer: .vault(session: .session()),
      middleware: LoggerMiddleware { box in boxes.withLock { $0.append(box) } }
    )
    for action: SessionAction in [
      .signedIn(name: "Ada", password: "secret"), .unlocked("secret"), .moved(1, in: nil, "secret"),
    ] {
      store.dispatch(.session(action))
    }
    let log = boxes.withLock { $0.joined() }
    let lines = log.split(separator: "\n").filter { $0.contains("▶") || $0.contains("Bridged") }
    #expect(
      lines == [
        #"┌─▶ session(GoldenTests.SessionAction.signedIn(name: "Ada", password: •••))"#,
        "┌─▶ opened(code: •••)",
        "│ info: Bridged from session(GoldenTests.SessionAction.signedIn(name: \"Ada\", password: •••)) "
          + "at Vault.statekit.json, Vault",
        "┌─▶ session(GoldenTests.SessionAction.unlocked(•••))",
        "┌─▶ session(GoldenTests.SessionAction.moved(1, in: •••, •••))",
      ]
    )
    #expect(!log.contains("secret"))
    #expect(store.state.session.name == "Ada" && store.state.isOpen)
  }
}
