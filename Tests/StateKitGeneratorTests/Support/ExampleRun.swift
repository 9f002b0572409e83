import StateKitTestSupport

@testable import StateKitGenerator

/// A run of the generator on the schemas of an example.
struct ExampleRun {
  let files: [ExampleFile]

  init(_ files: [ExampleFile]) {
    self.files = files
  }

  var diagnostics: [Diagnostic] { generator.generate(schemas, using: modules).diagnostics }

  var generator: Generator {
    var options = GeneratorOptions()
    options.moduleName = moduleName
    return Generator(options: options)
  }

  private var moduleName: String? { files.first?.module }

  var schemas: [SourceFile] { files.filter { $0.module == moduleName && !$0.isSwift }.map(\.source) }

  /// The other modules, which the example's own module uses.
  var modules: [SchemaModule] {
    let others = Dictionary(grouping: files.filter { $0.module != moduleName }) { $0.module ?? "" }
    return others.sorted { $0.key < $1.key }
      .map { SchemaModule(name: $0.key, files: $0.value.map(\.source)) }
  }
}

extension ExampleFile {
  var source: SourceFile { SourceFile(path: name, bytes: bytes) }
}

extension [Diagnostic] {
  /// The messages as a page lists them. Code in a list is wrapped where a page is narrow; a listing is not.
  var asMarkdown: String {
    flatMap { diagnostic -> [String] in
      let severity = diagnostic.severity.rawValue
      let notes: [String] = diagnostic.notes.map { "\($0.location): note: \($0.message)" }
      return ["\(diagnostic.location): \(severity): \(diagnostic.sentence) [\(diagnostic.code)]"] + notes
    }.map { "- `\($0)`" }.joined(separator: "\n")
  }
}
