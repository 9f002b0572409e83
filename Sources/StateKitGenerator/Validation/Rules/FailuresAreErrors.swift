/// What a request fails with can be thrown: an entry of `types`, which becomes an `Error` by that, `any Error`, or a
/// type that the schema does not know.
struct FailuresAreErrors: ValidationRule {
  func check(_ index: SchemaIndex, reportingTo diagnostics: DiagnosticCollector) {
    for failure in index.domains.flatMap(\.schema.requests).compactMap(\.failure) {
      guard !index.canBeError(failure.value) else { continue }
      let remedy =
        failure.value.builtIn?.name == "Never"
        ? "leave 'failure' out where nothing can fail" : "declare an enum or struct in 'types' for it"
      diagnostics.report(.notAnError(failure.value, remedy: remedy, at: failure.location))
    }
  }
}

extension SchemaIndex {
  /// Whether a type may be, or may become, an `Error`.
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
