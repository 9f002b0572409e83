/// A file that names a declaration of another module has this module in `uses`, which becomes an import.
struct UsedModulesAreNamed: ValidationRule {
  func check(_ module: ResolvedModule, reportingTo diagnostics: DiagnosticCollector) {
    let index = module.index
    if index.givenModules.isEmpty { return }
    for file in module.files {
      let uses = Set(file.schema.uses.map(\.value))
      for child in file.domains.flatMap(\.children) {
        guard let name = child.schema.domain, let module = child.domain.entry.module, !uses.contains(module)
        else { continue }
        diagnostics.report(.moduleNotNamed(module, "the domain \(name.value.quoted)", at: name.location))
      }
      let imported = uses.union(file.schema.imports.map(\.value))
      for type in file.unusualTypes {
        let found = index.namesElsewhere(in: type.value).first { !imported.contains($0.module) }
        guard let found else { continue }
        diagnostics.report(.moduleNotNamed(found.module, "the type \(found.name.quoted)", at: type.location))
      }
    }
  }
}

extension SchemaIndex {
  /// The names in a type that begin with another module. A module that no file uses was not read, so its types are unknown.
  fileprivate func namesElsewhere(in type: SwiftType) -> [(module: String, name: String)] {
    type.names.compactMap { path in
      guard path.count > 1, givenModules.contains(path[0]) else { return nil }
      return (path[0], path.prefix(2).joined(separator: "."))
    }
  }
}
