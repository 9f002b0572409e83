import Foundation

@testable import StateKitGenerator

/// The schemas in the repository's folder `schemas`.
enum SchemaFolder {
  static var root: URL {
    URL(filePath: #filePath)
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().appending(path: "schemas")
  }

  static func valid() throws -> [SourceFile] {
    try files(in: root).filter { $0.path.hasSuffix(".statekit.json") }
  }

  /// The schema that uses every feature of the language.
  static func everything() throws -> SourceFile {
    SourceFile(
      path: "everything.statekit.json",
      bytes: [UInt8](try Data(contentsOf: root.appending(path: "everything.statekit.json")))
    )
  }

  /// The features that need a second module or states that cannot be compared: the café, and the hall around it.
  static func everythingInModules() throws -> [SourceFile] {
    try files(in: root.appending(path: "everything"))
  }

  private static func files(in folder: URL) throws -> [SourceFile] {
    try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
      .filter { $0.pathExtension == "json" }
      .sorted { $0.lastPathComponent < $1.lastPathComponent }
      .map { SourceFile(path: $0.lastPathComponent, bytes: [UInt8](try Data(contentsOf: $0))) }
  }
}
