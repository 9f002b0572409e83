import Foundation

extension URL {
  /// Writes a file below this folder, and makes the folders above it.
  func write(_ text: String, to path: String) throws {
    let file = appending(path: path)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(),
      withIntermediateDirectories: true
    )
    try Data(text.utf8).write(to: file)
  }

  /// Writes a file below this folder if its contents changed, so that an unchanged file is not built again.
  func update(_ text: String, at path: String) throws {
    if let old = try? Data(contentsOf: appending(path: path)), old == Data(text.utf8) { return }
    try write(text, to: path)
  }
}
