/// The names of two schemas do not differ only in case, because their generated files would be the same file.
struct FileNamesAreUnique: ValidationRule {
  func check(_ module: ResolvedModule, reportingTo diagnostics: DiagnosticCollector) {
    let index = module.index
    var first: [String: Schema] = [:]
    for schema in index.schemas {
      let name = schema.name.lowercased()
      if let other = first[name] {
        diagnostics.report(.fileNameClash(schema, first: other))
      } else {
        first[name] = schema
      }
    }
  }
}

extension Diagnostic {
  fileprivate static func fileNameClash(_ schema: Schema, first: Schema) -> Diagnostic {
    Diagnostic(
      .error,
      "SK0407",
      "the generated file of \(schema.name.quoted) would overwrite that of \(first.name.quoted):"
        + " rename one of the two schemas",
      at: schema.file.location(at: 0),
      notes: [Note(message: "the other schema is here", location: first.file.location(at: 0))]
    )
  }
}
