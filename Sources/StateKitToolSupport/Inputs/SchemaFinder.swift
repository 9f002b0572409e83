/// Finds the schemas for the arguments of a command, in the order of the arguments, each once.
package struct SchemaFinder {
  package private(set) var found: [SchemaInput] = []
  /// All folders that were searched, because new schemas may appear in them.
  package private(set) var folders: [String] = []
  private let allowsNone: Bool
  /// Lists a folder; an entry may disappear before its status is read.
  private let names: (String) throws(SystemError) -> [String]
  private var seen: Set<FileStatus.Identity> = []
  /// The positions in `found` of files that were found only through a link.
  private var links: [FileStatus.Identity: Int] = [:]
  package private(set) var unreadable: [String] = []

  /// - Parameter allowsNone: Whether a folder may have no schemas.
  package static func find(
    _ arguments: [String],
    allowsNone: Bool = false
  ) throws(CommandFailure) -> [SchemaInput] {
    let finder = SchemaFinder(arguments, allowsNone: allowsNone)
    guard finder.unreadable.isEmpty else { throw CommandFailure(.unreadableInput, finder.unreadable) }
    return finder.found
  }

  /// Finds all schemas that can be found, and collects complaints about the others.
  package init(
    _ arguments: [String],
    allowsNone: Bool = false,
    names: @escaping (String) throws(SystemError) -> [String] = Folder.names
  ) {
    self.allowsNone = allowsNone
    self.names = names
    for argument in arguments { add(argument) }
  }

  private mutating func add(_ argument: String) {
    if argument == "-" {
      if !found.contains(.standardInput) { found.append(.standardInput) }
    } else if (try? FileStatus(of: argument))?.kind == .folder {
      addFolder(argument)
    } else {
      add(.file(argument))
    }
  }

  private mutating func addFolder(_ folder: String) {
    let complaints = unreadable.count
    let files = schemas(below: folder, isNamed: true)
    for file in files { add(.file(file, isNamed: false)) }
    if files.isEmpty, !allowsNone, unreadable.count == complaints {
      complain(folder, "there is no *\(SchemaInput.suffix) in this folder")
    }
  }

  private mutating func schemas(below folder: String, isNamed: Bool = false) -> [String] {
    folders.append(folder)
    do throws(SystemError) {
      var files: [String] = []
      for name in try names(folder) where !name.hasPrefix(".") {
        files += schemas(at: Folder.path(folder, name))
      }
      return files
    } catch {
      if isNamed || error != .missing { complain(folder, error.text) }
      return []
    }
  }

  /// The schemas at an entry of a folder.
  private mutating func schemas(at path: String) -> [String] {
    do {
      // A linked folder is not entered: it may lead back up.
      if try FileStatus(ofLink: path).kind == .folder { return schemas(below: path) }
      return path.hasSuffix(SchemaInput.suffix) ? [path] : []
    } catch {
      // An entry that no longer exists was a temporary file of an editor.
      if error != .missing { complain(path, error.text) }
      return []
    }
  }

  private mutating func add(_ file: SchemaInput) {
    do {
      let status = try FileStatus(of: file.path)
      switch status.kind {
      case .regular: add(file, status.identity)
      case .folder: complain(file.path, "it is a folder")
      case .symbolicLink, .other: complain(file.path, "it is not a regular file")
      }
    } catch {
      if !file.isGone(error) { complain(file.path, error.text) }
    }
  }

  /// If there are a file and links to it, the file counts, regardless of the order.
  private mutating func add(_ file: SchemaInput, _ identity: FileStatus.Identity) {
    let isLink = (try? FileStatus(ofLink: file.path))?.kind == .symbolicLink
    guard let place = links[identity] else {
      if seen.insert(identity).inserted {
        if isLink { links[identity] = found.count }
        found.append(file)
      }
      return
    }
    if isLink { return }
    links[identity] = nil
    found[place] = file
  }

  private mutating func complain(_ path: String, _ reason: String) {
    unreadable.append("cannot read '\(path)': \(reason)")
  }
}
