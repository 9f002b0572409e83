/// Why something in a schema means nothing.
struct Unresolved: Error {
  /// Nil where there is nothing to say, because another rule or stage says it.
  let diagnostic: Diagnostic?

  init(_ diagnostic: Diagnostic) {
    self.diagnostic = diagnostic
  }

  private init() {
    self.diagnostic = nil
  }

  static let saidElsewhere = Unresolved()

  /// The same with a reason behind it.
  func explained(_ reason: String) -> Unresolved {
    guard let diagnostic else { return self }
    return Unresolved(diagnostic.explained(reason))
  }

  /// The same with what may have been meant, where that is known.
  func suggesting(_ suggestion: String?) -> Unresolved {
    guard var diagnostic, let suggestion else { return self }
    diagnostic.suggestion = suggestion
    return Unresolved(diagnostic)
  }
}

extension DiagnosticCollector {
  /// Reports what `body` throws.
  func reporting<Value>(_ body: () throws(Unresolved) -> Value) -> Value? {
    do {
      return try body()
    } catch {
      if let diagnostic = error.diagnostic { report(diagnostic) }
      return nil
    }
  }
}
