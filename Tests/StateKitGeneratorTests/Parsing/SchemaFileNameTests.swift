import StateKitTestSupport
import Testing

@testable import StateKitGenerator

@Suite struct SchemaFileNameTests {
  private func name(_ path: String) -> (name: String, codes: [String]) {
    let diagnostics = DiagnosticCollector()
    let file = SourceFile(path: path, text: "{}")
    let name = SchemaFileName.schemaName(of: file, reportingTo: diagnostics)
    return (name, diagnostics.diagnostics.map(\.code))
  }

  @Test(arguments: [
    ("Users.statekit.json", "Users"),
    ("/a/b.c/Users.statekit.json", "Users"),
    ("./Users+More.statekit.json", "Users+More"),
    ("Größe.statekit.json", "Größe"),
    ("<stdin>", "stdin"),
  ])
  func `the name is the part before the suffix`(path: String, expected: String) {
    #expect(name(path) == (expected, []))
  }

  @Test(arguments: [
    "Users.json", "Users.StateKit.json", ".statekit.json", "a/.statekit.json", "", "a\nb.statekit.json",
  ])
  func `another name is an error at the start of the file`(path: String) {
    expectEqual(name(path).codes, ["SK0207"])
  }

  @Test func `the schema of such a file is read all the same`() {
    assertDiagnostics(
      in: ["Users.json": #"1️⃣{"statekit": 1, "domains": 2️⃣{}}"#],
      [.error("SK0207", "'Users.json'"), .error("SK0205", at: "2️⃣")],
      upTo: .schema
    )
  }
}
