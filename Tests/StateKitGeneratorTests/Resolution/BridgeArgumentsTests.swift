import Testing

@testable import StateKitGenerator

struct BridgeArgumentsTests {
  private static func schema(
    _ trigger: String,
    _ result: String,
    with: String? = nil,
    state: String = #""count": "Int", "name": "String?", "user": "User?", "post": "Post", "hand": "Hand""#
  ) -> String {
    let arguments = with.map { #", "with": {\#($0)}"# } ?? ""
    return #"""
      {"statekit": 1, "domains": {
        "Test": {"state": {\#(state)}, "children": {"other": "Other", "model": "Model"},
          "actions": {2️⃣"began": "\#(trigger)", 3️⃣"ended": "\#(result)"},
          "bridges": [{"on": "began", "dispatch": "4️⃣ended"\#(arguments)}]},
        "Other": {"state": {"isOn": "Bool"}}, "Model": {"state": "HandWritten"}},
       "types": {"User": {"struct": {"name": "String", "post": "Post?"}}, "Post": {"struct": {"title": "String"}},
        "Phase": {"enum": ["active"]}}}
      """#
  }

  @Test(arguments: [
    ("()", "()"), ("(id: Int)", "(id: Int)"), ("(id: Int, name: String)", "(name: String?, id: Int)"),
    ("Int", "Int"),
    ("(id: Kitten)", "(id: Dog)"), ("(id: Int)", "()"),
  ])
  func `labels that both sides share are handed over`(trigger: String, result: String) {
    assertDiagnostics(Self.schema(trigger, result))
  }

  @Test(arguments: [
    ("(id: Int)", "(number: Int)", #""number": "$id""#),
    ("Int", "(number: Int?)", #""number": "$0""#),
    ("(id: Int)", "Int", #""0": "$id""#),
    ("()", "(count: Int)", #""count": "@count""#),
    ("()", "(name: String)", #""name": "@name""#),
    ("()", "(name: String?)", #""name": "@name""#),
    ("()", "(name: String)", #""name": "@user.name""#),
    ("()", "(name: String)", #""name": "@user.post.title""#),
    ("()", "(name: String)", #""name": "@hand.written.path""#),
    ("()", "(name: Int)", #""name": "@hand""#),
    ("()", "(on: Bool)", #""on": "@other.isOn""#),
    ("()", "(on: Bool)", #""on": "@model.anything""#),
    ("()", "(state: OtherState)", #""state": "@other""#),
    ("()", "(phase: Phase)", #""phase": "active""#),
    ("()", "(phase: Phase?, count: Int)", #""phase": null, "count": 3"#),
  ])
  func `values are given by label, property or literal`(trigger: String, result: String, with: String) {
    assertDiagnostics(Self.schema(trigger, result, with: with))
  }

  @Test func `a label without a value is an error`() {
    assertDiagnostics(
      Self.schema("(id: Int)", "(id: Int, name: String)"),
      .error("SK0621", at: "4️⃣", "'ended' does not get its 'name', which is 'String'", notes: ["3️⃣"])
    )
  }

  @Test func `a shared label of another type is an error`() {
    assertDiagnostics(
      Self.schema("(id: Int)", "(id: String)"),
      .error(
        "SK0622",
        at: "4️⃣",
        "the 'id' of 'began' is 'Int', which does not fit the 'String' of 'ended'",
        notes: ["2️⃣", "3️⃣"]
      )
    )
  }

  @Test func `an unknown label in 'with' is an error, with a suggestion`() {
    assertDiagnostics(
      Self.schema("()", "(name: String, Int)", with: #"1️⃣"nam": "x", "name": "y", "1": 1"#),
      .error("SK0620", "the payload of 'ended' has no 'nam'", suggestion: "name")
    )
    assertDiagnostics(
      Self.schema("()", "()", with: #"1️⃣"x": 1"#),
      .error("SK0620", "the payload of 'ended' has no 'x'")
    )
  }

  @Test func `a label that is missing because it was misspelled is not an error of its own`() {
    assertDiagnostics(
      Self.schema("()", "(name: String)", with: #"1️⃣"nam": "x""#),
      .error("SK0620", "the payload of 'ended' has no 'nam'", suggestion: "name")
    )
  }

  @Test func `a value of the payload is given as a whole`() {
    assertDiagnostics(
      Self.schema("(account: Account)", "(number: Int)", with: #""number": "$1️⃣account.token""#),
      .error("SK0526", "there is no '$account.token' in 'began': '$label' is a whole value of the payload")
    )
  }

  @Test func `an unknown value of the first action is an error`() {
    assertDiagnostics(
      Self.schema("(id: Int)", "(number: Int)", with: #""number": "$1️⃣ids""#),
      .error("SK0526", "there is no '$ids' in 'began'", suggestion: "$id")
    )
  }

  @Test(arguments: [
    ("$1️⃣id", "'$id' is 'Int', which does not fit 'String'"),
    ("$1️⃣maybe", "'$maybe' is 'String?', which does not fit 'String'"),
    ("@1️⃣count", "'@count' is 'Int', which does not fit 'String'"),
    ("@1️⃣other.isOn", "'@other.isOn' is 'Bool', which does not fit 'String'"),
    ("@1️⃣other", "'@other' is 'OtherState', which does not fit 'String'"),
    ("@1️⃣post", "'@post' is 'Post', which does not fit 'String'"),
  ])
  func `a value of another type is an error`(value: String, message: String) {
    assertDiagnostics(
      Self.schema("(id: Int, maybe: String?)", "(x: String)", with: #""x": "\#(value)""#),
      .error("SK0527", message)
    )
  }

  @Test(arguments: [
    ("@1️⃣post.title", "'@post.title' is 'String', which does not fit 'Int?'"),
    ("@1️⃣name", "'@name' is 'String?', which does not fit 'Int?'"),
  ])
  func `a property of another type is an error for an optional value too`(value: String, message: String) {
    assertDiagnostics(
      Self.schema("()", "(x: Int?)", with: #""x": "\#(value)""#),
      .error("SK0527", message)
    )
  }

  @Test func `a literal of another type is an error`() {
    assertDiagnostics(Self.schema("()", "(x: Int)", with: #""x": 1️⃣"a""#), .error("SK0511"))
    assertDiagnostics(Self.schema("()", "(x: Kitten)", with: #""x": 1️⃣"a""#), .error("SK0510"))
  }

  @Test func `an unknown property is an error, with a suggestion`() {
    assertDiagnostics(
      Self.schema("()", "(x: Int)", with: #""x": "@1️⃣cuont""#),
      .error("SK0613", "the state of 'Test' has no property 'cuont'", suggestion: "count")
    )
    assertDiagnostics(
      Self.schema("()", "(x: String)", with: #""x": "@user.1️⃣nme""#),
      .error("SK0613", "the struct 'User' has no property 'nme'", suggestion: "name")
    )
    assertDiagnostics(
      Self.schema("()", "(x: String)", with: #""x": "@other.1️⃣zzz""#),
      .error("SK0613", "the state of 'Other' has no property 'zzz'; there is 'isOn'")
    )
  }

  private static func withLists(_ path: String) -> String {
    #"""
    {"statekit": 1, "conformances": ["-Equatable"], "types": {"Tab": {"struct": {"id": "Int"}}}, "domains": {
      "Test": {"state": {"tabs": "[Tab]", "names": "[(key: String, value: Int)]", "word": "String", "range": "Range<Double>"},
        "actions": {"began": {}, "ended": "(x: Int)"}, "children": {"rows": {"domain": "Row", "kind": "each"}},
        "bridges": [{"on": "began", "dispatch": "ended", "with": {"x": "@\#(path)"}}]},
      "Row": {"state": {"id": "Int", "isOn": "Bool"}}}}
    """#
  }

  @Test(arguments: [
    ("1️⃣tabs.first", "'@tabs.first' is 'Tab?', which does not fit 'Int'"),
    ("1️⃣names.first.key", "'@names.first.key' is 'String?'"), ("1️⃣word.last", "'@word.last' is 'Character?'"),
    ("1️⃣range.upperBound", "'@range.upperBound' is 'Double'"),
    ("1️⃣rows.last.isOn", "'@rows.last.isOn' is 'Bool?'"),
  ])
  func `the elements of a collection have another type`(path: String, message: String) {
    assertDiagnostics(Self.withLists(path), .error("SK0527", message))
  }

  @Test func `the elements of a collection do not have such a property`() {
    assertDiagnostics(
      Self.withLists("tabs.first.1️⃣ib"),
      .error("SK0613", "the struct 'Tab' has no property 'ib'", suggestion: "id")
    )
    assertDiagnostics(
      Self.withLists("names.first.1️⃣name"),
      .error("SK0613", "'(key: String, value: Int)' has no property 'name'; there is 'key' and 'value'")
    )
    assertDiagnostics(
      Self.withLists("rows.1️⃣frist"),
      .error("SK0613", "the list of 'rows' has no property 'frist'", suggestion: "first")
    )
  }

  @Test(arguments: ["1a", "self", "a\u{200B}b"])
  func `behind an unknown type there are still only identifiers`(name: String) {
    assertDiagnostics(
      Self.schema("()", "(x: Int)", with: #""x": "@hand.1️⃣\#(name)""#),
      .error("SK0401", "is not an identifier of Swift")
    )
  }

  @Test func `a payload that cannot be read is not judged`() {
    assertDiagnostics(Self.schema("(1️⃣3)", "(id: Int)"), .error("SK0301"))
    assertDiagnostics(Self.schema("(id: Int)", "1️⃣3"), .error("SK0301"))
  }
}
