#if canImport(Darwin)
internal import Darwin
#elseif canImport(Musl)
internal import Musl
#else
internal import Glibc
#endif

/// Operations on folders.
package enum Folder {
  /// The names in a folder, sorted, without `.` and `..`.
  package static func names(in path: String) throws(SystemError) -> [String] {
    let folder = try open(path)
    defer { closedir(folder) }
    var names: [String] = []
    while true {
      errno = 0
      guard let entry = readdir(folder) else {
        if errno == EINTR { continue }
        break
      }
      let name = withUnsafeBytes(of: &entry.pointee.d_name) {
        String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self)
      }
      if name != ".", name != ".." { names.append(name) }
    }
    guard errno == 0 else { throw SystemError.last }
    return names.sorted()
  }

  /// The current folder, from which relative paths start.
  package static var current: String {
    guard let path = getcwd(nil, 0) else { return "" }
    defer { free(path) }
    return String(cString: path)
  }

  /// Creates a folder and its parents, if they are missing.
  package static func make(_ path: String) throws(SystemError) {
    do throws(SystemError) {
      try makeLast(path)
    } catch {
      switch error.code {
      case EEXIST:
        guard try FileStatus(of: path).kind == .folder else { throw SystemError.notAFolder }
      case ENOENT:
        guard let parent = parent(of: path) else { throw error }
        try make(parent)
        do throws(SystemError) { try makeLast(path) } catch  where error.code == EEXIST {}
      default:
        throw error
      }
    }
  }

  /// Creates a folder in an existing one.
  private static func makeLast(_ path: String) throws(SystemError) {
    _ = try SystemError.check { mkdir(path, 0o777) }
  }

  private static func open(_ path: String) throws(SystemError) -> Stream {
    while true {
      if let folder = opendir(path) { return folder }
      let error = SystemError.last
      if error.code != EINTR { throw error }
    }
  }

  #if canImport(Darwin)
  private typealias Stream = UnsafeMutablePointer<DIR>
  #else
  private typealias Stream = OpaquePointer
  #endif

  /// Removes a file; for a link, only the link.
  static func removeFile(_ path: String) throws(SystemError) {
    _ = try SystemError.check { unlink(path) }
  }

  /// Whether two paths lead to the same existing folder.
  package static func isSame(_ path: String, _ other: String) -> Bool {
    guard let status = try? FileStatus(of: path), status.kind == .folder else { return false }
    return (try? FileStatus(of: other))?.identity == status.identity
  }

  package static func path(_ folder: String, _ name: String) -> String {
    folder.hasSuffix("/") ? folder + name : "\(folder)/\(name)"
  }

  /// The folder of a path; nil if the path does not name one.
  package static func parent(of path: String) -> String? {
    // The path is split by bytes, because an accent at the beginning of a name combines with the slash into one character.
    let trimmed = path.utf8.reversed().drop { $0 == slash }
    let parent = trimmed.drop { $0 != slash }.drop { $0 == slash }.reversed()
    return parent.isEmpty ? nil : String(decoding: parent, as: UTF8.self)
  }

  /// The folder in which to search or create a file: `.` or `/` if the path does not name a folder.
  package static func containing(_ path: String) -> String {
    parent(of: path) ?? (path.utf8.first == slash ? "/" : ".")
  }

  private static let slash: UInt8 = UInt8(ascii: "/")
}
