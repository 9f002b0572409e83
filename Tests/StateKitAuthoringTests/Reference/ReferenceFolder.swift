import Foundation

/// The recorded pages of the reference, in the tool's documentation.
enum ReferenceFolder {
  private static let root = URL(filePath: #filePath)
    .appending(path: "../../../../Sources/statekit-gen/statekit-gen.docc/Reference").standardizedFileURL

  /// The text of each page by its path.
  static func pages() throws -> [String: String] {
    let paths = try FileManager.default.subpathsOfDirectory(atPath: root.path).filter { $0.hasSuffix(".md") }
    return try Dictionary(
      uniqueKeysWithValues: paths.map {
        ($0, try String(contentsOf: root.appending(path: $0), encoding: .utf8))
      }
    )
  }

  /// Replaces the contents of the folder by the pages.
  static func record(_ pages: [ReferencePage]) throws {
    try? FileManager.default.removeItem(at: root)
    for page in pages {
      let file = root.appending(path: page.path)
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(),
        withIntermediateDirectories: true
      )
      try Data(page.text.utf8).write(to: file)
    }
  }
}
