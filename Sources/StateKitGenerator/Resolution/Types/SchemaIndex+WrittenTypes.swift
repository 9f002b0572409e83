extension SchemaIndex {
  /// The types in the declarations of properties and payloads.
  static func writtenTypes(in types: [TypeEntry], _ domains: [DomainEntry]) -> [Located<SwiftType>] {
    var written: [Located<SwiftType>] = []
    func add(_ type: Located<SwiftType>?) {
      if let type { written.append(type) }
    }
    for type in types {
      for property in type.schema.properties ?? [] { add(property.type) }
      for value in type.schema.caseValues { add(value.type) }
    }
    for domain in domains { for property in domain.schema.declaredProperties ?? [] { add(property.type) } }
    for domain in domains {
      for action in domain.schema.sentActions { for value in action.payload ?? [] { add(value.type) } }
    }
    return written
  }
}

extension SwiftType {
  /// The failure types of each `Result` in the type, at any depth.
  var failures: [SwiftType] {
    var failures: [SwiftType] = []
    forEachPart { part in
      guard case .named(let path) = part, part.builtIn?.name == "Result" else { return }
      failures += path[0].arguments.dropFirst()
    }
    return failures
  }
}
