import StateKitTestSupport
import Testing

@testable import StateKitAuthoring
@testable import StateKitGenerator

struct ExplainedCodeTests {
  @Test func `each code is explained, and other codes are not`() throws {
    let explained = Set(Explanations.all.map(\.code))
    let codes = try DiagnosticCodes.all()
    expectEqual(codes.subtracting(explained).sorted(), [])
    expectEqual(explained.subtracting(codes).sorted(), [])
  }
}
