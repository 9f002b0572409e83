/// No type that a file sees is called like a module that it uses: behind that name Swift would look into the type.
struct TypesLeaveModulesAlone: ValidationRule {
  func check(_ index: SchemaIndex, reportingTo diagnostics: DiagnosticCollector) {
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
