import Foundation
import StateKitTestSupport
import Testing

@testable import StateKitGenerator

/// Diagnostics for changed versions of the schema.
struct EverythingVisibilityTests {
  private func codes(replacing old: String, with new: String) throws -> [String] {
    let text = try String(contentsOf: Golden.everything, encoding: .utf8)
    #expect(text.contains(old))
    let file = SourceFile(path: "everything.statekit.json", text: text.replacing(old, with: new))
    return Generator().validate([file]).map(\.code)
  }

  @Test func `the schema has no error and no warning as it is`() throws {
    try expectEqual(codes(replacing: "{", with: "{"), [])
  }

  @Test(arguments: ["account.checked", "account.nameTyped", "account.pinTyped"])
  func `a parent cannot listen to the private actions of a domain`(path: String) throws {
    let old = #""detail.closed": {"#
    try expectEqual(codes(replacing: old, with: #""\#(path)": "handler", "# + old), ["SK0614"])
  }

  @Test(arguments: ["SK0411", "SK0641", "SK0642"])
  func `without its allowances the schema has warnings`(code: String) throws {
    let silenced = try codes(replacing: #""allow": ["\#(code)"]"#, with: #""allow": []"#)
    expectEqual(Set(silenced), [code])
  }
}
