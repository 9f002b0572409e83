import Foundation

/// The file in which the actions are recorded, one line for each.
struct RecordingFile: Sendable {
  private let url = FileManager.default.temporaryDirectory.appending(path: "shop-\(UUID()).jsonl")
  private let handle: FileHandle

  init() throws {
    try Data().write(to: url)
    handle = try FileHandle(forWritingTo: url)
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
