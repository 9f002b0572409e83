import Testing

@testable import StateKitGenerator

struct DeclarationsAreUniqueTests {
  @Test func `two domains of one name are an error, also in two files`() {
    assertDiagnostics(
      in: [
        "A.statekit.json": #"{"statekit": 1, "domains": {1️⃣"Users": {}}}"#,
        "B.statekit.json": #"{"statekit": 1, "domains": {2️⃣"Users": {}}}"#,
      ],
      [.error("SK0405", at: "2️⃣", "the domain 'Users' is declared twice", notes: ["1️⃣"])]
    )
  }

  @Test func `two types of one name are an error`() {
    assertDiagnostics(
      in: [
        "A.statekit.json": #"{"statekit": 1, "domains": {"A": {}}, "types": {1️⃣"Post": {"enum": ["a"]}}}"#,
        "B.statekit.json": #"{"statekit": 1, "domains": {"B": {}}, "types": {2️⃣"Post": {"struct": {}}}}"#,
      ],
      [.error("SK0405", at: "2️⃣", "the type 'Post' is declared twice", notes: ["1️⃣"])]
    )
  }

  @Test(arguments: ["State", "Action", "Reducing", "Effects", "Scope"])
  func `a type may not have the name of a generated one`(suffix: String) {
    assertDiagnostics(
      #"""
      {"statekit": 1, "domains": {1️⃣"Users": {}}, "types": {2️⃣"Users\#(suffix)": {"enum": ["a"]}}}
      """#,
      .error(
        "SK0405",
        "the type 'Users\(suffix)' generated for the domain 'Users' clashes with the type 'Users\(suffix)'",
        notes: ["2️⃣"]
      )
    )
  }

  @Test func `a state written by hand leaves the name of the generated one free`() {
    assertDiagnostics(
      #"""
      {"statekit": 1, "domains": {"Users": {"state": "UsersModel"}}, "types": {"UsersState": {"enum": ["a"]}}}
      """#
    )
  }

  @Test func `a domain and a type may share a name`() {
    assertDiagnostics(#"{"statekit": 1, "domains": {"Post": {}}, "types": {"Post": {"enum": ["a"]}}}"#)
  }
}
