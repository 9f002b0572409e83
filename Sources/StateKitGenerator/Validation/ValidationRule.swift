/// One thing that must be right in the schemas of a module.
protocol ValidationRule: Sendable {
  init()

  /// Reports what is wrong, without what follows from an error that the parser, the resolution or another rule reports.
  func check(_ module: ResolvedModule, reportingTo diagnostics: DiagnosticCollector)
}
