import Foundation
import StateKit
import StateKitRecording
import Synchronization
import StateKitTestSupport
import Testing

@testable import GoldenCode

/// Generated states and structs with sensitive properties.
@MainActor
struct SensitivePropertyTests {
  private static let credentials = Credentials(user: "Ada", secret: "secret-1", pin: 1234)

  /// A state with secrets in all places.
  private var full: AccountsState {
    var state = AccountsState(
      last: Self.credentials,
      known: [Self.credentials],
      trusted: [Self.credentials],
      byNumber: [1: Self.credentials],
      signIn: .done(by: Self.credentials),
      form: AccountFormState(password: "secret-2", token: .loaded("secret-3")),
      sheet: AccountFormState(password: "secret-4"),
      rows: [AccountRowState(id: 1, pin: 1234)]
    )
    state.path.append(.form(AccountFormState(password: "secret-5")))
    return state
  }

  @Test func `a type names its sensitive properties, also that of a request whose output is sensitive`() {
    expectEqual(Credentials.sensitiveProperties, ["secret", "pin"])
    expectEqual(AccountFormState.sensitiveProperties, ["password", "token"])
    #expect(!(AccountsState.self is any SensitiveProperties.Type))
    expectEqual(MembershipState.sensitiveProperties, ["pin"])
  }

  @Test func `states and structs print without them, wherever they are`() {
    expectEqual("\(Self.credentials)", #"GoldenCode.Credentials(user: "Ada", secret: •••, pin: •••)"#)
    #expect(!"\(full)".contains("secret-") && !"\(full)".contains("1234"))
  }

  @Test func `an app stores and reads the values`() throws {
    let data = try JSONEncoder().encode(full)
    #expect(String(decoding: data, as: UTF8.self).contains("secret-3"))
    try expectEqual(JSONDecoder().decode(AccountsState.self, from: data), full)
  }

  @Test func `logs show that they changed, but not their values`() {
    let texts = Mutex<[String]>([])
    let store = Store.accounts(
      initialState: full,
      reducer: .accounts(
        form: .accountForm(),
        sheet: .accountForm(),
        rows: .accountRow(),
        path: .accountsPath(form: .accountForm(), row: .accountRow())
      ),
      middleware: LoggerMiddleware(showingChanges: true) { text in texts.withLock { $0.append(text) } }
    )
    store.dispatch(.used(Credentials(user: "Eva", secret: "secret-6", pin: nil)))
    store.dispatch(.form(.binding(.password("secret-7"))))
    store.dispatch(.rows(id: 1, action: .pinned(12345)))
    store.dispatch(.form(.signIn(.success(token: "secret-8"))))
    store.dispatch(.renamed(title: "New"))
    let log = texts.withLock { $0.joined() }
    #expect(!log.contains("secret-") && !log.contains("1234"))
    for line in [
      #"used(GoldenCode.Credentials(user: "Eva", secret: •••, pin: •••))"#, "  last.secret: •••",
      #"known[1]: + Credentials(user: "Eva", secret: •••, pin: •••)"#, "  form.password: •••",
      "  rows[0].pin: •••", "  form.token: •••", #"  title: "" → "New""#,
    ] {
      #expect(log.contains(line), "\(line)")
    }
  }

  @Test func `the bound action of a sensitive property has a sensitive value`() {
    let leaves = AccountFormAction.leaves.filter { $0.name.hasPrefix("binding") }
    expectEqual(leaves.map(\.sensitiveLabels), [[], ["0"]])
    let lines = Mutex<[String]>([])
    let store = Store.accountForm(
      reducer: .accountForm(),
      middleware: ActionRecorder(including: []) { line in lines.withLock { $0.append(line) } }
    )
    store.set(\.password, to: "secret-9")
    expectEqual(store.password, "secret-9")
    expectEqual(lines.withLock(\.self), [#"{"action": "binding.password", "payload": {"_0": "•••"}}"#])
  }
}
