/// `imports` and `uses` name other modules, each once.
struct ImportsAreUsable: ValidationRule {
  func check(_ module: ResolvedModule, reportingTo diagnostics: DiagnosticCollector) {
    let index = module.index
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

extension Diagnostic {
  fileprivate static func notAModule(_ module: Located<String>) -> Diagnostic {
    Diagnostic(
      .error,
      "SK0412",
      "\(module.value.quoted) is not a name of a module: write it as after 'import', without dots",
      at: module.location,
      suggestion: moduleMeant(by: module.value)
    )
  }

  /// The module that a text means which is written like an import in Swift: `Maps` for `@testable import Maps`.
  fileprivate static func moduleMeant(by text: String) -> String? {
    let words: Set<Substring> = [
      "@testable", "import", "public", "internal", "struct", "class", "enum", "protocol", "func", "var",
      "let",
      "typealias",
    ]
    let rest = text.split(separator: " ").first { !words.contains($0) }
    let name = rest.map { String($0.prefix { !".;/".contains($0) }) } ?? ""
    return ModuleName.isUsable(name) && name != text ? name : nil
  }

  fileprivate static func importsItself(_ module: Located<String>) -> Diagnostic {
    Diagnostic(
      .error,
      "SK0413",
      "\(module.value.quoted) is the module that this schema belongs to: leave the import out",
      at: module.location
    )
  }

  fileprivate static func importedAnyway(_ module: Located<String>) -> Diagnostic {
    Diagnostic(
      .warning,
      "SK0414",
      "\(module.value.quoted) is imported in any case: leave it out",
      at: module.location
    )
  }

  fileprivate static func importedTwice(_ module: Located<String>, first: SourceLocation) -> Diagnostic {
    Diagnostic(
      .warning,
      "SK0415",
      "\(module.value.quoted) is imported twice: leave one out",
      at: module.location,
      notes: [Note(message: "the first import is here", location: first)]
    )
  }
}
