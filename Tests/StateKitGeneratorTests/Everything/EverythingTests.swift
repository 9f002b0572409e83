import StateKitTestSupport
import Testing

@testable import StateKitGenerator

/// The tool's output for the schemas with every feature, as a new user sees it.
struct EverythingTests {
  @Test func `the schema generates without other schemas, and allows all its warnings`() throws {
    let result = Generator().generate([try SchemaFolder.everything()])
    expectEqual(result.diagnostics.map(\.message), [])
    expectEqual(result.files.map(\.name), ["everything.statekit.swift"])
  }

  @Test func `the schemas beside it generate with --use`() throws {
    let files = try SchemaFolder.everythingInModules()
    try #require(files.map(\.path) == ["Cafe.statekit.json", "Hall.statekit.json"])
    let cafe = SchemaModule(name: "Cafe", files: [files[0]])
    expectEqual(Generator().validate([files[0]]).map(\.message), [])
    expectEqual(Generator().validate([files[1]], using: [cafe]).map(\.message), [])
    expectEqual(Generator().validate([files[1]]).map(\.code), ["SK0680"])
  }
}
