/// A file of an example: a schema, or a user's Swift file.
package struct ExampleFile: Sendable {
  /// For example `Users.swift`; empty for a schema whose name does not matter. The folder is the module, and the module
  /// of the first file is the one that generates; others are used.
  package let path: String
  /// The text as it is shown.
  package let text: String
  /// The bytes that each `…` stands for: too many to read, or invisible.
  private let elided: [UInt8]

  init(_ path: String, _ text: String, elided: [UInt8] = []) {
    self.path = path
    self.text = text
    self.elided = elided
  }

  /// The real bytes.
  package var bytes: [UInt8] {
    guard !elided.isEmpty else { return Array(text.utf8) }
    return Array(
      text.split(separator: "…", omittingEmptySubsequences: false).map(\.utf8).joined(separator: elided)
    )
  }

  /// The text, below the file's name if that matters.
  var shown: String {
    let parts = [path.isEmpty ? "" : "  \(path)\n", text.isEmpty ? "" : "\(text.indented(by: 4))\n"]
    return parts.filter { !$0.isEmpty }.joined(separator: "\n")
  }
}
