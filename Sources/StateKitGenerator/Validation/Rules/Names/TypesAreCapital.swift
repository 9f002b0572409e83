/// An unknown type starts with a capital letter, as Swift types do: `boolean` is from another language, and `id` is a
/// label without a type. Types of C may start in lower case, with an underscore in the name.
struct TypesAreCapital: ValidationRule {
  func check(_ module: ResolvedModule, reportingTo diagnostics: DiagnosticCollector) {
    let index = module.index
    guard index.isComplete else { return }
    lazy var known = Set(index.namesOfTypes.map { $0.lowercased() })
    for type in index.unusualTypes {
      type.value.forEachPart { part in
        guard case .named(let path) = part, path.count == 1, path[0].builtIn == nil else { return }
        let name = path[0].name
        guard name.first?.isLowercase == true, !name.contains("_"), !known.contains(name.seen.lowercased())
        else {
          return
        }
        diagnostics.report(.lowercaseType(name, TypesAreCapital.names[name], at: type.location))
      }
    }
  }

  /// The names that other languages have for Swift types.
  private static let names: [String: String] = [
    "boolean": "Bool", "byte": "UInt8", "char": "Character", "integer": "Int", "long": "Int64",
    "number": "Double",
    "short": "Int16", "str": "String",
  ]
}

extension Diagnostic {
  fileprivate static func lowercaseType(
    _ name: String,
    _ meant: String?,
    at location: SourceLocation
  ) -> Diagnostic {
    Diagnostic(
      .warning,
      "SK0431",
      "no type \(name.quoted) is known here, and types begin with a capital letter",
      at: location,
      suggestion: meant
    )
  }
}
