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

  @Test func `every invalid schema has the one mistake that its name says`() throws {
    let files = try SchemaFolder.invalid()
    #expect(files.count > 20)
    for file in files {
      let found = Generator().validate([file])
      let messages = found.map { "\($0.location): \($0.message) [\($0.code)]" }
      expectEqual(found.map(\.code), [String(file.path.prefix(6))], "\(file.path): \(messages)")
    }
  }

  @Test func `each code of these stages has a schema`() throws {
    let codes = Set(try SchemaFolder.invalid().map { String($0.path.prefix(6)) })
    let json = (101...122).map { "SK0\($0)" }
    let shape = (201...215).map { "SK0\($0)" }
    expectEqual((json + shape).filter { !codes.contains($0) }, [])
  }
}
