/// The file system, as far as the server needs it.
package protocol FileSystem {
  /// The paths of all schemas below a folder.
  func schemas(below folder: String) -> [String]

  /// The paths of all Swift files below a folder.
  func swiftFiles(below folder: String) -> [String]

  /// The path of the page that explains a diagnostic; nil if the diagnostic has no page.
  func explanation(ofCode code: String) -> String?

  /// Nil if the file cannot be read.
  func contents(of path: String) -> [UInt8]?
}
