internal import StateKitGenerator

/// Writes generated files into a folder: only what changes, and all of it or nothing.
struct FileWriter {
  let folder: String

  /// What stands in the folder now; changes nothing.
  func plan(_ files: [GeneratedFile]) throws(CommandFailure) -> [PlannedOutput] {
    do throws(SystemError) {
      guard try FileStatus(of: folder).kind == .folder else { throw SystemError.notAFolder }
    } catch  where error != .missing {
      throw CommandFailure(.unwritableOutput, ["cannot write to the folder '\(folder)': \(error.text)"])
    } catch {}
    return files.map { PlannedOutput($0, in: folder) }
  }

  /// Writes what changes; returns what was planned.
  func write(_ files: [GeneratedFile]) throws(CommandFailure) -> [PlannedOutput] {
    try FolderLock.hold(making: folder) { () throws(CommandFailure) in
      let outputs = try plan(files)
      try refuseBlocked(outputs)
      try replace(outputs.filter(\.isToBeWritten))
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
    do {
      return try Folder.names(in: folder)
        .filter { $0.hasSuffix(".swift") && !current.contains($0) }
        .map { Folder.path(folder, $0) }
        .filter(FileWriter.isGenerated)
    } catch  where error == .missing {
      return []
    } catch {
      throw CommandFailure(.unwritableOutput, ["cannot read the folder '\(folder)': \(error.text)"])
    }
  }

  private static func isGenerated(_ path: String) -> Bool {
    guard let status = try? FileStatus(ofLink: path), status.kind == .regular,
      let bytes = try? FileDescriptor.contents(of: path)
    else { return false }
    return GeneratedFileHeader.isAtStart(of: bytes)
  }

  private func replace(_ outputs: [PlannedOutput]) throws(CommandFailure) {
    try FileReplacement.replace(
      outputs.map { output in
        FileReplacement(
          path: output.path,
          folder: folder,
          contents: output.contents,
          permissions: output.permissions
        )
      }
    )
  }
}
