/// Where a bridge is declared: a line of Swift, or a bridge of a schema.
struct BridgeSite: Sendable, CustomStringConvertible {
  /// The last path component, for example `Bridges.swift` or `App.statekit.json`.
  let file: String
  /// The function, or the domain that declares the bridge.
  let function: String
  /// Nil where the line is not known: generated code has lines of the schema only if it was asked for them.
  let line: UInt?

  init(file: String, function: String, line: UInt?) {
    self.file = file.split(separator: "/").last.map(String.init) ?? file
    self.function = function
    self.line = line
  }

  /// For example `Bridges.swift, BridgeMiddleware:7`.
  var description: String {
    line.map { "\(file), \(function):\($0)" } ?? "\(file), \(function)"
  }
}
