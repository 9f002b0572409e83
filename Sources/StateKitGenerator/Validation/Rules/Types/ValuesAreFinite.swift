/// A generated value does not store another value of its type, directly or through other values, because it would be
/// infinitely large. An array, set or dictionary may hold such a value. Types outside the schemas are not checked.
struct ValuesAreFinite: ValidationRule {
  /// Cycles that consist only of exempt steps are not mistakes here: another rule reports cycles of children, and a
  /// cycle of ids ends at an id that its author nests.
  private typealias Step = (containment: Containment, isExempt: Bool)

  func check(_ module: ResolvedModule, reportingTo diagnostics: DiagnosticCollector) {
    let index = module.index
    var search = CycleSearch<GeneratedType, Step>(
      steps: { steps(from: $0, index) },
      found: { cycle in
        guard !cycle.allSatisfy(\.isExempt) else { return }
        diagnostics.report(.valueContainsItself(cycle.map(\.containment)))
      }
    )
    for type in index.types { search.visit(.declared(type)) }
    for domain in index.domains {
      search.visit(.state(domain))
      search.visit(.action(domain))
    }
  }

  private func steps(from type: GeneratedType, _ index: SchemaIndex) -> [(
    step: Step, target: GeneratedType
  )] {
    var steps: [(step: Step, target: GeneratedType)] = []
    func add(_ part: Located<String>, _ targets: [GeneratedType], isExempt: Bool = false) {
      for target in targets {
        steps.append(((Containment(owner: type.name, part: part), isExempt), target))
      }
    }
    func add(_ part: Located<String>, _ values: [SwiftType?]) {
      let others = values.lazy.compactMap(\.self).filter { !$0.isPlain }
      if !others.isEmpty { add(part, index.generatedTypes(storedIn: Array(others))) }
    }
    switch type {
    // Types that are Swift's own do not store generated values.
    case .declared(let entry) where entry.unusualTypes.isEmpty: break
    case .state(let domain) where domain.storesOnlyPlainTypes: break
    case .action(let domain) where domain.storesOnlyPlainTypes: break
    case .declared(let entry):
      for property in entry.schema.properties ?? [] { add(property.name, [property.type?.value]) }
      for enumCase in entry.schema.cases ?? [] {
        add(enumCase.name, (enumCase.payload ?? []).map(\.type?.value))
      }
    case .state(let domain):
      guard let properties = domain.schema.declaredProperties else { break }
      for property in properties + domain.schema.requests.compactMap(\.property) {
        add(property.name, [property.type?.value])
      }
      for child in domain.schema.children where child.kind != .each {
        guard let entry = index.domain(of: child), entry.module == nil else { continue }
        if let own = entry.schema.stateWrittenByHand {
          add(child.name, [own.value])
        } else {
          add(child.name, [.state(entry)], isExempt: true)
        }
      }
    case .action(let domain):
      // The Swift compiler checks an enum that is written by hand, which may be indirect.
      if domain.schema.actionsWrittenByHand != nil { break }
      for action in domain.schema.actions {
        add(action.name, (action.payload ?? []).map(\.type?.value))
      }
      for request in domain.schema.requests { add(request.name, [.phases(domain, request.name.value)]) }
      if let binding = domain.schema.binds {
        add(Located(BindingSchema.name, at: binding.location), [.binding(domain)])
      }
      for child in domain.schema.children {
        guard let entry = index.domain(of: child), entry.module == nil else { continue }
        add(child.name, [.action(entry)], isExempt: true)
        if child.kind == .each { add(child.name, [GeneratedType.state(entry).idProperty?.type?.value]) }
      }
    case .phases(let domain, let request):
      for phase in domain.requests[request]?.phases ?? [] {
        for value in phase.payload ?? [] {
          guard let written = value.type else { continue }
          add(Located(phase.name.value, at: written.location), [written.value])
        }
      }
    case .binding(let domain):
      for action in domain.schema.boundActions { add(action.name, (action.payload ?? []).map(\.type?.value)) }
    case .id(let owner):
      guard let id = owner.idProperty, let value = id.type?.value else { break }
      for target in index.generatedTypes(storedIn: [value]) { add(id.name, [target], isExempt: target.isID) }
    }
    return steps
  }
}

extension DomainEntry {
  fileprivate var storesOnlyPlainTypes: Bool {
    unusualTypes.isEmpty && schema.children.isEmpty && schema.requests.isEmpty && schema.binds == nil
  }
}

/// A type or domain, and the property, action or child through which it contains another one.
struct Containment {
  let owner: String
  let part: Located<String>
}

extension Diagnostic {
  fileprivate static func valueContainsItself(_ cycle: [Containment]) -> Diagnostic {
    containsItself("SK0508", "type", cycle, remedy: "put one of these values into an array")
  }
}
