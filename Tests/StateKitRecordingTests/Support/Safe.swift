import StateKit

/// A tree with sensitive payloads: Safe ─ door.
enum SafeAction: Equatable, Sendable, Codable {
  case door(DoorAction)
}

enum DoorAction: Equatable, Sendable, Codable {
  case opened(by: String, code: String?)
  case moved([Int: Int], String, to: Int)
  case failed(Unwritable)
}

/// A value whose encoding fails with an error that contains the value.
struct Unwritable: Equatable, Sendable, Codable {
  var secret = "secret"

  func encode(to encoder: any Encoder) throws {
    throw EncodingError.invalidValue(secret, EncodingError.Context(codingPath: [], debugDescription: secret))
  }
}

extension SafeAction: DomainAction {
  typealias DomainState = Int

  static let actionTree = ActionTree<SafeAction>(
    ownLeafCount: 0,
    leaves: "",
    children: [
      ActionTreeChild(
        "door",
        Scope<Int, SafeAction, Int, DoorAction>(
          get: { $0 },
          modify: { state, change in change(&state) },
          embed: { .door($0) },
          extract: { if case .door(let action) = $0 { action } else { nil } }
        ),
        state: { \Int.self }
      )
    ]
  )

  static var leafKeyPaths: [PartialKeyPath<SafeAction?>] { [] }

  var leafIndex: Int {
    switch self {
    case .door(let action): action.leafIndex
    }
  }

  var declaredBridges: [DeclaredBridge<Int, SafeAction>] { [] }
}

extension DoorAction: DomainAction {
  typealias DomainState = Int

  static let actionTree = ActionTree<DoorAction>(
    ownLeafCount: 3,
    leaves: """
      opened(by:code!:)
      moved(_!:_:to!:)
      failed(_!:)
      """,
    children: []
  )

  static var leafKeyPaths: [PartialKeyPath<DoorAction?>] { [] }

  var leafIndex: Int {
    switch self {
    case .opened: 0
    case .moved: 1
    case .failed: 2
    }
  }

  var declaredBridges: [DeclaredBridge<Int, DoorAction>] { [] }
}
