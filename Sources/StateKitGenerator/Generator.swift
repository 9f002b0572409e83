/// From schema files to Swift files: the table of contents of this module.
///
///     text → JSONNode → Schema → ResolvedModule → (rules → [Diagnostic]) → ModuleModel → [GeneratedFile]
package struct Generator: Sendable {
  package var options: GeneratorOptions

  package init(options: GeneratorOptions = GeneratorOptions()) {
    self.options = options
  }

  /// Generates from all files of a module together. The result has no code if a diagnostic is an error.
  /// The schemas of `modules` can be used; no code is generated for them.
  /// - Parameter memory: The results of the last run with these options; this run replaces them by its own.
  package func generate(
    _ files: [SourceFile],
    using modules: [SchemaModule] = [],
    with memory: GeneratorMemory? = nil
  ) -> GeneratorResult {
    let (module, diagnostics) = resolve(files, using: modules, with: memory)
    let models = module.map { ModelBuilder($0).build(withUsedModules: false).files }
    memory?.endRun(of: files + modules.flatMap(\.files), with: models)
    let code = GeneratedFiles(models ?? [], by: SwiftBackend(options: options), with: memory)
    return GeneratorResult(diagnostics: diagnostics, code: code)
  }

  /// All mistakes and warnings, in the order of the files.
  /// - Parameter memory: The results of other runs, which are kept until `GeneratorMemory.keep(only:)`.
  package func validate(
    _ files: [SourceFile],
    using modules: [SchemaModule] = [],
    with memory: GeneratorMemory? = nil
  ) -> [Diagnostic] {
    known(files, using: modules, with: memory) ?? resolve(files, using: modules, with: memory).diagnostics
  }

  /// The diagnostics that `memory` has for the module, after a check of the module itself or of one that uses it; nil
  /// if it was not checked or had mistakes.
  private func known(
    _ files: [SourceFile],
    using modules: [SchemaModule],
    with memory: GeneratorMemory?
  ) -> [Diagnostic]? {
    guard let memory, let name = options.moduleName else { return nil }
    let given = Dictionary(modules.map { ($0.name, $0.files) }, uniquingKeysWith: +)
    let known = memory.result(ofChecking: name, among: given.merging([name: files]) { $1 })
    guard case .right(_, let found) = known else { return nil }
    let diagnostics = DiagnosticCollector()
    for diagnostic in found { diagnostics.report(diagnostic) }
    let schemas = files.compactMap { memory.schema(in: $0, reportingTo: DiagnosticCollector()) }
    Allowances.apply(schemas, to: diagnostics)
    return diagnostics.sorted(by: files)
  }

  /// The model without code; nil if a diagnostic is an error.
  package func check(
    _ files: [SourceFile],
    using modules: [SchemaModule] = []
  ) -> (model: ModuleModel?, diagnostics: [Diagnostic]) {
    let (module, diagnostics) = resolve(files, using: modules)
    return (module.map { ModelBuilder($0).build(withUsedModules: true) }, diagnostics)
  }

  /// The meaning of the names in a module's schemas, as far as they can be read; the schemas may have mistakes, or not
  /// even be JSON.
  package func symbols(
    _ files: [SourceFile],
    using modules: [SchemaModule] = [],
    with memory: GeneratorMemory? = nil
  ) -> SchemaSymbols {
    let recorder = SymbolRecorder()
    var checker = ModuleChecker(modules, memory: memory, recordingIn: recorder)
    let module = checker.check(files, of: options.moduleName, reportingTo: DiagnosticCollector())
    return SchemaSymbols(module, recorder)
  }

  /// The module is nil if a diagnostic is an error.
  private func resolve(
    _ files: [SourceFile],
    using modules: [SchemaModule],
    with memory: GeneratorMemory? = nil
  ) -> (module: ResolvedModule?, diagnostics: [Diagnostic]) {
    let diagnostics = DiagnosticCollector()
    var checker = ModuleChecker(modules, memory: memory)
    let module = checker.check(files, of: options.moduleName, reportingTo: diagnostics)
    Allowances.apply(module.index.schemas, to: diagnostics)
    return (diagnostics.hasErrors ? nil : module, diagnostics.sorted(by: files))
  }
}
