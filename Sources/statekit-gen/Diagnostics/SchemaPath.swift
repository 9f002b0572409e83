internal import StateKitToolSupport

/// Paths of schemas as other programs want them. What stands in `<…>` is no path, and stays.
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

  /// The path from a folder above the file; the path as it is where the folder is none above it.
  static func relative(_ path: String, to folder: String, from currentFolder: String) -> String {
    guard !folder.isEmpty else { return path }
    let start = folder.hasSuffix("/") ? folder : "\(folder)/"
    let absolute = absolute(path, from: currentFolder)
    // A way up cannot be told from its text: links may lead elsewhere.
    guard absolute.hasPrefix(start), !absolute.split(separator: "/").contains("..") else { return path }
    return String(absolute.dropFirst(start.count))
  }
}
