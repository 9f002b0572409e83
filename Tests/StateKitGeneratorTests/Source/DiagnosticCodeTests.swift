import StateKitTestSupport
import Testing

@testable import StateKitGenerator

struct DiagnosticCodeTests {
  /// Codes that one file without options cannot show.
  private static let needMore: Set<String> = [
    "SK0407", "SK0413", "SK0507", "SK0681", "SK0682", "SK0683", "SK0684", "SK0685",
  ]

  @Test func `each code has a schema in the folder of invalid ones`() throws {
    let codes = try DiagnosticCodes.all()
    let shown = Set(try SchemaFolder.invalid().map { String($0.path.prefix(6)) })
    #expect(codes.count > 80)
    // The scaffold's messages are about the user's own files, not about schemas.
    let ofSchemas = codes.filter { !$0.hasPrefix("SK08") }
    expectEqual(ofSchemas.subtracting(shown).sorted(), Self.needMore.sorted())
  }
}
