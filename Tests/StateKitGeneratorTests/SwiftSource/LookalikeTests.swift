import StateKitTestSupport
import Testing

@testable import StateKitGenerator

/// Letters of other alphabets that are drawn as letters of ASCII are.
struct LookalikeTests {
  private static let a = "\u{430}"
  private static let cyrillicA = "'\u{430}' is U+0430 (cyrillic small letter a)"

  @Test(arguments: ["n\u{430}me", "n\u{430}m\u{435}", "NAM\u{415}", "\u{FF4E}ame", "n\u{430}mme"])
  func `a name with a lookalike is near the name that looks the same`(name: String) {
    expectEqual(nearMiss(of: name, in: ["title", "name"]), "name")
  }

  @Test func `a word of only lookalikes is near, too`() {
    expectEqual(nearMiss(of: "\u{441}\u{43E}\u{440}\u{443}", in: ["title", "copy"]), "copy")
    expectEqual(
      nearMiss(of: "copy", in: ["title", "\u{441}\u{43E}\u{440}\u{443}"]),
      "\u{441}\u{43E}\u{440}\u{443}"
    )
  }

  @Test func `another word of the same alphabet is not`() {
    #expect(nearMiss(of: "\u{438}\u{43C}\u{44F}", in: ["name", "title"]) == nil)
  }

  @Test func `a lookalike is named by its number beside the suggestion`() {
    assertDiagnostics(
      withDomain(#"{"state": {"name": "String"}, "actions": {"b": {"set": {1️⃣"n\#(Self.a)me": "x"}}}}"#),
      .error("SK0520", "has no property 'n\u{430}me'; its \(Self.cyrillicA)", suggestion: "name")
    )
    assertDiagnostics(
      withDomain(#"{1️⃣"st\#(Self.a)te": {"name": "String"}}"#),
      .error("SK0201", "a domain has no key 'st\u{430}te'; its \(Self.cyrillicA)", suggestion: "state")
    )
    assertDiagnostics(
      withDomain(
        #"{"state": {"name": "String"}, "actions": {"b": {"payload": "(name: String)", "set": {"name": "$1️⃣n\#(Self.a)me"}}}}"#
      ),
      .error("SK0526", "its \(Self.cyrillicA)", suggestion: "$name")
    )
  }

  @Test func `several are named each once`() {
    assertDiagnostics(
      withDomain(
        #"{"state": {"copy": "String"}, "actions": {"b": {"set": {1️⃣"\#("\u{441}\u{43E}")py": "x"}}}}"#
      ),
      .error(
        "SK0520",
        "its '\u{441}' is U+0441 (cyrillic small letter es), '\u{43E}' U+043E (cyrillic small letter o)",
        suggestion: "copy"
      )
    )
  }

  @Test func `a lookalike in the declaration is named, too`() {
    assertDiagnostics(
      withDomain(
        #"{"state": {"n\#(Self.a)me": "String"}, "allow": ["SK0430"], "actions": {"b": {"set": {1️⃣"name": "x"}}}}"#
      ),
      .error("SK0520", "in the declared name \(Self.cyrillicA)", suggestion: "n\u{430}me")
    )
  }

  @Test func `a slip of another kind is not told of letters`() {
    assertDiagnostics(
      withDomain(#"{"state": {"имя": "String"}, "actions": {"b": {"set": {1️⃣"имйя": "x"}}}}"#),
      .error("SK0520", "the state of 'Test' has no property 'имйя'", suggestion: "имя")
    )
  }

  // MARK: Types

  @Test(arguments: ["\u{406}nt", "[\u{406}nt]", "[String: \u{406}nt?]"])
  func `a type that looks like one that is known is a warning`(type: String) {
    assertDiagnostics(
      withDomain(#"{"state": {"b": "1️⃣\#(type)"}}"#),
      .warning(
        "SK0416",
        "no type '\u{406}nt' is known here, and Swift tells it from 'Int'; its '\u{406}' is U+0406",
        suggestion: "Int"
      )
    )
  }

  // MARK: Declarations

  @Test func `a name of two alphabets is a warning`() {
    assertDiagnostics(
      #"""
      {"statekit": 1, "domains": {1️⃣"Us\#("\u{435}")rs": {
        "state": {2️⃣"n\#(Self.a)me": "String"}, "actions": {3️⃣"\#("\u{441}")leared": "(4️⃣i\#("\u{501}"): Int)"}}}}
      """#,
      .warning(
        "SK0430",
        "the domain 'Us\u{435}rs' is written in two alphabets; its '\u{435}' is U+0435 (cyrillic small letter ie)",
        suggestion: "Users"
      ),
      .warning("SK0430", at: "2️⃣", "the property", suggestion: "name"),
      .warning("SK0430", at: "3️⃣", "the action", suggestion: "cleared"),
      .warning("SK0430", at: "4️⃣", "the label", suggestion: "id")
    )
  }

  @Test(arguments: ["имя", "имяX", "größe", "δx", "ρ", "λ", "変更", "сахар"])
  func `a name of one alphabet, or with letters that are like no others, is fine`(name: String) {
    assertDiagnostics(withDomain(#"{"state": {"\#(name)": "Int"}}"#))
  }

  @Test func `an earlier name is as it was`() {
    assertDiagnostics(
      withDomain(#"{"state": {"name": {"type": "String", "was": ["n\#(Self.a)me"]}}}"#)
    )
  }
}
