import Foundation

@testable import StateKitGenerator

/// The golden schemas and the generated files, in the folder of the module GoldenCode.
enum Golden {
  static let folder = URL(filePath: #filePath).appending(path: "../../../GoldenCode").standardizedFileURL

  /// The files of a folder, sorted by name.
  static func files(in name: String, ending suffix: String) throws -> [URL] {
    try FileManager.default
      .contentsOfDirectory(at: folder.appending(path: name), includingPropertiesForKeys: nil)
      .filter { $0.lastPathComponent.hasSuffix(suffix) }
      .sorted { $0.lastPathComponent < $1.lastPathComponent }
  }

  static func schemas() throws -> [SourceFile] {
    try (files(in: "Schemas", ending: ".statekit.json") + [everything]).map(schema)
  }

  /// The schema that uses every feature of the language.
  static let everything = folder.appending(path: "../../schemas/everything.statekit.json").standardizedFileURL

  static func schema(at url: URL) throws -> SourceFile {
    SourceFile(path: url.lastPathComponent, bytes: Array(try Data(contentsOf: url)))
  }

  /// The present output of the generator, made once for all tests.
  static let generated = Result { try generate() }
  /// The same with lines of schemas.
  static let generatedWithLines = Result { try generate { $0.sourceLocations = true } }

  /// The present output of the generator.
  static func generate(_ change: (inout GeneratorOptions) -> Void = { _ in }) throws -> [GeneratedFile] {
    var options = GeneratorOptions()
    options.moduleName = "GoldenCode"
    change(&options)
    return Generator(options: options).generate(try schemas()).files
  }
}
