/// A type that a file sees does not have the name of a module that the file uses: Swift would look for the module's
/// names inside the type.
struct TypesLeaveModulesAlone: ValidationRule {
  func check(_ module: ResolvedModule, reportingTo diagnostics: DiagnosticCollector) {
    let index = module.index
    for use in index.schemas.flatMap({ file in file.uses.map { (file: file, module: $0) } }) {
      let uses = Set(use.file.uses.map(\.value))
      for type in index.types + index.modules(uses).flatMap(\.types) where type.name == use.module.value {
        diagnostics.report(.hidesModule(type.schema.name, use: use.module))
      }
      for domain in index.domains + index.modules(uses).flatMap(\.domains) {
        guard domain.generatedTypeNames.contains(use.module.value) else { continue }
        diagnostics.report(.hidesModule(domain, use: use.module))
      }
    }
  }
}

extension SchemaIndex {
  fileprivate func modules(_ names: Set<String>) -> [DeclaredModule] {
    modules.filter { names.contains($0.name) }
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
