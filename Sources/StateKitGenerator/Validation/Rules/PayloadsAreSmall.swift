/// No payload makes every action of the tree large.
struct PayloadsAreSmall: ValidationRule {
  func check(_ index: SchemaIndex, reportingTo diagnostics: DiagnosticCollector) {
    // A struct that contains itself has no size.
    guard !diagnostics.hasErrors else { return }
    var layouts = MemoryLayouts(index)
    for domain in index.domains {
      for action in domain.schema.sentActions {
        guard let payload = action.payload, !payload.isEmpty else { continue }
        let layout = layouts.layout(of: payload.compactMap { $0.type?.value })
        guard layout.size > CostLimits.payload else { continue }
        diagnostics.report(.largePayload(action, layout))
      }
    }
  }
}
