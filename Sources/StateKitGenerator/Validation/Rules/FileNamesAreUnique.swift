/// No two schemas have names that differ in case alone: their generated files would be one.
struct FileNamesAreUnique: ValidationRule {
  func check(_ index: SchemaIndex, reportingTo diagnostics: DiagnosticCollector) {
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
