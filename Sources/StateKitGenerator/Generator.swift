/// From schema files to Swift files: the table of contents of this module.
///
///     text → JSONNode → Schema → (rules → [Diagnostic]) → ModuleModel → [GeneratedFile]
package struct Generator: Sendable {
  package var options: GeneratorOptions

  package init(options: GeneratorOptions = GeneratorOptions()) {
    self.options = options
  }

  /// Generates from all files of a module at once. There is no output where a diagnostic is an error.
  package func generate(_ files: [SourceFile]) -> GeneratorResult {
    let (model, diagnostics) = check(files)
    guard let model else { return GeneratorResult(diagnostics: diagnostics, files: []) }
    return GeneratorResult(diagnostics: diagnostics, files: SwiftBackend(options: options).translate(model))
  }

  /// Finds all that is wrong, in the order of the files.
  package func validate(_ files: [SourceFile]) -> [Diagnostic] {
    check(files).diagnostics
  }

  func check(_ files: [SourceFile]) -> (model: ModuleModel?, diagnostics: [Diagnostic]) {
    let diagnostics = DiagnosticCollector()
    let nodes = files.map { JSONParser.parse($0, reportingTo: diagnostics) }
    let schemas = zip(files, nodes).compactMap { file, node in
      node.flatMap { SchemaParser.parse($0, of: file, reportingTo: diagnostics) }
    }
    SchemaValidator.validate(
      schemas,
      isComplete: schemas.count == files.count && !schemas.contains(where: \.isPartial),
      moduleName: options.moduleName,
      reportingTo: diagnostics
    )
    guard !diagnostics.hasErrors else { return (nil, diagnostics.sorted(by: files)) }
    let model = ModelBuilder.build(schemas, options: options)
    return (model, diagnostics.sorted(by: files))
  }
}

/// What changes the output of a run.
package struct GeneratorOptions: Sendable {
  /// The module that the generated files become part of, if it is known.
  package var moduleName: String?
  /// Whether lines of the schema are written into the output.
  package var sourceLocations = false
  /// The folder that paths in the output are relative to; nil for the current folder.
  package var sourceRoot: String?
  /// The absolute path of the folder that relative paths start from.
  package var currentFolder = ""

  package init() {}
}

/// What a run gives.
package struct GeneratorResult: Sendable {
  package let diagnostics: [Diagnostic]
  package let files: [GeneratedFile]

  package var hasErrors: Bool { diagnostics.contains { $0.severity == .error } }
}

/// A Swift file to write.
package struct GeneratedFile: Sendable {
  /// For example `Users.statekit.swift`.
  package let name: String
  package let contents: [UInt8]
}
