/// Each value of a bridge's second action is given one that fits.
struct BridgeArgumentsFit: ValidationRule {
  func check(_ index: SchemaIndex, reportingTo diagnostics: DiagnosticCollector) {
    for domain in index.domains {
      for bridge in domain.schema.bridges.compactMap({ index.bridge($0, of: domain) }) {
        _ = index.arguments(of: bridge, reportingTo: diagnostics)
      }
    }
  }
}
