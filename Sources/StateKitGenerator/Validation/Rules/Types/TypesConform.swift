/// Stored and sent types have the conformances of the types that store and send them. Only unusual types may lack one, and
/// the types of loadable properties.
struct TypesConform: ValidationRule {
  func check(_ module: ResolvedModule, reportingTo diagnostics: DiagnosticCollector) {
    let index = module.index
    for type in index.types where !type.unusualTypes.isEmpty {
      check(type.schema.properties ?? [], type.conformances, of: type.name, index, diagnostics)
      let conformances = type.conformances.inOrder(isIdentifiable: false)
      for case let value? in type.schema.caseValues.lazy.map(\.type) {
        check(value, conformances, of: type.name, index, diagnostics)
      }
    }
    for domain in index.domains where !domain.unusualTypes.isEmpty || !domain.schema.requests.isEmpty {
      let names = GeneratedNames(domain: domain.name)
      let conformances = domain.actionConformances.inOrder(isIdentifiable: false)
      check(
        domain.schema.generatedProperties ?? [],
        domain.stateConformances,
        of: names.state,
        index,
        diagnostics
      )
      if domain.hasGeneratedState {
        // The types of loadable properties are those of actions, which are checked below.
        let more = domain.stateConformances.inOrder(isIdentifiable: false).filter {
          !conformances.contains($0)
        }
        for case let type? in domain.schema.requests.lazy.map({ $0.property?.type }) {
          check(type, more, of: names.state, index, diagnostics)
        }
      }
      // The types of bound properties are those of the state, which are checked above.
      let ofState = domain.hasGeneratedState ? domain.stateConformances.inOrder(isIdentifiable: false) : []
      for case let type? in domain.schema.boundActions.lazy.flatMap({ $0.payload ?? [] }).map(\.type) {
        check(type, conformances.filter { !ofState.contains($0) }, of: names.binding, index, diagnostics)
      }
      for action in domain.schema.sentActions {
        for case let type? in (action.payload ?? []).lazy.map(\.type) {
          check(type, conformances, of: names.action, index, diagnostics)
        }
      }
    }
  }

  private func check(
    _ properties: [PropertySchema],
    _ conformances: ConformanceList,
    of owner: String,
    _ index: SchemaIndex,
    _ diagnostics: DiagnosticCollector
  ) {
    let conformances = conformances.inOrder(isIdentifiable: false)
    for property in properties {
      guard let type = property.type else { continue }
      let isReported = check(type, conformances, of: owner, index, diagnostics)
      guard property.name.value == "id", !isReported, let gap = index.gap(in: type.value, for: .hashable)
      else {
        continue
      }
      diagnostics.report(.idNotHashable(gap, of: owner, declared: index.type(gap), at: type.location))
    }
  }

  @discardableResult
  private func check(
    _ type: Located<SwiftType>,
    _ conformances: [Conformance],
    of owner: String,
    _ index: SchemaIndex,
    _ diagnostics: DiagnosticCollector
  ) -> Bool {
    if type.value.isPlain { return false }
    for conformance in conformances {
      guard let gap = index.gap(in: type.value, for: conformance) else { continue }
      diagnostics.report(
        .doesNotConform(gap, conformance, of: owner, declared: index.type(gap), at: type.location)
      )
      return true
    }
    return false
  }
}

extension Diagnostic {
  fileprivate static func doesNotConform(
    _ type: SwiftType,
    _ conformance: Conformance,
    of owner: String,
    declared: TypeEntry?,
    at location: SourceLocation
  ) -> Diagnostic {
    Diagnostic(
      .error,
      "SK0503",
      "\(type.quoted) is not \(conformance.ofValues.rawValue), as all in \(owner.quoted) must be: "
        + wayOut(of: type, conformance, declared) + other(than: type),
      at: location,
      notes: notes(on: declared)
    )
  }

  fileprivate static func idNotHashable(
    _ type: SwiftType,
    of owner: String,
    declared: TypeEntry?,
    at location: SourceLocation
  ) -> Diagnostic {
    let remedy = declared == nil ? "rename the property or change its type" : makeHashable
    return Diagnostic(
      .error,
      "SK0504",
      "its 'id' makes \(owner.quoted) Identifiable, and \(type.quoted) is not Hashable, as an identity must be: "
        + remedy + other(than: type),
      at: location,
      notes: notes(on: declared)
    )
  }

  fileprivate static func wayOut(
    of type: SwiftType,
    _ conformance: Conformance,
    _ declared: TypeEntry?
  ) -> String {
    let name = conformance.rawValue
    if declared != nil {
      return conformance == .equatable
        ? "take \"-Equatable\" out of 'conformances' of the file that declares it"
        : "put \"\(name)\" into 'conformances' of the file that declares it"
    }
    let replacement: String =
      switch type {
      case .tuple([]): "leave it out"
      case .tuple: "declare a struct in 'types' for it"
      default: "use a type that is, for example one from 'types'"
      }
    return switch conformance {
    case .equatable: "\(replacement), or put \"-Equatable\" into 'conformances'"
    case .hashable, .codable, .recordable: "\(replacement), or take \"\(name)\" out of 'conformances'"
    case .sendable, .identifiable: replacement
    }
  }
}
