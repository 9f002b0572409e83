internal import StateKitToolSupport

/// Finds the Swift files below a folder, each once, in order.
struct SwiftFileFinder {
  private var files: [String] = []
  private var links: [String] = []
  private var unreadable: [String] = []

  /// None where there is no such folder.
  static func find(below folder: String) throws(CommandFailure) -> [String] {
    var finder = SwiftFileFinder()
    finder.search(folder, isRoot: true)
    guard finder.unreadable.isEmpty else { throw CommandFailure(.unreadableInput, finder.unreadable) }
    // What a link leads to counts as the file itself, where that is below the folder, too.
    var seen: Set<FileStatus.Identity> = []
    let unique = (finder.files + finder.links).filter { path in
      guard let status = try? FileStatus(of: path), status.kind == .regular else { return false }
      return seen.insert(status.identity).inserted
    }
    return unique.sorted()
  }

  private mutating func search(_ folder: String, isRoot: Bool = false) {
    do {
      for name in try Folder.names(in: folder) where !name.hasPrefix(".") {
        try add(Folder.path(folder, name))
      }
    } catch {
      if isRoot, error == .missing { return }
      unreadable.append("cannot read '\(folder)': \(error.text)")
    }
  }

  private mutating func add(_ path: String) throws(SystemError) {
    switch try FileStatus(ofLink: path).kind {
    // A linked folder is not entered: it may lead back up.
    case .folder: search(path)
    case .regular: if path.hasSuffix(".swift") { files.append(path) }
    case .symbolicLink: if path.hasSuffix(".swift") { links.append(path) }
    case .other: break
    }
  }
}
