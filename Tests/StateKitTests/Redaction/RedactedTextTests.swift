import StateKitTestSupport
import Testing

@testable import StateKit

struct RedactedTextTests {
  private static let account = AccountState()
  private static let text = #"AccountState(name: "Ada", password: •••, pin: •••)"#
  private static let inner = "StateKitTests.\(text)"

  @Test(
    arguments: [
      (account, text),
      ([account], "[\(inner)]"),
      (AccountState?.some(account), "Optional(\(inner))"),
      ([1: account], "[1: \(inner)]"),
      ([account] as Set, "[\(inner)]"),
      ((account, count: 2), "(\(inner), count: 2)"),
      (Session.signedIn(account), "signedIn(\(inner))"),
      (Session.both(account, until: 3), "both(\(inner), until: 3)"),
      (
        AccountHolder(part: Session.signedIn(account)),
        "AccountHolder<Session>(part: StateKitTests.Session.signedIn(\(inner)))"
      ),
      (IdentifiedArray([IdentifiedAccount()]), "[StateKitTests.IdentifiedAccount(id: 7, account: \(inner))]"),
      (TalkativeAccount(), "TalkativeAccount(account: \(inner))"),
      (FrankAccount(), "FrankAccount(password: •••)"),
      (MirroredAccount(), "MirroredAccount(•••)"),
      (WrappedAccount(), "WrappedAccount(_password: •••)"),
    ] as [(any Sendable, String)]
  )
  func `a value with sensitive parts is written by its structure without them`(
    value: any Sendable,
    text: String
  ) {
    expectEqual(RedactedText.describing(value), text)
    #expect(!RedactedText.reflecting(value).contains("secret"))
  }

  @Test(
    arguments: [
      1, "a", [1, 2], ["a": 1], Session.out, (1, b: "x"), Int?.none, Session?.some(.out),
      AccountHolder(part: 1), IdentifiedArray<IdentifiedAccount>(), 1..<3,
    ] as [any Sendable]
  )
  func `other values are written as they print`(value: any Sendable) {
    expectEqual(RedactedText.describing(value), String(describing: value))
    expectEqual(RedactedText.reflecting(value), String(reflecting: value))
  }

  @Test func `the value itself prints without its sensitive properties, also within others`() {
    expectEqual("\(Self.account)", Self.inner)
    expectEqual("\([Self.account])", "[\(Self.inner)]")
    expectEqual("\(Session.both(Self.account, until: 3))", "both(\(Self.inner), until: 3)")
  }
}

struct IdentifiedAccount: Hashable, Sendable, Identifiable {
  var id = 7
  var account = AccountState()
}
