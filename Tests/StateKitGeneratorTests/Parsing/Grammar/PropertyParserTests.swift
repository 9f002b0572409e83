import StateKitTestSupport
import Testing

@testable import StateKitGenerator

struct PropertyParserTests {
  @Test(arguments: [
    ("Int", "Int", nil),
    ("Int = 3", "Int", "3"),
    ("[String]=[]", "[String]", "[]"),
    ("Phase = .background ", "Phase", ".background"),
    ("String? = nil", "String?", "nil"),
    (#"String = "a = b""#, "String", #""a = b""#),
  ])
  func `a property is a type and perhaps a default`(text: String, type: String, value: String?) throws {
    let property = try parsedString(text, PropertyParser.parse)
    expectEqual(property.type.value.description, type)
    expectEqual(property.default?.value.expression, value)
  }

  @Test func `type and default have places`() throws {
    let property = try parsedString("Int  =  3", PropertyParser.parse)
    expectEqual(property.type.location.column, 2)
    expectEqual(property.default?.location.column, 10)
  }

  @Test func `a place in a string counts its escapes`() throws {
    let text = #"{"a": "String = \"ä\" \u0020 \u003B"}"#
    let node = try parsedJSON(text)
    guard case .object(let members) = node.value, case .string(let string) = members[0].value.value else {
      Issue.record("no string")
      return
    }
    let diagnostics = DiagnosticCollector()
    _ = PropertyParser.parse(string, reportingTo: diagnostics)
    expectEqual(diagnostics.diagnostics.map(\.code), ["SK0333"])
    expectEqual(diagnostics.diagnostics.map(\.location.column), [30])
  }

  @Test(arguments: [
    StringMistake("1️⃣= 3", "SK0301"),
    StringMistake("Int =1️⃣", "SK0330"),
    StringMistake("Int = 1️⃣", "SK0330"),
    StringMistake("Int =1️⃣= 3", "SK0338"),
    StringMistake("Int 1️⃣3", "SK0302"),
    StringMistake("Int = 31️⃣; let x = 4", "SK0333"),
  ])
  func `a wrong property is an error at its place`(mistake: StringMistake) {
    mistake.assert(PropertyParser.parse)
  }
}

extension DefaultSchema {
  fileprivate var expression: String? {
    guard case .swift(let expression) = self else { return nil }
    return expression
  }
}
