import StateKitTestSupport
import Testing

@testable import StateKit

struct ActionDescriptionTests {
  private static let type = "StateKitTests.SessionAction"

  @Test(
    arguments: [
      (.signedIn(name: "Ada", password: "x"), #"signedIn(name: "Ada", password: •••)"#),
      (
        .signedIn(name: "a \"b\"\n(c: d),", password: "x"),
        #"signedIn(name: "a \"b\"\n(c: d),", password: •••)"#
      ),
      (.unlocked("x, y)"), "unlocked(•••)"),
      (
        .moved(nil, in: nil, .idle), "moved(nil, in: •••, •••)"
      ),
      (.moved(1, in: (2, x: .idle), .busy(with: .idle, text: "")), "moved(Optional(1), in: •••, •••)"),
      (.paired((key: 1, "x")), "paired(•••)"),
      (.named(name: "x"), "named(name: •••)"),
      (.retried(after: .init(), token: .init()), "retried(after: (here), token: •••)"),
    ] as [(SessionAction, String)]
  )
  func `any sensitive value is hidden, and other values are not`(action: SessionAction, text: String) {
    expectEqual(actionDescription(of: action), text)
    expectEqual(actionDescription(of: VaultAction.session(action)), "session(\(Self.type).\(text))")
  }

  @Test(
    arguments: [
      .closed, .session(.posed(.init())), .session(.nested(.told(secret: "x"))),
    ] as [VaultAction]
  )
  func `an action without sensitive values has its usual description`(action: VaultAction) {
    expectEqual(actionDescription(of: action), "\(action)")
  }

  @Test func `without hidden values the description would be Swift's description`() {
    let action = VaultAction.session(.signedIn(name: "a \"b\"\n", password: "secret"))
    expectEqual(actionDescription(of: action), "\(action)".replacing("\"secret\"", with: "•••"))
    let retried = VaultAction.session(.retried(after: .init(), token: .init()))
    expectEqual(actionDescription(of: retried), "\(retried)".replacing("token: (here)", with: "token: •••"))
  }

  @Test func `an action on its own is hidden, also when its type is not known`() {
    expectEqual(actionDescription(of: PartAction.told(secret: "x")), "told(secret: •••)")
    let action: any Sendable = VaultAction.opened(code: 1)
    expectEqual(actionDescription(of: action), "opened(code: •••)")
  }

  @Test func `an action that is not generated has its usual description`() {
    expectEqual(actionDescription(of: JournalAction.write("a")), #"write("a")"#)
    expectEqual(actionDescription(of: 3), "3")
  }

  @Test func `a description of the action's own would tell the value, so it is passed over`() {
    expectEqual(actionDescription(of: TalkativeAction.said("x")), "said(•••)")
    expectEqual(actionDescription(of: TalkativeAction.listened), "It listened.")
    expectEqual(actionDescription(of: MirroredAction.said("x")), "said(•••)")
    expectEqual(actionDescription(of: WrongTableAction.said("x", "y")), "said(•••)")
  }

  @Test func `an action beside another value in its case is found`() {
    expectEqual(
      actionDescription(of: RowsAction.rows(id: 3, action: .told(secret: "x"))),
      "rows(id: 3, action: StateKitTests.PartAction.told(secret: •••))"
    )
  }

  @Test func `in the case of a child values without an action are hidden`() {
    expectEqual(actionDescription(of: ForeignAction.child(name: "x", code: 1)), "child(•••)")
  }

  @Test func `an action of an element is found`() {
    let action = ListAction.rows(IdentifiedAction(id: 3, action: .told(secret: "x")))
    expectEqual(actionDescription(of: action), "rows(id: 3, action: told(secret: •••))")
    expectEqual("\(action)", "rows(id: 3, action: told(secret: •••))")
  }
}

/// An action type with one sensitive value, hidden in an unusual place.
private protocol OneSecret: DomainAction where DomainState == Int {}

extension OneSecret {
  var leafIndex: Int { 0 }
  var declaredBridges: [_DeclaredBridge<Int, Self>] { [] }
}

private enum TalkativeAction: OneSecret, CustomStringConvertible {
  case said(String)
  case listened

  static let actionTree = _ActionTree<Self>(ownLeafCount: 2, leaves: "said(_!:)\nlistened", children: [])

  var leafIndex: Int {
    if case .said = self { 0 } else { 1 }
  }

  var description: String {
    if case .said(let text) = self { "It said \(text)." } else { "It listened." }
  }
}

private enum MirroredAction: OneSecret, CustomReflectable {
  case said(String)

  static let actionTree = _ActionTree<Self>(ownLeafCount: 1, leaves: "said(_!:)", children: [])

  var customMirror: Mirror { Mirror(self, children: ["x": (1, 2)], displayStyle: .enum) }
}

private enum WrongTableAction: OneSecret {
  case said(String, String)

  static let actionTree = _ActionTree<Self>(ownLeafCount: 1, leaves: "said(_!:to:by:)", children: [])
}

private enum RowsAction: OneSecret {
  case rows(id: Int, action: PartAction)

  static let actionTree = _ActionTree<Self>(
    ownLeafCount: 0,
    leaves: "",
    children: [
      _ActionTreeChild(
        "rows",
        Scope<Int, RowsAction, Int, PartAction>(
          get: { $0 },
          modify: { state, change in change(&state) },
          embed: { .rows(id: 0, action: $0) },
          extract: { if case .rows(_, let action) = $0 { action } else { nil } }
        ),
        state: { \Int.self }
      )
    ]
  )
}

/// Has something else in the case of its child than the child's action.
private enum ForeignAction: OneSecret {
  case child(name: String, code: Int)

  static let actionTree = _ActionTree<Self>(
    ownLeafCount: 0,
    leaves: "",
    children: [
      _ActionTreeChild(
        "child",
        Scope<Int, ForeignAction, Int, PartAction>(
          get: { $0 },
          modify: { state, change in change(&state) },
          embed: { _ in .child(name: "", code: 0) },
          extract: { _ in nil }
        ),
        state: { \Int.self }
      )
    ]
  )
}

private enum ListAction: OneSecret {
  case rows(IdentifiedAction<Int, PartAction>)

  static let actionTree = _ActionTree<Self>(
    ownLeafCount: 0,
    leaves: "",
    children: [
      _ActionTreeChild(
        "rows",
        Scope<Int, ListAction, Int, PartAction>(
          get: { $0 },
          modify: { state, change in change(&state) },
          embed: { .rows(IdentifiedAction(id: 0, action: $0)) },
          extract: { if case .rows(let row) = $0 { row.action } else { nil } }
        ),
        state: { \Int.self }
      )
    ]
  )
}
