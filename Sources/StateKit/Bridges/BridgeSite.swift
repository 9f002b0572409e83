/// The declaration of a bridge: a line of Swift, or a bridge in a schema.
@usableFromInline struct BridgeSite: Sendable, CustomStringConvertible {
  /// The last path component of the file, for example `Bridges.swift` or `App.statekit.json`.
  let file: String
  /// The function, or the domain that declares the bridge.
  let function: String
  /// Nil if the line is unknown: generated code has schema lines only if the option for them is on.
  let line: UInt?

  /// - Parameter file: The path of the file; its last component is kept.
  init(file: String, function: String, line: UInt?) {
    self.init(name: file.split(separator: "/").last.map(String.init) ?? file, function: function, line: line)
  }

  /// - Parameter name: The name of the file without a path: a declared bridge is created for each action that triggers
  ///   it, so its name should not have to be cut then.
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
