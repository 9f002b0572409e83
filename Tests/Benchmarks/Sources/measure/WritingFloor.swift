internal import StateKitGenerator
internal import StateKitToolSupport

/// The lower bound for any generator: the same bytes, already in memory, written to the same files by the same
/// writer. Files that exist already are read and compared.
enum WritingFloor {
  /// Measures the writing, without getting the bytes into memory.
  static func write(filesIn reference: String, to output: String) throws -> ResourceUse {
    let before = ResourceUse.own
    let files = try Folder.names(in: reference).map { name in
      GeneratedFile(
        name: name,
        contents: try FileDescriptor.contents(of: Folder.path(reference, name))
      )
    }
    let reading = ResourceUse.own.cpuTime - before.cpuTime
    _ = try FileWriter(folder: output).write(files)
    var use = ResourceUse.own
    use.cpuTime -= reading
    return use
  }
}
