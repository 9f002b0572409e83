import StateKit

/// Encodes a value as JSON, so that equal values have equal texts: members are sorted by key. The elements of sets and
/// the entries of dictionaries, which have no order in Swift, are sorted by their texts.
struct RecordingEncoder: Encoder, SingleValueEncodingContainer {
  fileprivate let part: EncodedPart
  let codingPath: [any CodingKey]
  let userInfo: [CodingUserInfoKey: Any]

  /// - Parameter mark: The text in the place of sensitive properties; nil to write them.
  static func encode(_ value: some Encodable, redactedBy mark: String?) throws -> EncodedValue {
    var userInfo: [CodingUserInfoKey: Any] = [:]
    if let mark, let key = CodingUserInfoKey.redactionMark { userInfo[key] = mark }
    let encoder = RecordingEncoder(part: EncodedPart(), codingPath: [], userInfo: userInfo)
    try encoder.encode(value)
    return encoder.part.value
  }

  func container<Key: CodingKey>(keyedBy type: Key.Type) -> KeyedEncodingContainer<Key> {
    part.beginObject()
    return KeyedEncodingContainer(EncodedObject<Key>(encoder: self))
  }

  func unkeyedContainer() -> any UnkeyedEncodingContainer {
    part.beginList()
    return EncodedList(encoder: self)
  }

  func singleValueContainer() -> any SingleValueEncodingContainer { self }

  func encodeNil() { part.fill(with: .plain("null")) }

  func encode<Value: Encodable>(_ value: Value) throws {
    if let value = value as? any PlainValue {
      part.fill(with: .plain(value.json))
    } else if let value = value as? any UnorderedValue, let encoded = try value.encoded(by: self) {
      part.fill(with: encoded)
    } else {
      try value.encode(to: self)
    }
  }

  fileprivate func member(_ key: some CodingKey) -> RecordingEncoder {
    RecordingEncoder(part: part.member(key.stringValue), codingPath: codingPath + [key], userInfo: userInfo)
  }

  fileprivate func element() -> RecordingEncoder {
    let (element, position) = part.element()
    return RecordingEncoder(part: element, codingPath: codingPath + [position], userInfo: userInfo)
  }
}

// MARK: Values without an order

/// A set, or a dictionary whose keys are not texts.
private protocol UnorderedValue {
  /// Nil for a value that is encoded by its own `encode(to:)`.
  func encoded(by encoder: RecordingEncoder) throws -> EncodedValue?
}

extension Set: UnorderedValue where Element: Encodable {
  fileprivate func encoded(by encoder: RecordingEncoder) throws -> EncodedValue? {
    .set(try encoder.inOrder(map { [$0] }))
  }
}

extension Dictionary: UnorderedValue where Key: Encodable, Value: Encodable {
  fileprivate func encoded(by encoder: RecordingEncoder) throws -> EncodedValue? {
    if Key.self is any CodingKeyRepresentable.Type { return nil }
    return .list(try encoder.inOrder(map { [$0.key, $0.value] }))
  }
}

extension RecordingEncoder {
  /// Encodes groups of values, in the order of the texts of their first values.
  ///
  /// Sensitive properties are redacted in these texts, so that the order does not depend on whether they are written.
  fileprivate func inOrder(_ groups: [[any Encodable]]) throws -> [EncodedValue] {
    try groups
      .map { group in
        let values = try group.map(encoded)
        return (order: try order(of: group[0], encodedAs: values[0]), values: values)
      }
      .sorted { $0.order < $1.order }
      .flatMap(\.values)
  }

  private func order(of value: any Encodable, encodedAs encoded: EncodedValue) throws -> String {
    if case .plain(let text) = encoded { return text }
    return try RecordingEncoder.encode(value, redactedBy: redactionMark).text
  }

  private func encoded(_ value: any Encodable) throws -> EncodedValue {
    let encoder = RecordingEncoder(part: EncodedPart(), codingPath: codingPath, userInfo: userInfo)
    try encoder.encode(value)
    return encoder.part.value
  }
}

// MARK: Containers

/// A part of a value that is being encoded.
private final class EncodedPart {
  private enum Child {
    /// A number or a text, the most frequent part of a state.
    case plain(String)
    case part(EncodedPart)

    var value: EncodedValue {
      switch self {
      case .plain(let text): .plain(text)
      case .part(let part): part.value
      }
    }
  }

  private var whole: EncodedValue?
  private var members: [String: Child]?
  private var elements: [Child]?

  /// The value; an empty object if its type has encoded nothing.
  var value: EncodedValue {
    if let whole { return whole }
    if let elements { return .list(elements.map(\.value)) }
    let sorted = (members ?? [:]).sorted { $0.key < $1.key }
    return .object(sorted.map { EncodedValue.Member(key: $0.key, value: $0.value.value) })
  }

  func fill(with value: EncodedValue) { whole = value }

  func beginObject() { if members == nil { members = [:] } }

  func beginList() { if elements == nil { elements = [] } }

  var count: Int { elements?.count ?? 0 }

  func add(_ plain: some PlainValue, at key: String) { members?[key] = .plain(plain.json) }

  func add(_ plain: some PlainValue) { elements?.append(.plain(plain.json)) }

  func member(_ key: String) -> EncodedPart {
    let part = EncodedPart()
    members?[key] = .part(part)
    return part
  }

  func element() -> (EncodedPart, PositionKey) {
    let part = EncodedPart()
    let position = PositionKey(position: count)
    elements?.append(.part(part))
    return (part, position)
  }
}

private struct EncodedObject<Key: CodingKey>: KeyedEncodingContainerProtocol {
  let encoder: RecordingEncoder

  var codingPath: [any CodingKey] { encoder.codingPath }

  func encodeNil(forKey key: Key) { encoder.member(key).encodeNil() }

  func encode<Value: Encodable>(_ value: Value, forKey key: Key) throws {
    if let value = value as? any PlainValue { return encoder.part.add(value, at: key.stringValue) }
    try encoder.member(key).encode(value)
  }

  func nestedContainer<Nested: CodingKey>(keyedBy type: Nested.Type, forKey key: Key)
    -> KeyedEncodingContainer<Nested>
  {
    encoder.member(key).container(keyedBy: type)
  }

  func nestedUnkeyedContainer(forKey key: Key) -> any UnkeyedEncodingContainer {
    encoder.member(key).unkeyedContainer()
  }

  func superEncoder() -> any Encoder { encoder.member(SuperKey()) }

  func superEncoder(forKey key: Key) -> any Encoder { encoder.member(key) }
}

private struct EncodedList: UnkeyedEncodingContainer {
  let encoder: RecordingEncoder

  var codingPath: [any CodingKey] { encoder.codingPath }
  var count: Int { encoder.part.count }

  func encodeNil() { encoder.element().encodeNil() }

  func encode<Value: Encodable>(_ value: Value) throws {
    if let value = value as? any PlainValue { return encoder.part.add(value) }
    try encoder.element().encode(value)
  }

  func nestedContainer<Nested: CodingKey>(keyedBy type: Nested.Type) -> KeyedEncodingContainer<Nested> {
    encoder.element().container(keyedBy: type)
  }

  func nestedUnkeyedContainer() -> any UnkeyedEncodingContainer { encoder.element().unkeyedContainer() }

  func superEncoder() -> any Encoder { encoder.element() }
}

/// The position of an element, in the path to a value.
private struct PositionKey: CodingKey {
  let position: Int

  var intValue: Int? { position }
  var stringValue: String { "Index \(position)" }

  init(position: Int) { self.position = position }
  init?(intValue: Int) { position = intValue }
  init?(stringValue: String) { nil }
}

/// The key for the properties that a class inherits.
private struct SuperKey: CodingKey {
  var intValue: Int? { nil }
  var stringValue: String { "super" }

  init() {}
  init?(intValue: Int) { nil }
  init?(stringValue: String) { nil }
}
