package import StateKitGenerator

/// Reads schemas, and says of each that it cannot read why.
package enum SchemaReader {
  package static func read(_ inputs: [SchemaInput]) throws(CommandFailure) -> [SourceFile] {
    var files: [SourceFile] = []
    var unreadable: [String] = []
    for input in inputs {
      do {
        files.append(SourceFile(path: input.path, bytes: try bytes(of: input)))
      } catch {
        unreadable.append("cannot read '\(input.path)': \(error.text)")
      }
    }
    guard unreadable.isEmpty else { throw CommandFailure(.unreadableInput, unreadable) }
    return files
  }

  private static func bytes(of input: SchemaInput) throws(SystemError) -> [UInt8] {
    switch input {
    case .file(let path): try FileDescriptor.contents(of: path)
    case .standardInput: try FileDescriptor.standardInput.readAll()
    }
  }
}
