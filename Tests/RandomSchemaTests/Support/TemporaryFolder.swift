import Foundation

/// A folder that is removed together with this object, unless `STATEKIT_KEEP` names a folder to keep it in.
final class TemporaryFolder {
  let url: URL
  private let isKept: Bool

  init() throws {
    let kept = ProcessInfo.processInfo.environment["STATEKIT_KEEP"].map { URL(filePath: $0) }
    isKept = kept != nil
    url = (kept ?? FileManager.default.temporaryDirectory).appending(component: "random-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }

  deinit {
    if !isKept { try? FileManager.default.removeItem(at: url) }
  }

  func write(_ text: String, to path: String) throws -> URL {
    let file = url.appending(path: path)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(),
      withIntermediateDirectories: true
    )
    try Data(text.utf8).write(to: file)
    return file
  }
}
