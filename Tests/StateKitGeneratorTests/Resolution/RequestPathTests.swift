import Testing

@testable import StateKitGenerator

struct RequestPathTests {
  private static func schema(until path: String) -> String {
    #"""
    {
      "statekit": 1,
      "domains": {
        "App": {
          "actions": {"closed": {}},
          "requests": {"load": {"until": "\#(path)"}, "save": {"failure": "E"}},
          "children": {"row": "Row"}
        },
        "Row": {"actions": {"removed": {}}}
      },
      "types": {"E": {"enum": ["a"]}}
    }
    """#
  }

  @Test(arguments: ["closed", "row.removed", "save.success", "save.failure", "load.request"])
  func `'until' leads to an action of the domain or below, or to a phase`(path: String) {
    assertDiagnostics(Self.schema(until: path))
  }

  @Test(arguments: [
    ("1️⃣closd", "SK0610", "the domain 'App' has no action 'closd'", "closed"),
    ("row.1️⃣x", "SK0610", "the domain 'Row' has no action 'x'", nil),
    ("1️⃣row", "SK0612", "'row' is a child, and an action is needed here", nil),
    ("1️⃣save", "SK0666", "go on to one of its phases, 'save.request', 'save.success' or 'save.failure'", nil),
    ("save.1️⃣sucess", "SK0667", "the request 'save' has no phase 'sucess'", "success"),
    ("load.1️⃣failure", "SK0667", "the request 'load' has no phase 'failure'", nil),
    ("save.success.1️⃣x", "SK0611", "'success' is an action and has no parts", nil),
  ])
  func `another path is an error where it goes wrong`(
    path: String,
    code: String,
    message: String,
    suggestion: String?
  ) {
    assertDiagnostics(Self.schema(until: path), .error(code, message, suggestion: suggestion))
  }
}
