import Foundation
import Testing

/// Tests mirror Sources: `Tests/XTests/Folder/FileTests.swift` tests `Sources/X/Folder/File.swift`.
struct TestFolderTests {
  private static let repository = URL(filePath: #filePath).appending(path: "../../..").standardizedFileURL

  /// The folders of the Swift files below a folder, by the names of the files.
  private func places(in folder: String) -> [String: Set<String>] {
    let root = Self.repository.appending(path: folder).path()
    let paths = FileManager.default.enumerator(atPath: root)?.compactMap { $0 as? String } ?? []
    let files = paths.filter { $0.hasSuffix(".swift") }.map {
      $0.dropLast(".swift".count).split(separator: "/")
    }
    return Dictionary(grouping: files) { String($0.last ?? "") }
      .mapValues { Set($0.map { $0.dropLast().joined(separator: "/") }) }
  }

  @Test func `tests called after a file stand in the folder that mirrors its own`() throws {
    let targets = try FileManager.default
      .contentsOfDirectory(atPath: Self.repository.appending(path: "Sources").path())
    #expect(targets.count >= 9)
    for target in targets {
      let tests = places(in: "Tests/\(target)Tests")
      for (name, folders) in places(in: "Sources/\(target)") {
        let found = tests["\(name)Tests", default: []].subtracting(folders)
        #expect(found.isEmpty, "\(name)Tests of \(target): \(found) instead of \(folders)")
      }
    }
  }
}
