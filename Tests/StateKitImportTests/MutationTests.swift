#if Import
import Foundation
import StateKitGenerator
import StateKitTestSupport
import Testing

@testable import StateKitImport

/// Made-up Swift files: the fixtures with tokens that are removed, doubled, moved or taken from others, and what the fuzzer
/// found. None of them may crash the importer, and what it writes must hold what it promises for code of people.
struct MutationTests {
  private static let pool: [String] = ImportFixture.all.flatMap { (try? $0.input()) ?? [] }
    .flatMap { SwiftMutation.tokens(of: String(decoding: $0.bytes, as: UTF8.self)) }

  @Test(arguments: Thoroughness.some(6, of: ImportFixture.all))
  func `broken code becomes schemas that the generator takes, or none`(_ fixture: ImportFixture) throws {
    let inputs = try fixture.input()
    for round in 0..<Thoroughness.rounds(1, all: 12) {
      var mutation = SwiftMutation(seed: UInt64(round), pool: MutationTests.pool)
      let files = inputs.map { file in
        SourceFile(path: file.path, text: mutation.applied(to: String(decoding: file.bytes, as: UTF8.self)))
      }
      #expect(throws: Never.self, "\(fixture), round \(round)") { try Property.checkImport(of: files) }
    }
  }

  @Test(arguments: try MutationTests.corpus())
  func `what the fuzzer found is imported as other code`(_ input: URL) throws {
    let bytes = [UInt8](try Data(contentsOf: input))
    #expect(throws: Never.self, "\(input.lastPathComponent)") { try Property.import.check(bytes) }
  }

  private static func corpus() throws -> [URL] {
    let tests = ImportFixture.root.deletingLastPathComponent().deletingLastPathComponent()
    let folder = tests.appending(path: "Fuzzing/Corpus/Import")
    return try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
      .sorted { $0.lastPathComponent < $1.lastPathComponent }
  }
}
#endif
