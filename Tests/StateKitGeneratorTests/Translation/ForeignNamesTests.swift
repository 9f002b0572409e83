import StateKitTestSupport
import Testing

@testable import StateKitGenerator

struct ForeignNamesTests {
  @Test(arguments: [
    ("0", []), (".idle", []), ("true", []), ("[]", []), ("UUID()", ["UUID"]), ("Date.now", ["Date"]),
    ("Int(Clock.now)", ["Clock"]), (#""Date()""#, []), (#""\"Date" + Name.first"#, ["Name"]),
    ("camelCase(other: 1)", []), ("[URL]()", ["URL"]), ("Foundation.URL()", ["Foundation", "URL"]),
  ])
  func `words with a capital outside of strings name types`(expression: String, names: [String]) {
    expectEqual(ForeignNames.find(in: expression), names)
  }
}
