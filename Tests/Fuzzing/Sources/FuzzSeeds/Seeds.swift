internal import Foundation
internal import ImportProperties
internal import Properties
internal import ServerProperties

/// The inputs that the fuzzers start from: the repository's own schemas and Swift files, and the examples of diagnostics.
/// `Tests/Fuzzing/Corpus` has the inputs that were made for the fuzzers.
enum Seeds {
  static func all() throws -> [(property: Property, inputs: [[UInt8]])] {
    let pages = try DiagnosticPage.all()
    let right = try files(in: ["schemas", "Examples", "Tests/Consumers"], ".json")
    let schemas = right + pages.flatMap { $0.wrong.filter { !$0.isSwift }.map(\.bytes) }
    let examples = pages.flatMap { [$0.wrong, $0.right] }
    let modules = right + [try everythingInModules()] + inputs(examples.map { $0.filter { !$0.isSwift } })
    let swift =
      try files(in: ["Examples", "Tests/Consumers"], ".swift") + inputs(examples.map { $0.filter(\.isSwift) })
    return [
      (.generate, modules), (.reports, modules), (.format, schemas), (.diff, pairs(schemas)),
      (.scaffold, swift.filter { $0.count < 8000 }), (.import, try apps()),
      (.serve, modules.filter { $0.count < 4000 }.map(ServerScript.session)),
    ]
  }

  /// The fixtures of the importer, with the files of each in one input.
  private static func apps() throws -> [[UInt8]] {
    let fixtures = "Tests/StateKitImportTests/Fixtures"
    // Beside the folders of the dialects are the modules that the fixtures use.
    let dialects = try entries(of: fixtures).filter { $0 != "\(fixtures)/Modules" }
    return try dialects.flatMap(entries(of:)).map { fixture in
      let input = try files(in: ["\(fixture)/Input"], ".swift")
      return Array(input.joined(separator: [Input.fileSeparator]))
    }
  }

  private static func entries(of folder: String) throws -> [String] {
    let names = try FileManager.default.contentsOfDirectory(atPath: root.appending(path: folder).path())
    return names.filter { !$0.hasPrefix(".") }.sorted().map { "\(folder)/\($0)" }
  }

  private static func files(in folders: [String], _ suffix: String) throws -> [[UInt8]] {
    try folders.flatMap { folder in
      let folder = root.appending(path: folder)
      let paths = FileManager.default.enumerator(atPath: folder.path())?.compactMap { $0 as? String } ?? []
      return try paths.filter { $0.hasSuffix(suffix) && !$0.contains(".build/") }.sorted().map {
        [UInt8](try Data(contentsOf: folder.appending(path: $0)))
      }
    }
  }

  /// The files that need another module, with that.
  private static func everythingInModules() throws -> [UInt8] {
    let files = ["Hall", "Cafe"].map { root.appending(path: "schemas/everything/\($0).statekit.json") }
    let contents = try files.map { [UInt8](try Data(contentsOf: $0)) }
    return Array(contents.joined(separator: [Input.moduleSeparator]))
  }

  /// An input for each example that has files.
  private static func inputs(_ examples: [[ExampleFile]]) -> [[UInt8]] {
    examples.map(input).filter { !$0.isEmpty }
  }

  private static func input(of files: [ExampleFile]) -> [UInt8] {
    var input: [UInt8] = []
    for (index, file) in files.enumerated() {
      if index > 0 {
        let isSameModule = file.module == files[index - 1].module
        input.append(isSameModule ? Input.fileSeparator : Input.moduleSeparator)
      }
      input += file.bytes
    }
    return input
  }

  /// Each schema beside itself, so that a mutation of one is a change, and beside the next.
  private static func pairs(_ schemas: [[UInt8]]) -> [[UInt8]] {
    zip(schemas, schemas.dropFirst()).flatMap { schema, next in
      [schema, next].map { Array([schema, $0].joined(separator: [Input.fileSeparator])) }
    }
  }

  private static var root: URL {
    var folder = URL(filePath: #filePath)
    for _ in 0..<5 { folder.deleteLastPathComponent() }
    return folder
  }
}
