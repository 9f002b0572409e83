import Foundation

/// A folder that is removed together with this object.
final class TemporaryFolder {
  let url: URL

  init() throws {
    url = FileManager.default.temporaryDirectory.appending(component: "golden-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }

  deinit {
    try? FileManager.default.removeItem(at: url)
  }

  func write(_ contents: some Sequence<UInt8>, to name: String) throws -> URL {
    let file = url.appending(component: name)
    try Data(contents).write(to: file)
    return file
  }
}
