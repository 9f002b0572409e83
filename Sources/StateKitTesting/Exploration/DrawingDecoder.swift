import StateKit

/// A decoder that makes up what it is asked for.
struct DrawingDecoder: Decoder {
  let drawer: Drawer
  let codingPath: [any CodingKey] = []
  var userInfo: [CodingUserInfoKey: Any] { [:] }

  init(_ drawer: Drawer) { self.drawer = drawer }

  func container<Key: CodingKey>(keyedBy type: Key.Type) -> KeyedDecodingContainer<Key> {
    KeyedDecodingContainer(DrawnObject<Key>(drawer: drawer))
  }

  func unkeyedContainer() -> any UnkeyedDecodingContainer {
    DrawnArray(drawer: drawer, count: drawer.count())
  }

  func singleValueContainer() -> any SingleValueDecodingContainer { DrawnValue(drawer: drawer) }
}

private struct DrawnObject<Key: CodingKey>: KeyedDecodingContainerProtocol {
  let drawer: Drawer
  let codingPath: [any CodingKey] = []
  // The names of an enum's cases are not known.
  var allKeys: [Key] { [] }

  func contains(_ key: Key) -> Bool { true }
  func decodeNil(forKey key: Key) -> Bool { drawer.choices.choose(3) == 0 }

  func decode<Value: Decodable>(_ type: Value.Type, forKey key: Key) throws -> Value {
    try drawer.value(key.stringValue, as: type)
  }

  func nestedContainer<NestedKey: CodingKey>(
    keyedBy type: NestedKey.Type,
    forKey key: Key
  ) -> KeyedDecodingContainer<NestedKey> {
    KeyedDecodingContainer(DrawnObject<NestedKey>(drawer: drawer))
  }

  func nestedUnkeyedContainer(forKey key: Key) -> any UnkeyedDecodingContainer {
    DrawnArray(drawer: drawer, count: drawer.count())
  }

  func superDecoder() -> any Decoder { DrawingDecoder(drawer) }
  func superDecoder(forKey key: Key) -> any Decoder { DrawingDecoder(drawer) }
}

private struct DrawnArray: UnkeyedDecodingContainer {
  let drawer: Drawer
  let codingPath: [any CodingKey] = []
  let count: Int?
  var currentIndex = 0
  var isAtEnd: Bool { currentIndex >= count ?? 0 }

  init(drawer: Drawer, count: Int) {
    self.drawer = drawer
    self.count = count
  }

  mutating func decodeNil() -> Bool { drawer.choices.choose(3) == 0 }

  mutating func decode<Value: Decodable>(_ type: Value.Type) throws -> Value {
    currentIndex += 1
    return try drawer.value(type)
  }

  mutating func nestedContainer<NestedKey: CodingKey>(
    keyedBy type: NestedKey.Type
  ) -> KeyedDecodingContainer<NestedKey> {
    currentIndex += 1
    return KeyedDecodingContainer(DrawnObject<NestedKey>(drawer: drawer))
  }

  mutating func nestedUnkeyedContainer() -> any UnkeyedDecodingContainer {
    currentIndex += 1
    return DrawnArray(drawer: drawer, count: drawer.count())
  }

  mutating func superDecoder() -> any Decoder { DrawingDecoder(drawer) }
}

private struct DrawnValue: SingleValueDecodingContainer {
  let drawer: Drawer
  let codingPath: [any CodingKey] = []

  func decodeNil() -> Bool { drawer.choices.choose(3) == 0 }
  func decode<Value: Decodable>(_ type: Value.Type) throws -> Value { try drawer.value(type) }
}
