#if Import
import Foundation
import StateKitGenerator
import Testing

@testable import StateKitImport

/// `STATEKIT_RECORD_IMPORT=1` writes what is made over what is expected: read the difference before you commit it.
struct FixtureTests {
  private static let isRecording = ProcessInfo.processInfo.environment["STATEKIT_RECORD_IMPORT"] == "1"

  @Test(arguments: ImportFixture.all)
  func `a fixture becomes the expected schemas, handlers and report`(_ fixture: ImportFixture) throws {
    let result = try fixture.run()
    let report = result.report.text(of: try fixture.input())
    if FixtureTests.isRecording { return try fixture.record(result.files, report) }
    #expect(try fixture.files(in: "Output") == result.files)
    #expect(
      try String(contentsOf: fixture.folder.appending(component: "report.txt"), encoding: .utf8) == report
    )
  }

  @Test(arguments: ImportFixture.all)
  func `the generator takes the schemas of a fixture`(_ fixture: ImportFixture) throws {
    let result = try fixture.run()
    #expect(result.diagnostics.isEmpty)
    let schemas = result.changes.filter { $0.path.hasSuffix(".json") }
      .map { SourceFile(path: $0.path, bytes: $0.contents) }
    // What is only reported, as actions that are classes, has no schema.
    if schemas.isEmpty { return #expect(result.report.isOpen && result.changes.isEmpty) }
    let generated = Generator().generate(schemas)
    #expect(!generated.hasErrors && !generated.files.isEmpty)
  }

  @Test(arguments: ImportFixture.all)
  func `a second import changes nothing`(_ fixture: ImportFixture) throws {
    let first = try fixture.run()
    let second = try fixture.run(
      existing: first.changes.map { SourceFile(path: $0.path, bytes: $0.contents) }
    )
    #expect(second.changes.map(\.path) == [])
    #expect(second.report.lines.count == first.report.lines.count)
  }

  @Test(arguments: ImportFixture.all)
  func `the same input gives the same bytes`(_ fixture: ImportFixture) throws {
    #expect(try fixture.run().files == fixture.run().files)
  }
}
#endif
