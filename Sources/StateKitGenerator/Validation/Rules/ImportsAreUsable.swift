/// `imports` and `uses` name other modules, each once.
struct ImportsAreUsable: ValidationRule {
  func check(_ index: SchemaIndex, reportingTo diagnostics: DiagnosticCollector) {
    for schema in index.schemas {
      check(schema.uses, [], of: index.moduleName, diagnostics)
      check(schema.imports, Set(schema.uses.map(\.value)), of: index.moduleName, diagnostics)
    }
  }

  private func check(
    _ modules: [Located<String>],
    _ imported: Set<String>,
    of moduleName: String?,
    _ diagnostics: DiagnosticCollector
  ) {
    var first: [String: SourceLocation] = [:]
    for module in modules {
      if let diagnostic = problem(module, imported, first: first[module.value], of: moduleName) {
        diagnostics.report(diagnostic)
      }
      if first[module.value] == nil { first[module.value] = module.location }
    }
  }

  private func problem(
    _ module: Located<String>,
    _ imported: Set<String>,
    first: SourceLocation?,
    of moduleName: String?
  ) -> Diagnostic? {
    if !ModuleName.isUsable(module.value) { return .notAModule(module) }
    if module.value == moduleName { return .importsItself(module) }
    if ["StateKit", "Swift"].contains(module.value) || imported.contains(module.value) {
      return .importedAnyway(module)
    }
    return first.map { .importedTwice(module, first: $0) }
  }
}
