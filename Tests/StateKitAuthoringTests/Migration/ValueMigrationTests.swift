import StateKitAuthoring
import StateKitTestSupport
import Testing

@testable import StateKitGenerator

/// Values inside stored values: keys of dictionaries, numbers of another form, values of types that only
/// the user knows.
struct ValueMigrationTests {
  private static let types: String = """
    "Color": {"enum": ["red", "blue"]}, "K": {"struct": {"a": "Int"}},
    "S": {"enum": ["idle", {"one": "K"}, {"two": "(k: K, n: Int)"}, {"list": "[S]"}, {"gone": "Int"}]}
    """
  private static let newTypes: String = """
    "Color": {"enum": ["blue"]}, "K": {"struct": {"b": {"type": "Int", "was": ["a"]}}},
    "S": {"enum": ["idle", {"one": "(k: K)"}, {"two": "(k: K, more: Int?)"}, {"list": "[S]"}]}
    """

  private static func old(_ type: String) -> String {
    domain(type, types)
  }

  private static func new(_ type: String) -> String {
    domain(type, newTypes)
  }

  private static func domain(_ type: String, _ types: String) -> String {
    schema(
      #"{"Users": {"actions": {"a": "(x: \#(type))"}}}"#,
      types: "{\(types)}",
      others: #""conformances": ["Codable", "Hashable"]"#
    )
  }

  /// The migrated value, or the reason why it was not migrated.
  private func migrated(_ value: String, from old: String, to new: String? = nil) throws -> String {
    let start = #"{"action": "a", "payload": {"x": "#
    let line = "\(start)\(value)}}"
    let migration = RecordingMigration(
      recording: Array(line.utf8),
      from: try model(of: ["Old.statekit.json": Self.old(old)]),
      to: try model(of: ["New.statekit.json": Self.new(new ?? old)])
    )
    let result = try #require(migration.migrate(domains: ["Users"]))
    if let complaint = result.complaints.first {
      expectEqual(result.contents, Array(line.utf8))
      return complaint.reason.text
    }
    return String(String(decoding: result.contents, as: UTF8.self).dropFirst(start.count).dropLast(2))
  }

  @Test(
    arguments: [
      ("[Color: Int]", #"["blue", 1]"#, #"["blue", 1]"#),
      ("[Color: Int]", #"["blue", 1, "red", 2]"#, "in 'x', the value cannot be read as 'Color'"),
      ("[Color: Int]", #"{"blue": 1}"#, #"{"blue": 1}"#),
      ("[Color: Int]", #"{"red": 1}"#, "in 'x', the key 'red' cannot be read as 'Color'"),
      ("[K: Int]", #"[{"a": 1}, 2, {"a": 3}, 4]"#, #"[{"b": 1}, 2, {"b": 3}, 4]"#),
      ("[K: Int]", #"{"a": 1}"#, "in 'x', the key 'a' cannot be read as 'K'"),
      ("[K: K]", #"[{"a": 1}, {"a": 3}]"#, #"[{"b": 1}, {"b": 3}]"#),
      ("[String: K]", #"{"a": {"a": 3}}"#, #"{"a": {"b": 3}}"#),
      ("[Mine: Int]", #"{"m": 1}"#, #"{"m": 1}"#),
    ]
  )
  func `the keys of a dictionary are carried over`(type: String, value: String, expected: String) throws {
    try expectEqual(migrated(value, from: type), expected)
  }

  @Test(
    arguments: [
      ("[String: Int]", "[Color: Int]", "in 'x', a key of type 'String' cannot be read as 'Color'"),
      ("[Int: Int]", "[Int64: Int]", "in 'x', a key of type 'Int' cannot be read as 'Int64'"),
    ]
  )
  func `a dictionary that is stored in another way is refused`(
    old: String,
    new: String,
    reason: String
  ) throws {
    try expectEqual(migrated("{}", from: old, to: new), reason)
  }

  @Test(
    arguments: [
      ("Box<K>", #"{"a": 1}"#), ("Loadable<K, Color>", #"{"value": {"a": 1}}"#), ("[Box<K>]", #"[{"a": 1}]"#),
    ]
  )
  func `a type that only the user knows is not rewritten`(type: String, value: String) throws {
    let shown = type.hasPrefix("[") ? "Box<K>" : type
    try expectEqual(
      migrated(value, from: type),
      "in 'x', '\(shown)' stores values in a form of its own, in which those whose type has changed cannot be found"
    )
    let changes = try changes(Self.old(type), Self.new(type))
    #expect(changes.contains("renamed property K.b: breaking, breaking"))
  }

  @Test func `a type that is known to store its parts is rewritten`() throws {
    let value = #"{"value": {"a": 1}}"#
    let type = "StateKit.Loadable<K, Color>"
    try expectEqual(migrated(value, from: type), #"{"value": {"b": 1}}"#)
    let changes = try changes(Self.old(type), Self.new(type))
    #expect(changes.contains("renamed property K.b: breaking, migrated"))
  }

  @Test(
    arguments: [
      (#"{"idle": {}}"#, #"{"idle": {}}"#), (#"{"one": {"_0": {"a": 1}}}"#, #"{"one": {"k": {"b": 1}}}"#),
      (#"{"two": {"k": {"a": 1}, "n": 2}}"#, #"{"two": {"k": {"b": 1}}}"#),
      (#"{"list": {"_0": [{"one": {"_0": {"a": 1}}}]}}"#, #"{"list": {"_0": [{"one": {"k": {"b": 1}}}]}}"#),
      (#"{"gone": {"_0": 1}}"#, "in 'x', there is no case 'gone' any more"),
      (#"{"one": {}}"#, "in 'x', in 'one', there is no value for 'k'"),
      (#"{"one": 1}"#, "in 'x', the case 'one' is not an object of its values"),
      (#""idle""#, "in 'x', the value is not an object with one case"),
    ]
  )
  func `the values of a case are carried over`(value: String, expected: String) throws {
    try expectEqual(migrated(value, from: "S"), expected)
    try expectEqual(migrated("[\(value)]", from: "[S]"), (expected.first == "{" ? "[\(expected)]" : expected))
  }

  @Test func `an enum that got values is stored in another way`() throws {
    let old = Self.domain("E", #""E": {"enum": ["a"]}"#)
    let new = Self.domain("E", #""E": {"enum": ["a", {"b": "Int"}]}"#)
    #expect(try changes(old, new).contains("changed type E: breaking, breaking"))
    let line = #"{"action": "a", "payload": {"x": "a"}}"#
    let migration = RecordingMigration(
      recording: Array(line.utf8),
      from: try model(of: ["Old.statekit.json": old]),
      to: try model(of: ["New.statekit.json": new])
    )
    let result = try #require(migration.migrate(domains: ["Users"]))
    expectEqual(
      result.complaints.map(\.reason.text),
      [
        "in 'x', an enum whose cases have values is stored in another way than one of words"
      ]
    )
  }

  @Test(
    arguments: [
      ("Double", "Int128", "1.5", false), ("Double", "UInt128", "1.5", false),
      ("Double", "Int128", "1e3", false), ("Double", "Int128", "-7", true),
      ("Double", "UInt128", "-7", false), ("Double", "Int8", "-128", true),
      ("Double", "Int8", "128", false), ("Double", "UInt8", "255", true), ("Double", "UInt8", "256", false),
      ("Double", "Int", "9223372036854775807", true), ("Double", "Int", "9223372036854775808", false),
      ("Double", "UInt", "18446744073709551615", true),
      ("Double", "UInt", "18446744073709551616", false),
      ("Double", "UInt128", "340282366920938463463374607431768211455", true),
      ("Double", "Int128", "170141183460469231731687303715884105728", false),
      ("Int", "Double", "9007199254740992", true), ("Int", "Double", "9007199254740993", false),
      ("Int", "Double", "0", true), ("Int", "Float", "16777217", false), ("Int", "Float", "16777216", true),
      ("Int", "Float16", "2049", false), ("Int", "Float16", "2050", true), ("Int", "Float16", "65536", false),
      ("Double", "Float16", "1.5", true), ("Double", "Float16", "1e5", false),
      ("Double", "Float", "1e39", false),
      ("Int", "String", "1", false), ("Int", "Bool", "1", false),
    ]
  )
  func `a number is carried over if the new type has it`(
    old: String,
    new: String,
    number: String,
    isCarried: Bool
  ) throws {
    let expected = isCarried ? number : "in 'x', a value of type '\(old)' cannot be read as '\(new)'"
    try expectEqual(migrated(number, from: old, to: new), expected)
  }

  @Test(
    arguments: [
      ("String", #""red""#), ("Int", "in 'x', a value of type 'Color' cannot be read as 'Int'"),
    ]
  )
  func `the word of an enum can become a string and no other value`(new: String, expected: String) throws {
    try expectEqual(migrated(#""red""#, from: "Color", to: new), expected)
  }
}
