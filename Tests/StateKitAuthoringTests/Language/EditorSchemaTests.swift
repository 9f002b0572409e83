import Foundation
import StateKitTestSupport
import Testing

@testable import StateKitGenerator
@testable import StateKitAuthoring

/// The editors' schema of the language. `LanguageTests` compare it with the parser; `.ci/check-editor-schema` shows
/// with the validator of another project that it accepts all right schemas.
struct EditorSchemaTests {
  private func root() throws -> JSONNode { try parsedJSON(EditorSchema.text) }

  @Test func `the file in 'schemas' has the same bytes`() throws {
    let file = try Data(contentsOf: SchemaFolder.editorSchema)
    expectEqual(file, Data(EditorSchema.text.utf8), "run .ci/record-reference")
  }

  @Test func `each definition is referred to`() throws {
    let references = Set(parts(of: try root()).compactMap { $0["$ref"]?.text })
    expectEqual(references, Set(LanguageDefinition.allCases.map { "#/$defs/\($0.rawValue)" }))
  }

  @Test func `every key describes its value`() throws {
    let root = try root()
    let objects = parts(of: root).filter { $0["properties"] != nil && $0["additionalProperties"] != nil }
    expectEqual(objects.count, ObjectShape.all.count - 1)
    for key in objects.flatMap({ $0["properties"]?.members ?? [] }) {
      let name = key.value["$ref"]?.text?.split(separator: "/").last.map(String.init)
      let description = key.value["description"] ?? name.flatMap { root["$defs"]?[$0]?["description"] }
      expectEqual(description?.text?.isEmpty, false, "'\(key.key.text)'")
    }
  }

  /// All objects in a value.
  private func parts(of node: JSONNode) -> [JSONNode] {
    let members = node.members?.map(\.value) ?? node.elements
    return (node.members == nil ? [] : [node]) + members.flatMap(parts)
  }
}
