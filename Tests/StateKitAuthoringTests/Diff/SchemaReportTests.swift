import Foundation
import StateKitAuthoring
import StateKitTestSupport
import Testing

@testable import StateKitGenerator

struct SchemaReportTests {
  private static let old: String = """
    {
      "statekit": 1, "conformances": ["Codable"],
      "domains": {
        "Users": {
          "state": { "text": "String = \\"a\\"" },
          "actions": { "first": "(x: Int)", "second": "(y: Int)" }
        }
      }
    }
    """
  private static let new: String = """
    {
      "statekit": 1, "conformances": ["Codable"],
      "domains": {
        "Users": {
          "state": { "text": "String = \\"`|\\"" },
          "actions": { "one": { "payload": "(x: Int)", "was": ["first"] } }
        }
      }
    }
    """

  private func report() throws -> SchemaReport { SchemaReport(try diff(Self.old, Self.new)) }

  @Test func `text has a line for each change, and counts them`() throws {
    try expectEqual(
      report().text(as: .text),
      #"""
      New.statekit.json:5:18: property 'Users.text': default '"a"' became '"`|"' \#
      [source: compatible, stored actions: compatible]
      New.statekit.json:6:20: action 'Users.first' is called 'Users.one' now \#
      [source: breaking, stored actions: compatible by migrate]
      Old.statekit.json:6:41: action 'Users.second' is gone [source: breaking, stored actions: breaking]
      3 changes, 2 breaking

      """#
    )
  }

  @Test func `each change is shown where the thing is declared`() throws {
    let empty = #"{"statekit": 1, "domains": {"B": {"actions": {"x": "()"}}, "A": {"actions": {"e": "()"}}}}"#
    let full = """
      {"statekit": 1, "domains": {"B": {"actions": {"x": "()"}}, "A": {
        "state": {
          "on": "Bool"
        },
        "actions": {"e": "()",
          "f": "()"
        },
        "requests": {
          "load": {"output": "(Int)",
            "into": "loaded"}},
        "effects": {
          "work": {"on": "e"}},
        "children": {
          "b": "B"},
        "reactions": {
          "b.x": {"set": {"on": true}}},
        "bridges": [
          {"on": "f", "dispatch": "b.x"}]
      }, "C": {}},
      "types": {
        "S": {"struct": {"n": "Int"}}}
      }
      """
    func places(_ old: String, _ new: String) throws -> [String] {
      try diff(old, new).map { change in
        let place = change.location.map { "\($0.line):\($0.column)" } ?? ""
        return "\(change.kind) \(change.subject) \(place)"
      }
    }
    let expected = [
      "property 3:5", "property 10:15", "action 6:5", "request 9:5", "effect 12:5", "child 14:5",
      "reaction 16:6", "bridge 18:5", "domain 19:4", "type 21:3",
    ]
    let added = try places(empty, full).filter { $0.hasPrefix("added") }
    expectEqual(added, expected.map { "added \($0)" })
    try expectEqual(places(full, empty).filter { $0.hasPrefix("removed") }, expected.map { "removed \($0)" })
  }

  @Test func `json has an object for each change`() throws {
    let text = try report().text(as: .json)
    let object = try #require(try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
    expectEqual(object["breaking"] as? Bool, true)
    let changes = try #require(object["changes"] as? [[String: Any]])
    expectEqual(changes.map { $0["name"] as? String }, ["Users.text", "Users.one", "Users.second"])
    expectEqual(changes[0]["details"] as? [String], [#"default '"a"' became '"`|"'"#])
    expectEqual(changes[1]["earlierName"] as? String, "Users.first")
    expectEqual(changes[1]["stored"] as? String, "compatible")
    expectEqual(changes[1]["needsMigration"] as? Bool, true)
    expectEqual(changes[2]["schema"] as? String, "old")
    expectEqual(changes[2]["line"] as? Int, 6)
    expectEqual(changes[2]["column"] as? Int, 41)
  }

  @Test func `each key of json is documented`() throws {
    let text = try report().text(as: .json)
    let object = try #require(try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
    let changes = try #require(object["changes"] as? [[String: Any]])
    let root = (0..<4).reduce(URL(filePath: #filePath)) { path, _ in path.deletingLastPathComponent() }
    let article = root.appending(path: "Sources/statekit-gen/statekit-gen.docc/ComparingSchemas.md")
    let documentation = try String(contentsOf: article, encoding: .utf8)
    for key in Set(object.keys).union(changes.flatMap(\.keys)) {
      #expect(documentation.contains("`\(key)`"), "\(key)")
    }
  }

  @Test func `markdown lists breaking changes first, and code does not end a cell`() throws {
    try expectEqual(
      report().text(as: .markdown),
      #"""
      ### Schemas: 3 changes, 2 breaking

      **Breaking**

      | | Change | Source code | Stored actions | Where |
      |---|---|---|---|---|
      | **`Users`** | action `Users.first` is called `Users.one` now | breaking | compatible by migrate | `New.statekit.json:6` |
      |  | action `Users.second` is gone | breaking | breaking | `Old.statekit.json:6` |

      <details><summary>Compatible: 1</summary>

      | | Change | Source code | Stored actions | Where |
      |---|---|---|---|---|
      | **`Users`** | property `Users.text`: default `"a"` became <code>&#34;&#96;&#124;&#34;</code> | compatible | compatible | `New.statekit.json:5` |

      </details>

      """#
    )
  }

  @Test(
    arguments: zip(ReportFormat.allCases, ["no changes\n", "", "### Schemas\n\nThere are no changes.\n"])
  )
  func `a report without changes says so`(format: ReportFormat, expected: String) throws {
    let report = SchemaReport(try diff(Self.old, Self.old))
    #expect(!report.isBreaking)
    let json = "{\n  \"breaking\": false,\n  \"changes\": []\n}\n"
    expectEqual(report.text(as: format), (format == .json ? json : expected))
  }

  @Test func `a schema is the same as itself`() throws {
    for file in try SchemaFolder.valid() {
      let (model, _) = Generator().check([file])
      guard let model else { continue }
      expectEqual(SchemaDiff(old: model, new: model).changes.map(\.name), [], "\(file.path)")
    }
  }
}
