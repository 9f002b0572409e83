internal import StateKitGenerator

/// The values of a test that get a name: values that only the user's own coding can read, and values that may be used
/// several times.
final class RecordedConstants {
  struct Constant {
    let name: Identifier
    let type: SwiftType
    let value: Expression
    /// Whether the value is read from JSON, which may throw.
    let isRead: Bool
  }

  private struct Key: Hashable {
    let type: SwiftType
    let value: JSONValue
  }

  private(set) var all: [Constant] = []
  private var names: [Key: Identifier] = [:]
  private var taken: Set<String>

  /// - Parameter taken: The other names in the test.
  init(taken: Set<String>) { self.taken = taken }

  /// Whether a value is read from JSON.
  var areRead: Bool { all.contains(where: \.isRead) }

  /// The name of a value, which becomes a constant unless it is one already.
  func name(of value: JSONValue, as type: SwiftType, isRead: Bool, _ expression: () -> Expression)
    -> Identifier
  {
    let key = Key(type: type, value: value)
    if let known = names[key] { return known }
    // Constants in the expression come first.
    let expression = expression()
    let name = free(RecordedConstants.name(of: value) ?? RecordedConstants.name(of: type))
    names[key] = name
    all.append(Constant(name: name, type: type, value: expression, isRead: isRead))
    return name
  }

  /// Returns the name, with a number if it is taken, and reserves it.
  func free(_ name: String) -> Identifier {
    let free = Identifier(validated: name).free(in: taken)
    taken.insert(free.name)
    return free
  }

  /// `greenTea` for a value with the name or the title `Green tea`.
  private static func name(of value: JSONValue) -> String? {
    guard let text = value["name"].string ?? value["title"].string else { return nil }
    let words = text.split { !($0.isASCII && ($0.isLetter || $0.isNumber)) }
    guard (1...3).contains(words.count),
      text.allSatisfy({ $0.isASCII && ($0.isLetter || $0.isNumber || $0 == " ") })
    else { return nil }
    return camelCase(words.map(String.init))
  }

  /// `product` for `ShopCore.Product`.
  private static func name(of type: SwiftType) -> String {
    switch type {
    case .named(let path): camelCase([path.map(\.name).last { $0 != "ID" } ?? ""]) ?? "value"
    case .optional(let wrapped): name(of: wrapped)
    case .array(let element), .dictionary(_, let element): name(of: element) + "s"
    case .tuple, .existential: "value"
    }
  }

  private static func camelCase(_ words: [String]) -> String? {
    guard let first = words.first, let letter = first.first, letter.isLetter else { return nil }
    let start = first.allSatisfy(\.isUppercase) ? first.lowercased() : letter.lowercased() + first.dropFirst()
    let name = start + words.dropFirst().map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
    return Identifier(name).flatMap { $0.spelled == name ? name : nil }
  }
}
