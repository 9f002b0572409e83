#if canImport(Darwin)
internal import Darwin
#elseif canImport(Musl)
internal import Musl
#else
internal import Glibc
#endif

/// What the tool does with folders.
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

  /// The folder that relative paths start from.
  package static var current: String {
    guard let path = getcwd(nil, 0) else { return "" }
    defer { free(path) }
    return String(cString: path)
  }

  /// Makes a folder and those above it, where they are missing.
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

  /// Makes a folder in one that is there.
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

  /// Takes a file out of its folder; of a link the link alone.
  static func removeFile(_ path: String) throws(SystemError) {
    _ = try SystemError.check { unlink(path) }
  }

  package static func path(_ folder: String, _ name: String) -> String {
    folder.hasSuffix("/") ? folder + name : "\(folder)/\(name)"
  }

  /// The folder that a path lies in; nil where the path names none.
  package static func parent(of path: String) -> String? {
    // By bytes: an accent at the beginning of a name makes one character with the slash before it.
    let trimmed = path.utf8.reversed().drop { $0 == slash }
    let parent = trimmed.drop { $0 != slash }.drop { $0 == slash }.reversed()
    return parent.isEmpty ? nil : String(decoding: parent, as: UTF8.self)
  }

  /// The folder to look for a file in, or to make it in: `.` or `/` where the path names none.
  package static func containing(_ path: String) -> String {
    parent(of: path) ?? (path.utf8.first == slash ? "/" : ".")
  }

  private static let slash: UInt8 = UInt8(ascii: "/")
}
