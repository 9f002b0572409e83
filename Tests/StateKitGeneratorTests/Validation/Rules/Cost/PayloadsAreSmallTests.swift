import StateKitTestSupport
import Testing

@testable import StateKitGenerator

struct PayloadsAreSmallTests {
  /// A payload of so many numbers.
  private static func schema(_ count: Int, _ part: String, more: String = "") -> String {
    let numbers = (0..<count).map { #""n\#($0)": "Double""# }.joined(separator: ", ")
    return #"""
      {"statekit": 1, "domains": {"Test": {\#(part)}},
        "types": {"Numbers": {"struct": {\#(numbers)}}, "More": {"struct": {"a": "Numbers", "b": "Kitten"\#(more)}}}}
      """#
  }

  @Test func `a payload above the limit is a note with its size and a remedy`() {
    assertDiagnostics(
      Self.schema(33, #""actions": {1️⃣"moved": "(to: Numbers)", "other": "(id: Int)"}"#),
      .note(
        "SK0701",
        "the payload of 'moved' takes 264 bytes, and all actions above and beside it take as much: hand over an id"
      )
    )
    assertDiagnostics(Self.schema(32, #""actions": {"moved": "(to: Numbers)"}"#))
  }

  @Test func `all values of a payload count together`() {
    assertDiagnostics(
      Self.schema(20, #""actions": {1️⃣"moved": "(from: Numbers, to: Numbers?)"}"#),
      .note("SK0701", "takes 321 bytes")
    )
  }

  @Test func `of types that the schema does not know the size is not known`() {
    assertDiagnostics(
      Self.schema(33, #""actions": {1️⃣"moved": "(to: More)"}"#),
      .note("SK0701", "takes at least 264 bytes")
    )
  }

  @Test func `a value that is stored elsewhere is small`() {
    assertDiagnostics(
      Self.schema(33, #""actions": {"moved": "(to: [Numbers])", "all": "([String: Numbers], Set<Int>)"}"#)
    )
  }

  @Test func `the phases of requests are actions`() {
    assertDiagnostics(
      Self.schema(33, #""requests": {1️⃣"load": {"output": "(numbers: Numbers)"}}"#),
      .note("SK0701", "the payload of 'success'")
    )
  }

  @Test func `the note can be allowed, and does not fail a build`() {
    assertDiagnostics(
      Self.schema(33, #""actions": {"moved": {"payload": "(to: Numbers)", "allow": ["SK0701"]}}"#)
    )
    let text = Self.schema(33, #""actions": {"moved": "(to: Numbers)"}"#)
    let result = Generator().generate([SourceFile(path: "Test.statekit.json", text: text)])
    expectEqual(result.diagnostics.map(\.severity), [.note])
    #expect(!result.hasErrors && result.files.count == 1)
  }
}
