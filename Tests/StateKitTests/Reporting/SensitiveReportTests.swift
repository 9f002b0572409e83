import StateKitTestSupport
import Testing

@testable import StateKit

/// Sensitive values stay out of all texts about actions.
struct SensitiveReportTests {
  private let action = VaultAction.opened(code: 1234)
  private let source: ActionSource = ActionSource(file: "App/Main.swift", function: "main()", line: 1)
    .bridged(
      from: VaultAction.session(.signedIn(name: "Ada", password: "secret")),
      at: BridgeSite(file: "Vault.statekit.json", function: "Vault", line: nil)
    )
  private let hidden = #"session(StateKitTests.SessionAction.signedIn(name: "Ada", password: •••))"#

  @Test func `a bridge's line in the information`() {
    expectEqual(source.info, "Bridged from \(hidden) at Vault.statekit.json, Vault")
  }

  @Test func `the causes of an action`() {
    expectEqual(
      source.causes.map(\.description),
      ["\(hidden) at App/Main.swift:1, by the bridge at Vault.statekit.json, Vault"]
    )
  }

  @MainActor @Test func `the log`() {
    let boxes = Recorder<String>()
    let store = Store<Int, VaultAction>(
      initialState: 0,
      reducer: Reducer { _, _ in },
      middleware: LoggerMiddleware { boxes.append($0) }
    )
    store.dispatch(action, from: source)
    expectEqual(boxes.all, [LogBox(action: "opened(code: •••)", source: source).description])
  }

  @Test func `issues at run time`() {
    let absent = RuntimeIssue.absentChild(action, from: source).message
    #expect(absent.hasSuffix("changed nothing: opened(code: •••)."), "\(absent)")
    let endless = RuntimeIssue.endlessDerivation(of: action, from: source, limit: 1).message
    #expect(endless.contains(hidden + " → "))
    #expect(endless.contains("opened(code: •••)."))
  }
}
