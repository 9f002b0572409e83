@testable import StateKitGenerator

/// How far a test runs the generator.
enum Stage {
  /// Parses the text to a `JSONNode`.
  case json
  /// Also parses the `JSONNode` to a `Schema`.
  case schema
  /// Also checks all rules, as `Generator.validate` does.
  case validation

  func diagnostics(of files: [SourceFile], moduleName: String? = nil, using modules: [SchemaModule] = [])
    -> [Diagnostic]
  {
    if case .validation = self {
      var options = GeneratorOptions()
      options.moduleName = moduleName
      return Generator(options: options).validate(files, using: modules)
    }
    let diagnostics = DiagnosticCollector()
    for file in files {
      let node = JSONParser.parse(file, reportingTo: diagnostics)
      guard case .schema = self, let node else { continue }
      _ = SchemaParser.parse(node, of: file, reportingTo: diagnostics)
    }
    return diagnostics.sorted(by: files)
  }
}
