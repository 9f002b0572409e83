/// New contents of a file.
package struct FileReplacement {
  /// The content that the path must have at the moment of the replacement.
  package enum Precondition {
    /// The tool's own file, or an absent file.
    case output
    case missing
    case holds([UInt8])

    func check(at path: String) throws(SystemError) {
      switch self {
      case .output: break
      case .missing:
        do throws(SystemError) { _ = try FileStatus(ofLink: path) } catch  where error == .missing { return }
        throw SystemError.exists
      case .holds(let contents):
        guard try FileDescriptor.holds(path, contents) else { throw SystemError.changedMeanwhile }
      }
    }
  }

  let path: String
  let contents: [UInt8]
  /// Nil for a file that does not exist yet.
  let permissions: UInt16?
  let precondition: Precondition

  package init(
    path: String,
    contents: [UInt8],
    permissions: UInt16?,
    precondition: Precondition = .output
  ) {
    self.path = path
    self.contents = contents
    self.permissions = permissions
    self.precondition = precondition
  }

  /// Replaces all files, or leaves all unchanged if one of them cannot be written.
  package static func replace(_ files: [FileReplacement]) throws(CommandFailure) {
    for folder in Set(files.map { Folder.containing($0.path) }) { TemporaryFile.removeAbandoned(in: folder) }
    var pending = PendingReplacements()
    defer { pending.removeRest() }
    for file in files { try pending.add(file, isDurable: true) }
    try pending.replace()
  }
}
