internal import StateKitGenerator

/// The files and results that a run keeps for the next one of the same process, so that the next run reads and
/// translates only what has changed.
package final class RunMemory {
  private struct ReadFile {
    let version: FileStatus.Version
    let file: SourceFile
  }

  let generator: GeneratorMemory = GeneratorMemory()
  private var files: [String: ReadFile] = [:]

  package init() {}

  /// The file at a path. It is read only if its version differs from the one that was read last.
  func file(at path: String, _ read: () throws(SystemError) -> [UInt8]) throws(SystemError) -> SourceFile {
    // The version is asked for before the file is read: a write in between gives another version, which the next run reads.
    let version = try FileStatus(of: path).version
    if let known = files[path], known.version == version { return known.file }
    let file = SourceFile(path: path, bytes: try read())
    files[path] = ReadFile(version: version, file: file)
    return file
  }

  /// Forgets all files that were not used.
  func keepFiles(_ used: [SourceFile]) {
    let paths = Set(used.map(\.path))
    files = files.filter { paths.contains($0.key) }
  }
}
