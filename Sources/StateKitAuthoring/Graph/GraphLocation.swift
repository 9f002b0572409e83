internal import StateKitGenerator

/// A place in a schema, as a picture shows it: `Schemas/App.statekit.json:12`.
package struct GraphLocation: Equatable, Sendable, CustomStringConvertible {
  package let path: String
  /// Counted from 1.
  package let line: Int

  package var description: String { "\(path):\(line)" }

  package init(path: String, line: Int) {
    (self.path, self.line) = (path, line)
  }

  init(_ location: SourceLocation) {
    self.init(path: location.file.path, line: location.line)
  }
}
