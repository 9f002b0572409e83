import StateKitTestSupport
import Testing

@testable import StateKitGenerator

@Suite struct SchemaFolderTests {
  @Test func `every schema in the folder is valid`() throws {
    let files = try SchemaFolder.valid()
    #expect(files.count > 5)
    for file in files {
      let found = Generator().validate([file]).map { "\($0.location): \($0.message) [\($0.code)]" }
      expectEqual(found, [], "\(file.path)")
    }
  }
}
