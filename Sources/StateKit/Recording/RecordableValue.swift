/// A state, struct or enum that generated code makes `Codable` by two functions. Its coding is the one that Swift derives:
/// an object of the properties, in which those that are nil are left out; an enum is an object with the name of the case
/// and its values, `{"failed":{"code":3}}`.
///
/// Generated code conforms to it; other code does not need to.
public protocol RecordableValue: Codable {
  /// Writes the properties; for an enum, the case and its values.
  func write(to writer: inout PayloadWriter)

  /// Reads what `write(to:)` writes.
  ///
  /// - Throws: `DecodingError`.
  static func read(from reader: inout PayloadReader) throws -> Self
}

extension RecordableValue {
  /// Encodes the value as an object.
  public func encode(to encoder: any Encoder) throws {
    var writer = PayloadWriter(CodingSink(encoder))
    write(to: &writer)
    if let failure = writer.failure { throw failure }
  }

  /// Decodes an object.
  ///
  /// - Throws: `DecodingError`.
  public init(from decoder: any Decoder) throws {
    var reader = PayloadReader(try CodingSource(decoder))
    self = try Self.read(from: &reader)
  }
}

/// The label of a value.
private struct PayloadKey: CodingKey {
  let stringValue: String
  var intValue: Int? { nil }

  init(stringValue: String) { self.stringValue = stringValue }

  init?(intValue: Int) { nil }
}

extension CodingUserInfoKey {
  /// The key of the text that an encoder gets in place of sensitive values. Only recorders set it: data that an app
  /// stores for itself contains the values.
  package static let redactionMark = CodingUserInfoKey(rawValue: "StateKit.redactionMark")
}

/// Writes into an object of any format.
private final class CodingSink: PayloadSink {
  private var container: KeyedEncodingContainer<PayloadKey>
  /// The text in the place of sensitive values; nil if they are written.
  private let mark: String?

  init(_ encoder: any Encoder) {
    container = encoder.container(keyedBy: PayloadKey.self)
    mark = CodingUserInfoKey.redactionMark.flatMap { encoder.userInfo[$0] as? String }
  }

  func value(_ label: String, _ value: (some Encodable)?) throws {
    guard let value else { return }
    try container.encode(value, forKey: PayloadKey(stringValue: label))
  }

  func sensitive(_ label: String, _ value: (some Encodable)?) throws {
    guard let mark else { return try self.value(label, value) }
    try container.encode(mark, forKey: PayloadKey(stringValue: label))
  }

  func enumCase(_ name: String) throws {
    container = container.nestedContainer(keyedBy: PayloadKey.self, forKey: PayloadKey(stringValue: name))
  }
}

/// Reads from an object of any format.
private final class CodingSource: PayloadSource {
  private let decoder: any Decoder
  private var container: KeyedDecodingContainer<PayloadKey>

  init(_ decoder: any Decoder) throws {
    self.decoder = decoder
    self.container = try decoder.container(keyedBy: PayloadKey.self)
  }

  func isNull(_ label: String) throws -> Bool? {
    let key = PayloadKey(stringValue: label)
    return container.contains(key) ? try container.decodeNil(forKey: key) : nil
  }

  func value<Value: Decodable>(_ label: String, as type: Value.Type) throws -> Value {
    try container.decode(type, forKey: PayloadKey(stringValue: label))
  }

  func enumCase(of names: String) throws -> Int {
    let names = names.split(separator: " ")
    guard container.allKeys.count == 1, let key = container.allKeys.first,
      let position = names.firstIndex(where: { $0 == key.stringValue })
    else {
      let found = container.allKeys.map(\.stringValue).joined(separator: ", ")
      throw DecodingError.dataCorrupted(
        DecodingError.Context(
          codingPath: decoder.codingPath,
          debugDescription:
            "An object with one of \(names.joined(separator: ", ")) is needed, not with '\(found)'."
        )
      )
    }
    container = try container.nestedContainer(keyedBy: PayloadKey.self, forKey: key)
    return position
  }
}
