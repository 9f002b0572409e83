internal import StateKitToolSupport

/// Finds out which schemas exist, and in which versions.
///
/// A check asks for the status of each file without reading it. This is cheap enough for many times a second,
/// works on every operating system, and also notices writes into a shared folder from another system.
struct SchemaWatch {
  /// The versions of the existing schemas by their paths.
  typealias Sight = [String: FileStatus.Version]

  private let arguments: [String]
  private var files: [String] = []
  /// The searched folders, and the arguments, which may not exist yet.
  private var places: [String]
  private var placeVersions: Sight = [:]
  private var mustSearch = true

  /// - Parameter arguments: The given files and folders.
  init(_ arguments: [String]) {
    self.arguments = arguments
    places = arguments
  }

  /// The paths that exist only in one of the two, or have different versions.
  static func changes(from old: Sight, to new: Sight) -> [String] {
    Set(old.keys).union(new.keys).filter { old[$0] != new[$0] }.sorted()
  }

  mutating func look() -> Sight {
    searchIfNeeded()
    return SchemaWatch.versions(of: files)
  }

  /// Searches when a file was added or removed, and once more at the next check: files that come soon after may leave
  /// the folder's time unchanged, because the clock of the file system is coarse.
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
