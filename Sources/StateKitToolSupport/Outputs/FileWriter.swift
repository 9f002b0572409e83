package import StateKitGenerator

/// Writes generated files into a folder: only what changes, and all of it or nothing.
package struct FileWriter {
  let folder: String

  package init(folder: String) {
    self.folder = folder
  }

  /// What stands in the folder now; changes nothing.
  func plan(_ files: [GeneratedFile]) throws(CommandFailure) -> [PlannedOutput] {
    do throws(SystemError) {
      guard try FileStatus(of: folder).kind == .folder else { throw SystemError.notAFolder }
    } catch  where error != .missing {
      throw CommandFailure(.unwritableOutput, ["cannot write to the folder '\(folder)': \(error.text)"])
    } catch {}
    return files.map { PlannedOutput($0, in: folder) }
  }

  /// Writes what changes, and with `cleans` removes what is left over; returns what was planned.
  package func write(_ files: [GeneratedFile], cleans: Bool = false) throws(CommandFailure) -> [PlannedOutput]
  {
    try FolderLock.hold(making: folder) { () throws(CommandFailure) in
      let outputs = try plan(files)
      try refuseBlocked(outputs)
      try replace(outputs.filter(\.isToBeWritten))
      if cleans { try remove(try leftOver(besides: files)) }
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

  /// Generated files in the folder that are not among `files`: their schemas are gone.
  func leftOver(besides files: [GeneratedFile]) throws(CommandFailure) -> [String] {
    let current = Set(files.map(\.name))
    // Where case does not matter, a file may stand there by another spelling of its name.
    let identities = Set(files.compactMap { try? FileStatus(ofLink: Folder.path(folder, $0.name)).identity })
    do {
      return try Folder.names(in: folder)
        .filter { $0.hasSuffix(".swift") && !current.contains($0) }
        .map { Folder.path(folder, $0) }
        .filter { path in
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
    (try? FileDescriptor.contents(of: path)).map(GeneratedFileHeader.isAtStart) ?? false
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

  private func replace(_ outputs: [PlannedOutput]) throws(CommandFailure) {
    try FileReplacement.replace(
      outputs.map {
        FileReplacement(path: $0.path, contents: $0.contents, permissions: $0.permissions)
      }
    )
  }
}
