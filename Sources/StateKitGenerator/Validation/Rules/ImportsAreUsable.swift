/// `imports` names other modules, each once.
struct ImportsAreUsable: ValidationRule {
  func check(_ index: SchemaIndex, reportingTo diagnostics: DiagnosticCollector) {
    for schema in index.schemas {
      var first: [String: SourceLocation] = [:]
      for module in schema.imports {
        if let diagnostic = problem(module, first: first[module.value], of: index.moduleName) {
          diagnostics.report(diagnostic)
        }
        if first[module.value] == nil { first[module.value] = module.location }
      }
    }
  }

  private func problem(
    _ module: Located<String>,
    first: SourceLocation?,
    of moduleName: String?
  ) -> Diagnostic? {
    if !isModuleName(module.value) { return .notAModule(module) }
    if module.value == moduleName { return .importsItself(module) }
    if module.value == "StateKit" || module.value == "Swift" { return .importedAnyway(module) }
    return first.map { .importedTwice(module, first: $0) }
  }

  // After `import` a keyword such as `struct` means something else.
  private func isModuleName(_ name: String) -> Bool {
    Identifier.isValid(name) && !Keywords.needBackticks.contains(name)
  }
}
