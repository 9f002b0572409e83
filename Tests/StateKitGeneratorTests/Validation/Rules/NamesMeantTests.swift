import Testing

@testable import StateKitGenerator

/// The messages about invalid names, and the names that they suggest.
struct NamesMeantTests {
  @Test(arguments: [
    ("user-name", "userName"), ("user name", "userName"), ("user.name", "userName"), ("name!", "name"),
    (" name", "name"), ("größe-x", "größeX"), ("User-Name", "userName"), ("na`me", "naMe"),
  ])
  func `the nearest identifier is suggested`(name: String, suggestion: String) {
    assertDiagnostics(
      withDomain(#"{"state": {1️⃣"\#(name)": "Int"}}"#),
      .error("SK0401", "is not an identifier of Swift: begin with a letter", suggestion: suggestion)
    )
  }

  @Test(arguments: ["1st", "", "-", "self!", "_"])
  func `without a declaration there is no suggestion`(name: String) {
    assertDiagnostics(withDomain(#"{"state": {1️⃣"\#(name)": "Int"}}"#), .error("SK0401"))
  }

  @Test func `of a domain or type it is in upper case`() {
    assertDiagnostics(
      #"{"statekit": 1, "domains": {1️⃣"user-list": {}}, "types": {2️⃣"post state": {"enum": ["a"]}}}"#,
      .error("SK0401", suggestion: "UserList"),
      .error("SK0401", at: "2️⃣", suggestion: "PostState")
    )
  }

  @Test(arguments: [
    ("na\u{200B}me", "U+200B (zero width space)", "name"), ("id\u{A0}", "U+00A0 (no-break space)", "id"),
    ("\u{FEFF}a", "U+FEFF (zero width no-break space)", "a"), ("a\u{AD}b", "U+00AD (soft hyphen)", "ab"),
    ("a\u{A0}b", "U+00A0 (no-break space)", "aB"),
  ])
  func `an invisible character is named`(name: String, character: String, suggestion: String) {
    assertDiagnostics(
      withDomain(#"{"state": {1️⃣"\#(name)": "Int"}}"#),
      .error(
        "SK0401",
        "is not an identifier of Swift: it has the invisible character \(character) in it",
        suggestion: suggestion
      )
    )
  }

  @Test func `a property that may be nil is so by its type`() {
    assertDiagnostics(
      withDomain(#"{"state": {1️⃣"name?": "String"}}"#),
      .error(
        "SK0401",
        "'name?' is not an identifier of Swift: a value that may be nil has a type with '?', \"String?\"",
        suggestion: "name"
      )
    )
  }

  @Test(arguments: [("select(id: Int)", "select"), ("load()", "load")])
  func `a payload stands behind the name of its action`(name: String, suggestion: String) {
    assertDiagnostics(
      withDomain(#"{"actions": {1️⃣"\#(name)": {}}}"#),
      .error(
        "SK0401",
        "is not an identifier of Swift: a payload stands behind the name, \"\(suggestion)\": \"(id: Int)\"",
        suggestion: suggestion
      )
    )
  }

  @Test(arguments: ["Paged<T>", "Pair<A, B>"])
  func `a type of a schema has no generic parameters`(name: String) {
    assertDiagnostics(
      #"{"statekit": 1, "domains": {"Test": {}}, "types": {1️⃣"\#(name)": {"struct": {"count": "Int"}}}}"#,
      .error(
        "SK0401",
        "'\(name)' is not an identifier of Swift, and no type of 'types' has generic parameters: declare it in Swift and leave it"
          + " out here"
      )
    )
    assertDiagnostics(
      #"{"statekit": 1, "domains": {1️⃣"\#(name)": {}}}"#,
      .error(
        "SK0401",
        "'\(name)' is not an identifier of Swift, and no domain has generic parameters: leave them out"
      )
    )
  }

  // MARK: Suggestions that would be wrong as well

  @Test(arguments: ["self_", "Self", "_self", "self-"])
  func `a name that means something else in Swift is not suggested`(name: String) {
    assertDiagnostics(
      withDomain(#"{"state": {1️⃣"\#(name)": "Int"}}"#),
      .error(
        name == "_self" ? "SK0403" : name == "self-" ? "SK0401" : "SK0404",
        name == "self-" ? nil : "'self' means something else in Swift: choose another name"
      )
    )
  }

  @Test func `an existing member of the type is not suggested either`() {
    assertDiagnostics(
      withDomain(#"{"state": {1️⃣"hash_value": "Int"}, "actions": {2️⃣"Name": {}, 3️⃣"_description": {}}}"#),
      .error("SK0404", "'hashValue' is a member that it would hide: choose another name"),
      .error("SK0404", at: "2️⃣", "'name' is a member that it would hide"),
      .error("SK0403", at: "3️⃣", "'description' is a member that it would hide")
    )
  }

  @Test func `a keyword is fine`() {
    assertDiagnostics(withDomain(#"{"state": {1️⃣"init_": "Int"}}"#), .error("SK0404", suggestion: "init"))
  }
}
