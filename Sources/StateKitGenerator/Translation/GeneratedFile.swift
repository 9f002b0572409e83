/// A Swift file to write.
package struct GeneratedFile: Sendable {
  /// For example `Users.statekit.swift`.
  package let name: String
  package let contents: [UInt8]

  package init(name: String, contents: [UInt8]) {
    self.name = name
    self.contents = contents
  }
}
