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
  func leftOver(besides outputs: [PlannedOutput]) throws(CommandFailure) -> [String] {
    let current = Set(outputs.map(\.path))
    // Where case does not matter, a file may stand there by another spelling of its name.
    let identities = Set(outputs.compactMap { try? FileStatus(ofLink: $0.path).identity })
    do {
      return try Folder.names(in: folder)
        .filter { $0.hasSuffix(".swift") }
        .map { Folder.path(folder, $0) }
        .filter { path in
          guard !current.contains(path) else { return false }
          guard let status = try? FileStatus(ofLink: path), status.kind == .regular else { return false }
          return !identities.contains(status.identity) && FileWriter.isGenerated(path)
        }
    } catch  where error == .missing {
      return []
    } catch {
      throw CommandFailure(.unwritableOutput, ["cannot read the folder '\(folder)': \(error.text)"])
    }
  }

  private static func isGenerated(_ path: String) -> Bool {
    (try? FileDescriptor.beginning(of: path)).map(GeneratedFileHeader.isAtStart) ?? false
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
