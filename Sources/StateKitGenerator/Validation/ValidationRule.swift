/// A condition on a single file, which does not depend on the other files of its module: it is checked once for each
/// text of the file.
protocol FileRule: Sendable {
  init()

  /// Reports violations, except for consequences of an error that the parser or another rule reports.
  func check(_ file: FileEntry, reportingTo diagnostics: DiagnosticCollector)
}

/// A condition that the schemas of a module must satisfy together.
protocol ValidationRule: Sendable {
  init()

  /// Reports violations, except for consequences of an error that the parser, the resolution or another rule reports.
  func check(_ module: ResolvedModule, reportingTo diagnostics: DiagnosticCollector)
}
