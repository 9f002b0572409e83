/// The meaning of something in a schema, unless an error was reported for it.
///
/// A stage that gets `.reported` goes on without a word: what follows from an earlier error is not reported again.
enum Resolved<Value> {
  case value(Value)
  /// The parser or the resolution has said what is wrong.
  case reported

  /// Nil after an error.
  var value: Value? {
    guard case .value(let value) = self else { return nil }
    return value
  }

  /// The meaning in a schema without errors, as the model is made of such alone.
  var known: Value {
    guard case .value(let value) = self else { preconditionFailure("a schema with errors has no model") }
    return value
  }

  func map<Other>(_ transform: (Value) -> Other) -> Resolved<Other> {
    switch self {
    case .value(let value): .value(transform(value))
    case .reported: .reported
    }
  }
}

extension Resolved {
  /// What the parser leaves out has been reported by it.
  init(_ parsed: Value?) {
    self = parsed.map { .value($0) } ?? .reported
  }
}

extension Optional {
  /// The meaning of something that a schema without errors has.
  func known<Meaning>() -> Meaning where Wrapped == Resolved<Meaning> { Resolved(self).known.known }
}

/// What is wrong with something in a schema, on its way to the one who reports it.
struct Mistake: Error {
  let diagnostic: Diagnostic

  init(_ diagnostic: Diagnostic) {
    self.diagnostic = diagnostic
  }

  /// The same with a reason behind it.
  func explained(_ reason: String) -> Mistake { Mistake(diagnostic.explained(reason)) }

  /// The same with what may have been meant, where that is known.
  func suggesting(_ suggestion: String?) -> Mistake {
    guard let suggestion else { return self }
    var diagnostic = diagnostic
    diagnostic.suggestion = suggestion
    return Mistake(diagnostic)
  }
}

extension DiagnosticCollector {
  /// Reports the mistake that `body` throws.
  func resolving<Value>(_ body: () throws(Mistake) -> Resolved<Value>) -> Resolved<Value> {
    do {
      return try body()
    } catch {
      report(error.diagnostic)
      return .reported
    }
  }
}
