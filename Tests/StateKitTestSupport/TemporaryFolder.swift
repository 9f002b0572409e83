package import Foundation

/// A folder that is removed together with this object, unless `STATEKIT_KEEP` names a folder to keep it in.
package final class TemporaryFolder: Sendable {
  package let url: URL
  private let isKept: Bool

  package init() throws {
    let kept = ProcessInfo.processInfo.environment["STATEKIT_KEEP"].map { URL(filePath: $0) }
    isKept = kept != nil
    url = (kept ?? FileManager.default.temporaryDirectory).appending(
      component: "statekit-\(UUID().uuidString)"
    )
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }

  deinit {
    if !isKept { try? FileManager.default.removeItem(at: url) }
  }

  package func path(_ name: String) -> String {
    url.appending(path: name).path
  }

  /// Writes a file and the folders above it.
  @discardableResult
  package func write(_ contents: some Sequence<UInt8>, to name: String) throws -> URL {
    let file = url.appending(path: name)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(),
      withIntermediateDirectories: true
    )
    try Data(contents).write(to: file)
    return file
  }

  @discardableResult
  package func write(_ text: String, to name: String) throws -> URL {
    try write(text.utf8, to: name)
  }

  package func newFile(_ name: String) throws -> FileHandle {
    try FileHandle(forWritingTo: write("", to: name))
  }

  package func makeFolder(_ name: String) throws {
    try FileManager.default.createDirectory(at: url.appending(path: name), withIntermediateDirectories: true)
  }

  package func makeLink(_ name: String, to target: String) throws {
    try FileManager.default.createSymbolicLink(atPath: path(name), withDestinationPath: target)
  }

  package func remove(_ name: String) throws {
    try FileManager.default.removeItem(at: url.appending(path: name))
  }

  /// Puts a file in the place of another, as editors do when they save.
  package func replace(_ name: String, by other: String) throws {
    guard rename(path(other), path(name)) == 0 else { throw CocoaError(.fileWriteUnknown) }
  }

  package func text(_ name: String) throws -> String {
    String(decoding: try Data(contentsOf: url.appending(path: name)), as: UTF8.self)
  }

  /// Whether a file, a folder or a link has this name, even a link without a target.
  package func exists(_ name: String) -> Bool {
    (try? FileManager.default.attributesOfItem(atPath: path(name))) != nil
  }

  /// The names in a folder, hidden ones too, sorted.
  package func names(in folder: String = "") throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: path(folder)).sorted()
  }

  package func modificationDate(_ name: String) throws -> Date? {
    try FileManager.default.attributesOfItem(atPath: path(name))[.modificationDate] as? Date
  }

  /// Makes a file look as if it had been written long ago.
  package func age(_ name: String) throws {
    try FileManager.default.setAttributes(
      [.modificationDate: Date(timeIntervalSince1970: 1_000)],
      ofItemAtPath: path(name)
    )
  }
}
