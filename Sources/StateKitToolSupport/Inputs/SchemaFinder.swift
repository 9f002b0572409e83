/// From the arguments of a command to the schemas they mean, in the order of the arguments, each once.
package struct SchemaFinder {
  package private(set) var found: [SchemaInput] = []
  /// All that were looked into: one that changes may have other schemas.
  package private(set) var folders: [String] = []
  private let allowsNone: Bool
  private var seen: Set<FileStatus.Identity> = []
  private var unreadable: [String] = []

  /// - Parameter allowsNone: Whether a folder may have no schemas.
  package static func find(
    _ arguments: [String],
    allowsNone: Bool = false
  ) throws(CommandFailure) -> [SchemaInput] {
    let finder = SchemaFinder(arguments, allowsNone: allowsNone)
    guard finder.unreadable.isEmpty else { throw CommandFailure(.unreadableInput, finder.unreadable) }
    return finder.found
  }

  /// Finds what can be found.
  package init(_ arguments: [String], allowsNone: Bool = false) {
    self.allowsNone = allowsNone
    for argument in arguments { add(argument) }
  }

  private mutating func add(_ argument: String) {
    if argument == "-" {
      if !found.contains(.standardInput) { found.append(.standardInput) }
    } else if (try? FileStatus(of: argument))?.kind == .folder {
      addFolder(argument)
    } else {
      addFile(argument)
    }
  }

  private mutating func addFolder(_ folder: String) {
    let complaints = unreadable.count
    let files = schemas(below: folder)
    for file in files { addFile(file) }
    if files.isEmpty, !allowsNone, unreadable.count == complaints {
      complain(folder, "there is no *\(SchemaInput.suffix) in this folder")
    }
  }

  private mutating func schemas(below folder: String) -> [String] {
    folders.append(folder)
    do {
      var files: [String] = []
      for name in try Folder.names(in: folder) where !name.hasPrefix(".") {
        let path = Folder.path(folder, name)
        // A linked folder is not entered: it may lead back up.
        if try FileStatus(ofLink: path).kind == .folder {
          files += schemas(below: path)
        } else if name.hasSuffix(SchemaInput.suffix) {
          files.append(path)
        }
      }
      return files
    } catch {
      complain(folder, error.text)
      return []
    }
  }

  private mutating func addFile(_ path: String) {
    do {
      let status = try FileStatus(of: path)
      switch status.kind {
      case .regular:
        if seen.insert(status.identity).inserted { found.append(.file(path)) }
      case .folder:
        complain(path, "it is a folder")
      case .symbolicLink, .other:
        complain(path, "it is not a regular file")
      }
    } catch {
      complain(path, error.text)
    }
  }

  private mutating func complain(_ path: String, _ reason: String) {
    unreadable.append("cannot read '\(path)': \(reason)")
  }
}
