#if Import
import StateKitAuthoring
import StateKitTestSupport
import Testing

@testable import StateKitImport

struct SchemaMergeTests {
  @Test func `a domain that exists gets the entries that it lacks, at the end, and keeps the others`() throws
  {
    let old = try value(
      #"""
      {"binds": ["n"], "state": {"n": "Int"}, "requests": {"load": {}}, "actions": {"added": {"was": ["add"]}},
      "bridges": [{"on": ["a", "b"], "dispatch": "c"}], "children": {"row": "Row"}}
      """#
    )
    let new = try value(
      #"""
      {"state": {"n": "String", "m": "Int"}, "binds": ["m", "n"], "actions": {"add": "()", "load": "()", "reset": "()"},
      "children": {"reset": "Row"}, "effects": {"e": {"on": "a"}},
      "bridges": [{"on": "b", "dispatch": "c"}, {"on": "b", "dispatch": "d"}], "conformances": {"state": ["Codable"]}}
      """#
    )
    let merged = try value(
      #"""
      {"binds": ["n", "m"], "state": {"n": "Int", "m": "Int"}, "requests": {"load": {}},
      "actions": {"added": {"was": ["add"]}, "reset": "()"},
      "bridges": [{"on": ["a", "b"], "dispatch": "c"}, {"on": "b", "dispatch": "d"}],
      "children": {"row": "Row", "reset": "Row"}, "effects": {"e": {"on": "a"}}}
      """#
    )
    expectEqual(SchemaMerge.adding(new, to: old).text, merged.text)
  }

  @Test func `actions and a state that are written by hand stay as they are`() throws {
    let old = try value(#"{"actions": {"swift": "AppAction", "cases": {"a": "()"}}, "state": "AppState"}"#)
    let new = try value(#"{"actions": {"b": "()"}, "state": {"n": "Int"}}"#)
    expectEqual(SchemaMerge.adding(new, to: old), old)
  }

  private func value(_ text: String) throws -> JSONValue {
    try #require(JSONValue(parsing: Array(text.utf8)))
  }
}
#endif
