/// A type that is known nowhere begins with a capital letter, as types of Swift do: `boolean` is of another language, and
/// `id` a label without a type. Types of C are in lower case, too, with an underscore.
struct TypesAreCapital: ValidationRule {
  func check(_ module: ResolvedModule, reportingTo diagnostics: DiagnosticCollector) {
    let index = module.index
    guard index.isComplete else { return }
    lazy var known = Set(index.namesOfTypes.map { $0.lowercased() })
    for type in index.writtenTypes {
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

  /// What other languages call types of Swift.
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
