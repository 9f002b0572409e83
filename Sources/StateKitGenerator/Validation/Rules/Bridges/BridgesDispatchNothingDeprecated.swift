/// A bridge keeps no deprecated action alive: the generated code compiles without a warning, so the schema has it.
struct BridgesDispatchNothingDeprecated: ValidationRule {
  func check(_ index: SchemaIndex, reportingTo diagnostics: DiagnosticCollector) {
    for domain in index.domains {
      for bridge in domain.schema.bridges {
        guard let action = try? index.action(at: bridge.dispatch, in: domain).action, action.deprecated != nil
        else { continue }
        diagnostics.report(.dispatchesDeprecated(action, at: bridge.dispatch.end))
      }
    }
  }
}

extension Diagnostic {
  fileprivate static func dispatchesDeprecated(
    _ action: ActionSchema,
    at location: SourceLocation
  ) -> Diagnostic {
    Diagnostic(
      .warning,
      "SK0642",
      "this bridge dispatches the deprecated action \(action.name.value.quoted)",
      at: location,
      notes: [Note(message: "\(action.name.value.quoted) is declared here", location: action.name.location)]
    )
  }
}
