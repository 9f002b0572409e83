/// Why a string in a schema could not be read.
struct StringFailure: Error {
  let diagnostic: Diagnostic

  init(_ diagnostic: Diagnostic) {
    self.diagnostic = diagnostic
  }
}

extension DiagnosticCollector {
  /// Reports what `body` throws.
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
  /// Steps over a closing bracket.
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
