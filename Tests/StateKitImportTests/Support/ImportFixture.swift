#if Import
import Foundation
import StateKitGenerator

@testable import StateKitImport

/// Code in the style of a dialect, and what is made from it: `Fixtures/tca/Counter/Input`, `Output` and `report.txt`.
struct ImportFixture: CustomStringConvertible, Sendable {
  let dialect: String
  let name: String

  var description: String { "\(dialect)/\(name)" }

  static let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .appending(component: "Fixtures")

  static let all: [ImportFixture] = ["tca", "reswift"].flatMap { dialect in
    let names =
      (try? FileManager.default.contentsOfDirectory(atPath: root.appending(component: dialect).path)) ?? []
    return names.filter { !$0.hasPrefix(".") }.sorted().map { ImportFixture(dialect: dialect, name: $0) }
  }

  var folder: URL { ImportFixture.root.appending(components: dialect, name) }

  func input() throws -> [SourceFile] {
    try files(in: "Input").map { SourceFile(path: $0.key, text: $0.value) }.sorted { $0.path < $1.path }
  }

  /// The contents of the files in a part of the fixture, by their names.
  func files(in part: String) throws -> [String: String] {
    let folder = folder.appending(component: part)
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return try names.reduce(into: [:]) { files, name in
      files[name] = try String(contentsOf: folder.appending(component: name), encoding: .utf8)
    }
  }

  func run(existing: [SourceFile] = []) throws -> ImportResult {
    let dialect: Importer.Dialect = dialect == "tca" ? .tca : .reswift
    return Importer(dialect: dialect).run(try input(), existing: existing, folder: "Imported")
  }

  /// Writes what is made over what is expected.
  func record(_ files: [String: String], _ report: String) throws {
    let output = folder.appending(component: "Output")
    try? FileManager.default.removeItem(at: output)
    try FileManager.default.createDirectory(at: output, withIntermediateDirectories: true)
    for (name, text) in files { try Data(text.utf8).write(to: output.appending(component: name)) }
    try Data(report.utf8).write(to: folder.appending(component: "report.txt"))
  }
}

extension ImportResult {
  /// The written files by their names, without the folder.
  var files: [String: String] {
    changes.reduce(into: [:]) { files, change in
      files[String(change.path.dropFirst("Imported/".count))] = String(
        decoding: change.contents,
        as: UTF8.self
      )
    }
  }
}
#endif
