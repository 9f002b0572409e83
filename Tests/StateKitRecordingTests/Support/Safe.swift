import StateKit

/// A tree with sensitive payloads: Safe ─ door.
enum SafeAction: Equatable, Sendable {
  case door(DoorAction)
}

enum DoorAction: Equatable, Sendable {
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

  static let actionTree = _ActionTree<SafeAction>(
    ownLeafCount: 0,
    leaves: "",
    children: [
      _ActionTreeChild(
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

  var leafIndex: Int {
    switch self {
    case .door(let action): action.leafIndex
    }
  }

  var declaredBridges: [_DeclaredBridge<Int, SafeAction>] { [] }
}

extension DoorAction: DomainAction {
  typealias DomainState = Int

  static let actionTree = _ActionTree<DoorAction>(
    ownLeafCount: 3,
    leaves: """
      opened(by:code!:)
      moved(_!:_:to!:)
      failed(_!:)
      """,
    children: []
  )

  var leafIndex: Int {
    switch self {
    case .opened: 0
    case .moved: 1
    case .failed: 2
    }
  }

  var declaredBridges: [_DeclaredBridge<Int, DoorAction>] { [] }
}

extension SafeAction: RecordableAction {
  func write(to writer: inout PayloadWriter) {
    switch self {
    case .door(let action): writer._action(action)
    }
  }

  static func read(_ leaf: Int, from reader: inout PayloadReader) throws -> SafeAction {
    guard let below = actionTree.child(ofLeaf: leaf) else { throw reader._unknownLeaf(leaf) }
    return try .door(reader._action(below.leaf, as: DoorAction.self))
  }
}

extension DoorAction: RecordableAction {
  func write(to writer: inout PayloadWriter) {
    switch self {
    case .opened(let by, let code):
      writer.value("by", by)
      writer.value("code", code)
    case .moved(let map, let text, let to):
      writer.value("_0", map)
      writer.value("_1", text)
      writer.value("to", to)
    case .failed(let value): writer.value("_0", value)
    }
  }

  static func read(_ leaf: Int, from reader: inout PayloadReader) throws -> DoorAction {
    switch leaf {
    case 0:
      return try .opened(
        by: reader.value("by", as: String.self),
        code: reader.value("code", as: String?.self)
      )
    case 1:
      return try .moved(
        reader.value("_0", as: [Int: Int].self),
        reader.value("_1", as: String.self),
        to: reader.value("to", as: Int.self)
      )
    case 2: return try .failed(reader.value("_0", as: Unwritable.self))
    default: throw reader._unknownLeaf(leaf)
    }
  }
}
