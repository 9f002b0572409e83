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
    parts.flatMap { part -> [SwiftType] in
      guard case .named(let path) = part, part.builtIn?.name == "Result" else { return [] }
      return Array(path[0].arguments.dropFirst())
    }
  }
}
