import Foundation
import StateKitGenerator
import StateKitTestSupport
import Testing

/// Committed generated code may come from another release than the runtime.
struct RuntimeVersionTests {
  @Test func `code for a newer runtime does not compile, and says why`() throws {
    let schema =
      #"{ "statekit": 1, "domains": { "Lamp": { "actions": { "lit": { "reduce": "handler" } } } } }"#
    let result = Generator().generate([SourceFile(path: "Lamp.statekit.json", text: schema)], using: [])
    let code = String(decoding: try #require(result.files.first).contents, as: UTF8.self)

    #expect(try complaints(of: code).isEmpty)
    let complaints = try complaints(
      of: code.replacing("_GeneratedCode.version1", with: "_GeneratedCode.version2")
    )
    #expect(
      complaints.contains("error: 'subscript(dynamicMember:)' is unavailable: this was generated for a newer")
    )
  }

  private func complaints(of code: String) throws -> String {
    let folder = try TemporaryFolder()
    return try Swiftc.makeModule("Lamps", of: [folder.write(code, to: "Lamp.swift")], in: folder.url)
  }
}
