/// One thing that must be right in the schemas of a module.
protocol ValidationRule: Sendable {
  init()

  /// Reports what is wrong, and nothing that follows from what another rule or the parser reports.
  func check(_ index: SchemaIndex, reportingTo diagnostics: DiagnosticCollector)
}
