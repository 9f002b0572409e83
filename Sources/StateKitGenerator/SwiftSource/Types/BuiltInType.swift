/// A built-in Swift type, with the facts that a schema needs.
package final class BuiltInType: Sendable {
  /// The JSON values that can be written as literals of the type.
  package enum Literal: Sendable {
    case bool, string, character, floatingPoint
    case signed(bits: Int)
    case unsigned(bits: Int)
  }

  let name: String
  package let literal: Literal?
  /// The number of generic arguments.
  let arity: Int
  /// The conformances that the type never has. The type has the others if its generic arguments do.
  let lacks: Set<Conformance>

  private init(name: String, literal: Literal? = nil, arity: Int = 0, lacks: Set<Conformance> = []) {
    self.name = name
    self.literal = literal
    self.arity = arity
    self.lacks = lacks
  }

  package static func named(_ name: String) -> BuiltInType? { table[name] }

  package static let names: Dictionary<String, BuiltInType>.Keys = table.keys

  private static let table: [String: BuiltInType] = {
    var table: [String: BuiltInType] = [:]
    for type in literals + plain + generic { table[type.name] = type }
    return table
  }()

  private static let literals: [BuiltInType] =
    [
      BuiltInType(name: "Bool", literal: .bool),
      BuiltInType(name: "String", literal: .string),
      BuiltInType(name: "Substring", literal: .string, lacks: [.codable]),
      BuiltInType(name: "Character", literal: .character, lacks: [.codable]),
      BuiltInType(name: "StaticString", literal: .string, lacks: [.equatable, .hashable, .codable]),
      BuiltInType(name: "Double", literal: .floatingPoint),
      BuiltInType(name: "Float", literal: .floatingPoint),
      BuiltInType(name: "Float16", literal: .floatingPoint),
      BuiltInType(name: "Int", literal: .signed(bits: 64)),
      BuiltInType(name: "UInt", literal: .unsigned(bits: 64)),
    ]
    + [8, 16, 32, 64, 128].flatMap { (bits: Int) -> [BuiltInType] in
      [
        BuiltInType(name: "Int\(bits)", literal: .signed(bits: bits)),
        BuiltInType(name: "UInt\(bits)", literal: .unsigned(bits: bits)),
      ]
    }

  private static let plain: [BuiltInType] = [
    BuiltInType(name: "Any", lacks: [.equatable, .hashable, .codable, .sendable]),
    BuiltInType(name: "AnyObject", lacks: [.equatable, .hashable, .codable, .sendable]),
    BuiltInType(name: "AnyHashable", lacks: [.codable, .sendable]),
    BuiltInType(name: "Duration"),
    BuiltInType(name: "Never"),
    BuiltInType(name: "ObjectIdentifier", lacks: [.codable]),
  ]

  private static let generic: [BuiltInType] = [
    BuiltInType(name: "Array", arity: 1),
    BuiltInType(name: "ArraySlice", arity: 1, lacks: [.codable]),
    BuiltInType(name: "ClosedRange", arity: 1),
    BuiltInType(name: "ContiguousArray", arity: 1),
    BuiltInType(name: "Dictionary", arity: 2),
    BuiltInType(name: "Optional", arity: 1),
    BuiltInType(name: "Range", arity: 1),
    BuiltInType(name: "Result", arity: 2, lacks: [.codable]),
    BuiltInType(name: "Set", arity: 1),
  ]
}

/// The Swift protocols that a schema may name after `any`.
enum BuiltInProtocol {
  static let names: Set<String> = [
    "BinaryFloatingPoint", "BinaryInteger", "BidirectionalCollection", "Codable", "Collection", "Comparable",
    "CustomStringConvertible", "Decodable", "Encodable", "Equatable", "Error", "Hashable", "Identifiable",
    "Numeric", "RandomAccessCollection", "Sendable", "Sequence", "SignedInteger", "StringProtocol",
  ]
}
