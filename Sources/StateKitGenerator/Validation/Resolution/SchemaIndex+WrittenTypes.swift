extension SchemaIndex {
  /// The types that some declarations write down for a property or payload.
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
    var failures: [SwiftType] = []
    forEachPart { part in
      guard case .named(let path) = part, part.builtIn?.name == "Result" else { return }
      failures += path[0].arguments.dropFirst()
    }
    return failures
  }
}
