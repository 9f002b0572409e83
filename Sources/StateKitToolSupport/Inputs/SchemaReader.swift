package import StateKitGenerator

/// Reads schemas, and reports why a schema cannot be read. A file that was found in a folder and is gone
/// meanwhile, such as a temporary file of an editor, is skipped.
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
  /// Whether a file that was found in a folder is gone. A link without a target still counts as present.
  func isGone(_ error: SystemError) -> Bool {
    guard case .file(let path, isNamed: false) = self, error == .missing else { return false }
    return (try? FileStatus(ofLink: path)) == nil
  }
}
