package import StateKitGenerator

/// Writes generated files into a folder: only what changes, and all of it or nothing.
package struct FileWriter {
  let folder: String

  package init(folder: String) {
    self.folder = folder
  }

  /// What stands in the folder now; changes nothing.
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

  /// Writes what changes, and with `cleans` removes what is left over; returns what was planned.
  ///
  /// Each file is let go of before the next one is asked for.
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

  /// Generated files in the folder that are not among the outputs: their schemas are gone.
  ///
  /// What cannot be looked at is an error: it may be one of them.
  func leftOver(besides outputs: [PlannedOutput]) throws(CommandFailure) -> [String] {
    let current = Set(outputs.map(\.path))
    var identities: Set<FileStatus.Identity> = []
    for output in outputs {
      // Where case does not matter, a file may stand there by another spelling of its name.
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

  /// Nil where there is nothing.
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
