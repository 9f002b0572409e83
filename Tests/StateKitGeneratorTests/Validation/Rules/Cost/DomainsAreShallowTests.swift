import StateKitTestSupport
import Testing

@testable import StateKitGenerator

@Suite(.timeLimit(.minutes(10)))
struct DomainsAreShallowTests {
  /// A chain of domains `D0`, `D1`, …, each the child `d1`, `d2`, … of the one before.
  private static func chain(_ levels: Int, allow: String = "", more: String = "") -> String {
    let domains = (0...levels).reversed().map { level in
      let marker = level == levels - 1 ? "1️⃣" : ""
      let child =
        level == levels ? "" : #", \#(marker)"d\#(level + 1)": {"domain": "D\#(level + 1)"\#(allow)}"#
      return #""D\#(level)": {"children": {\#(child.dropFirst(2))\#(level == 0 ? more : "")}}"#
    }
    return #"{"statekit": 1, "domains": {\#(domains.joined(separator: ", ")), "Leaf": {}}}"#
  }

  @Test func `a domain below the depth limit is a note with its path`() {
    assertDiagnostics(
      Self.chain(9),
      .note("SK0702", "'d1.d2.d3.d4.d5.d6.d7.d8.d9' lies 9 domains deep")
    )
    assertDiagnostics(Self.chain(8))
  }

  @Test func `the longest way counts, and the deepest domain is named once`() {
    assertDiagnostics(
      Self.chain(10, more: #", "short": "D5", "leaf": "Leaf""#),
      .note("SK0702", "lies 10 domains deep")
    )
  }

  @Test func `the first one of two equally long paths is reported`() {
    assertDiagnostics(
      Self.chain(9, more: #", "other": "D1""#),
      .note("SK0702", "'d1.d2.d3.d4.d5.d6.d7.d8.d9' lies 9 domains deep")
    )
  }

  @Test func `a domain in many places is gone through once`() {
    let domains = (0..<60).map {
      #""D\#($0)": {"children": {"a": "D\#($0 + 1)", "b": "D\#($0 + 1)"}}"#
    }
    let file = SourceFile(
      path: "Test.statekit.json",
      text: #"{"statekit": 1, "domains": {\#(domains.joined(separator: ", ")), "D60": {}}}"#
    )
    expectEqual(Generator().validate([file]).map(\.code), ["SK0702"])
  }

  @Test func `the note can be allowed at the child`() {
    let allowed = #", "allow": ["SK0702"]"#
    let found = Generator().validate([
      SourceFile(path: "Test.statekit.json", bytes: MarkedText(Self.chain(9, allow: allowed)).bytes)
    ])
    // The other eight domains allow a warning that they do not get.
    expectEqual(found.map(\.code), Array(repeating: "SK0215", count: 8))
  }

  @Test func `a chain of thousands takes no stack`() {
    assertDiagnostics(Self.chain(5_000), .note("SK0702", "lies 5000 domains deep"))
  }

  @Test func `a domain that contains itself has no depth`() {
    assertDiagnostics(withDomain(#"{"children": {1️⃣"test": "Test"}}"#), .error("SK0602"))
  }
}
