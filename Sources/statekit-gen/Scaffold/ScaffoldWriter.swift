internal import StateKitGenerator
internal import StateKitReports
internal import StateKitToolSupport

/// Writes into files that people own: nothing if one of them may not be written to, or is not as it was read.
struct ScaffoldWriter {
  let folder: String

  func path(of change: ScaffoldChange) -> String {
    switch change.target {
    case .new(let name): Folder.path(folder, name)
    case .existing(let file): file.path
    }
  }

  /// What would be written; refused where something is in the way.
  func plan(_ changes: [ScaffoldChange]) throws(CommandFailure) -> [FileReplacement] {
    var files: [FileReplacement] = []
    var messages: [String] = []
    for change in changes {
      let path = path(of: change)
      do throws(Obstacle) {
        files.append(
          FileReplacement(
            path: path,
            folder: Folder.parent(of: path) ?? (path.hasPrefix("/") ? "/" : "."),
            contents: change.contents,
            permissions: try permissions(for: change, at: path)
          )
        )
      } catch {
        messages.append("cannot write '\(path)': \(error.reason)")
      }
    }
    guard messages.isEmpty else { throw CommandFailure(.unwritableOutput, messages) }
    return files
  }

  func write(_ changes: [ScaffoldChange]) throws(CommandFailure) {
    try FileReplacement.replace(try plan(changes))
  }

  private struct Obstacle: Error {
    let reason: String
  }

  private func permissions(for change: ScaffoldChange, at path: String) throws(Obstacle) -> UInt16? {
    let status = try? FileStatus(ofLink: path)
    guard case .existing(let file) = change.target else {
      if status == nil { return nil }
      throw Obstacle(reason: "something else is there")
    }
    guard let status else { throw Obstacle(reason: "it is gone") }
    if status.kind == .symbolicLink {
      throw Obstacle(reason: "it is a symbolic link; name the folder it leads to")
    }
    // Another file would take its place, which the file's own permissions do not keep from happening.
    if status.permissions & 0o222 == 0 { throw Obstacle(reason: "it is read-only") }
    guard let bytes = try? FileDescriptor.contents(of: path), bytes == file.bytes else {
      throw Obstacle(reason: "it was changed by somebody else; run again")
    }
    return status.permissions
  }
}
