import Foundation
import Testing

@testable import StateKitGenerator

/// What the tool takes compiles without a warning, where that was not so once.
struct AcceptedSchemaTests {
  /// What the compiler says of a schema that the tool takes.
  private func diagnose(_ domains: String, types: String = "", swift: String = "") throws -> String {
    let text = #"{"statekit": 1, "types": {\#(types)}, "domains": {\#(domains)}}"#
    var options = GeneratorOptions()
    options.moduleName = "GoldenTests"
    let result = Generator(options: options).generate([SourceFile(path: "App.statekit.json", text: text)])
    #expect(result.diagnostics.map(\.message) == [])
    let folder = try TemporaryFolder()
    var files = try result.files.map { try folder.write($0.contents, to: $0.name) }
    files.append(try folder.write(Array(swift.utf8), to: "User.swift"))
    return try Swiftc(arguments: ["-swift-version", "6"]).diagnose(files, in: folder.url)
  }

  @Test(arguments: [
    "tabs.first.id", "tabs.last.id", "some.first.id", "holes.first.id", "someHoles.last.id", "slice.first.id",
    "set.first",
    "byName.first.value.id", "nested.first.first.id", "twice.id", "tabs.count", "range.upperBound",
    "list.ids.first",
    "list.first.id", "rows.first.id", "rows.ids.first", "rows.elements.last.id", "row.tab.id",
    "stored.first.tab.id",
  ])
  func `a path leads through collections and what is in them`(path: String) throws {
    let said = try diagnose(
      #"""
      "App": {
        "state": {
          "tabs": "[Tab]", "some": "[Tab]?", "holes": "[Tab?]", "someHoles": "[Tab?]?", "slice": "ArraySlice<Tab>",
          "set": "Set<Tab.ID>", "byName": "[String: Tab]", "nested": "[[Tab]]", "twice": "Tab??",
          "range": "ClosedRange<Int>", "list": "StateKit.IdentifiedArray<Tab>", "stored": "[RowState]"
        },
        "actions": { "a": {}, "b": "(number: Int)" },
        "children": { "rows": { "domain": "Row", "kind": "each" }, "row": { "domain": "Row", "kind": "optional" } },
        "bridges": [{ "on": "a", "dispatch": "b", "with": { "number": "@\#(path.replacing("set.first", with: "set.first"))" } }]
      },
      "Row": { "state": { "id": "Int", "tab": "Tab?" } }
      """#,
      types: #""Tab": { "struct": { "id": "Int" } }"#
    )
    #expect(said == "")
  }

  @Test(arguments: ["tabs.first.isOpen", "!holes.last.isOpen", "rows.first.isOpen", "tabs.isEmpty"])
  func `a condition leads through collections, too`(path: String) throws {
    let said = try diagnose(
      #"""
      "App": {
        "state": { "tabs": "[Tab]", "holes": "[Tab?]" },
        "actions": { "a": {}, "b": {} },
        "children": { "rows": { "domain": "Row", "kind": "each" } },
        "bridges": [{ "on": "a", "dispatch": "b", "when": "\#(path)" }]
      },
      "Row": { "state": { "id": "Int", "isOpen": "Bool" } }
      """#,
      types: #""Tab": { "struct": { "id": "Int", "isOpen": "Bool" } }"#
    )
    #expect(said == "")
  }
}
