internal import StateKitToolSupport

/// Looks at schemas: which there are, and in which version.
///
/// It asks for the status of each and reads no file. That is cheap enough for many times a second, needs nothing that
/// only one operating system has, and sees what another one writes into a shared folder.
struct SchemaWatch {
  /// The versions of schemas by their paths; of one that is gone there is none.
  typealias Sight = [String: FileStatus.Version]

  private let arguments: [String]
  private var files: [String] = []
  /// The versions of the folders that were searched, and of the arguments, of which one may not be there yet.
  private var places: [String]
  private var placeVersions: Sight = [:]
  private var mustSearch = true

  /// - Parameter arguments: Files and folders, as they were given.
  init(_ arguments: [String]) {
    self.arguments = arguments
    places = arguments
  }

  /// The paths that one of them has and the other has not, or in another version.
  static func changes(from old: Sight, to new: Sight) -> [String] {
    Set(old.keys).union(new.keys).filter { old[$0] != new[$0] }.sorted()
  }

  mutating func look() -> Sight {
    searchIfNeeded()
    return SchemaWatch.versions(of: files)
  }

  /// Searches when something came or went, and once more at the next look: the clock of the file system may have stood
  /// still while more came.
  private mutating func searchIfNeeded() {
    let versions = SchemaWatch.versions(of: places)
    let hasChanged = versions != placeVersions
    guard hasChanged || mustSearch else { return }
    mustSearch = hasChanged
    placeVersions = versions
    let finder = SchemaFinder(arguments)
    files = finder.found.map(\.path)
    places = arguments + finder.folders
  }

  private static func versions(of paths: [String]) -> Sight {
    var versions: Sight = [:]
    for path in paths { versions[path] = (try? FileStatus(of: path))?.version }
    return versions
  }
}
