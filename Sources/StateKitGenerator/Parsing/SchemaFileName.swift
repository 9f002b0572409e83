/// The name of a schema file: `NAME.statekit.json`.
enum SchemaFileName {
  private static let suffix = ".statekit.json"

  /// `Users` for `Schemas/Users.statekit.json`. Standard input has a path in `<…>`, which is its name.
  static func schemaName(of file: SourceFile, reportingTo diagnostics: DiagnosticCollector) -> String {
    let last = String(file.path.split(separator: "/", omittingEmptySubsequences: false).last ?? "")
    if last.hasPrefix("<"), last.hasSuffix(">") { return String(last.dropFirst().dropLast()) }
    let name = last.hasSuffix(suffix) ? String(last.dropLast(suffix.count)) : ""
    let isOneLine = !name.unicodeScalars.contains { $0.properties.generalCategory == .control }
    if !name.isEmpty, isOneLine { return name }
    diagnostics.report(.wrongFileName(last, at: file.location(at: file.textStart)))
    return name.isEmpty ? last : name
  }
}

extension Diagnostic {
  fileprivate static func wrongFileName(_ name: String, at location: SourceLocation) -> Diagnostic {
    Diagnostic(
      .error,
      "SK0207",
      "the file is called \(name.quoted); a schema's file needs a name like 'Users.statekit.json'",
      at: location
    )
  }
}
