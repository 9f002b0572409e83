extension SchemaIndex {
  /// Each type that the schemas write down for a property or payload.
  var writtenTypes: [Located<SwiftType>] { SchemaIndex.writtenTypes(in: types, domains) }

  /// Those that some declarations write down.
  static func writtenTypes(in types: [TypeEntry], _ domains: [DomainEntry]) -> [Located<SwiftType>] {
    let ofTypes = types.flatMap { $0.schema.properties ?? [] }.compactMap(\.type)
    let ofStates = domains.flatMap { $0.schema.declaredProperties ?? [] }.compactMap(\.type)
    let ofActions = domains.flatMap(\.schema.sentActions).flatMap { $0.payload ?? [] }.compactMap(\.type)
    return ofTypes + ofStates + ofActions
  }
}

extension SwiftType {
  /// What a `Result` in it fails with, however deep.
  var failures: [SwiftType] {
    switch self {
    case .dictionary(let key, let value): return key.failures + value.failures
    case .optional(let inner), .array(let inner): return inner.failures
    case .tuple(let elements): return elements.flatMap(\.type.failures)
    case .existential: return []
    case .named(let components):
      let own: [SwiftType] = builtIn?.name == "Result" ? Array(components[0].arguments.dropFirst()) : []
      return own + components.flatMap { $0.arguments.flatMap(\.failures) }
    }
  }
}
