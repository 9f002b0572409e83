import Foundation
import Testing

/// The folders of the generator are floors: what is in one knows its own floor and those below it.
struct FloorTests {
  /// From the ground up; the files beside the folders are the roof.
  private static let floors = [
    "Source", "SwiftSource", "JSON", "Schema", "Parsing", "Index", "Resolution", "Validation", "Model",
    "Translation",
  ]

  private static let repository = URL(filePath: #filePath).appending(path: "../../..").standardizedFileURL
  private static let root = repository.appending(path: "Sources/StateKitGenerator")

  private struct File {
    let path: String
    /// The number of its floor, counted from the ground.
    let floor: Int
    /// Without comments and literals.
    let code: String

    /// The types that it declares at the top level, and what it adds to all diagnostics.
    var declarations: Set<String> {
      let types = code.matches(
        of: #/(?m)^(?:@\w+ )?(?:package |final |indirect )*(?:struct|class|enum|protocol|typealias) (\w+)/#
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

  private static func files() throws -> [File] {
    let paths = try #require(FileManager.default.enumerator(atPath: root.path()))
      .compactMap { $0 as? String }.filter { $0.hasSuffix(".swift") }
    return try paths.map { path in
      let folders = path.split(separator: "/").dropLast()
      let floor = try #require(
        folders.isEmpty ? floors.count : floors.firstIndex(of: String(folders[0])),
        "\(path) is on no floor"
      )
      let text = try String(contentsOf: root.appending(path: path), encoding: .utf8)
      let code = text.replacing(#/(?s)"""(?:\\.|.)*?"""|#*"(?:\\.|[^"\\\n])*"#*/#, with: "\"\"")
        .replacing(#/\/\/[^\n]*/#, with: "")
      return File(path: path, floor: floor, code: code)
    }
  }

  @Test func `no file uses what stands on a floor above it`() throws {
    let files = try Self.files()
    #expect(files.count > 200)
    var homes: [String: Set<Int>] = [:]
    for file in files {
      for name in file.declarations { homes[name, default: []].insert(file.floor) }
    }
    let arrowsUp = files.flatMap { file in
      file.uses.subtracting(file.declarations)
        .filter { name in homes[name]?.allSatisfy { $0 > file.floor } ?? false }
        .map { "\(file.path) uses \($0)" }
    }
    #expect(arrowsUp.sorted() == [])
  }

  @Test func `the contributors' picture shows the floors`() throws {
    let page = try String(
      contentsOf: Self.repository.appending(path: "CONTRIBUTING.md"),
      encoding: .utf8
    )
    #expect(page.contains(Self.floors.joined(separator: " < ")))
  }
}
