import Testing

@testable import StateKitGenerator

struct TextsAreMeantTests {
  private static let state =
    #""name": "String", "title": "String", "nick": "String?", "count": "Int", "tags": "[String]", "other": "Other""#

  private static func schema(_ payload: String, set: String) -> String {
    #"""
    {"statekit": 1, "domains": {"Test": {"state": {\#(state)},
      "actions": {"changed": {"payload": "\#(payload)", "set": {\#(set)}}}}}}
    """#
  }

  private static func schema(_ payload: String, _ result: String, with: String) -> String {
    #"""
    {"statekit": 1, "domains": {"Test": {"state": {\#(state), "user": "User", "hand": "Hand"},
      "actions": {"changed": "\#(payload)", "shown": "\#(result)"},
      "bridges": [{"on": "changed", "dispatch": "shown", "with": {\#(with)}}]}},
     "types": {"User": {"struct": {"name": "String", "age": "Int"}}}}
    """#
  }

  // MARK: Values of the payload

  @Test(arguments: [
    ("(name: String)", "name", "name"), ("(text: String)", "name", "text"),
    ("(name: String)", "nick", "name"),
    ("(name: String, id: Int)", "title", "name"), ("(nick: String?)", "nick", "nick"),
  ])
  func `a text that is called like a value of the payload is a warning`(
    payload: String,
    property: String,
    text: String
  ) {
    assertDiagnostics(
      Self.schema(payload, set: #""\#(property)": 1️⃣"\#(text)""#),
      .warning(
        "SK0529",
        "'\(text)' is a text here, and the payload of 'changed' has a value of that name",
        suggestion: "$\(text)"
      )
    )
  }

  @Test(arguments: [
    // The payload does not have a value of this name.
    ("()", #""name": "name""#), ("(name: String)", #""name": "loading""#), ("String", #""name": "0""#),
    ("(name: String)", #""name": "Name""#), ("(name: String)", #""name": """#),
    // The value is already used, as `$name`.
    ("(name: String)", #""name": "$name", "title": "name""#),
    // The type of the value does not fit.
    ("(name: Int)", #""name": "name""#), ("(nick: String?)", #""name": "nick""#),
    ("(name: Text)", #""name": "name""#),
    // A property of the state is of no use in 'set'.
    ("()", #""title": "name""#),
    // `$$` begins a text whose first character is `$`.
    ("(name: String)", #""name": "$$name""#),
  ])
  func `other texts are meant`(payload: String, set: String) {
    assertDiagnostics(Self.schema(payload, set: set))
  }

  @Test func `a reaction has the payload of its action`() {
    assertDiagnostics(
      #"""
      {"statekit": 1, "domains": {
        "App": {"state": {"last": "String"}, "children": {"login": "Login"},
          "reactions": {"login.typed": {"set": {"last": 1️⃣"text"}}}},
        "Login": {"actions": {"typed": "(text: String)"}}}}
      """#,
      .warning("SK0529", "the payload of 'login.typed' has a value of that name", suggestion: "$text")
    )
  }

  @Test func `a case of an enum is meant`() {
    assertDiagnostics(
      #"""
      {"statekit": 1, "types": {"Theme": {"enum": ["light", "dark"]}}, "domains": {
        "Test": {"state": {"theme": "Theme"}, "actions": {
          "chose": {"payload": "(light: Theme)", "set": {"theme": "light"}}}}}}
      """#
    )
  }

  // MARK: Bridges

  @Test(arguments: [
    ("(name: String)", "name", "$name"), ("()", "name", "@name"), ("()", "nick", "@nick"),
    ("()", "user.name", "@user.name"), ("(user: String)", "user", "$user"),
  ])
  func `in a bridge it may be a property as well`(payload: String, text: String, suggestion: String) {
    let what =
      suggestion.hasPrefix("$")
      ? "the payload of 'changed' has a value" : "the state of 'Test' has a property"
    assertDiagnostics(
      Self.schema(payload, "(text: String)", with: #""text": 1️⃣"\#(text)""#),
      .warning("SK0529", "'\(text)' is a text here, and \(what) of that name", suggestion: suggestion)
    )
  }

  @Test(arguments: [
    ("()", #""text": "user""#), ("()", #""text": "user.age""#), ("()", #""text": "count""#),
    ("()", #""text": "hand.name""#), ("()", #""text": "user..name""#), ("()", #""text": "loading""#),
    ("(id: Int)", #""text": "id""#), ("()", #""text": "Name""#),
  ])
  func `a text that does not fit is not a name`(payload: String, with: String) {
    assertDiagnostics(Self.schema(payload, "(text: String)", with: with))
  }

  @Test(arguments: [
    ("(key: String)", "(key: String, text: String)", #""text": "key""#),
    ("(key: String)", "(text: String, value: String)", #""text": "key", "value": "$key""#),
    ("()", "(text: String, value: String)", #""text": "name", "value": "@name""#),
    ("()", "(text: String, value: String)", #""text": "user.name", "value": "@user.name""#),
  ])
  func `a value that is passed beside the text is not meant by it`(
    payload: String,
    result: String,
    with: String
  ) {
    assertDiagnostics(Self.schema(payload, result, with: with))
  }

  // MARK: In arrays and objects, and by '@' in 'set'

  @Test(arguments: [
    (#"[1️⃣"$name"]"#, "'$name' is a text here, as it stands within another value"),
    (#"["a", 1️⃣"$name"]"#, "'$name' is a text here, as it stands within another value"),
  ])
  func `a text within a value does not name another value`(value: String, message: String) {
    assertDiagnostics(Self.schema("(name: String)", set: #""tags": \#(value)"#), .warning("SK0529", message))
  }

  @Test func `a text within a value of a bridge does not name another value either`() {
    assertDiagnostics(
      Self.schema("()", "(map: [String: String])", with: #""map": {"a": "b", "c": 1️⃣"@name"}"#),
      .warning("SK0529", "'@name' is a text here, as it stands within another value")
    )
    assertDiagnostics(Self.schema("()", "(all: [String])", with: #""all": ["@ada", "$name", "name"]"#))
  }

  @Test func `a text that begins with an at sign is written with two`() {
    assertDiagnostics(Self.schema("()", set: #""title": "@@name""#))
    assertDiagnostics(Self.schema("()", set: #""title": "@1️⃣ada""#), .error("SK0613"))
    assertDiagnostics(Self.schema("()", "(title: String)", with: #""title": "@@name""#))
  }

  // MARK: Nil

  @Test(arguments: ["nil", "null"])
  func `a text that says nil is a warning where there is nil`(text: String) {
    let message = "'\(text)' is a text here, and no value is written null, without quotes"
    assertDiagnostics(
      Self.schema("()", set: #""nick": 1️⃣"\#(text)""#),
      .warning("SK0529", message, suggestion: "null")
    )
    assertDiagnostics(
      Self.schema("()", "(text: String?)", with: #""text": 1️⃣"\#(text)""#),
      .warning("SK0529", message, suggestion: "null")
    )
    assertDiagnostics(
      withDomain(#"{"state": {"nick": {"type": "String?", "default": 1️⃣"\#(text)"}}}"#),
      .warning("SK0529", message, suggestion: "null")
    )
  }

  @Test func `where there is always a value it is one, too, with other words`() {
    assertDiagnostics(
      Self.schema("()", set: #""name": 1️⃣"nil", "title": "null""#),
      .warning("SK0529", "'nil' is a text here, as the type has no '?', so that there is always a value")
    )
  }

  @Test func `elsewhere it is a text`() {
    assertDiagnostics(Self.schema("()", set: #""name": "null", "title": "true""#))
    assertDiagnostics(withDomain(#"{"state": {"nick": "String? = \"nil\""}}"#))
  }

  // MARK: Allowed

  @Test func `where the text is meant it can be allowed`() {
    assertDiagnostics(
      withDomain(
        #"""
        {"state": {"field": "String"}, "actions": {
          "sorted": {"payload": "(name: String)", "set": {"field": "name"}, "allow": ["SK0529"]}}}
        """#
      )
    )
  }
}

/// The suggestions beside an error.
struct MeantValueTests {
  private static func schema(_ type: String, _ payload: String, set: String) -> String {
    #"""
    {"statekit": 1, "types": {"Phase": {"enum": ["on", "off"]}}, "domains": {"Test": {"state": {"value": "\#(type)"},
      "actions": {"changed": {"payload": "\#(payload)", "set": {"value": \#(set)}}}}}}
    """#
  }

  @Test(arguments: [
    ("Int", "(count: Int)", "count", "SK0511", "$count"), ("Bool", "(isOn: Bool)", "isOn", "SK0511", "$isOn"),
    ("[Int]", "(ids: [Int])", "ids", "SK0511", "$ids"),
    ("Phase", "(phase: Phase)", "phase", "SK0513", "$phase"),
    ("Day", "(date: Day)", "date", "SK0510", "$date"),
    ("Day", "(date: Instant)", "date", "SK0510", "$date"),
    ("Int", "()", "3", "SK0511", "3"), ("Int?", "()", "-12", "SK0511", "-12"),
    ("Double", "()", "1.5", "SK0511", "1.5"), ("Bool", "()", "true", "SK0511", "true"),
    ("Bool?", "()", "False", "SK0511", "false"), ("Int?", "()", "nil", "SK0511", "null"),
    ("Phase?", "()", "null", "SK0513", "null"), ("Day?", "()", "nil", "SK0510", "null"),
    ("[Int]?", "()", "nil", "SK0511", "null"),
  ])
  func `beside an error the meant name is suggested`(
    type: String,
    payload: String,
    text: String,
    code: String,
    suggestion: String
  ) {
    assertDiagnostics(
      Self.schema(type, payload, set: #"1️⃣"\#(text)""#),
      .error(code, suggestion: suggestion)
    )
  }

  @Test(arguments: [
    ("Int", "(count: String)", "count"), ("Int", "()", "nil"), ("Int", "()", "1.5"), ("Int", "()", "count"),
    ("Bool", "()", "1"), ("[Int]", "(ids: Int)", "ids"),
  ])
  func `a wrong value is not suggested`(type: String, payload: String, text: String) {
    assertDiagnostics(Self.schema(type, payload, set: #"1️⃣"\#(text)""#), .error("SK0511"))
  }

  @Test func `a bridge reads properties, too`() {
    func schema(_ value: String) -> String {
      #"""
      {"statekit": 1, "domains": {"Test": {"state": {"count": "Int", "limit": "Int?", "name": "String"},
        "actions": {"went": "(id: Int)", "came": "(number: Int)"},
        "bridges": [{"on": "went", "dispatch": "came", "with": {"number": \#(value)}}]}}}
      """#
    }
    assertDiagnostics(schema(#"1️⃣"id""#), .error("SK0511", suggestion: "$id"))
    assertDiagnostics(schema(#"1️⃣"count""#), .error("SK0511", suggestion: "@count"))
    assertDiagnostics(schema(#"1️⃣"limit""#), .error("SK0511", suggestion: "@limit"))
    assertDiagnostics(schema(#"1️⃣"name""#), .error("SK0511"))
  }

  @Test func `in 'set' a property is read that fits`() {
    func schema(_ type: String) -> String {
      withDomain(#"{"state": {"a": "\#(type)", "b": "Int?"}, "actions": {"moved": {"set": {"a": "@1️⃣b"}}}}"#)
    }
    assertDiagnostics(schema("String"), .error("SK0527", "'@b' is 'Int?', which does not fit 'String'"))
    for type in ["Int", "Int?"] { assertDiagnostics(schema(type).replacing("1️⃣", with: "")) }
  }

  @Test func `a default is a number or a word as well`() {
    func schema(_ property: String) -> String { withDomain(#"{"state": {"value": \#(property)}}"#) }
    assertDiagnostics(
      schema(#"{"type": "Int", "default": 1️⃣"3"}"#),
      .error("SK0511", "expected a whole number for 'Int', found a string", suggestion: "3")
    )
    assertDiagnostics(schema(#""Int = 1️⃣\"3\"""#), .error("SK0511", suggestion: "3"))
    assertDiagnostics(schema(#"{"type": "Bool", "default": 1️⃣"true"}"#), .error("SK0511", suggestion: "true"))
    assertDiagnostics(schema(#"{"type": "[Int]", "default": [1️⃣"3"]}"#), .error("SK0511", suggestion: "3"))
  }

  @Test func `an added value is a number or a label`() {
    func schema(_ value: String) -> String {
      withDomain(
        #"{"state": {"count": "Int"}, "actions": {"went": {"payload": "(by: Int)", "add": {"count": \#(value)}}}}"#
      )
    }
    assertDiagnostics(
      schema(#"1️⃣"by""#),
      .error(
        "SK0203",
        #"expected a number or "$label" for 'count' in 'add', found a string"#,
        suggestion: "$by"
      )
    )
    assertDiagnostics(schema(#"1️⃣"1""#), .error("SK0203", suggestion: "1"))
    assertDiagnostics(schema(#"1️⃣"+ 1""#), .error("SK0203"))
  }
}
