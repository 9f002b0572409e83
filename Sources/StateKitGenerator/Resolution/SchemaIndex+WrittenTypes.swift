extension SchemaIndex {
  /// The types that some declarations write down for a property or payload.
  static func writtenTypes(in types: [TypeEntry], _ domains: [DomainEntry]) -> [Located<SwiftType>] {
    var written: [Located<SwiftType>] = []
    func add(_ type: Located<SwiftType>?) {
      if let type { written.append(type) }
    }
    for type in types { for property in type.schema.properties ?? [] { add(property.type) } }
    for domain in domains { for property in domain.schema.declaredProperties ?? [] { add(property.type) } }
    for domain in domains {
      for action in domain.schema.sentActions { for value in action.payload ?? [] { add(value.type) } }
    }
    return written
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
