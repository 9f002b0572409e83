import StateKit

/// A tree with all forms of sensitive payloads: Vault ─ session.
enum VaultAction: Sendable {
  case opened(code: Int)
  case closed
  case session(SessionAction)
}

enum SessionAction: Sendable {
  case signedIn(name: String, password: String)
  case unlocked(String)
  case moved(Int?, in: (Int, x: Phase)?, Phase)
  case paired((key: Int, String))
  case posed(Posture)
  case named(name: String)
  case retried(after: Place, token: Place)
  case nested(PartAction)

  enum Phase: Sendable, Equatable {
    case idle
    indirect case busy(with: Phase?, text: String)
  }

  /// A type with its own description.
  struct Place: Sendable, CustomStringConvertible, CustomDebugStringConvertible {
    var description: String { "here" }
    var debugDescription: String { "(here)" }
  }

  struct Posture: Sendable {
    var angle = 1.5
    var name = "x"
  }
}

/// An action inside a payload.
enum PartAction: Sendable {
  case told(secret: String)
}

extension VaultAction: DomainAction {
  typealias DomainState = Int

  static let actionTree = _ActionTree<VaultAction>(
    ownLeafCount: 2,
    leaves: """
      opened(code!:) With the code!
      closed
      """,
    children: [
      _ActionTreeChild(
        "session",
        Scope<Int, VaultAction, Int, SessionAction>(
          get: { $0 },
          modify: { state, change in change(&state) },
          embed: { .session($0) },
          extract: { if case .session(let action) = $0 { action } else { nil } }
        ),
        state: { \Int.self }
      )
    ]
  )

  var leafIndex: Int {
    switch self {
    case .opened: 0
    case .closed: 1
    case .session(let action): VaultAction.actionTree.leafOffsets[0] + action.leafIndex
    }
  }

  var declaredBridges: [_DeclaredBridge<Int, VaultAction>] { [] }
}

extension SessionAction: DomainAction {
  typealias DomainState = Int

  static let actionTree = _ActionTree<SessionAction>(
    ownLeafCount: 8,
    leaves: """
      signedIn(name:password!:)
      unlocked(_!:)
      moved(_:in!:_!:)
      paired(_!:)
      posed(_:)
      named(name!:)
      retried(after:token!:)
      nested(_:)
      """,
    children: []
  )

  var leafIndex: Int {
    switch self {
    case .signedIn: 0
    case .unlocked: 1
    case .moved: 2
    case .paired: 3
    case .posed: 4
    case .named: 5
    case .retried: 6
    case .nested: 7
    }
  }

  var declaredBridges: [_DeclaredBridge<Int, SessionAction>] { [] }
}

extension PartAction: DomainAction {
  typealias DomainState = Int

  static let actionTree = _ActionTree<PartAction>(ownLeafCount: 1, leaves: "told(secret!:)", children: [])
  var leafIndex: Int { 0 }
  var declaredBridges: [_DeclaredBridge<Int, PartAction>] { [] }
}
