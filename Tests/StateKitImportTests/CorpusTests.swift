#if Import
import Foundation
import StateKitGenerator
import StateKitTestSupport
import Testing

@testable import StateKitImport

/// Small inputs, a form of code each. `.ci/check-import-fixtures` compiles what is written.
struct CorpusTests {
  private static let isRecording = ProcessInfo.processInfo.environment["STATEKIT_RECORD_IMPORT"] == "1"
  private static let counts = ImportFixture.root.appending(components: "Corpus", "counts.txt")

  @Test func `the corpus has inputs of both dialects`() {
    #expect(CorpusInput.all.count >= 120)
    #expect(Set(CorpusInput.all.map(\.dialect)) == ["tca", "reswift"])
  }

  @Test(arguments: Thoroughness.some(8, of: CorpusInput.all))
  func `an input keeps what imports promise`(_ input: CorpusInput) throws {
    try Property.checkImport(of: [input.file])
  }

  @Test(arguments: Thoroughness.some(60, of: CorpusInput.all))
  func `nothing written has a name that the input has not`(_ input: CorpusInput) throws {
    #expect(try input.run().unknownNames(besides: [input.file]) == [])
  }

  @Test func `the counts of what moves are those that were read`() throws {
    let lines = try CorpusInput.all.map { input in
      let totals = try input.run().report.totals
      return "\(input): \(totals.moved.cases) moved, \(totals.open.cases) for a person\n"
    }
    if CorpusTests.isRecording { return try Data(lines.joined().utf8).write(to: CorpusTests.counts) }
    #expect(try String(contentsOf: CorpusTests.counts, encoding: .utf8) == lines.joined())
  }
}
#endif
