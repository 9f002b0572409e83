import StateKitTestSupport
import Testing

@testable import StateKitGenerator

struct IdentifierTests {
  private static let valid = [
    "a", "users", "URLLoader", "größe", "名前", "user1", "_private", "e\u{301}", "été", "中", "ⅷ",
  ]

  @Test(arguments: valid)
  func `Swift's identifiers are valid`(name: String) {
    expectEqual(Identifier(name)?.name, name)
  }

  @Test func `Swift accepts each valid identifier`() throws {
    let source = Self.valid.map { "let \($0): Int = 1" }.joined(separator: "\n")
    try expectEqual(Swiftc.typecheck(source), "")
  }

  @Test(arguments: [
    "", "1a", "a b", "a-b", "a.b", "a`", "`a`", "$0", "a\n", "a;", "\u{301}e", "a\u{200B}b", "a\u{202E}",
    "\u{FEFF}a",
    "a\u{AD}", "a≠b", "(", "_", "a\u{0}", "👩\u{200D}👩", "a\u{3000}", "a\u{E000}",
  ])
  func `a wrong or invisible identifier is refused`(name: String) {
    #expect(Identifier(name) == nil)
  }

  @Test func `keywords are spelled in backticks, but not as labels`() throws {
    let name = try #require(Identifier("in"))
    expectEqual(name.spelled, "`in`")
    expectEqual(name.label, "in")
    expectEqual(name.declaredLabel, "in")
  }

  @Test func `three labels need backticks where they are declared, one everywhere`() {
    let names = ["inout", "let", "var"].compactMap(Identifier.init)
    expectEqual(names.map(\.declaredLabel), ["`inout`", "`let`", "`var`"])
    expectEqual(names.map(\.label), ["`inout`", "let", "var"])
  }
}
