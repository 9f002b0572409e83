extension StackState: Equatable where Element: Equatable {
  /// Whether both have equal elements with equal ids. The next id is not compared.
  public static func == (left: StackState, right: StackState) -> Bool {
    left.ids == right.ids && left.elements == right.elements
  }
}

extension StackState: Hashable where Element: Hashable {
  /// Hashes the ids and the elements.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(ids)
    hasher.combine(elements)
  }
}

/// The parts of an encoded stack.
private enum StackKey: String, CodingKey {
  case ids, elements, nextID
}

extension StackState: Encodable where Element: Encodable {
  /// Encodes the ids, the elements, and the id that comes next, which is never one that was given before:
  /// `{"ids": [0, 2], "elements": […], "nextID": 3}`.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: StackKey.self)
    try container.encode(ids, forKey: .ids)
    try container.encode(elements, forKey: .elements)
    try container.encode(nextID, forKey: .nextID)
  }
}

extension StackState: Decodable where Element: Decodable {
  /// Decodes an encoded stack.
  ///
  /// - Throws: `DecodingError.dataCorrupted` unless there are as many ids as elements, the first id is not negative,
  ///   each id is greater than the one before it, and the next one is greater than all and at most 2⁵³.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: StackKey.self)
    let stack = StackState(
      ids: try container.decode([Int].self, forKey: .ids),
      elements: try container.decode([Element].self, forKey: .elements),
      nextID: try container.decode(Int.self, forKey: .nextID)
    )
    guard let stack else {
      throw DecodingError.dataCorruptedError(
        forKey: .ids,
        in: container,
        debugDescription:
          "These are not the ids of a stack: an ascending id for each element, less than 'nextID'."
      )
    }
    self = stack
  }
}

extension StackState: CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
  /// The text of the plain array.
  public var description: String { elements.description }

  /// The text of the plain array.
  public var debugDescription: String { elements.debugDescription }

  /// Shows the elements by their ids, like a dictionary.
  public var customMirror: Mirror {
    Mirror(
      self,
      unlabeledChildren: zip(ids, elements).map { (key: $0, value: $1) },
      displayStyle: .dictionary
    )
  }
}
