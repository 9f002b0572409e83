import StateKitTestSupport
import Testing

@testable import StateKit

/// Sensitive properties in the differences of states.
struct SensitiveDifferenceTests {
  private static let old = AccountState()
  private static let new = AccountState(password: "secret-2")
  private static let text = #"AccountState(name: "Ada", password: •••, pin: •••)"#

  @Test(
    arguments: [
      (old, new, ["password: •••"]),
      (old, AccountState(pin: 1234), ["pin: •••"]),
      (old, AccountState(name: "Eva", password: "secret-2"), [#"name: "Ada" → "Eva""#, "password: •••"]),
      ([old], [new], ["[0].password: •••"]),
      ([old], [old, new], ["[1]: + \(text)"]),
      ([old], [AccountState](), ["[0]: - \(text)"]),
      (["a": old], ["a": new], [#"["a"].password: •••"#]),
      ([old: 1], [new: 1], [#"[\#(text)]: - 1"#, #"[\#(text)]: + 1"#]),
      ([old] as Set, [] as Set<AccountState>, ["state: - \(text)"]),
      (AccountState?.none, old, ["state: nil → \(text)"]),
      (
        AccountHolder(part: AccountState?.some(old)), AccountHolder(part: AccountState?.none),
        ["part: \(text) → nil"]
      ),
      (Session.out, Session.signedIn(old), ["state: out → signedIn(StateKitTests.\(text))"]),
      (Session.signedIn(old), Session.signedIn(new), ["signedIn.password: •••"]),
      (Session.both(old, until: 1), Session.both(new, until: 1), ["both.0.password: •••"]),
      (
        TalkativeAccount(), TalkativeAccount(account: new),
        ["state: changed, and prints TalkativeAccount(account: StateKitTests.\(text)) as before"]
      ),
      (FrankAccount(), FrankAccount(password: "secret-2"), ["password: •••"]),
      (
        MirroredAccount(), MirroredAccount(password: "secret-2"),
        ["state: changed, and prints MirroredAccount(•••) as before"]
      ),
      (WrappedAccount(), WrappedAccount(password: "secret-2"), ["_password: •••"]),
      (old, 1, ["state: \(text) → 1"]),
    ] as [(any Sendable, any Sendable, [String])]
  )
  func `it is written that a sensitive property changed, but not how`(
    old: any Sendable,
    new: any Sendable,
    lines: [String]
  ) {
    expectEqual(StateDifference.lines(from: old, to: new).sorted(), lines.sorted())
  }

  @Test func `a sensitive property that did not change is not written`() {
    #expect(StateDifference.lines(from: Self.old, to: Self.old).isEmpty)
    expectEqual(StateDifference.lines(from: Unequal(count: 1), to: Unequal(count: 2)), ["count: 1 → 2"])
  }
}

/// A state without `Equatable`, which is compared by its parts.
private struct Unequal: Sendable, SensitiveProperties {
  var count: Int
  var password = "secret-1"

  static var sensitiveProperties: [String] { ["password"] }
}
