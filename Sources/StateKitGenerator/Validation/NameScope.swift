/// The names of one scope; reports the second of two equal names.
struct NameScope {
  private let diagnostics: DiagnosticCollector
  private var declared: [String: (what: () -> String, location: SourceLocation)] = [:]

  /// - Parameter count: The approximate number of names.
  init(_ diagnostics: DiagnosticCollector, expecting count: Int = 0) {
    self.diagnostics = diagnostics
    declared.reserveCapacity(count)
  }

  /// Whether the name is not declared yet.
  func isFree(_ name: String) -> Bool { declared[name] == nil }

  /// Declares a name; false if the name was already declared. Descriptions are made only for a report.
  @discardableResult @inline(never)
  mutating func declare(
    _ name: String,
    _ what: @autoclosure @escaping () -> String,
    _ location: SourceLocation
  ) -> Bool {
    if let first = declared[name] {
      diagnostics.report(.clash(what(), with: first.what(), at: location, first: first.location))
      return false
    }
    declared[name] = (what, location)
    return true
  }
}

extension Diagnostic {
  /// `what` and `other` are for example `the action 'renamed'`.
  fileprivate static func clash(
    _ what: String,
    with other: String,
    at location: SourceLocation,
    first: SourceLocation
  ) -> Diagnostic {
    Diagnostic(
      .error,
      "SK0405",
      what == other
        ? "\(what) is declared twice: rename or remove one"
        : "\(what) clashes with \(other): rename one of them",
      at: location,
      notes: [Note(message: "\(other) is here", location: first)]
    )
  }
}
