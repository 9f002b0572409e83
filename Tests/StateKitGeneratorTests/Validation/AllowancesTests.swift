import Testing

@testable import StateKitGenerator

struct AllowancesTests {
  @Test func `a domain silences warnings in itself, but not in another domain`() {
    assertDiagnostics(
      #"""
      {"statekit": 1, "domains": {
        "First": {"actions": {1️⃣"none": {}}},
        "Second": {"allow": ["SK0411"], "actions": {"none": {}}, "children": {"third": "Third"}},
        "Third": {"actions": {2️⃣"none": {}}}}}
      """#,
      .warning("SK0411"),
      .warning("SK0411", at: "2️⃣")
    )
  }

  @Test func `a file silences all that it has, also outside of its domains`() {
    assertDiagnostics(
      in: [
        "A.statekit.json": #"""
        {"statekit": 1, "allow": ["SK0411", "SK0502"], "conformances": ["Codable", "Codable"],
          "types": {"Mode": {"enum": ["none"]}}, "domains": {"A": {"actions": {"none": {}}}}}
        """#,
        "B.statekit.json": #"{"statekit": 1, "domains": {"B": {"actions": {1️⃣"none": {}}}}}"#,
      ],
      [.warning("SK0411")]
    )
  }

  @Test(arguments: [
    withDomain(#"{"actions": {"a": {}}, "allow": [1️⃣"SK0411"]}"#),
    withDomain(#"{"actions": {"none": {}}, "allow": ["SK0411", 1️⃣"SK0411"]}"#),
    #"{"statekit": 1, "allow": [1️⃣"SK0411"], "domains": {"A": {"actions": {"none": {}}, "allow": ["SK0411"]}}}"#,
    #"{"statekit": 1, "domains": {"A": {"allow": [1️⃣"SK0411"]}}, "types": {"M": {"enum": ["none"]}}, "allow": ["SK0411"]}"#,
  ])
  func `an allowance that does not silence a warning is a warning`(schema: String) {
    assertDiagnostics(schema, .warning("SK0215", "no warning 'SK0411' that this could silence"))
  }

  @Test func `an error is not silenced, and beside an error allowances do not count as unused`() {
    assertDiagnostics(
      withDomain(#"{"actions": {1️⃣"A": {}}, "allow": ["SK0404", "SK0411"]}"#),
      .error("SK0404", suggestion: "a")
    )
  }

  @Test func `a warning that the declaration does not silence can be suggested`() {
    assertDiagnostics(
      #"""
      {"statekit": 1, "conformances": [6️⃣"Codable", 2️⃣"Codable"], "domains": {
        "First": {"allow": [1️⃣"SK0141"], "actions": {3️⃣"none": {}}},
        "Second": {"allow": [4️⃣"SK0520"], "actions": {5️⃣"none": {}}}}}
      """#,
      .warning("SK0502", at: "2️⃣", notes: ["6️⃣"]),
      .warning("SK0215", suggestion: "SK0411"),
      .warning("SK0411", at: "3️⃣"),
      .warning("SK0215", at: "4️⃣"),
      .warning("SK0411", at: "5️⃣")
    )
  }

  @Test func `a warning about another allowance is not suggested`() {
    assertDiagnostics(
      withDomain(#"{"allow": [1️⃣"SK0216", 2️⃣"SK0229"]}"#),
      .warning("SK0215", at: "1️⃣"),
      .warning("SK0215", at: "2️⃣")
    )
  }

  @Test(
    arguments: [
      ("411", "SK0411"), ("sk0411", "SK0411"), ("SK-0411", "SK0411"), ("SK041", "SK0041"), ("SK04111", nil),
      ("SK041x", "SK0041"), ("", nil), ("none", nil), ("error 0411", nil),
    ] as [(String, String?)]
  )
  func `an entry is a code`(text: String, meant: String?) {
    assertDiagnostics(
      withDomain(#"{"allow": [1️⃣"\#(text)"]}"#),
      .error("SK0214", "a code is like 'SK0411'", suggestion: meant),
      upTo: .schema
    )
  }

  @Test(arguments: [#"1️⃣"SK0411""#, "[1️⃣1]"])
  func `'allow' is an array of texts`(value: String) {
    assertDiagnostics(withDomain(#"{"allow": \#(value)}"#), .error("SK0203"), upTo: .schema)
    assertDiagnostics(
      #"{"statekit": 1, "domains": {"A": {}}, "allow": \#(value)}"#,
      .error("SK0203"),
      upTo: .schema
    )
  }
}
