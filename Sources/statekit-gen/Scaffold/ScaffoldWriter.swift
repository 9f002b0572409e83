internal import StateKitAuthoring
internal import StateKitGenerator
internal import StateKitToolSupport

/// Writes into files that people own: not at all if one of them is read-only, or has changed since it was
/// read.
struct ScaffoldWriter {
  let folder: String

  func path(of change: ScaffoldChange) -> String {
    switch change.target {
    case .new(let name): Folder.path(folder, name)
    case .existing(let file): file.path
    }
  }

  /// The planned changes; an error if one of them is not possible.
  func plan(_ changes: [ScaffoldChange]) throws(CommandFailure) -> [FileReplacement] {
    var files: [FileReplacement] = []
    var messages: [String] = []
    for change in changes {
      let path = path(of: change)
      do throws(Obstacle) {
        files.append(try replacement(for: change, at: path))
      } catch {
        messages.append(error.message(for: path))
      }
    }
    guard messages.isEmpty else { throw CommandFailure(.unwritableOutput, messages) }
    return files
  }

  func write(_ changes: [ScaffoldChange]) throws(CommandFailure) {
    try FileReplacement.replace(try plan(changes))
  }

  private func replacement(for change: ScaffoldChange, at path: String) throws(Obstacle) -> FileReplacement {
    guard case .existing(let file) = change.target else {
      return try FileReplacement.making(path, contents: change.contents)
    }
    return try FileReplacement.changing(
      file,
      to: change.contents,
      insteadOfLink: "name the folder it leads to"
    )
  }
}
