import Foundation

/// The file that the actions are recorded in, a line each.
struct RecordingFile: Sendable {
  private let url = FileManager.default.temporaryDirectory.appending(path: "shop-\(UUID()).jsonl")
  private let handle: FileHandle

  init() throws {
    try Data().write(to: url)
    handle = try FileHandle(forWritingTo: url)
  }

  /// What cannot be written is lost: a shop does not close for it.
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
