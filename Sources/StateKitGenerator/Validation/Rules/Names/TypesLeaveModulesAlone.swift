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
      }
    }
  }
}

extension Diagnostic {
  fileprivate static func hidesModule(_ name: Located<String>, use: Located<String>) -> Diagnostic {
    hidesModule("the type \(name.value.quoted)", use, rename: "the type", "the type", name)
  }

  /// The message for a type that is generated for the domain.
  fileprivate static func hidesModule(_ domain: DomainEntry, use: Located<String>) -> Diagnostic {
    let isState = GeneratedNames(domain: domain.name).state == use.value
    let what = isState ? "the state" : "the type \(use.value.quoted)"
    return hidesModule(
      "\(what) of the domain \(domain.name.quoted)",
      use,
      rename: "the domain or the module",
      "the domain",
      domain.schema.name
    )
  }

  fileprivate static func hidesModule(
    _ what: String,
    _ use: Located<String>,
    rename: String,
    _ declared: String,
    _ name: Located<String>
  ) -> Diagnostic {
    Diagnostic(
      .error,
      "SK0685",
      "\(what) hides the module \(use.value.quoted), by whose name generated code reaches its declarations: rename \(rename)",
      at: use.location,
      notes: [Note(message: "\(declared) is declared here", location: name.location)]
    )
  }
}
