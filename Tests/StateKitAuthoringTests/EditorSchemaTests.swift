import Foundation
import Testing

@testable import StateKitAuthoring
@testable import StateKitGenerator

/// What editors know of the language is what the parser knows. That no right schema is refused by it is shown with a
/// validator of others, by `.ci/check-editor-schema`.
struct EditorSchemaTests {
  private static let shapes: [(ObjectShape, at: [String])] = [
    (.file, []), (.domain, ["domain"]), (.action, ["action"]), (.request, ["request"]),
    (.effect, ["effect"]), (.reaction, ["reaction"]), (.property, ["property"]), (.child, ["child"]),
    (.bridge, ["bridge"]), (.type, ["type"]),
  ]

  /// The part of the schema under a name in `$defs`; the whole where there is none.
  private func part(_ name: String?) throws -> [String: Any] {
    let json = try JSONSerialization.jsonObject(with: Data(EditorSchema.text.utf8))
    let root = try #require(json as? [String: Any])
    guard let name else { return root }
    return try #require((root["$defs"] as? [String: Any])?[name] as? [String: Any])
  }

  /// The properties of a part, or of its form that is an object.
  private func properties(_ name: String?) throws -> [String: [String: Any]] {
    let part = try part(name)
    let forms = [part] + (part["oneOf"] as? [[String: Any]] ?? [])
    return try #require(forms.lazy.compactMap { $0["properties"] as? [String: [String: Any]] }.first)
  }

  @Test func `the file in 'schemas' has the same bytes`() throws {
    let file = try Data(contentsOf: SchemaFolder.editorSchema)
    #expect(file == Data(EditorSchema.text.utf8), "run .ci/record-reference")
  }

  @Test(arguments: shapes.map(\.0.noun))
  func `each kind of object has the keys that the parser knows`(noun: String) throws {
    let (shape, path) = try #require(Self.shapes.first { $0.0.noun == noun })
    #expect(try properties(path.first).keys.sorted() == shape.keys.sorted())
  }

  @Test func `no object takes keys that it does not know`() throws {
    for (_, path) in Self.shapes {
      let part = try part(path.first)
      let forms = [part] + (part["oneOf"] as? [[String: Any]] ?? [])
      let closed = forms.filter { $0["properties"] != nil }.map { $0["additionalProperties"] as? Bool }
      #expect(closed == [false], "\(path)")
    }
  }

  @Test(
    arguments: [
      ("access", nil, AccessLevel.allCases.map(\.rawValue)),
      ("reduce", "action", ReduceMode.allCases.map(\.rawValue)),
      ("visibility", "action", ActionVisibility.allCases.map(\.rawValue)),
      ("kind", "effect", EffectKind.allCases.map(\.rawValue)),
      ("kind", "child", ChildKind.allCases.map(\.rawValue)),
    ] as [(String, String?, [String])]
  )
  func `each key that takes a word has all its words`(key: String, name: String?, words: [String]) throws {
    #expect(try properties(name)[key]?["enum"] as? [String] == words)
  }

  @Test(arguments: [
    ("accessors", AccessorMode.allCases.map(\.rawValue)), ("policy", PolicySchema.allCases.map(\.rawValue)),
  ])
  func `words of several kinds of objects are there once`(name: String, words: [String]) throws {
    #expect(Set(try #require(try part(name)["enum"] as? [String])) == Set(words))
  }

  @Test func `conformances have all their words`() throws {
    let items = try part("conformances")["items"] as? [String: Any]
    #expect(Set(try #require(items?["enum"] as? [String])) == Set(ConformanceSchema.allCases.map(\.rawValue)))
  }

  @Test func `every key says what it is`() throws {
    for (shape, path) in Self.shapes {
      for (key, value) in try properties(path.first) {
        let reference = (value["$ref"] as? String)?.split(separator: "/").last.map(String.init)
        let description = try value["description"] ?? reference.map { try part($0)["description"] as Any }
        #expect(description is String, "'\(key)' of \(shape.noun)")
      }
    }
  }

  /// VS Code and others show these beside the words.
  @Test func `each word of a list says what it means`() throws {
    let json = try JSONSerialization.jsonObject(with: Data(EditorSchema.text.utf8))
    let lists = parts(of: json).filter { $0["type"] as? String == "string" && $0["enum"] != nil }
    #expect(lists.count == 8)
    for list in lists {
      let meanings = list["enumDescriptions"] as? [String] ?? []
      #expect(meanings.count == (list["enum"] as? [String])?.count, "\(list)")
    }
  }

  /// All objects in a value.
  private func parts(of value: Any) -> [[String: Any]] {
    if let array = value as? [Any] { return array.flatMap(parts) }
    guard let object = value as? [String: Any] else { return [] }
    return [object] + object.values.flatMap(parts)
  }
}
