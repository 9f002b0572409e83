@testable import StateKitAuthoring
@testable import StateKitGenerator

/// A run of the generator on the files of an example; where Swift files are among them, of the scaffold.
struct ExampleRun {
  let files: [ExampleFile]

  init(_ files: [ExampleFile]) {
    self.files = files
  }

  /// The diagnostics of the example, with those of the scaffold if the example has Swift files.
  var diagnostics: [Diagnostic] {
    guard let plan else { return generator.generate(schemas, using: modules).diagnostics }
    return generator.validate(schemas, using: modules) + plan.diagnostics
  }

  /// The lines that the scaffold would add to an example with Swift files.
  var written: [String] { plan?.changes.flatMap(\.added) ?? [] }

  private var plan: ScaffoldPlan? {
    let swift = files.filter(\.isSwift).map(\.source)
    return swift.isEmpty ? nil : generator.scaffold(schemas, using: modules).scaffold?.plan(for: swift)
  }

  private var generator: Generator {
    var options = GeneratorOptions()
    options.moduleName = moduleName
    return Generator(options: options)
  }

  private var moduleName: String? { files.first?.module }

  private var schemas: [SourceFile] { files.filter { $0.module == moduleName && !$0.isSwift }.map(\.source) }

  private var modules: [SchemaModule] {
    let others = Dictionary(grouping: files.filter { $0.module != moduleName }) { $0.module ?? "" }
    return others.sorted { $0.key < $1.key }
      .map { SchemaModule(name: $0.key, files: $0.value.map(\.source)) }
  }
}

extension ExampleFile {
  /// Whether the file is the user's code; a schema otherwise.
  var isSwift: Bool { path.hasSuffix(".swift") }

  fileprivate var module: String? {
    path.contains("/") ? path.split(separator: "/").first.map(String.init) : nil
  }

  fileprivate var source: SourceFile {
    SourceFile(path: path.isEmpty ? "Example.statekit.json" : path, bytes: bytes)
  }
}
