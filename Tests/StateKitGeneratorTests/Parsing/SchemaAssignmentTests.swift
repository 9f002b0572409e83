import StateKitTestSupport
import Testing

@testable import StateKitGenerator

@Suite struct SchemaAssignmentTests {
  /// The value of `set` with this text, as `payload by at 3`, `property a.b at 4 6` or JSON.
  private func set(_ value: String) throws -> String? {
    let domain = try parsedDomain("{\"actions\": {\"a\": {\"set\": {\"x\":\n\(value)}}}}")
    return domain.actions.first?.change[.set].first?.value.map(described)
  }

  private func with(_ value: String) throws -> String? {
    let bridge = "{\"on\": \"a\", \"dispatch\": \"b\", \"with\": {\"x\":\n\(value)}}"
    let domain = try parsedDomain("{\"bridges\": [\(bridge)]}")
    return domain.bridges.first?.with.first.map { described($0.value) }
  }

  private func described(_ value: ValueSchema) -> String {
    switch value {
    case .payload(let label):
      "payload \(label.value) at \(label.location.column)"
    case .property(let path):
      "property \(path.components.map { "\($0.value) at \($0.location.column)" }.joined(separator: " . "))"
    case .json(let node):
      node.rendered
    }
  }

  @Test(arguments: [
    (#""$by""#, "payload by at 3"),
    (#""$0""#, "payload 0 at 3"),
    (#""\u0024by""#, "payload by at 8"),
    (#""$$by""#, "‹$by›"),
    (#""$$""#, "‹$›"),
    (#""$$$x""#, "‹$$x›"),
    (#""active""#, "‹active›"),
    (#""a$b""#, "‹a$b›"),
    ("null", "null"),
    (#"["$x"]"#, "[‹$x›]"),
  ])
  func `a value is a label or JSON`(text: String, described: String) throws {
    try expectEqual(set(text), described)
    try expectEqual(with(text), described)
  }

  @Test func `a property is a value, and a text with two at signs is none`() throws {
    try expectEqual(with(#""@next""#), "property next at 3")
    try expectEqual(with(#""@users.me""#), "property users at 3 . me at 9")
    try expectEqual(set(#""@next""#), "property next at 3")
    try expectEqual(with(#""@@next""#), "‹@next›")
    try expectEqual(set(#""@@next""#), "‹@next›")
  }

  @Test func `a text behind two dollars keeps its places`() throws {
    let domain = try parsedDomain(#"{"actions": {"a": {"set": {"x": "$\u0024a\tb"}}}}"#)
    guard case .json(let node) = domain.actions.first?.change[.set].first?.value,
      case .string(let string) = node.value
    else {
      Issue.record("no string")
      return
    }
    let start = string.location.offset
    expectEqual(string.text, "$a\tb")
    expectEqual([0, 1, 2, 3, 4].map { string.location(atUTF8Offset: $0).offset - start }, [1, 8, 9, 11, 12])
  }
}
