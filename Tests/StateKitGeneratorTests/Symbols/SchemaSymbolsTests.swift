import StateKitTestSupport
import Testing

@testable import StateKitGenerator

struct SchemaSymbolsTests {
  private func symbols(_ text: String) -> SchemaSymbols {
    Generator().symbols([SourceFile(path: "App.statekit.json", text: text)])
  }

  private static let text = """
    {
      "statekit": 1,
      "types": { "Post": { "struct": { "id": "Int" } } },
      "domains": {
        "App": {
          "state": { "posts": "[Post]", "title": "String = \\"\\"" },
          "actions": { "renamed": { "payload": "(title: String)", "set": { "title": "$title" } } },
          "children": { "feed": "Feed" },
          "bridges": [{ "on": "renamed", "dispatch": "feed.shown" }]
        },
        "Feed": { "actions": { "shown": "(title: String)" } }
      }
    }
    """

  @Test func `each use of a name is found with its declaration`() {
    let found = symbols(Self.text).references.map {
      "\($0.symbol.kind.rawValue) \($0.symbol.name) \($0.place.line):\($0.place.column)\($0.isDeclaration ? " declared" : "")"
    }
    expectEqual(
      found,
      [
        "type Post 3:15 declared", "property id 3:37 declared", "domain App 5:6 declared",
        "property posts 6:19 declared", "type Post 6:29", "property title 6:38 declared",
        "action renamed 7:21 declared", "label title 7:46 declared", "property title 7:73",
        "label title 7:83",
        "child feed 8:22 declared", "domain Feed 8:30", "action renamed 9:28", "child feed 9:51",
        "action shown 9:56", "domain Feed 11:6 declared", "action shown 11:29 declared",
        "label title 11:39 declared",
      ]
    )
  }

  @Test func `labels that a bridge passes on by their names are known`() {
    let shared = symbols(Self.text).shared
    expectEqual(shared.map { "\($0.given.location.line) \($0.wanted.location.line)" }, ["7 11"])
  }

  @Test func `an unfinished text has names`() {
    let broken = Self.text.replacing(#""dispatch": "feed.shown" }]"#, with: #""dispatch": "feed."#)
    let found = symbols(broken)
    #expect(found.declarations.map(\.name).contains("Feed"))
    expectEqual(found.actions(behind: ["feed"], in: "App").map(\.name), ["shown"])
  }

  @Test func `a path offers what can follow`() {
    let found = symbols(Self.text)
    expectEqual(found.actions(behind: [], in: "App").map(\.name), ["renamed", "feed"])
    expectEqual(found.properties(behind: [], in: "App").map(\.name), ["posts", "title", "feed"])
    #expect(found.properties(behind: ["posts"], in: "App").map(\.name).contains("count"))
    expectEqual(found.values(ofActionAt: ["feed", "shown"], in: "App").map(\.name), ["title"])
    #expect(found.actions(behind: ["other"], in: "App").isEmpty)
  }
}
