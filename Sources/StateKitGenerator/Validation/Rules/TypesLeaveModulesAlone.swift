/// No type that a file sees is called like a module that it uses: behind that name Swift would look into the type.
struct TypesLeaveModulesAlone: ValidationRule {
  func check(_ index: SchemaIndex, reportingTo diagnostics: DiagnosticCollector) {
    for use in index.schemas.flatMap({ file in file.uses.map { (file: file, module: $0) } }) {
      let uses = Set(use.file.uses.map(\.value))
      for name in index.typeNames(seenFrom: uses) where name.value == use.module.value {
        diagnostics.report(.hidesModule(name, use: use.module))
      }
    }
  }
}

extension SchemaIndex {
  /// The types that the schemas of this module and of `modules` bring along.
  fileprivate func typeNames(seenFrom modules: Set<String>) -> [Located<String>] {
    let seen = self.modules.filter { modules.contains($0.name) }
    let generated = (domains + seen.flatMap(\.domains)).flatMap { domain in
      domain.generatedTypeNames.map { Located($0, at: domain.schema.name.location) }
    }
    return (types + seen.flatMap(\.types)).map(\.schema.name) + generated
  }
}
