/// The failure of a request or a `Result` can be thrown: it is an entry of `types`, which becomes an `Error` by that
/// use, `any Error`, or a type that the schema does not know.
struct FailuresAreErrors: ValidationRule {
  private static let remedy = "declare an enum or struct in 'types' for it"

  func check(_ module: ResolvedModule, reportingTo diagnostics: DiagnosticCollector) {
    let index = module.index
    let errors = ErrorTypes(module)
    for failure in index.domains.flatMap(\.schema.requests).compactMap(\.failure) {
      if let remedy = errors.remedyOfNone(failure.value, otherwise: Self.remedy) {
        diagnostics.report(.notAnError(failure.value, remedy: remedy, at: failure.location))
      }
    }
    for type in index.unusualTypes {
      for failure in type.value.failures where failure.builtIn?.name != "Never" {
        guard let remedy = errors.remedyOfNone(failure, otherwise: Self.remedy)
        else { continue }
        diagnostics.report(
          .resultFailsWithNoError(failure, of: type.value, remedy: remedy, at: type.location)
        )
        break
      }
    }
  }
}

/// The types that can be thrown. The types of used modules are computed once, on demand.
final class ErrorTypes {
  private let module: ResolvedModule
  private lazy var ofModules: Set<TypeEntry> = {
    let modules = module.index.modules
    let types =
      modules.flatMap(\.types).flatMap(\.unusualTypes) + modules.flatMap(\.domains).flatMap(\.unusualTypes)
    return module.errorTypes(of: module.usedModules.flatMap(\.domains), writing: types)
  }()

  init(_ module: ResolvedModule) {
    self.module = module
  }

  /// The remedy for a type that cannot be thrown; nil for a type that can.
  func remedyOfNone(_ type: SwiftType, otherwise remedy: String) -> String? {
    if type.builtIn?.name == "Never" { return "leave 'failure' out where a failure is not possible" }
    guard module.index.canBeError(type) else { return remedy }
    // The conformances of a type of another module are fixed where that module is generated.
    guard let entry = module.index.type(type), let module = entry.module else { return nil }
    return ofModules.contains(entry)
      ? nil : "name it as a 'failure' in a schema of \(module.quoted), or " + remedy
  }
}

extension SchemaIndex {
  /// Whether a type may be an `Error` or become one.
  func canBeError(_ type: SwiftType) -> Bool {
    switch type {
    case .optional, .array, .dictionary, .tuple: false
    case .existential(let protocols):
      protocols.allSatisfy { ["Error", "Sendable"].contains($0.builtInProtocol) }
        && protocols.contains { $0.builtInProtocol == "Error" }
    case .named: type.builtIn == nil && !isGeneratedState(type)
    }
  }
}

extension Diagnostic {
  fileprivate static func resultFailsWithNoError(
    _ type: SwiftType,
    of result: SwiftType,
    remedy: String,
    at location: SourceLocation
  ) -> Diagnostic {
    Diagnostic(
      .error,
      "SK0509",
      "\(type.quoted) is not an Error, and \(result.quoted) only fails with an Error: \(remedy)",
      at: location
    )
  }
}
