import Foundation
import StateKitTestSupport
import Testing

@testable import StateKitAuthoring
@testable import StateKitGenerator

struct ReferenceTests {
  private let isRecording = ProcessInfo.processInfo.environment["STATEKIT_RECORD_REFERENCE"] != nil

  @Test func `the recorded pages are the pages that the tool gives`() throws {
    let pages = try Reference.pages()
    if isRecording {
      try ReferenceFolder.record(pages)
      try Data(EditorSchema.text.utf8).write(to: SchemaFolder.editorSchema)
    }
    let recorded = try ReferenceFolder.pages()
    let given = Dictionary(uniqueKeysWithValues: pages.map { ($0.path, $0.text) })
    let stale = Set(recorded.keys).union(given.keys).filter { recorded[$0] != given[$0] }
    expectEqual(stale.sorted(), [], "run .ci/record-reference")
  }

  @Test func `the recorded Swift has the explanations of the pages`() throws {
    let swift = try RecordedExplanations.text(of: DiagnosticPage.all())
    if isRecording { try Data(swift.utf8).write(to: RecordedExplanations.file) }
    let isRecorded = try String(contentsOf: RecordedExplanations.file, encoding: .utf8) == swift
    #expect(isRecorded, "run .ci/record-reference")
  }

  @Test func `each code stands in one range`() throws {
    let codes = try DiagnosticPage.all().map(\.code)
    expectEqual(DiagnosticRange.all.flatMap { codes.filter($0.contains) }, codes)
  }

  @Test func `each range begins behind the one before, and has a code`() throws {
    let starts = DiagnosticRange.all.map(\.start)
    expectEqual(starts, Set(starts).sorted())
    let codes = try DiagnosticPage.all().map(\.code)
    expectEqual(DiagnosticRange.all.filter { !codes.contains(where: $0.contains) }.map(\.title), [])
  }

  @Test func `pages show suggestions, and name the files that matter`() throws {
    let pages = try DiagnosticPage.all()
    #expect(pages.contains { $0.messages.contains("; did you mean '") })
    #expect(pages.contains { $0.messages.contains(": note: the first change is here`") })
    #expect(pages.allSatisfy { $0.messages.contains(#/^- `.+: (error|warning|note): [^`]+ \[SK\d{4}\]`/#) })
    #expect(pages.contains { $0.wrong.map(\.name) == ["Users.statekit.json", "Users.swift"] })
    #expect(pages.contains { $0.wrong.map(\.text) == [""] })
  }
}
