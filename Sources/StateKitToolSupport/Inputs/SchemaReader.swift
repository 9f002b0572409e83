package import StateKitGenerator

/// Reads schemas, and reports why a schema cannot be read. A file that was found in a folder but no longer exists, such
/// as a temporary file of an editor, is skipped.
package enum SchemaReader {
  /// - Parameter memory: The files that an earlier run read.
  package static func read(
    _ inputs: [SchemaInput],
    with memory: RunMemory? = nil
  ) throws(CommandFailure) -> [SourceFile] {
    var files: [SourceFile] = []
    var unreadable: [String] = []
    for input in inputs {
      do {
        files.append(try file(of: input, with: memory))
      } catch {
        if input.isGone(error) { continue }
        unreadable.append("cannot read '\(input.path)': \(error.text)")
      }
    }
    guard unreadable.isEmpty else { throw CommandFailure(.unreadableInput, unreadable) }
    return files
  }

  private static func file(of input: SchemaInput, with memory: RunMemory?) throws(SystemError) -> SourceFile {
    guard let memory, input != .standardInput else {
      return SourceFile(path: input.path, bytes: try bytes(of: input))
    }
    return try memory.file(at: input.path) { () throws(SystemError) in try bytes(of: input) }
  }

  /// The bytes of one input, which need not be a schema.
  package static func contents(of input: SchemaInput) throws(CommandFailure) -> [UInt8] {
    do {
      return try bytes(of: input)
    } catch {
      throw CommandFailure(.unreadableInput, ["cannot read '\(input.path)': \(error.text)"])
    }
  }

  private static func bytes(of input: SchemaInput) throws(SystemError) -> [UInt8] {
    switch input {
    case .file(let path, isNamed: _): try FileDescriptor.contents(of: path)
    case .standardInput: try FileDescriptor.standardInput.readAll()
    }
  }
}

extension SchemaInput {
  /// Whether a file that was found in a folder no longer exists. A link without a target still counts as existing.
  func isGone(_ error: SystemError) -> Bool {
    guard case .file(let path, isNamed: false) = self, error == .missing else { return false }
    return (try? FileStatus(ofLink: path)) == nil
  }
}
