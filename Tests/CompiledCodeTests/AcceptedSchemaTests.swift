import Foundation
import StateKitTestSupport
import Testing

@testable import StateKitGenerator

/// Accepted schemas compile without warnings. Each case is a former bug.
struct AcceptedSchemaTests {
  /// The compiler's messages for the generated code of a schema.
  private func diagnose(_ domains: String, types: String = "", swift: String = "") throws -> String {
    let text = #"{"statekit": 1, "types": {\#(types)}, "domains": {\#(domains)}}"#
    var options = GeneratorOptions()
    options.moduleName = "GoldenCode"
    let result = Generator(options: options).generate([SourceFile(path: "App.statekit.json", text: text)])
    expectEqual(result.diagnostics.map(\.message), [])
    let folder = try TemporaryFolder()
    var files = try result.files.map { try folder.write($0.contents, to: $0.name) }
    files.append(try folder.write(swift, to: "User.swift"))
    return try Swiftc(arguments: ["-swift-version", "6"]).diagnose(files, in: folder.url)
  }

  @Test func `a path leads through collections and their elements`() throws {
    let paths = [
      "tabs.first.id", "tabs.last.id", "some.first.id", "holes.first.id", "someHoles.last.id",
      "slice.first.id",
      "set.count",
      "byName.count", "nested.first.first.id", "twice.id", "tabs.count", "range.upperBound",
      "list.ids.first",
      "list.first.id", "rows.first.id", "rows.ids.first", "rows.elements.last.id", "row.tab.id",
      "stored.first.tab.id",
    ]
    let actions = paths.indices.map { #""a\#($0)": {}"# }
    let bridges = paths.enumerated().map { number, path in
      #"{ "on": "a\#(number)", "dispatch": "b", "with": { "number": "@\#(path)" } }"#
    }
    let said = try diagnose(
      #"""
      "App": {
        "state": {
          "tabs": "[Tab]", "some": "[Tab]?", "holes": "[Tab?]", "someHoles": "[Tab?]?", "slice": "ArraySlice<Tab>",
          "set": "Set<Tab.ID>", "byName": "[String: Tab]", "nested": "[[Tab]]", "twice": "Tab??",
          "range": "ClosedRange<Int>", "list": "StateKit.IdentifiedArray<Tab>", "stored": "[RowState]"
        },
        "actions": { \#(actions.joined(separator: ", ")), "b": "(number: Int)" },
        "children": { "rows": { "domain": "Row", "kind": "each" }, "row": { "domain": "Row", "kind": "optional" } },
        "bridges": [\#(bridges.joined(separator: ", "))]
      },
      "Row": { "state": { "id": "Int", "tab": "Tab?" } }
      """#,
      types: #""Tab": { "struct": { "id": "Int" } }"#
    )
    expectEqual(said, "")
  }

  @Test(arguments: [
    #""effects": { "e": { "on": "path.row.a" } }"#,
    #""effects": { "e": { "on": "path.row.a", "id": "$path", "until": "path.row.b", "output": "path.row.b" } }"#,
    #""effects": { "e": { "on": "path.row.a", "output": "path.popFrom", "until": "path.popFrom" } }"#,
    #""effects": { "e": { "on": "path.popFrom", "output": "path.popFrom", "kind": "stream" } }"#,
    #""effects": { "e": { "on": "path.list.rows.b" }, "f": { "on": "path.list.rows.a" } }"#,
    #""effects": { "e": { "on": "lists.trail.row.b" }, "f": { "on": "lists.trail.popFrom" } }"#,
    #""reactions": { "path.list.rows.b": { "add": { "n": "$x" } }, "path.list.rows.a": { "set": { "n": "$path" } } }"#,
    #""reactions": { "path.list.rows.b": { "set": { "n": "$path" } }, "path.list.rows.a": { "set": { "n": "$rows" } } }"#,
    #"""
    "bridges": [
      { "on": "path.list.rows.b", "dispatch": "c", "with": { "x": "$y" } },
      { "on": "path.list.rows.a", "dispatch": "c", "with": { "x": "$path" } }
    ]
    """#,
    #""bridges": [{ "on": "lists.trail.row.a", "dispatch": "lists.trail.popFrom", "with": { "lists": "$lists", "id": "$trail" } }]"#,
  ])
  func `the ids of a stack and of a list are known where they are used`(app: String) throws {
    let said = try diagnose(
      #"""
      "App": {
        "state": { "n": "Int = 0" }, "actions": { "c": { "payload": "(x: Int)", "set": { "n": "$x" } } },
        "children": {
          "path": { "stack": { "list": "List", "row": "Row" } }, "lists": { "domain": "List", "kind": "each" }
        },
        \#(app)
      },
      "List": {
        "state": { "id": "Int" },
        "children": { "rows": { "domain": "Row", "kind": "each" }, "trail": { "stack": { "row": "Row" } } }
      },
      "Row": { "state": { "id": "Int" }, "actions": { "a": {}, "b": "(x: Int, y: Int)" } }
      """#
    )
    expectEqual(said, "")
  }

  @Test(arguments: [#""kind": "each""#, #""kind": "optional""#])
  func `a path leads through the listed properties of a state written by hand`(kind: String) throws {
    let path = kind.contains("each") ? "row.last" : "row"
    let said = try diagnose(
      #"""
      "App": {
        "actions": { "a": {}, "b": "(isOpen: Bool?)" },
        "children": { "row": { "domain": "Row", \#(kind) } },
        "bridges": [{ "on": "a", "dispatch": "b", "with": { "isOpen": "@\#(path).inner.last.isOpen" } }]
      },
      "Row": {
        "state": { "swift": "HandState", "properties": { "id": "Int", "inner": "[InnerState]" } },
        "actions": { "tapped": {} }
      },
      "Inner": { "state": { "isOpen": "Bool?" } }
      """#,
      swift: """
        struct HandState: Equatable, Identifiable, Sendable {
          var id: Int
          var inner: [InnerState]
        }
        """
    )
    expectEqual(said, "")
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
    expectEqual(said, "")
  }

  @Test(
    arguments: Thoroughness.some(
      9,
      of: [
        #""requests": { "r": { "output": "Never" } }"#,
        #""requests": { "r": { "output": "Never", "failure": "E" } }"#,
        #""requests": { "r": { "output": "Never?", "failure": "E" }, "s": { "output": "Never??" } }"#,
        #""requests": { "r": { "input": "Int", "output": "(x: Int, y: Never)", "failure": "E" } }"#,
        #""requests": { "r": { "output": "Never", "failure": "E", "into": "x" } }"#,
        #""requests": { "r": { "input": "(i: Int)", "output": "Never", "failure": "E", "into": "x", "id": "$i" } }"#,
        #""requests": { "r": { "input": "Never", "output": "Int" } }"#,
        #""requests": { "r": { "input": "(i: Never)", "output": "Int", "id": "$i" } }"#,
        #""requests": { "r": { "input": "(i: Never)", "output": "Int", "failure": "E", "id": "$i" } }"#,
        #""actions": { "a": {}, "b": "Never" }, "effects": { "e": { "on": "a", "output": "b" } }"#,
        #""actions": { "a": {}, "b": "(x: Never, y: Int)" }, "effects": { "e": { "on": "a", "kind": "stream", "output": "b" } }"#,
        #""actions": { "a": {}, "b": "Never" }, "effects": { "e": { "on": "a", "kind": "stream", "output": "b" } }"#,
        #""actions": { "a": {}, "b": "Never" }, "effects": { "e": { "on": "b", "output": "a" } }"#,
        #""actions": { "a": {}, "b": "Never" }, "effects": { "e": { "on": "b", "kind": "fireAndForget" } }"#,
        #""actions": { "a": {}, "b": "(x: Never)" }, "effects": { "e": { "on": "b", "output": "a", "id": "$x" } }"#,
        #""actions": { "a": {}, "b": "Never" }, "bridges": [{ "on": "b", "dispatch": "a" }]"#,
        #""actions": { "a": "(x: Never)", "b": "(x: Never)", "c": {} }, "bridges": [{ "on": "a", "dispatch": "b" }]"#,
        #""actions": { "a": {}, "b": "(x: Never)" }, "state": { "y": "Never?" }, "bridges": [{ "on": "a", "dispatch": "b", "with": { "x": "@y" } }]"#,
        #""actions": { "a": {}, "b": { "payload": "(x: Never)", "set": { "y": "$x" } } }, "state": { "y": "Never?" }"#,
        #""actions": { "a": {}, "b": { "payload": "(x: Never)", "set": { "y": "$x" } } }, "state": { "y": "Never" }"#,
        #""actions": { "a": "Never?", "b": "[Never]", "c": "Result<Never, Never>" }, "state": { "y": "[String: Never]" }"#,
        #""actions": { "a": {}, "b": { "payload": "(x: Int, y: Never)", "sensitive": ["x"], "deprecated": "Old." } }"#,
        #""actions": { "a": {}, "b": { "payload": "(x: Never)", "was": ["c"], "reduce": "none" } }, "bridges": [{ "on": "b", "dispatch": "a" }]"#,
        #""children": { "row": "Row" }, "reactions": { "row.never": "handler" }"#,
        #""children": { "row": "Row" }, "state": { "y": "Never?" }, "reactions": { "row.never": { "set": { "y": "$0" } } }"#,
        #""children": { "rows": { "domain": "Row", "kind": "each" } }, "reactions": { "rows.never": "handler" }"#,
        #""children": { "row": { "domain": "NoRow", "kind": "optional" } }, "actions": { "a": {} }"#,
      ]
    ),
    Thoroughness.some(1, of: ["", #", "conformances": ["Hashable"]"#, #", "accessors": "full""#])
  )
  func `a value that cannot be made may stand wherever one can`(app: String, rest: String) throws {
    let said = try diagnose(
      """
      "App": { \(app)\(rest) },
      "Row": { "state": { "id": "Int" }, "actions": { "never": "Never", "tapped": {} }\(rest) },
      "NoRow": { "state": { "id": "Never" }, "actions": { "tapped": {} }\(rest) }
      """,
      types: #""E": { "enum": ["x"] }"#
    )
    expectEqual(said, "")
  }

  /// Tuples and `Void` are not `Equatable`.
  @Test(arguments: [
    #""requests": { "r": { "output": ["Void"] } }"#,
    #""requests": { "r": { "output": "(x: Void)", "failure": "E" } }"#,
    #""requests": { "r": { "output": "(x: Void, y: Int)" }, "s": { "output": "Void?" } }"#,
    #""requests": { "r": { "output": "((x: Int, y: Int))" } }"#,
    #""requests": { "r": { "output": "((x: Int, y: Never))" } }"#,
    #""actions": { "a": {}, "b": { "payload": ["Void"] } }, "effects": { "e": { "on": "a", "kind": "stream", "output": "b" } }"#,
    #""actions": { "a": {}, "b": "(x: Void)" }, "effects": { "e": { "on": "a", "output": "b" } }"#,
    #""actions": { "a": "(x: Void)", "b": "(x: Void)" }, "bridges": [{ "on": "a", "dispatch": "b" }]"#,
    #""actions": { "a": {}, "b": { "payload": "(x: Void)", "set": { "y": "$x" } } }, "state": { "y": "Void" }"#,
    #""actions": { "a": {}, "b": "(x: Void)" }, "state": { "y": "Void" }, "bridges": [{ "on": "a", "dispatch": "b", "with": { "x": "@y" } }]"#,
    #""actions": { "a": {}, "b": "(x: Void)" }, "state": { "y": "Void?" }, "bridges": [{ "on": "a", "dispatch": "b", "with": { "x": "@y" } }]"#,
  ])
  func `a value without a type can be accepted, too`(app: String) throws {
    let said = try diagnose(
      #""App": { \#(app), "conformances": ["-Equatable"] }"#,
      types: #""E": { "enum": ["x"] }"#
    )
    expectEqual(said, "")
  }

  @Test func `a negation stands on the line of what it negates`() throws {
    let said = try diagnose(
      #"""
      "App": {
        "state": { "past": "Past = Past()" },
        "actions": { "went": {}, "noted": { "reduce": "none", "allow": ["SK0690"] } },
        "bridges": [{ "on": "went", "dispatch": "noted", "when": { "any": ["past.isLong",
          "!past.isOpen"] } }]
      }
      """#,
      swift: "struct Past: Equatable, Sendable { var isLong = false, isOpen = false }"
    )
    expectEqual(said, "")
  }
}
