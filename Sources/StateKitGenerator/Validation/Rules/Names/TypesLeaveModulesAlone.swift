/// A type that a file sees does not have the name of a module that the file uses: Swift would look for the module's
/// names inside the type.
struct TypesLeaveModulesAlone: ValidationRule {
  func check(_ module: ResolvedModule, reportingTo diagnostics: DiagnosticCollector) {
    let index = module.index
    let used = Set(index.schemas.flatMap(\.uses).map(\.value))
    if used.isEmpty { return }
    // Once for all uses, because a file may use many modules with many domains.
    let types = index.types + index.modules.flatMap(\.types)
    let typesByName = Dictionary(grouping: types.filter { used.contains($0.name) }, by: \.name)
    var domainsByType: [String: [DomainEntry]] = [:]
    for domain in index.domains + index.modules.flatMap(\.domains) {
      for name in domain.generatedTypeNames where used.contains(name) {
        domainsByType[name, default: []].append(domain)
      }
    }
    let written = index.typesWrittenByHand(named: used)
    for file in index.schemas {
      let seen = Set(file.uses.map(\.value))
      func isSeen(_ module: String?) -> Bool { module.map(seen.contains) ?? true }
      for use in file.uses {
        for type in typesByName[use.value] ?? [] where isSeen(type.module) {
          diagnostics.report(.hidesModule(type.schema.name, use: use))
        }
        for domain in domainsByType[use.value] ?? [] where isSeen(domain.module) {
          diagnostics.report(.hidesModule(domain, use: use))
        }
        if let type = (written[use.value] ?? []).first(where: { isSeen($0.module) }) {
          diagnostics.report(.hidesModule(namedAt: type.location, use: use))
        }
      }
    }
  }
}

/// A place where a schema names a type that is written by hand.
private struct WrittenType {
  let name: String
  let location: SourceLocation
  /// Nil if the schema is one of the module to generate.
  let module: String?
}

extension SchemaIndex {
  /// The types with these names that schemas do not declare, and that the users of their module see.
  fileprivate func typesWrittenByHand(named names: Set<String>) -> [String: [WrittenType]] {
    func found(_ types: [Located<SwiftType>], _ module: String?) -> [WrittenType] {
      types.flatMap { type in
        type.value.names.compactMap { path in
          guard path.count == 1, names.contains(path[0]), !declares(path[0]) else { return nil }
          return WrittenType(name: path[0], location: type.location, module: module)
        }
      }
    }
    let own = types.flatMap(\.unusualTypes) + domains.flatMap(\.namedTypes)
    let others = modules.flatMap { module in
      found(
        module.types.filter(\.isSeenElsewhere).flatMap(\.unusualTypes)
          + module.domains.filter(\.isSeenElsewhere).flatMap(\.namedTypes),
        module.name
      )
    }
    return Dictionary(grouping: found(own, nil) + others, by: \.name)
  }

  private func declares(_ name: String) -> Bool {
    type(.simple(name)) != nil || isGeneratedState(.simple(name))
  }
}

extension TypeEntry {
  fileprivate var isSeenElsewhere: Bool { access != .internal }
}

extension DomainEntry {
  fileprivate var isSeenElsewhere: Bool { access != .internal }

  /// The types that the schema of the domain names.
  fileprivate var namedTypes: [Located<SwiftType>] {
    unusualTypes + [schema.stateWrittenByHand, schema.actionsWrittenByHand].compactMap(\.self)
  }
}

extension Diagnostic {
  fileprivate static func hidesModule(_ name: Located<String>, use: Located<String>) -> Diagnostic {
    hidesModule(
      "the type \(name.value.quoted)",
      use,
      rename: "the type",
      "the type is declared here",
      name.location
    )
  }

  /// The message for a type that is generated for the domain.
  fileprivate static func hidesModule(_ domain: DomainEntry, use: Located<String>) -> Diagnostic {
    let isState = GeneratedNames(domain: domain.name).state == use.value
    let what = isState ? "the state" : "the type \(use.value.quoted)"
    return hidesModule(
      "\(what) of the domain \(domain.name.quoted)",
      use,
      rename: "the domain or the module",
      "the domain is declared here",
      domain.schema.name.location
    )
  }

  /// The message for a type that is written by hand.
  fileprivate static func hidesModule(namedAt location: SourceLocation, use: Located<String>) -> Diagnostic {
    let what = "the type \(use.value.quoted)"
    return hidesModule(what, use, rename: "the type or the module", "the type is named here", location)
  }

  fileprivate static func hidesModule(
    _ what: String,
    _ use: Located<String>,
    rename: String,
    _ note: String,
    _ location: SourceLocation
  ) -> Diagnostic {
    Diagnostic(
      .error,
      "SK0685",
      "\(what) hides the module \(use.value.quoted), by whose name generated code reaches its declarations: rename \(rename)",
      at: use.location,
      notes: [Note(message: note, location: location)]
    )
  }
}
