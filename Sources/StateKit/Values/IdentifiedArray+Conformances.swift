extension IdentifiedArray: Equatable where Element: Equatable {
  /// Whether both have equal elements in the same order.
  public static func == (left: IdentifiedArray, right: IdentifiedArray) -> Bool {
    left.storage == right.storage
  }
}

extension IdentifiedArray: Hashable where Element: Hashable {
  /// Hashes the elements.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(storage)
  }
}

extension IdentifiedArray: Encodable where Element: Encodable {
  /// Encodes the elements as a plain array.
  public func encode(to encoder: any Encoder) throws {
    try storage.encode(to: encoder)
  }
}

extension IdentifiedArray: Decodable where Element: Decodable {
  /// Decodes a plain array.
  public init(from decoder: any Decoder) throws {
    self.init(try [Element](from: decoder))
  }
}

extension IdentifiedArray: CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
  /// The text of the plain array.
  public var description: String { storage.description }

  /// The text of the plain array.
  public var debugDescription: String { storage.debugDescription }

  /// Shows only the elements, like an array.
  public var customMirror: Mirror {
    Mirror(self, unlabeledChildren: storage, displayStyle: .collection)
  }
}
