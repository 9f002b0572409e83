import StateKitTestSupport
import Testing

@testable import StateKitGenerator

@Suite struct GeneratedFilesTests {
  @Test func `the files come in the order of the schemas, each time anew`() {
    let files = ["B", "A"].map { name in
      let schema = #"{ "statekit": 1, "domains": { "\#(name)": { "actions": { "opened": "()" } } } }"#
      return SourceFile(path: "\(name).statekit.json", text: schema)
    }
    let code = Generator().generate(files).code
    let names = code.map(\.name)
    expectEqual(names, ["B.statekit.swift", "A.statekit.swift"])
    expectEqual(code.map(\.contents), Generator().generate(files).files.map(\.contents))
    expectEqual(code.map(\.name), names)
  }

  @Test func `files are not generated if a schema has an error`() {
    let result = Generator().generate([SourceFile(path: "A.statekit.json", text: "{}")])
    #expect(result.hasErrors && result.files.isEmpty)
  }
}
