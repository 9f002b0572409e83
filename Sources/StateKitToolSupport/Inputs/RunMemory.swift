internal import StateKitGenerator

/// What a run leaves for the next one of the same process, which reads and translates only what changed meanwhile.
package final class RunMemory {
  private struct ReadFile {
    let version: FileStatus.Version
    let file: SourceFile
  }

  let generator: GeneratorMemory = GeneratorMemory()
  private var files: [String: ReadFile] = [:]

  package init() {}

  /// The file at a path, read only if it is not in the version that was read last.
  func file(at path: String, _ read: () throws(SystemError) -> [UInt8]) throws(SystemError) -> SourceFile {
    // Before it is read: a write in between makes another version, which is read in the next run.
    let version = try FileStatus(of: path).version
    if let known = files[path], known.version == version { return known.file }
    let file = SourceFile(path: path, bytes: try read())
    files[path] = ReadFile(version: version, file: file)
    return file
  }

  /// Forgets all other files.
  func keepFiles(_ used: [SourceFile]) {
    let paths = Set(used.map(\.path))
    files = files.filter { paths.contains($0.key) }
  }
}
