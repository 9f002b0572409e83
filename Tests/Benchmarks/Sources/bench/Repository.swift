import Foundation

/// The package that is measured.
enum Repository {
  static let root: URL = URL(filePath: #filePath).appending(path: "../../../../..").standardizedFileURL

  /// A folder for one measurement, empty, and gone after it.
  static func withEmptyFolder<Result>(_ body: (URL) throws -> Result) throws -> Result {
    let folder = FileManager.default.temporaryDirectory.appending(component: "bench-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    return try body(folder)
  }
}
