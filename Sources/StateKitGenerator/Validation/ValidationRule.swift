/// A condition that the schemas of a module must satisfy.
protocol ValidationRule: Sendable {
  init()

  /// Reports violations, except for consequences of an error that the parser, the resolution or another rule reports.
  func check(_ module: ResolvedModule, reportingTo diagnostics: DiagnosticCollector)
}
