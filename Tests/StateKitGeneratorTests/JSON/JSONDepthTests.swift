import Foundation
import StateKitTestSupport
import Testing

@testable import StateKitGenerator

@Suite struct JSONDepthTests {
  private func nested(_ depth: Int, _ open: String = "[", _ close: String = "]") -> String {
    String(repeating: open, count: depth) + "1" + String(repeating: close, count: depth)
  }

  @Test func `512 objects and arrays may be nested`() {
    assertDiagnostics(nested(512), upTo: .json)
    assertDiagnostics(nested(256, "[{\"a\":", "}]"), upTo: .json)
  }

  @Test func `the 513th is an error at its bracket`() {
    let outer = String(repeating: "[", count: 512)
    assertDiagnostics(outer + "1️⃣[", .error("SK0118"), upTo: .json)
    assertDiagnostics(outer + "1️⃣{}", .error("SK0118"), upTo: .json)
  }

  @Test func `a million brackets are one error`() {
    expectEqual(Stage.json.diagnostics(of: [SourceFile(path: "Test", text: nested(1_000_000))]).count, 1)
  }

  @Test func `depth is no danger to a thread with little stack`() async {
    // Root, domains, domain, state and property come on top.
    let text = withDomain(#"{"state": {"a": {"type": "[Int]", "default": \#(nested(507))}}}"#)
    let found = await withCheckedContinuation { continuation in
      let thread = Thread {
        let file = SourceFile(path: "Test.statekit.json", text: text)
        continuation.resume(returning: Stage.schema.diagnostics(of: [file]).map(\.code))
      }
      thread.stackSize = 512 << 10
      thread.start()
    }
    expectEqual(found, [])
  }
}
