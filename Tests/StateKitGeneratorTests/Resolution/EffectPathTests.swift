import Testing

@testable import StateKitGenerator

struct EffectPathTests {
  private static func schema(_ effect: String) -> String {
    #"""
    {
      "statekit": 1,
      "domains": {
        "App": {
          "actions": {"a": {}, "failed": "(error: E)"},
          "requests": {"load": {"failure": "E"}},
          "effects": {"work": {\#(effect)}},
          "children": {"row": "Row"}
        },
        "Row": {"actions": {"b": {}}}
      },
      "types": {"E": {"enum": ["a"]}}
    }
    """#
  }

  @Test(arguments: [
    #""on": "a", "until": "row.b", "output": "row.b", "failure": "failed""#,
    #""on": "load.success", "output": "load.request", "failure": "load.failure""#,
  ])
  func `paths lead to actions of the domain or below, or to phases`(effect: String) {
    assertDiagnostics(Self.schema(effect))
  }

  @Test(arguments: [
    (#""on": "1️⃣x""#, "SK0610"), (#""on": "a", "until": "row.1️⃣x""#, "SK0610"),
    (#""on": "a", "output": "1️⃣row""#, "SK0612"), (#""on": "a", "output": "1️⃣load""#, "SK0666"),
    (#""on": "a", "failure": "load.1️⃣x""#, "SK0667"), (#""on": "a.1️⃣b""#, "SK0611"),
  ])
  func `each of the four is followed`(effect: String, code: String) {
    assertDiagnostics(Self.schema(effect), .error(code))
  }

  @Test func `paths are followed in an effect that cannot be read as a whole, too`() {
    assertDiagnostics(
      Self.schema(#""on": "1️⃣x", "kind": 2️⃣"fireAndForgot", "output": "row.3️⃣c""#),
      .error("SK0610"),
      .error("SK0206", at: "2️⃣", suggestion: "fireAndForget"),
      .error("SK0610", at: "3️⃣")
    )
  }
}
