/// A payload is small, because the largest payload decides the size of every action in the tree.
struct PayloadsAreSmall: ValidationRule {
  func check(_ module: ResolvedModule, reportingTo diagnostics: DiagnosticCollector) {
    let index = module.index
    // A struct that contains itself is infinitely large.
    guard !diagnostics.hasErrors else { return }
    var layouts = MemoryLayouts(index)
    for domain in index.domains {
      for action in domain.schema.sentActions + domain.schema.boundActions {
        guard let payload = action.payload, !payload.isEmpty else { continue }
        let layout = layouts.layout(of: payload.compactMap { $0.type?.value })
        guard layout.size > CostLimits.payload else { continue }
        diagnostics.report(.largePayload(action, layout))
      }
    }
  }
}

extension Diagnostic {
  fileprivate static func largePayload(_ action: ActionSchema, _ layout: ValueLayout) -> Diagnostic {
    let size = "\(layout.isAtLeast ? "at least " : "")\(layout.size) bytes"
    return Diagnostic(
      .note,
      "SK0701",
      "the payload of \(action.name.value.quoted) takes \(size), and all actions above and beside it take as much:"
        + " hand over an id, or keep the value in an array or a class, which take 8 bytes",
      at: action.name.location
    )
  }
}
