/// An unknown type does not differ from a known type only in case or in letters that look alike: `int` is not a Swift
/// type.
struct TypesAreSpelledAlike: ValidationRule {
  func check(_ module: ResolvedModule, reportingTo diagnostics: DiagnosticCollector) {
    let index = module.index
    guard index.isComplete else { return }
    // Most schemas need neither of these tables, and the second is large.
    lazy var known = index.namesOfTypes
    lazy var byLowercase = Dictionary(known.sorted().map { ($0.seen.lowercased(), $0) }) { first, _ in first }
    for type in index.unusualTypes {
      type.value.forEachPart { part in
        guard case .named(let path) = part, path.count == 1, path[0].builtIn == nil else { return }
        let name = path[0].name
        guard !known.contains(name), let other = byLowercase[name.seen.lowercased()] else { return }
        diagnostics.report(.typeInOtherCase(name, known: other, at: type.location))
      }
    }
  }
}

extension SchemaIndex {
  /// The types that can be named without a module: those of Swift and of the runtime that have a value,
  /// those of the schemas and those generated for domains.
  var namesOfTypes: Set<String> {
    let declared = types.map(\.name) + domains.flatMap(\.generatedTypeNames)
    return Set(declared + ["AnyError", "IdentifiedArray", "Loadable", "StackState", "Void"])
      .union(BuiltInProtocol.names).union(BuiltInType.names)
  }
}

extension Diagnostic {
  /// `name` is not a known type, and differs from `known` only in case or in letters that look alike.
  fileprivate static func typeInOtherCase(
    _ name: String,
    known: String,
    at location: SourceLocation
  ) -> Diagnostic {
    Diagnostic(
      .warning,
      "SK0416",
      "no type \(name.quoted) is known here, and Swift tells it from \(known.quoted)",
      at: location,
      suggestion: known
    )
  }
}
