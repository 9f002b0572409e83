package import StateKitGenerator

/// Writes the generated files that change into a folder, either all or not at all.
package struct FileWriter {
  let folder: String

  package init(folder: String) {
    self.folder = folder
  }

  /// Compares the files with the folder, without writing.
  func plan(_ files: some Sequence<GeneratedFile>) throws(CommandFailure) -> [PlannedOutput] {
    try checkFolder()
    return files.map { PlannedOutput($0, in: folder) }
  }

  private func checkFolder() throws(CommandFailure) {
    do throws(SystemError) {
      guard try FileStatus(of: folder).kind == .folder else { throw SystemError.notAFolder }
    } catch  where error != .missing {
      throw CommandFailure(.unwritableOutput, ["cannot write to the folder '\(folder)': \(error.text)"])
    } catch {}
  }

  /// Writes the files that change, and with `cleans` removes files that are left over; returns the plan.
  ///
  /// Each file is released before the next one is requested.
  package func write(
    _ files: some Sequence<GeneratedFile>,
    cleans: Bool = false
  ) throws(CommandFailure) -> [PlannedOutput] {
    try FolderLock.hold(making: folder) { () throws(CommandFailure) in
      try checkFolder()
      var pending = PendingReplacements()
      defer { pending.removeRest() }
      var outputs: [PlannedOutput] = []
      for file in files {
        let output = PlannedOutput(file, in: folder)
        outputs.append(output)
        guard output.isToBeWritten else { continue }
        try pending.add(
          FileReplacement(path: output.path, contents: file.contents, permissions: output.permissions)
        )
      }
      try refuseBlocked(outputs)
      try pending.replace()
      if cleans { try remove(try leftOver(besides: outputs)) }
      return outputs
    }
  }

  func refuseBlocked(_ outputs: [PlannedOutput]) throws(CommandFailure) {
    let messages = outputs.compactMap { output -> String? in
      guard case .blocked(let reason) = output.state else { return nil }
      return "cannot write '\(output.path)': \(reason)"
    }
    guard messages.isEmpty else { throw CommandFailure(.unwritableOutput, messages) }
  }

  /// Generated files in the folder that are not among the outputs: their schemas no longer exist.
  ///
  /// A file that cannot be read is an error, because it could be such a file, too.
  func leftOver(besides outputs: [PlannedOutput]) throws(CommandFailure) -> [String] {
    let current = Set(outputs.map(\.path))
    var identities: Set<FileStatus.Identity> = []
    for output in outputs {
      // If the file system ignores case, the file may exist under another spelling of its name.
      if let status = try look(output.path, FileStatus.init(ofLink:)) { identities.insert(status.identity) }
    }
    var leftOver: [String] = []
    for name in try look(folder, Folder.names) ?? [] where name.hasSuffix(".swift") {
      let path = Folder.path(folder, name)
      guard !current.contains(path), let status = try look(path, FileStatus.init(ofLink:)),
        status.kind == .regular, !identities.contains(status.identity),
        let beginning = try look(path, FileDescriptor.beginning), GeneratedFileHeader.isAtStart(of: beginning)
      else { continue }
      leftOver.append(path)
    }
    return leftOver
  }

  /// Nil if the file is absent.
  private func look<Result>(
    _ path: String,
    _ body: (String) throws(SystemError) -> Result
  ) throws(CommandFailure) -> Result? {
    do throws(SystemError) {
      return try body(path)
    } catch {
      if error == .missing { return nil }
      throw CommandFailure(.unwritableOutput, ["cannot read '\(path)': \(error.text)"])
    }
  }

  private func remove(_ paths: [String]) throws(CommandFailure) {
    for path in paths {
      do {
        try Folder.removeFile(path)
      } catch {
        throw CommandFailure(.unwritableOutput, ["cannot remove '\(path)': \(error.text)"])
      }
      try Console.report("removed \(PrintableText.of(path))\n")
    }
  }
}
