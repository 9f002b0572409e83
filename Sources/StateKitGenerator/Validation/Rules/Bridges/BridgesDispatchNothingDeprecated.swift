/// A bridge dispatches only actions that are not deprecated. The compiler does not warn of deprecated actions in
/// generated code, so the schema does.
struct BridgesDispatchNothingDeprecated: ValidationRule {
  func check(_ module: ResolvedModule, reportingTo diagnostics: DiagnosticCollector) {
    for bridge in module.domains.flatMap({ $0.bridges + $0.eventBridges }) {
      if let action = bridge.result.value?.action, action.deprecated != nil {
        diagnostics.report(.dispatchesDeprecated(action, at: bridge.schema.dispatch.end))
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
