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

  /// The handwritten states and actions of one module; nil if it has none.
  func types(isUsed: Bool) -> String? {
    let domains = schema.domains.filter { $0.isUsed == isUsed }
    let states = domains.filter { $0.stateByHand != nil }
    let actions = domains.filter { $0.actionsByHand != nil }
    guard !states.isEmpty || !actions.isEmpty else { return nil }
    let access = isUsed ? schema.usedAccess : schema.access
    let needsRuntime = (states + actions).contains { $0.children.contains(where: \.kind.hasElements) }
    let prefix = access == "internal" ? "" : "\(access) "
    var modules = needsRuntime ? ["StateKit"] : []
    let mustImport =
      states.contains { namesUsed($0, $0.properties.map(\.type)) }
      || actions.contains { namesUsed($0, $0.actions.flatMap(\.payload).map(\.type)) }
    if !isUsed, schema.usesModule, mustImport { modules.append(schema.usedModule) }
    // As in generated files: all imports of a module without an access, or none.
    let imports = modules.map { module in
      "#if hasFeature(InternalImportsByDefault)\n\(prefix)import \(module)\n#else\nimport \(module)\n#endif"
    }
    let texts = states.map { state($0, prefix) } + actions.map { self.actions($0, prefix) }
    return (imports + texts).joined(separator: "\n\n") + "\n"
  }

  private func namesUsed(_ domain: DrawnDomain, _ types: [DrawnType]) -> Bool {
    domain.children.contains { schema.domains[$0.domain].isUsed }
      || types.contains { schema.swift($0).contains("\(schema.usedModule).") }
  }

  /// The enum, with its cases in the opposite order.
  private func actions(_ domain: DrawnDomain, _ access: String) -> String {
    let conformances = words(domain.actionConformances)
    let names = (domain.actionsByHand ?? "").split(separator: ".")
    let own = domain.actions.map { action in
      let values = action.payload.map { value in
        (value.label.map { "\(SwiftText.declaredLabel($0)): " } ?? "") + schema.swift(value.type)
      }
      let attribute = action.deprecated == nil ? "" : "@available(*, deprecated) "
      return attribute + enumCase(action.name, values)
    }
    let cases =
      own + domain.requests.map { enumCase($0.name, [$0.enumName]) }
      + (domain.binds.isEmpty ? [] : [enumCase("binding", ["\(domain.name)Binding"])])
      + domain.children.map { child in
        let (state, action) = (schema.domains[child.domain].state, schema.domains[child.domain].action)
        return switch child.kind {
        case .one, .optional: enumCase(child.name, [action])
        case .each: enumCase(child.name, ["StateKit.IdentifiedAction<\(state).ID, \(action)>"])
        case .stack: enumCase(child.name, ["StateKit.StackAction<\(action)>"])
        }
      }
    let whole = """
      nonisolated \(access)enum \(names.last ?? ""): \(conformances.joined(separator: ", ")) {
      \(cases.reversed().map { "  \($0)" }.joined(separator: "\n"))
      }
      """
    return names.count == 1 ? whole : "nonisolated \(access)enum \(names[0]) {\n\(whole)\n}"
  }

  /// The protocols of a handwritten type.
  private func words(_ conformances: Set<DrawnConformance>) -> [String] {
    conformances.filter { $0 != .recordable }.map { "Swift.\($0.rawValue)" }.sorted() + ["Swift.Sendable"]
  }

  private func enumCase(_ name: String, _ values: [String]) -> String {
    "case \(SwiftText.name(name))" + (values.isEmpty ? "" : "(\(values.joined(separator: ", ")))")
  }

  private func state(_ domain: DrawnDomain, _ access: String) -> String {
    let conformances = words(
      domain.conformances.union(domain.conformances.contains(.recordable) ? [.codable] : [])
    )
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
        case .stack: (child.name, "StateKit.StackState<\(state)>")
        }
      }
  }
}
