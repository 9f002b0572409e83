@testable import StateKitGenerator
@testable import StateKitReports

/// A run of the generator on the files of an example.
struct ExampleRun {
  let files: [ExampleFile]

  init(_ files: [ExampleFile]) {
    self.files = files
  }

  /// What the generator has to say of an example, or, where Swift files are in it, what the scaffold has.
  var found: [String] { diagnostics.map { "\($0.code) at \($0.location): \($0.message)" } }

  /// What the scaffold would write into an example with Swift files.
  var written: [String] { plan?.changes.flatMap(\.added) ?? [] }

  private var diagnostics: [Diagnostic] {
    guard let plan else { return generator.generate(schemas, using: modules).diagnostics }
    return generator.validate(schemas, using: modules) + plan.diagnostics
  }

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
    let others = files.filter { $0.module != moduleName }
    return Dictionary(grouping: others) { $0.module ?? "" }
      .map { SchemaModule(name: $0.key, files: $0.value.map(\.source)) }
  }
}

extension ExampleFile {
  fileprivate var isSwift: Bool { path.hasSuffix(".swift") }

  fileprivate var module: String? {
    path.contains("/") ? path.split(separator: "/").first.map(String.init) : nil
  }

  fileprivate var source: SourceFile {
    SourceFile(path: path.isEmpty ? "Example.statekit.json" : path, bytes: bytes)
  }
}
