/// A JSON default fits its property's type.
struct DefaultsFit: ValidationRule {
  func check(_ index: SchemaIndex, reportingTo diagnostics: DiagnosticCollector) {
    let properties =
      index.types.flatMap { $0.schema.properties ?? [] }
      + index.domains.flatMap { $0.schema.declaredProperties ?? [] }
    for property in properties {
      guard let type = property.type?.value, case .json(let node) = property.default?.value else { continue }
      _ = diagnostics.reporting { () throws(Unresolved) in try index.literal(node, as: type) }
    }
  }
}
