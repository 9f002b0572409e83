import StateKit

/// A state with sensitive properties below lists, dictionaries and optionals, as generated code declares it.
struct WalletState: Hashable, Sendable {
  var owner = "Ada"
  var pin: Int? = 1234
  var card: Card?
  var cards: [Card] = []
  var set: Set<Card> = []
  var byNumber: [Double: Card] = [:]
}

struct Card: Hashable, Sendable {
  var name: String
  var code: String
}

extension WalletState: SensitiveProperties, RecordableValue {
  static var sensitiveProperties: [String] { ["pin"] }

  func write(to writer: inout PayloadWriter) {
    writer.value("owner", owner)
    writer.sensitive("pin", pin)
    writer.value("card", card)
    writer.value("cards", cards)
    writer.value("set", set)
    writer.value("byNumber", byNumber)
  }

  static func read(from reader: inout PayloadReader) throws -> WalletState {
    try WalletState(
      owner: reader.value("owner", as: String.self),
      pin: reader.value("pin", as: Int?.self),
      card: reader.value("card", as: Card?.self),
      cards: reader.value("cards", as: [Card].self),
      set: reader.value("set", as: Set<Card>.self),
      byNumber: reader.value("byNumber", as: [Double: Card].self)
    )
  }
}

extension Card: SensitiveProperties, RecordableValue {
  static var sensitiveProperties: [String] { ["code"] }

  func write(to writer: inout PayloadWriter) {
    writer.value("name", name)
    writer.sensitive("code", code)
  }

  static func read(from reader: inout PayloadReader) throws -> Card {
    try Card(name: reader.value("name", as: String.self), code: reader.value("code", as: String.self))
  }
}

enum WalletAction: Hashable, Sendable {
  case added(Card)
  case renamed(to: String)
}

extension WalletAction: DomainAction {
  typealias DomainState = WalletState

  static let actionTree = _ActionTree<WalletAction>(
    ownLeafCount: 2,
    leaves: "added(_:)\nrenamed(to:)",
    children: []
  )

  var leafIndex: Int {
    switch self {
    case .added: 0
    case .renamed: 1
    }
  }

  var declaredBridges: [_DeclaredBridge<WalletState, WalletAction>] { [] }
}

extension WalletAction: RecordableAction {
  func write(to writer: inout PayloadWriter) {
    switch self {
    case .added(let card): writer.value("_0", card)
    case .renamed(let name): writer.value("to", name)
    }
  }

  static func read(_ leaf: Int, from reader: inout PayloadReader) throws -> WalletAction {
    switch leaf {
    case 0: try .added(reader.value("_0", as: Card.self))
    case 1: try .renamed(to: reader.value("to", as: String.self))
    default: throw reader._unknownLeaf(leaf)
    }
  }
}
