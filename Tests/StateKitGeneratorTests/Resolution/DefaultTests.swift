import Testing

@testable import StateKitGenerator

struct DefaultTests {
  private static func schema(_ property: String) -> String {
    #"""
    {"statekit": 1, "domains": {"Test": {"state": {"value": "\#(property)"}}},
     "types": {
       "Phase": {"enum": ["active", "in"]}, "Post": {"struct": {"id": "Int"}},
       "Status": {"enum": ["idle", {"failed": "Int"}]}
     }}
    """#
  }

  private static func schema(_ type: String, _ value: String) -> String {
    #"""
    {"statekit": 1, "domains": {"Test": {"state": {"value": {"type": "\#(type)", "default": \#(value)}}}},
     "types": {"Phase": {"enum": ["active", "in"]}, "Post": {"struct": {"id": "Int"}},
       "Book": {"struct": {"swift": "String", "objc": "String?"}}}}
    """#
  }

  @Test(arguments: [
    ("Int", "3"), ("Int", "-3"), ("Int8", "-128"), ("UInt8", "255"), ("Int64", "9223372036854775807"),
    ("UInt64", "18446744073709551615"), ("Int128", "-170141183460469231731687303715884105728"),
    ("UInt128", "0"),
    ("Double", "1.5"), ("Double", "3"), ("Float", "-1e3"), ("Bool", "true"), ("String", #""a \"b\"""#),
    ("Character", #""é""#), ("Substring", #""a""#), ("Phase", #""active""#), ("Phase?", #""in""#),
    ("Phase?", "null"),
    ("Kitten?", "null"), ("[Kitten]", "[]"), ("[Int]", "[1, 2]"), ("Set<String>", #"["a"]"#),
    ("[Kitten: Int]", "{}"),
    ("[String: Int?]", #"{"a": 1, "b": null}"#), ("[Phase]", #"["active"]"#), ("Int??", "null"),
    ("Int", #"{"swift": "f()"}"#),
    ("Kitten", #"{"swift": ".tiny"}"#),
    ("Book", #"{"swift": "6", "objc": null}"#),
  ])
  func `a JSON value that fits is taken`(type: String, value: String) {
    assertDiagnostics(Self.schema(type, value))
  }

  @Test(arguments: [
    ("Int", "1️⃣true", "expected a whole number for 'Int', found true"),
    ("Int", "1️⃣1.5", "expected a whole number for 'Int', found 1.5"),
    ("Int", "1️⃣1e3", "expected a whole number for 'Int'"),
    ("Int", "1️⃣null", "expected a whole number for 'Int', found null"),
    ("Double", #"1️⃣"one""#, "expected a number for 'Double', found a string"),
    ("Bool", "1️⃣1", "expected true or false for 'Bool', found 1"),
    ("String", "1️⃣1", "expected a string for 'String'"),
    ("Character", #"1️⃣"ab""#, "expected a string of one character for 'Character'"),
    ("[Int]", "1️⃣{}", "expected an array for '[Int]', found an object"),
    ("[Int]", #"[1, 1️⃣"a"]"#, "expected a whole number for 'Int', found a string"),
    ("Set<Int>", "1️⃣null", "expected an array for 'Set<Int>', found null"),
    ("[String: Int]", "1️⃣[]", "expected an object for '[String: Int]', found an array"),
    ("[String: Int]", #"{"a": 1️⃣"b"}"#, "expected a whole number"),
    ("Phase", "1️⃣0", "expected the name of a case in a string for 'Phase'"),
    ("Int?", #"1️⃣"x""#, "expected a whole number for 'Int', found a string"),
    ("Int", #"1️⃣{"swift": "1", "x": 1}"#, "expected a whole number for 'Int', found an object"),
  ])
  func `a JSON value of the wrong kind is an error`(type: String, value: String, message: String) {
    assertDiagnostics(Self.schema(type, value), .error("SK0511", message))
  }

  @Test(arguments: [
    ("Int", "1️⃣2.5", "expected a whole number for 'Int', found 2.5"),
    ("Int", #"1️⃣\"a\""#, "expected a whole number for 'Int', found a string"),
    ("Int?", "1️⃣true", "expected a whole number for 'Int', found true"),
    ("Int", "1️⃣nil", "expected a whole number for 'Int', found null"),
    ("String", "1️⃣5", "expected a string for 'String', found 5"),
    ("Bool", "1️⃣0", "expected true or false for 'Bool', found 0"),
    ("Character", #"1️⃣\"ab\""#, "expected a string of one character for 'Character', found a string"),
    ("Double", #"1️⃣\"one\""#, "expected a number for 'Double', found a string"),
  ])
  func `a Swift literal of the wrong kind is an error`(type: String, literal: String, message: String) {
    assertDiagnostics(Self.schema("\(type) = \(literal)"), .error("SK0511", message))
  }

  @Test(
    arguments: [
      ("Phase", "1️⃣active", "'active' is not a value of 'Phase' in Swift", ".active"),
      ("Phase?", #"1️⃣\"in\""#, #"'"in"' is not a value of 'Phase' in Swift: write .`in`"#, nil),
      ("Phase", #"1️⃣\"on\""#, "write a case, such as .active", nil), ("Phase", "1️⃣0", "such as .active", nil),
      ("Phase", "1️⃣nil", "'nil' is not a value of 'Phase'", nil),
      ("Status", "1️⃣failed", "'failed' is not a value of 'Status' in Swift: write .failed(…)", nil),
      ("Post", "1️⃣5", "'5' is not a value of 'Post' in Swift: write Post(…)", nil),
    ] as [(String, String, String, String?)]
  )
  func `code that is no value of an entry of 'types' is an error`(
    type: String,
    code: String,
    message: String,
    suggestion: String?
  ) {
    assertDiagnostics(Self.schema("\(type) = \(code)"), .error("SK0511", message, suggestion: suggestion))
  }

  @Test(arguments: [
    "Int = -3", "Int? = nil", "Int = 0x1F", "Int = 1_000", "Int = .max", "Int = limit", "Double = 3",
    "Float = 1e3", #"String = \"a\""#, #"String = \"a\" + \"b\""#, #"String = \"\\(3)\""#,
    #"Character = \"é\""#, "Bool = !true",
    "Kitten = 5", #"Link = \"a\""#, "[Int] = [1]", "Phase? = nil", "Phase = .active", "Phase = .start",
    "Phase = first",
    "Status = .failed(1)", "Post = Post(id: 1)", "[Phase] = [.active]", "Duration = 5",
  ])
  func `a Swift literal that fits or may fit is taken`(property: String) {
    assertDiagnostics(Self.schema(property))
  }

  @Test(arguments: [
    ("Int8", "128"), ("Int8", "-129"), ("UInt", "-1"), ("Int", "9223372036854775808"), ("UInt8", "256"),
    ("UInt64", "18446744073709551616"), ("Int128", "170141183460469231731687303715884105728"),
    ("UInt128", "340282366920938463463374607431768211456"), ("Double", "1e400"), ("Float", "1e40"),
  ])
  func `a number out of range is an error`(type: String, value: String) {
    assertDiagnostics(
      Self.schema(type, "1️⃣" + value),
      .error("SK0512", "\(value) is out of the range of '\(type)'")
    )
  }

  @Test(arguments: [
    "Kitten", "(Int, Int)", "any Drawable", "Duration", "Post.ID", "Result<Int, Never>",
  ])
  func `for other types a default is written in Swift`(type: String) {
    let schema = Self.schema(type, "1️⃣1")
      .replacing(#""state""#, with: #""conformances": ["-Equatable"], "state""#)
    assertDiagnostics(schema, .error("SK0510", "no JSON value can be written for '\(type)'"))
  }

  @Test func `a default of a struct is an object with its properties`() {
    assertDiagnostics(Self.schema("Post", #"{"id": 1}"#))
    assertDiagnostics(Self.schema("[Post]", #"[{"id": 1}]"#))
    assertDiagnostics(
      Self.schema("Post", "1️⃣1"),
      .error("SK0511", "expected an object with the properties of the struct for 'Post', found 1")
    )
    assertDiagnostics(
      Self.schema("Post", #"{1️⃣"ids": 1}"#),
      .error("SK0533", "the struct 'Post' has no property 'ids'", suggestion: "id")
    )
  }

  @Test func `an unknown case is an error, with a suggestion`() {
    assertDiagnostics(
      Self.schema("Phase", #"1️⃣"activ""#),
      .error("SK0513", "the enum 'Phase' has no case 'activ'", suggestion: "active")
    )
    assertDiagnostics(
      Self.schema("Phase", #"1️⃣"background""#),
      .error("SK0513", "has no case 'background'; there is 'active' and 'in'")
    )
  }

  @Test func `keys of JSON are strings`() {
    assertDiagnostics(
      Self.schema("[Int: Int]", #"{1️⃣"1": 2}"#),
      .error("SK0514", "the keys of JSON are strings, and the keys of '[Int: Int]' are 'Int'")
    )
  }

  @Test func `a type that may be in a file that cannot be read is not judged`() {
    assertDiagnostics(
      in: [
        "A.statekit.json": Self.schema("Kitten", "1"),
        "B.statekit.json": "1️⃣[]",
      ],
      [.error("SK0203")]
    )
  }

  @Test func `structs have defaults, too`() {
    assertDiagnostics(
      #"""
      {"statekit": 1, "domains": {"Test": {}}, "types": {
        "Post": {"struct": {"title": {"type": "String", "default": 1️⃣3}}}}}
      """#,
      .error("SK0511", "expected a string for 'String'")
    )
  }

  @Test(arguments: ["Int", "Kitten", "Phase", "[Int]", "String?"])
  func `the key of an expression that is misspelled`(type: String) {
    assertDiagnostics(
      Self.schema(type, #"{1️⃣"swfit": "f()"}"#),
      .error("SK0511", "one with code has the key 'swift', not 'swfit'", suggestion: "swift")
    )
  }

  @Test func `in a dictionary it is a key like any other`() {
    assertDiagnostics(Self.schema("[String: String]", #"{"swfit": "f()"}"#))
    assertDiagnostics(Self.schema("Int", #"1️⃣{"swfit": 1}"#), .error("SK0511", "found an object"))
    assertDiagnostics(Self.schema("Int", #"1️⃣{"other": "f()"}"#), .error("SK0511", "found an object"))
  }
}
