/// Finds files below a folder by the ends of their names, each once, in order.
package struct FileFinder {
  private let endings: [String]
  private var files: [String] = []
  private var links: [String] = []
  private var unreadable: [String] = []

  private init(endings: [String]) { self.endings = endings }

  /// Empty if the folder is missing.
  package static func find(below folder: String, endings: [String]) throws(CommandFailure) -> [String] {
    var finder = FileFinder(endings: endings)
    finder.search(folder)
    let files = finder.unique()
    guard finder.unreadable.isEmpty else { throw CommandFailure(.unreadableInput, finder.unreadable) }
    return files.sorted()
  }

  /// A link and its target count as one file if both are below the folder.
  private mutating func unique() -> [String] {
    var seen: Set<FileStatus.Identity> = []
    return (files + links).filter { path in
      do throws(SystemError) {
        let status = try FileStatus(of: path)
        return status.kind == .regular && seen.insert(status.identity).inserted
      } catch {
        // A link may have no target. A file that cannot be read is reported, because it may contain the type that the
        // tool would then write a second time.
        if error != .missing { complain(path, error) }
        return false
      }
    }
  }

  private mutating func search(_ folder: String) {
    do throws(SystemError) {
      for name in try Folder.names(in: folder) where !name.hasPrefix(".") { add(Folder.path(folder, name)) }
    } catch {
      if error != .missing { complain(folder, error) }
    }
  }

  private func isWanted(_ path: String) -> Bool { endings.contains { path.hasSuffix($0) } }

  private mutating func complain(_ path: String, _ error: SystemError) {
    unreadable.append("cannot read '\(path)': \(error.text)")
  }

  private mutating func add(_ path: String) {
    do throws(SystemError) {
      switch try FileStatus(ofLink: path).kind {
      // A linked folder is not entered: it may lead back up.
      case .folder: search(path)
      case .regular: if isWanted(path) { files.append(path) }
      case .symbolicLink: if isWanted(path) { links.append(path) }
      case .other: break
      }
    } catch {
      // An entry that no longer exists was a temporary file of an editor.
      if error != .missing { complain(path, error) }
    }
  }
}
