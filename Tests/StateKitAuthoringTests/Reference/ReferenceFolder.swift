import Foundation
import StateKitTestSupport

/// The recorded pages of the reference, in the tool's documentation.
enum ReferenceFolder {
  private static let root = DiagnosticPage.folder.deletingLastPathComponent()

  /// The text of each page by its path.
  static func pages() throws -> [String: String] {
    let paths = try FileManager.default.subpathsOfDirectory(atPath: root.path).filter { $0.hasSuffix(".md") }
    return try Dictionary(
      uniqueKeysWithValues: paths.map {
        ($0, try String(contentsOf: root.appending(path: $0), encoding: .utf8))
      }
    )
  }

  /// Writes the pages, and removes others.
  static func record(_ pages: [ReferencePage]) throws {
    for path in try Set(ReferenceFolder.pages().keys).subtracting(pages.map(\.path)) {
      try FileManager.default.removeItem(at: root.appending(path: path))
    }
    for page in pages {
      // Other tests read the page at the same time.
      try Data(page.text.utf8).write(to: root.appending(path: page.path), options: .atomic)
    }
  }
}
