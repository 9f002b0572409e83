/// A file that names a declaration of another module has this module in `uses`, which becomes an import.
struct UsedModulesAreNamed: ValidationRule {
  func check(_ module: ResolvedModule, reportingTo diagnostics: DiagnosticCollector) {
    let index = module.index
    guard !index.modules.isEmpty else { return }
    for file in module.files {
      let uses = Set(file.schema.uses.map(\.value))
      for child in file.domains.flatMap(\.children) {
        guard let name = child.schema.domain, let module = child.domain.entry.module, !uses.contains(module)
        else { continue }
        diagnostics.report(.moduleNotNamed(module, "the domain \(name.value.quoted)", at: name.location))
      }
      let imported = uses.union(file.schema.imports.map(\.value))
      for type in file.unusualTypes {
        let found = index.declarationsElsewhere(in: type.value).first { !imported.contains($0.module) }
        guard let found else { continue }
        diagnostics.report(.moduleNotNamed(found.module, "the type \(found.name.quoted)", at: type.location))
      }
    }
  }
}

extension SchemaIndex {
  /// The declarations of other modules' schemas that a type names.
  fileprivate func declarationsElsewhere(in type: SwiftType) -> [(module: String, name: String)] {
    type.names.compactMap { path in
      guard path.count > 1, modules.contains(where: { $0.name == path[0] }) else { return nil }
      let name = SwiftType.named(path.prefix(2).map { SwiftType.Component(name: $0, arguments: []) })
      return self.type(name) != nil || isGeneratedState(name) ? (path[0], "\(name)") : nil
    }
  }
}
