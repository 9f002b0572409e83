import StateKitTestSupport
import Testing

@testable import StateKitGenerator

/// Bridges on changes of a child that lead to the next change.
struct EventBridgesEndTests {
  private func schema(_ bridge: String) -> String {
    #"""
    {"statekit": 1, "domains": {
      "App": {
        "state": {"count": "Int = 0", "isOn": "Bool = false"},
        "actions": {
          "counted": {"add": {"count": 1}}, "recounted": {}, "closed": {"set": {"detail": null}},
          "noted": {"reduce": "none", "allow": ["SK0690"]}
        },
        "children": {"detail": {"domain": "Row", "kind": "optional"}, "rows": {"domain": "Row", "kind": "each"}},
        "bridges": [{\#(bridge)}]
      },
      "Row": {
        "state": {"id": "Int", "title": "String = \"\""},
        "binds": ["title"],
        "actions": {
          "read": {"reduce": "none", "allow": ["SK0690"]}, "cleared": {"set": {"title": ""}}, "sorted": {},
          "left": {"dismisses": true}
        },
        "requests": {"load": {"output": "Int", "into": "size"}}
      }
    }}
    """#
  }

  @Test(arguments: [
    #""onChange": ["rows"], "dispatch": "counted""#, #""onChange": ["rows"], "dispatch": "noted""#,
    #""onChange": ["rows"], "dispatch": "closed""#,
    #""onChange": ["rows"], "dispatch": "recounted", "when": "isOn""#,
    #""onChange": ["detail"], "dispatch": "detail.read""#,
    #""onChange": ["detail"], "dispatch": "detail.left""#,
    #""onChange": "detail.title", "dispatch": "detail.cleared""#,
    #""onMade": "rows", "dispatch": "recounted""#,
    #""onChange": "rows.count", "dispatch": "recounted""#,
    #""onChange": "isOn", "dispatch": "counted""#,
    #""onChange": "count", "dispatch": "counted", "when": {"path": "count", "is": 1}"#,
  ])
  func `a bridge that ends is right`(bridge: String) {
    assertDiagnostics(schema(bridge))
  }

  @Test(arguments: [
    #""onChange": ["2️⃣rows"], "dispatch": "1️⃣recounted""#, #""onChange": ["2️⃣detail"], "dispatch": "1️⃣closed""#,
    #""onChange": "2️⃣detail", "dispatch": "1️⃣detail.cleared""#,
    #""onChange": "2️⃣detail", "dispatch": "1️⃣detail.sorted""#,
    #""onChange": "2️⃣count", "dispatch": "1️⃣counted""#,
    #""onChange": "2️⃣detail", "dispatch": "1️⃣detail.load.request""#,
    #""onChange": ["count", "2️⃣rows"], "dispatch": "1️⃣rows.cleared", "to": "each""#,
    #""onChange": "2️⃣detail", "dispatch": "1️⃣detail.binding.title", "with": {"0": "a"}"#,
  ])
  func `a bridge to the next change is an error`(bridge: String) {
    assertDiagnostics(schema(bridge), .error("SK0640", "this bridge never ends", notes: ["2️⃣"]))
  }
}
