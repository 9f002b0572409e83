/// The reason why a string in a schema could not be read.
struct StringFailure: Error {
  let diagnostic: Diagnostic

  init(_ diagnostic: Diagnostic) {
    self.diagnostic = diagnostic
  }
}

extension DiagnosticCollector {
  /// Reports the failure that `body` throws.
  func catching<Value>(_ body: () throws(StringFailure) -> Value) -> Value? {
    do {
      return try body()
    } catch {
      report(error.diagnostic)
      return nil
    }
  }
}

extension StringScanner {
  /// Skips a closing bracket.
  mutating func close(_ bracket: String, openedAt opening: SourceLocation) throws(StringFailure) {
    skipSpaces()
    guard consume(bracket) else {
      throw StringFailure(.bracketExpected(bracket, found: found, at: location, opening: opening))
    }
  }

  mutating func expectEnd() throws(StringFailure) {
    skipSpaces()
    guard isAtEnd else { throw StringFailure(.endExpected(found: found, at: location)) }
  }
}

extension Diagnostic {
  fileprivate static func endExpected(found: String, at location: SourceLocation) -> Diagnostic {
    let remedy =
      switch found {
      case "'='": ": beside 'type', the default of a property has the key 'default'"
      case "'['": ": an array is '[String]'"
      case "'|'": ": a value that may be nil has a '?' behind its type"
      default: ""
      }
    return Diagnostic(
      .error,
      "SK0302",
      "expected the end after the type, found \(found)\(remedy)",
      at: location
    )
  }

  fileprivate static func bracketExpected(
    _ bracket: String,
    found: String,
    at location: SourceLocation,
    opening: SourceLocation
  ) -> Diagnostic {
    Diagnostic(
      .error,
      "SK0303",
      "expected '\(bracket)', found \(found)",
      at: location,
      notes: [Note(message: "to close the bracket that opens here", location: opening)]
    )
  }
}
