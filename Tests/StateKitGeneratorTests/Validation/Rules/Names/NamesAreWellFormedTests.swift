import Testing

@testable import StateKitGenerator

struct NamesAreWellFormedTests {
  @Test(arguments: ["Users", "URLLoader", "API", "Größe", "名前", "A", "HTTP2"])
  func `a domain's name is upper camel case`(name: String) {
    assertDiagnostics(#"{"statekit": 1, "domains": {"\#(name)": {}}}"#)
  }

  @Test(arguments: [
    "renamed", "isOn", "größe", "名前", "a", "http2", "in", "default", "init", "class", "await",
  ])
  func `all other names are lower camel case, and keywords are fine`(name: String) {
    assertDiagnostics(
      withDomain(
        #"{"state": {"\#(name)": "Int"}, "actions": {"\#(name)Ed": "(\#(name): Int)", "\#(name)": {}}}"#
      )
    )
  }

  @Test(arguments: [
    ("users", "Users"), ("uRL", "URL"), ("user_list", "UserList"), ("User_list", "UserList"),
  ])
  func `a type in another case is an error with the right one`(name: String, suggestion: String) {
    assertDiagnostics(
      #"{"statekit": 1, "domains": {"Test": {}}, "types": {1️⃣"\#(name)": {"enum": ["a"]}}}"#,
      .error("SK0404", "the type '\(name)' must be written in UpperCamelCase", suggestion: suggestion)
    )
  }

  @Test(arguments: [("Renamed", "renamed"), ("URLOpened", "urlOpened"), ("did_open", "didOpen")])
  func `an action in another case is an error with the right one`(name: String, suggestion: String) {
    assertDiagnostics(
      withDomain(#"{"actions": {1️⃣"\#(name)": {}}}"#),
      .error("SK0404", "the action '\(name)' must be written in lowerCamelCase", suggestion: suggestion)
    )
  }

  @Test func `every kind of name is looked at`() {
    assertDiagnostics(
      #"""
      {"statekit": 1, "domains": {1️⃣"test": {
        "state": {2️⃣"Count": "Int"},
        "actions": {"set": {"payload": {3️⃣"Count": "Int"}, "reduce": "none"}},
        "children": {4️⃣"Other": "Other"}
      }, "Other": {}}, "types": {"Phase": {"enum": [5️⃣"Active"]}, "Post": {"struct": {6️⃣"ID": "Int"}}}}
      """#,
      .error("SK0404", at: "1️⃣", "the domain", suggestion: "Test"),
      .error("SK0404", at: "2️⃣", "the property", suggestion: "count"),
      .error("SK0404", at: "3️⃣", "the label", suggestion: "count"),
      .error("SK0404", at: "4️⃣", "the child", suggestion: "other"),
      .error("SK0404", at: "5️⃣", "the case", suggestion: "active"),
      .error("SK0404", at: "6️⃣", "the property", suggestion: "id")
    )
  }

  @Test(arguments: ["", "1st", "-", "\u{200B}", "_", "1a(b: Int)"])
  func `a wrong identifier is an error`(name: String) {
    assertDiagnostics(
      withDomain(#"{"actions": {1️⃣"\#(name)": {}}}"#),
      .error("SK0401", "is not an identifier of Swift")
    )
  }

  @Test func `a leading underscore is kept for generated code`() {
    assertDiagnostics(
      withDomain(#"{"state": {1️⃣"_count": "Int", 2️⃣"__": "Int"}}"#),
      .error("SK0403", "the property '_count' begins with an underscore", suggestion: "count"),
      .error("SK0403", at: "2️⃣", "begins with an underscore")
    )
  }

  @Test func `three names mean something else in Swift`() {
    assertDiagnostics(
      #"""
      {"statekit": 1, "domains": {"Test": {"actions": {1️⃣"self": "(2️⃣self: Int)"}}},
       "types": {3️⃣"Type": {"enum": ["a"]}, 4️⃣"Protocol": {"enum": ["a"]}}}
      """#,
      .error("SK0402", "no action can be called 'self'"),
      .error("SK0402", at: "2️⃣", "no label can be called 'self'"),
      .error("SK0402", at: "3️⃣", "no type can be called 'Type'"),
      .error("SK0402", at: "4️⃣", "no type can be called 'Protocol'")
    )
  }

  @Test func `the values of a case are not written in its name`() {
    assertDiagnostics(
      #"""
      {"statekit": 1, "domains": {"Test": {}},
       "types": {"Failure": {"enum": ["wrongPassword", 1️⃣"other(code: Int)"]}}}
      """#,
      .error(
        "SK0401",
        "the values of a case stand behind its name, {\"other\": \"(reason: String)\"}"
      )
    )
  }
}
