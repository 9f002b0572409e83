/// The names of one scope, which reports the second of two that are equal.
struct NameScope {
  private let diagnostics: DiagnosticCollector
  private var declared: [String: (what: () -> String, location: SourceLocation)] = [:]

  /// - Parameter count: About how many names there are.
  init(_ diagnostics: DiagnosticCollector, expecting count: Int = 0) {
    self.diagnostics = diagnostics
    declared.reserveCapacity(count)
  }

  /// Whether nothing has the name.
  func isFree(_ name: String) -> Bool { declared[name] == nil }

  /// Whether the name was free. What has the name is put into words only for a report.
  @discardableResult
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
