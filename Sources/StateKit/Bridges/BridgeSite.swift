/// Where a bridge is declared: a line of Swift, or a bridge of a schema.
@usableFromInline struct BridgeSite: Sendable, CustomStringConvertible {
  /// The last path component, for example `Bridges.swift` or `App.statekit.json`.
  let file: String
  /// The function, or the domain that declares the bridge.
  let function: String
  /// Nil where the line is not known: generated code has lines of the schema only if it was asked for them.
  let line: UInt?

  /// - Parameter file: Its path; the last component is kept.
  init(file: String, function: String, line: UInt?) {
    self.init(name: file.split(separator: "/").last.map(String.init) ?? file, function: function, line: line)
  }

  /// - Parameter name: Of the file: a bridge that a schema declares is made for each action that it starts at, so that
  ///   nothing is to be cut off then.
  init(name: String, function: String, line: UInt?) {
    self.file = name
    self.function = function
    self.line = line
  }

  /// For example `Bridges.swift, BridgeMiddleware:7`.
  @usableFromInline var description: String {
    line.map { "\(file), \(function):\($0)" } ?? "\(file), \(function)"
  }
}
