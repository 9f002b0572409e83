/// New contents of a file.
package struct FileReplacement {
  let path: String
  let contents: [UInt8]
  /// Nil for a file that is not there yet.
  let permissions: UInt16?

  package init(path: String, contents: [UInt8], permissions: UInt16?) {
    self.path = path
    self.contents = contents
    self.permissions = permissions
  }

  package static func replace(_ files: [FileReplacement]) throws(CommandFailure) {
    var pending = PendingReplacements()
    defer { pending.removeRest() }
    for file in files { try pending.add(file) }
    try pending.replace()
  }
}
