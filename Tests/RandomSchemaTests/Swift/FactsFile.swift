/// The Swift file that the test writes for a schema: the facts of each domain, for the laws.
struct FactsFile {
  let schema: DrawnSchema

  /// The file of the facts, which belongs to the using module.
  var text: String {
    var imports = ["import StateKit"]
    if schema.usesModule { imports.append("import \(schema.usedModule)") }
    let domains = schema.domains.indices.map { DomainFactsText(schema: schema, index: $0).text }
    return (imports + domains).joined(separator: "\n\n") + "\n"
  }

  /// The handwritten states of one module; nil if it has no such states.
  func states(isUsed: Bool) -> String? {
    let domains = schema.domains.filter { $0.isUsed == isUsed && $0.stateByHand != nil }
    guard !domains.isEmpty else { return nil }
    let access = isUsed ? schema.usedAccess : schema.access
    let needsRuntime = domains.contains { $0.children.contains { $0.kind == .each } }
    let prefix = access == "internal" ? "" : "\(access) "
    var imports = needsRuntime ? ["\(prefix)import StateKit"] : []
    if !isUsed, schema.usesModule, domains.contains(where: namesUsed) {
      imports.append("\(prefix)import \(schema.usedModule)")
    }
    return (imports + domains.map { state($0, prefix) }).joined(separator: "\n\n") + "\n"
  }

  private func namesUsed(_ domain: DrawnDomain) -> Bool {
    domain.children.contains { schema.domains[$0.domain].isUsed }
      || domain.properties.contains { schema.swift($0.type).contains("\(schema.usedModule).") }
  }

  private func state(_ domain: DrawnDomain, _ access: String) -> String {
    let conformances = domain.conformances.map { "Swift.\($0.rawValue)" }.sorted() + ["Swift.Sendable"]
    let isIdentified = domain.properties.contains { $0.name == "id" }
    let members = schema.members(of: domain)
    return """
      nonisolated \(access)struct \(domain.state): \((conformances + (isIdentified ? ["Swift.Identifiable"] : [])).joined(separator: ", ")) {
      \(members.map { "  \(access)var \(SwiftText.name($0.name)): \($0.type)" }.joined(separator: "\n"))

        \(access)init(\(members.enumerated().map { "\(SwiftText.declaredLabel($1.name)) member\($0): \($1.type)" }.joined(separator: ", "))) {
      \(members.enumerated().map { "    self.\(SwiftText.name($1.name)) = member\($0)" }.joined(separator: "\n"))
        }
      }
      """
  }
}

extension DrawnSchema {
  /// The properties that the initialiser of a state takes, without the properties of requests, which have
  /// defaults.
  func members(of domain: DrawnDomain) -> [(name: String, type: String)] {
    domain.properties.map { ($0.name, swift($0.type)) }
      + domain.children.map { child in
        let state = domains[child.domain].state
        return switch child.kind {
        case .one: (child.name, state)
        case .optional: (child.name, "\(state)?")
        case .each: (child.name, "StateKit.IdentifiedArray<\(state)>")
        }
      }
  }
}
