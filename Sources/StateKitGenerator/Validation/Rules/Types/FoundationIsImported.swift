/// A file that names a type of Foundation imports Foundation, as far as the schema knows: any other imported module may
/// re-export it, and otherwise the Swift compiler reports an error at the schema's line.
struct FoundationIsImported: ValidationRule {
  func check(_ module: ResolvedModule, reportingTo diagnostics: DiagnosticCollector) {
    let index = module.index
    guard index.isComplete else { return }
    lazy var known = index.namesOfTypes
    let files = Set(index.schemas.lazy.filter(\.imports.isEmpty).map { ObjectIdentifier($0.file) })
    var seen: [ObjectIdentifier: Set<String>] = [:]
    for type in index.unusualTypes {
      let file = ObjectIdentifier(type.location.file)
      guard files.contains(file) else { continue }
      type.value.forEachPart { part in
        guard case .named(let path) = part, FoundationTypes.names.contains(path[0].name),
          path[0].arguments.isEmpty || path[0].name == "Measurement", !known.contains(path[0].name),
          seen[file, default: []].insert(path[0].name).inserted
        else { return }
        diagnostics.report(.foundationNotImported(path[0].name, at: type.location))
      }
    }
  }
}

extension Diagnostic {
  fileprivate static func foundationNotImported(_ name: String, at location: SourceLocation) -> Diagnostic {
    Diagnostic(
      .warning,
      "SK0418",
      "\(name.quoted) is a type of Foundation, and the schema has no imports: write \"imports\": [\"Foundation\"], or,"
        + " where the type is one of yours, say so by \"allow\": [\"SK0418\"]",
      at: location
    ).mended(by: "Foundation", in: FileKey.imports)
  }
}
