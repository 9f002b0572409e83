import Testing

@testable import StateKitGenerator

struct AccessorTranslatorTests {
  private func code(_ accessors: String) -> String {
    generated(
      """
      {
        "statekit": 1, "accessors": "\(accessors)",
        "domains": { "App": { "actions": { "ended": "(at: Int)" }, "children": { "kid": "Kid" } }, "Kid": {} }
      }
      """
    )
  }

  @Test func `full has get, set and a predicate`() {
    #expect(code("full").contains("var ended: Swift.Int? {\n    get {"))
    #expect(code("full").contains("self = .ended(at: newValue)"))
    #expect(code("full").contains("var isEnded: Swift.Bool {"))
    #expect(code("full").contains("var isKid: Swift.Bool {"))
  }

  @Test func `read has get alone`() {
    #expect(code("read").contains("var ended: Swift.Int? {\n    if case .ended(let at) = self { return at }"))
    #expect(!code("read").contains("newValue"))
    #expect(!code("read").contains("isEnded"))
  }

  @Test func `the mode 'none' has no accessors, and no key paths to them`() {
    #expect(!code("none").contains("var ended"))
    #expect(!code("none").contains("\\AppAction"))
  }
}
