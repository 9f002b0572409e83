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
    let schemas = Generator.parse(files, reportingTo: diagnostics)
    var reader = ModuleReader(modules)
    let hasModules = reader.read(usedBy: schemas, of: options.moduleName, reportingTo: diagnostics)
    let index = SchemaIndex(
      schemas,
      isComplete: hasModules && schemas.count == files.count && !schemas.contains(where: \.isPartial),
      moduleName: options.moduleName,
      using: reader.modules
    )
    SchemaValidator.validate(index, reportingTo: diagnostics)
    Allowances.apply(schemas, to: diagnostics)
    guard !diagnostics.hasErrors else { return (nil, diagnostics.sorted(by: files)) }
    return (ModelBuilder.build(index), diagnostics.sorted(by: files))
  }

  static func parse(_ files: [SourceFile], reportingTo diagnostics: DiagnosticCollector) -> [Schema] {
    // One file's nodes at a time: they take many times what the file does.
    files.compactMap { file in
      JSONParser.parse(file, reportingTo: diagnostics)
        .flatMap { SchemaParser.parse($0, of: file, reportingTo: diagnostics) }
    }
  }
}
