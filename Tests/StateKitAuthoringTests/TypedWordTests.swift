import StateKitTestSupport
import Testing

/// The module names keys and words of the language by their types.
struct TypedWordTests {
  @Test func `no literal equals a key or a word of schemas`() throws {
    let literals = try LanguageLiterals(of: "StateKitAuthoring")
    #expect(literals.fileCount > 120)
    let mistakes = literals.mistakes(except: [
      "Diff/DomainDiff+Work.swift": .text("none", "domain", "one", "all"),
      "Diff/DomainDiff.swift": .text("is", "was"),
      "Diff/SchemaReportJSON.swift": .wire("kind", "path"),
      "Diff/TypeTable.swift": .code("id"),
      "Graph/Map/Printing/GraphData.swift":
        .wire("path", "doc", "domain", "kind", "payload", "request", "deprecated", "dismisses"),
      "Graph/Map/Printing/MapPrinter.swift": .text("bridges"),
      "Language/EditorSchema.swift": .wire("$schema"),
      "Language/JSONSchema.swift": .wire("default", "enum", "type", "oneOf", "properties"),
      "Migration/ValueMigration.swift": .wire("failure"),
      "RecordedTest/RecordedActions.swift": .code("id"),
      "RecordedTest/RecordedAssignments.swift": .code("id"),
      "RecordedTest/RecordedChange.swift": .code("id"),
      "RecordedTest/RecordedExpressions.swift": .code("failure", "none", "id"),
      "RecordedTest/RecordedRun.swift": .wire("request", "dispatch"),
      "RecordedTest/RecordedTestWriter.swift": .code("state"),
      "RecordedTest/UserTypes.swift": .code("Codable", "struct", "enum"),
      "RecordingPage/FormTypes.swift": .wire("optional", "type", "cases"),
      "RecordingPage/RecordingPage.swift": .wire("first"),
      "RecordingPage/RecordingPageSchema.swift":
        .wire(
          "type",
          "stack",
          "path",
          "doc",
          "request",
          "kind",
          "payload",
          "pop",
          "to",
          "domain",
          "domains",
          "actions",
          "bridges",
          "types"
        ),
      "Scaffold/HandlerStub.swift": .code("state"),
      "Scaffold/Reading/SwiftCursor.swift": .code("public", "internal", "struct", "enum"),
      "Scaffold/Reading/SwiftDeclarations.swift": .code("public"),
      "Scaffold/Reading/SwiftLexer+Regex.swift": .code("while"),
      "Scaffold/Reading/SwiftOutlineParser.swift":
        .code("struct", "enum", "internal", "optional", "package", "public"),
      "Scaffold/ReducerScaffold.swift": .code("public", "package"),
      "TestScaffold/BridgeState.swift": .code("state"),
      "TestScaffold/BridgeTestMethods.swift": .text("while"),
      "TestScaffold/SampleValues.swift": .code("none", "id"),
      "TestScaffold/TestSuite.swift": .code("struct", "enum"),
    ])
    expectEqual(mistakes, [])
  }
}
