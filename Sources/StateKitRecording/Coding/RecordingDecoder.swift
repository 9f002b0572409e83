#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// A value as a recording has it. A `Decimal` that is not a number is a string there, which `JSONDecoder` can read only
/// for floating-point numbers.
struct RecordedDecodable<Value: Decodable>: Decodable {
  let value: Value

  init(from decoder: any Decoder) throws {
    if Value.self == Decimal.self, let nan = Decimal.nan as? Value, decoder.readsNaN {
      value = nan
    } else if Value.self is any PlainValue.Type {
      value = try decoder.singleValueContainer().decode(Value.self)
    } else {
      value = try Value(from: RecordingDecoder(base: decoder))
    }
  }
}

extension Decoder {
  fileprivate var readsNaN: Bool { (try? singleValueContainer().decode(String.self)) == NumberText.nan }
}

/// Decodes each part of a value as a `RecordedDecodable`.
private struct RecordingDecoder: Decoder {
  let base: any Decoder

  var codingPath: [any CodingKey] { base.codingPath }
  var userInfo: [CodingUserInfoKey: Any] { base.userInfo }

  func container<Key: CodingKey>(keyedBy type: Key.Type) throws -> KeyedDecodingContainer<Key> {
    KeyedDecodingContainer(DecodedObject(base: try base.container(keyedBy: type)))
  }

  func unkeyedContainer() throws -> any UnkeyedDecodingContainer {
    DecodedList(base: try base.unkeyedContainer())
  }

  func singleValueContainer() throws -> any SingleValueDecodingContainer {
    DecodedSingleValue(base: try base.singleValueContainer())
  }
}

private struct DecodedObject<Key: CodingKey>: KeyedDecodingContainerProtocol {
  let base: KeyedDecodingContainer<Key>

  var codingPath: [any CodingKey] { base.codingPath }
  var allKeys: [Key] { base.allKeys }

  func contains(_ key: Key) -> Bool { base.contains(key) }

  func decodeNil(forKey key: Key) throws -> Bool { try base.decodeNil(forKey: key) }

  func decode<Value: Decodable>(_ type: Value.Type, forKey key: Key) throws -> Value {
    try base.decode(RecordedDecodable<Value>.self, forKey: key).value
  }

  func nestedContainer<Nested: CodingKey>(keyedBy type: Nested.Type, forKey key: Key) throws
    -> KeyedDecodingContainer<Nested>
  {
    KeyedDecodingContainer(DecodedObject<Nested>(base: try base.nestedContainer(keyedBy: type, forKey: key)))
  }

  func nestedUnkeyedContainer(forKey key: Key) throws -> any UnkeyedDecodingContainer {
    DecodedList(base: try base.nestedUnkeyedContainer(forKey: key))
  }

  func superDecoder() throws -> any Decoder { RecordingDecoder(base: try base.superDecoder()) }

  func superDecoder(forKey key: Key) throws -> any Decoder {
    RecordingDecoder(base: try base.superDecoder(forKey: key))
  }
}

private struct DecodedList: UnkeyedDecodingContainer {
  var base: any UnkeyedDecodingContainer

  var codingPath: [any CodingKey] { base.codingPath }
  var count: Int? { base.count }
  var isAtEnd: Bool { base.isAtEnd }
  var currentIndex: Int { base.currentIndex }

  mutating func decodeNil() throws -> Bool { try base.decodeNil() }

  mutating func decode<Value: Decodable>(_ type: Value.Type) throws -> Value {
    try base.decode(RecordedDecodable<Value>.self).value
  }

  mutating func nestedContainer<Nested: CodingKey>(keyedBy type: Nested.Type) throws
    -> KeyedDecodingContainer<Nested>
  {
    KeyedDecodingContainer(DecodedObject(base: try base.nestedContainer(keyedBy: type)))
  }

  mutating func nestedUnkeyedContainer() throws -> any UnkeyedDecodingContainer {
    DecodedList(base: try base.nestedUnkeyedContainer())
  }

  mutating func superDecoder() throws -> any Decoder { RecordingDecoder(base: try base.superDecoder()) }
}

private struct DecodedSingleValue: SingleValueDecodingContainer {
  let base: any SingleValueDecodingContainer

  var codingPath: [any CodingKey] { base.codingPath }

  func decodeNil() -> Bool { base.decodeNil() }

  func decode<Value: Decodable>(_ type: Value.Type) throws -> Value {
    if type is any PlainValue.Type, type != Decimal.self { return try base.decode(type) }
    return try base.decode(RecordedDecodable<Value>.self).value
  }
}
