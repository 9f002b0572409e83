/// The meaning of a part of a schema, unless an error was reported for that part.
///
/// A stage that receives `.reported` continues silently: consequences of an earlier error are not reported again.
enum Resolved<Value> {
  case value(Value)
  /// The parser or the resolution reported the error.
  case reported

  /// Nil after an error.
  var value: Value? {
    guard case .value(let value) = self else { return nil }
    return value
  }

  /// The meaning in a schema without errors; only such a schema has a model.
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
  /// A missing value was reported by the parser.
  init(_ parsed: Value?) {
    self = parsed.map { .value($0) } ?? .reported
  }
}

extension Optional {
  /// The meaning of an optional part that a schema without errors must have.
  func known<Meaning>() -> Meaning where Wrapped == Resolved<Meaning> { Resolved(self).known.known }
}

/// A mistake in a schema, thrown to the code that reports it.
struct Mistake: Error {
  let diagnostic: Diagnostic

  init(_ diagnostic: Diagnostic) {
    self.diagnostic = diagnostic
  }

  /// The same mistake with a reason after its message.
  func explained(_ reason: String) -> Mistake { Mistake(diagnostic.explained(reason)) }

  /// The same mistake with a suggestion, if there is one.
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
