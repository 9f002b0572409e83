package import StateKitGenerator

/// Reads schemas, and says of each that it cannot read why. A file that was found in a folder and is gone meanwhile, as the
/// temporary files of editors are, is passed over.
package enum SchemaReader {
  package static func read(_ inputs: [SchemaInput]) throws(CommandFailure) -> [SourceFile] {
    var files: [SourceFile] = []
    var unreadable: [String] = []
    for input in inputs {
      do {
        files.append(SourceFile(path: input.path, bytes: try bytes(of: input)))
      } catch {
        if input.isGone(error) { continue }
        unreadable.append("cannot read '\(input.path)': \(error.text)")
      }
    }
    guard unreadable.isEmpty else { throw CommandFailure(.unreadableInput, unreadable) }
    return files
  }

  private static func bytes(of input: SchemaInput) throws(SystemError) -> [UInt8] {
    switch input {
    case .file(let path, isNamed: _): try FileDescriptor.contents(of: path)
    case .standardInput: try FileDescriptor.standardInput.readAll()
    }
  }
}

extension SchemaInput {
  /// Whether a file is not there any more that was found in a folder. A link that leads nowhere is still there.
  func isGone(_ error: SystemError) -> Bool {
    guard case .file(let path, isNamed: false) = self, error == .missing else { return false }
    return (try? FileStatus(ofLink: path)) == nil
  }
}
