import StateKitTestSupport
import Testing

@testable import StateKitGenerator

struct SensitivePropertiesTranslatorTests {
  private static func schema(_ sensitive: String, _ others: String = "") -> String {
    #"""
    {"statekit": 1, "access": "public"\#(others),
     "types": {"Card": {"struct": {"name": "String", "code": {"type": "Int"\#(sensitive)}}}},
     "domains": {"App": {"state": {"count": "Int = 0", "default": {"type": "String?"\#(sensitive)}}}}}
    """#
  }

  @Test(arguments: [("AppState", "default"), ("Card", "code")])
  func `states and structs list their sensitive properties`(name: String, property: String) {
    let code = generated(Self.schema(#", "sensitive": true"#))
    #expect(
      code.contains(
        """
        nonisolated extension \(name): StateKit.SensitiveProperties {
          public static var sensitiveProperties: [Swift.String] { ["\(property)"] }
        }
        """
      )
    )
    #expect(!code.contains("writer."))
  }

  @Test func `the coding hides them from recorders`() {
    let code = generated(Self.schema(#", "sensitive": true"#, #", "conformances": ["Recordable"]"#))
    for line in [
      #"writer.sensitive("code", self.code)"#, #"writer.value("name", self.name)"#,
      #"writer.sensitive("default", self.`default`)"#, #"writer.value("count", self.count)"#,
    ] {
      #expect(code.contains(line), "\(line)")
    }
  }

  @Test(arguments: ["", #", "sensitive": false"#])
  func `without them the code does not name the protocol`(key: String) {
    #expect(!generated(Self.schema(key, #", "conformances": ["Recordable"]"#)).contains("ensitive"))
  }

  @Test func `a state written by hand has to conform`() {
    let state = #"{"swift": "Mine", "properties": {"code": {"type": "Int", "sensitive": true}}}"#
    let code = generated(withDomain(#"{"state": \#(state)}"#))
    #expect(code.contains("StateKit._GeneratedCode.SensitiveState<Mine>"))
    #expect(!code.contains("extension Mine"))
  }

  @Test(arguments: [
    (#""output": "(token: String)""#, #"["token"]"#, true), (#""output": "String""#, #"["0"]"#, true),
    (#""input": "(token: String)", "output": "String""#, #"["token"]"#, false),
    (#""output": "String", "failure": "AnyError""#, #"["error"]"#, true),
  ])
  func `the property of a request is sensitive if its result is`(
    values: String,
    labels: String,
    isSensitive: Bool
  ) {
    let code = generated(
      withDomain(#"{"requests": {"load": {\#(values), "into": "result", "sensitive": \#(labels)}}}"#)
    )
    expectEqual(code.contains(#"sensitiveProperties: [Swift.String] { ["result"] }"#), isSensitive)
  }
}
