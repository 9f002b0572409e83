internal import StateKitAuthoring
internal import StateKitGenerator

/// The declarations of a schema: domains with what they declare, and types.
struct SymbolTree {
  struct Symbol {
    let name: String
    let detail: String?
    let kind: Kind
    let range: Range<Int>
    /// The range of the name with its quotes.
    let nameRange: Range<Int>
    var children: [Symbol] = []
  }

  /// The numbers of the protocol.
  enum Kind: Int {
    case domain = 5
    case request = 6
    case property = 7
    case child = 8
    case type = 10
    case effect = 12
    case enumCase = 22
    case action = 24
  }

  let symbols: [Symbol]

  /// Nil for a text that is not JSON.
  init?(_ file: SourceFile) {
    guard let root = JSONParser.parse(file, reportingTo: DiagnosticCollector()) else { return nil }
    symbols =
      SymbolTree.members(of: root, FileKey.domains).map(SymbolTree.domain)
      + SymbolTree.members(of: root, FileKey.types).map(SymbolTree.type)
  }

  private static func domain(_ member: JSONMember) -> Symbol {
    let lists: [(key: DomainKey, kind: Kind)] = [
      (.state, .property), (.actions, .action), (.requests, .request), (.effects, .effect),
      (.children, .child), (.invariants, .property),
    ]
    return symbol(
      member,
      .domain,
      lists.flatMap { list in members(of: member.value, list.key).map { symbol($0, list.kind) } }
    )
  }

  private static func type(_ member: JSONMember) -> Symbol {
    symbol(member, .type, members(of: member.value, TypeKey.struct).map { symbol($0, .property) })
  }

  private static func symbol(_ member: JSONMember, _ kind: Kind, _ children: [Symbol] = []) -> Symbol {
    let start = member.key.location.offset
    return Symbol(
      name: member.key.text,
      detail: detail(of: member.value),
      kind: kind,
      range: start..<member.value.end,
      nameRange: start..<member.key.end,
      children: children
    )
  }

  /// The payload, the type or the domain that a string or a key names.
  private static func detail(of node: JSONNode) -> String? {
    switch node.value {
    case .string(let string): return string.text
    case .object(let members):
      let key = members.first { keysOfDetails.contains($0.key.text) }
      guard case .string(let string)? = key?.value.value else { return nil }
      return string.text
    case .null, .bool, .number, .array: return nil
    }
  }

  private static let keysOfDetails: Set<String> = [
    ActionKey.payload.rawValue, PropertyKey.type.rawValue, RequestKey.output.rawValue,
    ChildKey.domain.rawValue, InvariantKey.holds.rawValue,
  ]

  private static func members(of node: JSONNode, _ key: some SchemaKey) -> [JSONMember] {
    guard case .object(let members)? = node[key]?.value else { return [] }
    return members
  }
}
