import Foundation

/// Files of this repository.
enum RepositoryFiles {
  static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  static func text(_ path: String) throws -> String {
    try String(contentsOf: root.appendingPathComponent(path), encoding: .utf8)
  }

  /// The texts of the files below a folder that end so, by their paths from there.
  static func texts(below folder: String, endings: [String]) throws -> [String: String] {
    let start = root.appendingPathComponent(folder).standardizedFileURL
    let paths = FileManager.default.enumerator(atPath: start.path)?.allObjects as? [String] ?? []
    let found = paths.filter { path in
      !path.split(separator: "/").contains { $0.hasPrefix(".") } && endings.contains { path.hasSuffix($0) }
    }
    return try Dictionary(
      uniqueKeysWithValues: found.map { path in
        (path, try String(contentsOf: start.appendingPathComponent(path), encoding: .utf8))
      }
    )
  }
}
