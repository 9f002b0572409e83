import StateKitTestSupport
import Testing

@testable import StateKitGenerator

/// `schemas/everything.statekit.json` has each form in which a schema can write a thing; two schemas beside it have the
/// forms with another module or without `Codable`. The switches name all cases: a new one does not compile until it is
/// looked for here.
struct EverythingFormTests {
  private func roots() throws -> [JSONNode] {
    try ([SchemaFolder.everything()] + SchemaFolder.everythingInModules()).map { file in
      try #require(JSONParser.parse(file, reportingTo: DiagnosticCollector()))
    }
  }

  private func schemas() throws -> [Schema] {
    try ([SchemaFolder.everything()] + SchemaFolder.everythingInModules()).map { file in
      try parsedSchema(String(decoding: file.bytes, as: UTF8.self))
    }
  }

  @Test(arguments: [
    ("domains.*.state", ["object", "string"]),
    ("domains.*.state.*", ["object", "string"]),
    ("domains.*.state.*.default", ["array", "bool", "null", "number", "object", "string"]),
    ("domains.*.actions.*", ["object", "string"]),
    ("domains.*.actions.*.payload", ["array", "object", "string"]),
    ("domains.*.actions.*.set.*", ["array", "bool", "null", "number", "object", "string"]),
    ("domains.*.actions.*.add.*", ["number", "string"]),
    ("domains.*.requests.*.input", ["object", "string"]),
    ("domains.*.children.*", ["object", "string"]),
    ("domains.*.reactions.*", ["object", "string"]),
    ("domains.*.bridges.*.with.*", ["number", "string"]),
  ])
  func `the schema has each form of a key with several forms`(place: String, kinds: [String]) throws {
    let used = Set(try roots().flatMap { $0.values(at: place) }.map(kind))
    expectEqual(used.sorted(), kinds)
  }

  private func kind(_ node: JSONNode) -> String {
    switch node.value {
    case .null: "null"
    case .bool: "bool"
    case .number: "number"
    case .string: "string"
    case .array: "array"
    case .object: "object"
    }
  }

  @Test func `all defaults`() throws {
    let properties = try schemas().flatMap(\.domains).flatMap { $0.declaredProperties ?? [] }
    let forms = Set(
      properties.map { property in
        switch property.default?.value {
        case nil: "none"
        case .json: "json"
        case .swift: "swift"
        }
      }
    )
    expectEqual(forms.sorted(), ["json", "none", "swift"])
    #expect(properties.contains { $0.default != nil && $0.documentation != nil && $0.type != nil })
  }

  @Test func `it has all values of changes and of bridges`() throws {
    let domains = try schemas().flatMap(\.domains)
    func forms(_ values: [ValueSchema]) -> [String] {
      Set(
        values.map { value in
          switch value {
          case .payload(let name): Int(name.value) == nil ? "$label" : "$0"
          case .property(let path):
            path.elements.isEmpty ? path.components.count == 1 ? "@name" : "@path" : "@path[$id]"
          case .json: "json"
          }
        }
      ).sorted()
    }
    let changes = domains.flatMap { $0.actions + $0.reactions.map(\.change) }
    expectEqual(
      forms(changes.flatMap { $0.change[.set] }.compactMap(\.value)),
      ["$0", "$label", "@name", "@path", "@path[$id]", "json"]
    )
    expectEqual(forms(changes.flatMap { $0.change[.add] }.compactMap(\.value)), ["$label", "json"])
    let targets = changes.flatMap(\.change.entries).map(\.target)
    expectEqual(Set(targets.map(\.components.count)), [1, 2, 3])
    #expect(targets.contains { !$0.elements.isEmpty })
    expectEqual(
      forms(domains.flatMap(\.bridges).flatMap(\.with).map(\.value)),
      ["$0", "$label", "@name", "@path", "json"]
    )
    #expect(
      try roots()[0].values(at: "domains.*.actions.*.set.*").flatMap(\.texts).contains { $0.hasPrefix("$$") }
    )
  }

  @Test func `all conditions and all paths`() throws {
    let schema = try schemas()[0]
    let bridges = schema.domains.flatMap(\.bridges)
    expectEqual(Set(schema.domains.flatMap(\.conditions).flatMap(\.tests).map(\.isNegated)), [true, false])
    expectEqual(Set(bridges.flatMap { [$0.on, $0.dispatch] }.map(\.components.count)), [1, 2, 3])
    let reactions = schema.domains.flatMap(\.reactions)
    expectEqual(Set(reactions.map { $0.change.changes.isEmpty }), [true, false])
    #expect(
      reactions.contains { !$0.change.change[.toggle].isEmpty }
        && reactions.contains { !$0.change.change[.add].isEmpty }
    )
  }

  @Test func `all types`() throws {
    let forms = Set(try schemas().flatMap(types).flatMap(forms))
    expectEqual(
      forms.sorted(),
      [
        "array", "dictionary", "existential", "generic", "member", "name", "optional", "tuple",
      ]
    )
    expectEqual(Set(try schemas().flatMap(\.types).map { $0.properties == nil }), [true, false])
  }

  @Test func `all forms of conditions, and of the actions that start and end work`() throws {
    let conditions = try schemas()[0].domains.flatMap(\.conditions)
    let forms = Set(conditions.flatMap(forms))
    expectEqual(forms, ["all", "any", "bool", "is", "null"])
    expectEqual(Set(conditions.flatMap(\.tests).map(\.isOfPayload)), [true, false])
    let ends = try schemas()[0].domains.flatMap(\.effects).map(\.until)
    #expect(ends.contains { $0.count > 1 } && ends.joined().contains(where: \.isAllActions))
  }

  private func forms(_ condition: ConditionSchema) -> [String] {
    switch condition {
    case .test(let test):
      if test.value?.isNull == true { return ["null"] }
      return [test.value == nil ? "bool" : "is"]
    case .all(let parts): return ["all"] + parts.flatMap(forms)
    case .any(let parts): return ["any"] + parts.flatMap(forms)
    }
  }

  private func types(_ schema: Schema) -> [SwiftType] {
    let properties =
      schema.domains.flatMap { $0.declaredProperties ?? [] } + schema.types.flatMap { $0.properties ?? [] }
    let payloads = schema.domains.flatMap(\.sentActions).flatMap { $0.payload ?? [] }
    return (properties.map(\.type) + payloads.map(\.type)).compactMap { $0?.value }
  }

  private func forms(_ type: SwiftType) -> [String] {
    switch type {
    case .optional(let wrapped): ["optional"] + forms(wrapped)
    case .array(let element): ["array"] + forms(element)
    case .dictionary(let key, let value): ["dictionary"] + forms(key) + forms(value)
    case .tuple(let elements): ["tuple"] + elements.flatMap { forms($0.type) }
    case .existential: ["existential"]
    case .named(let components):
      [components.count > 1 ? "member" : components[0].arguments.isEmpty ? "name" : "generic"]
        + components.flatMap(\.arguments).flatMap(forms)
    }
  }
}

extension DomainSchema {
  fileprivate var conditions: [ConditionSchema] {
    bridges.compactMap(\.when) + effects.compactMap(\.when) + requests.compactMap(\.when)
  }
}
