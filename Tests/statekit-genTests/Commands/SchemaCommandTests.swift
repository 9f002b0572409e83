import StateKitAuthoring
import StateKitTestSupport
import Testing

struct SchemaCommandTests {
  @Test func `the command only prints the schema for editors`() throws {
    let result = try CommandLineTool(folder: try TemporaryFolder()).run("schema")
    expectEqual(result.output, EditorSchema.text)
    #expect(result.error.isEmpty && result.status == 0)
  }
}
