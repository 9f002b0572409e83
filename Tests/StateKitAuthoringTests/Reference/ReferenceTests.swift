import Foundation
import StateKitTestSupport
import Testing

@testable import StateKitAuthoring
@testable import StateKitGenerator

struct ReferenceTests {
  @Test func `the recorded pages are the pages that the tool gives`() throws {
    if ProcessInfo.processInfo.environment["STATEKIT_RECORD_REFERENCE"] != nil {
      try ReferenceFolder.record(Reference.pages)
      try Data(EditorSchema.text.utf8).write(to: SchemaFolder.editorSchema)
    }
    let recorded = try ReferenceFolder.pages()
    let given = Dictionary(uniqueKeysWithValues: Reference.pages.map { ($0.path, $0.text) })
    let stale = Set(recorded.keys).union(given.keys).filter { recorded[$0] != given[$0] }
    expectEqual(stale.sorted(), [], "run .ci/record-reference")
  }

  @Test func `each code has a page, and stands in one range`() {
    let paths = Set(Reference.pages.map(\.path))
    expectEqual(Explanations.all.filter { !paths.contains("Diagnostics/\($0.code).md") }.map(\.code), [])
    expectEqual(DiagnosticRange.all.flatMap(\.explanations).map(\.code), Explanations.all.map(\.code))
  }

  @Test func `each range begins behind the one before, and has a code`() {
    let starts = DiagnosticRange.all.map(\.start)
    expectEqual(starts, Set(starts).sorted())
    expectEqual(DiagnosticRange.all.filter(\.explanations.isEmpty).map(\.title), [])
  }

  @Test func `a page has the mistake, the message of the tool, and the correction`() throws {
    let page = try #require(Reference.pages.first { $0.path == "Diagnostics/SK0523.md" })
    let explanation = try #require(Explanations.explanation(of: "SK0523"))
    #expect(page.text.hasPrefix("# SK0523: Two changes of one property\n\nOne action changes"))
    #expect(page.text.contains("for example by `set` and by `add`."))
    #expect(page.text.contains(#"@TitleHeading("Error")"#))
    let said = try #require(ExampleRun(explanation.wrong).diagnostics.first)
    let wrong = "## Wrong\n\n```json\n\(explanation.wrong[0].text)\n```\n\nThe tool says:\n\n- `"
    #expect(page.text.contains("\(wrong)Example.statekit.json:\(said.location.line):"))
    #expect(page.text.contains(": error: \(said.message) [SK0523]`\n"))
    #expect(page.text.contains(": note: the first change is here`\n"))
    #expect(page.text.contains("## Right\n\n```json\n\(explanation.right[0].text)\n```\n"))
  }

  @Test func `pages show suggestions, and name the files that matter`() {
    let pages = Reference.pages.filter { $0.path.hasPrefix("Diagnostics/SK") }.map(\.text)
    #expect(pages.contains { $0.contains("; did you mean '") })
    #expect(pages.allSatisfy { $0.contains(#/\n- `.+: (error|warning|note): [^`]+ \[SK\d{4}\]`\n/#) })
    #expect(pages.contains { $0.contains("`Users.swift`:\n\n```swift\n") })
    #expect(pages.contains { $0.contains("`Users.statekit.json`, with nothing in it.") })
  }
}
