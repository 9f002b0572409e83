#if Import
import Foundation
import StateKitGenerator
import Testing

@testable import StateKitImport

/// `STATEKIT_RECORD_IMPORT=1` writes what is made over what is expected: read the difference before you commit it.
struct FixtureTests {
  private static let isRecording = ProcessInfo.processInfo.environment["STATEKIT_RECORD_IMPORT"] == "1"

  @Test(arguments: ImportFixture.all)
  func
    `a fixture becomes what is expected, which the generator takes, and a second import says the same and changes nothing`(
      _ fixture: ImportFixture
    ) throws
  {
    let result = try fixture.run()
    let report = result.report.text(of: try fixture.input())
    if FixtureTests.isRecording { return try fixture.record(result.files, report) }
    #expect(try fixture.files(in: "Output") == result.files)
    #expect(
      try String(contentsOf: fixture.folder.appending(component: "report.txt"), encoding: .utf8) == report
    )
    check(result)
    let second = try fixture.run(
      existing: result.changes.map { SourceFile(path: $0.path, bytes: $0.contents) }
    )
    #expect(second.changes.map(\.path) == [])
    #expect(second.report.text(of: try fixture.input()) == report)
  }

  private func check(_ result: ImportResult) {
    #expect(result.diagnostics.isEmpty)
    let schemas = result.changes.filter { $0.path.hasSuffix(".json") }
      .map { SourceFile(path: $0.path, bytes: $0.contents) }
    // What is only reported, as actions that are classes, has no schema.
    if schemas.isEmpty { return #expect(result.report.isOpen && result.changes.isEmpty) }
    #expect(Generator().validate(schemas).allSatisfy { $0.severity != .error })
  }
}
#endif
