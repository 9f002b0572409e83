import StateKitTestSupport
import Testing

@testable import StateKitGenerator
@testable import StateKitAuthoring

/// The parser accepts the language as the description says, and refuses the rest.
struct LanguageTests {
  private static let samples: KeyValuePairs<String, String> = [
    "null": "null", "boolean": "true", "number": "1", "string": #""a""#, "array": "[]", "object": "{}",
  ]

  @Test func `the parser takes the kinds of values and the words that are described`() throws {
    try check(FileKey.self, with: ["statekit": "1", "domains": #"{"A": {}}"#]) { $0 }
    try check(DomainKey.self, in: withDomain)
    try check(ActionKey.self) { withDomain(#"{"actions": {"a": \#($0)}}"#) }
    try check(RequestKey.self) { withDomain(#"{"requests": {"a": \#($0)}}"#) }
    try check(EffectKey.self, with: ["on": #""a""#]) { withDomain(#"{"effects": {"a": \#($0)}}"#) }
    try check(ChildKey.self, [.domain, .kind, .allow, .was], with: ["domain": #""A""#]) {
      withDomain(#"{"children": {"a": \#($0)}}"#)
    }
    try check(ChildKey.self, [.oneOf, .initial, .allow, .was], with: ["oneOf": #"{"b": "A"}"#]) {
      withDomain(#"{"children": {"a": \#($0)}}"#)
    }
    try check(CaseKey.self, with: ["domain": #""A""#]) {
      withDomain(#"{"children": {"a": {"oneOf": {"b": \#($0)}}}}"#)
    }
    try check(ReactionKey.self) { withDomain(#"{"reactions": {"a.b": \#($0)}}"#) }
    try check(BridgeKey.self, with: ["on": #""a""#, "dispatch": #""b""#]) {
      withDomain(#"{"bridges": [\#($0)]}"#)
    }
    try check(PropertyKey.self, with: ["type": #""Int""#]) { withDomain(#"{"state": {"a": \#($0)}}"#) }
    try check(TypeKey.self) { #"{"statekit": 1, "domains": {"A": {}}, "types": {"T": \#($0)}}"# }
  }

  /// - Parameters:
  ///   - some: The keys that can stand beside each other; nil for all.
  ///   - needed: The keys that must be there, with values.
  ///   - schema: A schema with an object in it that has these keys.
  private func check<Key: DescribedKey>(
    _ keys: Key.Type,
    _ some: [Key]? = nil,
    with needed: [String: String] = [:],
    in schema: (String) -> String
  ) throws {
    func codes(_ members: [String: String]) -> Set<String> {
      let object = "{\(members.map { "\"\($0)\": \($1)" }.joined(separator: ", "))}"
      let file = SourceFile(path: "Test.statekit.json", text: schema(object))
      return Set(Stage.schema.diagnostics(of: [file]).map(\.code))
    }
    let alternative = needed.keys.filter(keys.shape.alternatives.contains)
    expectEqual((keys.shape.required + alternative).sorted(), needed.keys.sorted())
    for key in some ?? Array(keys.allCases) {
      let name = key.rawValue
      if needed[name] != nil {
        #expect(codes(needed.filter { $0.key != name }).contains("SK0202"), "\(keys) without '\(name)'")
      }
      let described = try part(key.value)
      for (kind, value) in Self.samples {
        let isTaken = !codes(needed.merging([name: value]) { $1 }).contains("SK0203")
        expectEqual(isTaken, (try kinds(of: described).contains(kind)), "\(keys) with '\(name)': \(value)")
      }
      let words = described["enum"]?.elements.compactMap(\.text) ?? []
      for word in words.isEmpty ? [] : words + ["neither"] {
        let found = codes(needed.merging([name: "\"\(word)\""]) { $1 })
        expectEqual(found.isDisjoint(with: ["SK0206", "SK0208"]), words.contains(word), "'\(name)': \(word)")
      }
    }
  }

  private func part(_ schema: JSONSchema) throws -> JSONNode {
    let node = try parsedJSON(schema.json)
    guard let name = node["$ref"]?.text?.split(separator: "/").last else { return node }
    return try part(try #require(LanguageDefinition(rawValue: String(name))).value)
  }

  private func kinds(of node: JSONNode) throws -> Set<String> {
    if let name = node["$ref"]?.text?.split(separator: "/").last {
      return try kinds(of: try part(try #require(LanguageDefinition(rawValue: String(name))).value))
    }
    if let forms = node["anyOf"]?.elements, node["type"] == nil {
      return try Set(forms.flatMap { try kinds(of: $0) })
    }
    return Set(node["type"]?.text.map { [$0] } ?? Self.samples.map(\.key))
  }
}
