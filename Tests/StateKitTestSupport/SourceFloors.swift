package import Foundation

/// The folders of a target as floors: a file uses types on its own floor and on those below it.
package struct SourceFloors {
  private struct File {
    let path: String
    /// The number of the file's floor, from the ground up.
    let floor: Int
    /// The text without comments and literals.
    let code: String

    /// The types that the file declares at the top level, and the messages that it adds to all diagnostics.
    var declarations: Set<String> {
      let types = code.matches(
        of: #/(?m)^(?!\w*private|import)(?:@?\w+ )*(?:struct|class|enum|protocol|typealias) (\w+)/#
      )
      var names = Set(types.map { String($0.1) })
      if code.contains("extension Diagnostic {") {
        names.formUnion(code.matches(of: #/(?m)^  static func (\w+)/#).map { ".\($0.1)" })
      }
      return names
    }

    var uses: Set<String> {
      let types = code.matches(of: #/\b[A-Z]\w*/#).map { String($0.0) }
      let messages = code.matches(of: #/(?:[^\w\])]|Diagnostic)(\.[a-z]\w*)/#).map { String($0.1) }
      return Set(types + messages)
    }
  }

  private let files: [File]

  /// Reads the files of a target.
  ///
  /// - Parameters:
  ///   - root: The folder of the target.
  ///   - floors: The folders of each floor, from the ground up. The files beside the folders are the roof.
  /// - Throws: An error for a file in a folder that is on no floor.
  package init(root: URL, floors: [[String]]) throws {
    let paths = FileManager.default.enumerator(atPath: root.path())?.compactMap { $0 as? String } ?? []
    files = try paths.filter { $0.hasSuffix(".swift") }.map { path in
      let text = try String(contentsOf: root.appending(path: path), encoding: .utf8)
      let code = text.replacing(#/(?s)"""(?:\\.|.)*?"""|#*"(?:\\.|[^"\\\n])*"#*/#, with: "\"\"")
        .replacing(#/\/\/[^\n]*/#, with: "")
      return File(path: path, floor: try SourceFloors.floor(of: path, in: floors), code: code)
    }
  }

  package var fileCount: Int { files.count }

  /// The uses of types on a floor above, in order; empty if the floors are real.
  package var arrowsUp: [String] {
    var homes: [String: Set<Int>] = [:]
    for file in files {
      for name in file.declarations { homes[name, default: []].insert(file.floor) }
    }
    return files.flatMap { file in
      file.uses.subtracting(file.declarations)
        .filter { name in homes[name]?.allSatisfy { $0 > file.floor } ?? false }
        .map { "\(file.path) uses \($0)" }
    }.sorted()
  }

  /// The floor of the longest folder that a path is in.
  private static func floor(of path: String, in floors: [[String]]) throws -> Int {
    guard path.contains("/") else { return floors.count }
    let folders = floors.enumerated().flatMap { floor, names in names.map { (floor: floor, name: $0) } }
      .filter { path.hasPrefix($0.name + "/") }
    guard let folder = folders.max(by: { $0.name.count < $1.name.count }) else { throw NoFloor(path: path) }
    return folder.floor
  }

  private struct NoFloor: Error {
    let path: String
  }
}
