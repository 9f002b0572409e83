internal import StateKitGenerator
internal import StateKitLanguageServer
internal import StateKitToolSupport

/// The file system of the disk. Like the commands, it ignores hidden folders.
struct SchemasOnDisk: FileSystem {
  private let pages = ExplanationPages()

  func schemas(below folder: String) -> [String] {
    SchemaFinder([folder], allowsNone: true).found.map(\.path)
  }

  func swiftFiles(below folder: String) -> [String] {
    (try? FileFinder.find(below: folder, endings: [".swift"])) ?? []
  }

  func explanation(ofCode code: String) -> String? { pages.path(of: code) }

  func contents(of path: String) -> [UInt8]? {
    try? SchemaReader.contents(of: .file(path))
  }
}
