import StateKitTestSupport
import Testing

@testable import StateKitGenerator

/// The top of a file.
@Suite struct SchemaFileShapeTests {
  @Test func `all keys are read`() throws {
    let schema = try parsedSchema(
      #"""
      {
        "$schema": "statekit-1.schema.json", "statekit": 1, "doc": "All of it.", "access": "package",
        "imports": ["Foundation", "Models"], "conformances": ["Hashable", "-Equatable"], "accessors": "full",
        "types": { "B": { "enum": ["x"] }, "A": { "struct": {} } }, "domains": { "D": {}, "C": {} }
      }
      """#
    )
    expectEqual(schema.name, "Test")
    expectEqual(schema.documentation, "All of it.")
    expectEqual(schema.access, .package)
    expectEqual(schema.imports.map(\.value), ["Foundation", "Models"])
    expectEqual(schema.imports.map(\.location.column), [15, 29])
    expectEqual(schema.conformances.entries(for: .state).map(\.value), [.hashable, .notEquatable])
    expectEqual(schema.accessors, .full)
    expectEqual(schema.types.map(\.name.value), ["B", "A"])
    expectEqual(schema.domains.map(\.name.value), ["D", "C"])
    #expect(!schema.isPartial)
  }

  @Test func `an absent key has its default`() throws {
    let schema = try parsedSchema(#"{"statekit": 1, "domains": {"A": {}}}"#)
    #expect(schema.documentation == nil)
    expectEqual(schema.access, .internal)
    #expect(
      schema.imports.isEmpty && schema.conformances.entries(for: .state).isEmpty && schema.types.isEmpty
    )
    expectEqual(schema.accessors, .read)
    #expect(!schema.isPartial)
  }

  @Test(arguments: ["1️⃣[]", "1️⃣null", "1️⃣\"x\"", "1️⃣1"])
  func `a schema is an object`(text: String) {
    assertDiagnostics(text, .error("SK0203", "expected an object for a schema"), upTo: .schema)
  }

  @Test func `statekit and domains must be there`() {
    assertDiagnostics(
      "1️⃣{}",
      .error("SK0202", "'statekit'"),
      .error("SK0202", "'domains'"),
      upTo: .schema
    )
  }

  @Test(arguments: ["2", "0", "1.0", "-1"])
  func `another version is an error, and the rest of the file is not read`(version: String) {
    assertDiagnostics(
      #"{"statekit": 1️⃣\#(version), "domain": [], "new": 1}"#,
      .error("SK0204", "the version known is 1"),
      upTo: .schema
    )
  }

  @Test func `a version that is no number is an error, and the rest is read`() {
    assertDiagnostics(
      #"{"statekit": 1️⃣"1", "domains": 2️⃣[]}"#,
      .error("SK0203", at: "1️⃣", "expected the number 1 for 'statekit', found a string", suggestion: "1"),
      .error("SK0203", at: "2️⃣"),
      upTo: .schema
    )
  }

  @Test func `domains must not be empty`() {
    assertDiagnostics(#"{"statekit": 1, "domains": 1️⃣{}}"#, .error("SK0205", "at least one"), upTo: .schema)
  }

  @Test(arguments: [
    ("access", #""open""#, "SK0206"),
    ("accessors", #""write""#, "SK0206"),
    ("$schema", "1", "SK0203"),
    ("doc", "[]", "SK0203"),
    ("access", "null", "SK0203"),
    ("accessors", "true", "SK0203"),
    ("imports", #""Foundation""#, "SK0203"),
    ("conformances", #""Codable""#, "SK0203"),
    ("types", "[]", "SK0203"),
  ])
  func `a wrong value is an error`(key: String, value: String, code: String) {
    let text = #"{"statekit": 1, "\#(key)": 1️⃣\#(value), "domains": {"A": {}}}"#
    assertDiagnostics(text, .error(code, "'\(key)'"), upTo: .schema)
  }

  @Test func `an entry of a list that cannot be read costs itself alone`() throws {
    let text = #"{"statekit": 1, "imports": ["A", 1️⃣1, "B"], "conformances": [2️⃣null], "domains": {"A": {}}}"#
    assertDiagnostics(
      text,
      .error("SK0203", at: "1️⃣", "an entry of 'imports', found a number"),
      .error("SK0203", at: "2️⃣"),
      upTo: .schema
    )
    let schema = try parsedSchema(String(decoding: MarkedText(text).bytes, as: UTF8.self))
    expectEqual(schema.imports.map(\.value), ["A", "B"])
  }
}
