import Testing

@testable import StateKitGenerator
@testable import StateKitReports

struct ExplainedCodeTests {
  @Test func `each code is explained, and nothing else is`() throws {
    let explained = Set(Explanations.all.map(\.code))
    let codes = try DiagnosticCodeTests.codes()
    #expect(codes.subtracting(explained).sorted() == [])
    #expect(explained.subtracting(codes).sorted() == [])
  }
}
