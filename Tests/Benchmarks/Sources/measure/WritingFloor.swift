internal import StateKitGenerator
internal import StateKitToolSupport

/// What no generator can be quicker than: the same bytes, which are in memory, written to the same files by the same
/// writer. Where the files are there already, they are read and compared.
enum WritingFloor {
  /// Without what it takes to get the bytes into memory.
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
