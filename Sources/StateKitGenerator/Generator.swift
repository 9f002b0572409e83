/// From schema files to Swift files: the table of contents of this module.
///
///     text → JSONNode → Schema → (rules → [Diagnostic]) → ModuleModel → [GeneratedFile]
package struct Generator: Sendable {
  package var options: GeneratorOptions

  package init(options: GeneratorOptions = GeneratorOptions()) {
    self.options = options
  }

  /// Generates from all files of a module at once. There is no output where a diagnostic is an error.
  /// What `modules` declare can be used, and is not generated.
  package func generate(_ files: [SourceFile], using modules: [SchemaModule] = []) -> GeneratorResult {
    let (model, diagnostics) = check(files, using: modules)
    let code = GeneratedFiles(model, by: SwiftBackend(options: options))
    return GeneratorResult(diagnostics: diagnostics, code: code)
  }

  /// Finds all that is wrong, in the order of the files.
  package func validate(_ files: [SourceFile], using modules: [SchemaModule] = []) -> [Diagnostic] {
    check(files, using: modules).diagnostics
  }

  package func check(
    _ files: [SourceFile],
    using modules: [SchemaModule] = []
  ) -> (model: ModuleModel?, diagnostics: [Diagnostic]) {
    let diagnostics = DiagnosticCollector()
    var checker = ModuleChecker(modules)
    let module = checker.check(files, of: options.moduleName, reportingTo: diagnostics)
    Allowances.apply(module.index.schemas, to: diagnostics)
    guard !diagnostics.hasErrors else { return (nil, diagnostics.sorted(by: files)) }
    return (ModelBuilder.build(module), diagnostics.sorted(by: files))
  }
}
