import Foundation

/// The file in which the actions are recorded, one line for each.
struct RecordingFile: Sendable {
  private let url: URL
  private let handle: FileHandle

  init(path: String) throws {
    url = URL(filePath: path)
    try Data().write(to: url)
    handle = try FileHandle(forWritingTo: url)
  }

  static func temporary() throws -> RecordingFile {
    try RecordingFile(
      path: FileManager.default.temporaryDirectory.appending(path: "shop-\(UUID()).jsonl").path()
    )
  }

  /// A line that cannot be written is lost, because the shop should go on.
  func write(_ line: String) {
    try? handle.write(contentsOf: Data((line + "\n").utf8))
  }

  func text() throws -> String {
    try String(contentsOf: url, encoding: .utf8)
  }

  func remove() {
    try? handle.close()
    try? FileManager.default.removeItem(at: url)
  }
}
