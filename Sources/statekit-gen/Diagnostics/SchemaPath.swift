internal import StateKitToolSupport

/// Paths of schemas in the forms that other programs need. Text in `<…>` is not a path, and stays unchanged.
enum SchemaPath {
  static func isFile(_ path: String) -> Bool { !(path.hasPrefix("<") && path.hasSuffix(">")) }

  /// For example `/app/Users.statekit.json` for `./Users.statekit.json`.
  static func absolute(_ path: String, from currentFolder: String) -> String {
    guard isFile(path), !path.hasPrefix("/"), !currentFolder.isEmpty else { return path }
    return Folder.path(currentFolder, withoutDot(path))
  }

  /// `Users.statekit.json` for `./Users.statekit.json`, and for `.//Users.statekit.json`.
  static func withoutDot(_ path: String) -> String {
    guard path.utf8.starts(with: "./".utf8) else { return path }
    return String(decoding: path.utf8.dropFirst(2).drop { $0 == UInt8(ascii: "/") }, as: UTF8.self)
  }

  /// The path relative to a folder above the file; otherwise the unchanged path.
  static func relative(_ path: String, to folder: String, from currentFolder: String) -> String {
    guard !folder.isEmpty else { return path }
    let start = folder.hasSuffix("/") ? folder : "\(folder)/"
    let absolute = absolute(path, from: currentFolder)
    // The text of a path with `..` does not tell its folder, because links may lead elsewhere.
    guard absolute.hasPrefix(start), !absolute.split(separator: "/").contains("..") else { return path }
    return String(absolute.dropFirst(start.count))
  }
}
