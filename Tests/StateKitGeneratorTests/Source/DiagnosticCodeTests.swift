import Foundation
import Testing

@testable import StateKitGenerator

struct DiagnosticCodeTests {
  /// What one file without options cannot show.
  private static let needMore: Set<String> = [
    "SK0407", "SK0413", "SK0507", "SK0681", "SK0682", "SK0683", "SK0684", "SK0685",
  ]

  /// Those that messages have.
  static func codes() throws -> Set<String> {
    let root = URL(filePath: #filePath).appending(path: "../../../../Sources").standardizedFileURL
    let sources = try ["StateKitGenerator", "StateKitReports/Scaffold"].map { root.appending(path: $0) }
      .flatMap { folder in
        try #require(FileManager.default.enumerator(atPath: folder.path())).compactMap { $0 as? String }
          .filter { $0.hasSuffix(".swift") }
          .map { try String(contentsOf: folder.appending(path: $0), encoding: .utf8) }
      }
    return Set(sources.flatMap { $0.matches(of: #/"(SK\d{4})"/#).map { String($0.1) } })
  }

  @Test func `each code has a schema in the folder of invalid ones`() throws {
    let codes = try Self.codes()
    let shown = Set(try SchemaFolder.invalid().map { String($0.path.prefix(6)) })
    #expect(codes.count > 80)
    // The scaffold speaks of the user's own files, not of schemas.
    let ofSchemas = codes.filter { !$0.hasPrefix("SK08") }
    #expect(ofSchemas.subtracting(shown).sorted() == Self.needMore.sorted())
  }
}
