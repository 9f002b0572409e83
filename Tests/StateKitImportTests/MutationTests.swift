#if Import
import StateKitGenerator
import StateKitTestSupport
import Testing

@testable import StateKitImport

/// Made-up Swift files: the fixtures with tokens that are removed, doubled, moved or taken from others. None of them may
/// crash the importer, and what it writes must hold what it promises for code of people.
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
      check(files, "\(fixture), round \(round)")
    }
  }

  private func check(_ files: [SourceFile], _ name: String) {
    let importer = Importer(dialect: .auto)
    let first = importer.run(files, existing: [], folder: "Imported")
    #expect(first.diagnostics.isEmpty, "\(name): \(first.diagnostics.map(\.message))")
    let written = first.changes.map { SourceFile(path: $0.path, bytes: $0.contents) }
    let second = importer.run(files, existing: written, folder: "Imported")
    #expect(second.changes.map(\.path) == [], "\(name)")
    #expect(second.report.text(of: files) == first.report.text(of: files), "\(name)")
  }
}
#endif
