internal import StateKitAuthoring
internal import StateKitGenerator

extension Property {
  /// Schemas that were read can be drawn, scaffolded and tested; the scaffold can read its own and generated files.
  package static let reports = Property(name: "Reports") { bytes throws(Flaw) in
    let input = Input(bytes, suffix: ".statekit.json")
    var options = GeneratorOptions()
    options.moduleName = "App"
    let generator = Generator(options: options)
    let (scaffold, _) = generator.scaffold(input.modules[0], using: input.usedModules)
    guard let scaffold else { return }
    try requireGraphs(generator.graph(input.modules[0], using: input.usedModules).reading)

    let generated = generator.generate(input.modules[0], using: input.usedModules).files.map(\.asUserCode)
    let unread = scaffold.plan(for: generated).diagnostics.first { $0.code == "SK0801" }
    try require(unread == nil, "what is generated is no Swift: \(unread?.message ?? "")")

    let first = scaffold.plan(for: []).newFiles
    let second = scaffold.plan(for: first)
    try second.diagnostics.requireSense(in: first + input.files)
    try require(
      second.changes.isEmpty,
      "a second scaffold does something: \(second.changes.flatMap(\.added))"
    )
    try require(!second.hasErrors, "a second scaffold finds \(second.diagnostics.messages)")

    guard let tests = scaffold.tests(ofModule: "App") else { throw Flaw("there are no tests") }
    let testFiles = tests.plan(for: []).changes.newFiles
    try require(tests.plan(for: testFiles).changes.isEmpty, "the tests are written twice")
  }

  private static func requireGraphs(_ reading: GraphReading) throws(Flaw) {
    switch reading {
    case .failed: throw Flaw("what can be scaffolded cannot be drawn")
    case .tooLarge: return
    case .graph(let graph):
      for format in GraphFormat.allCases {
        try require(graph.text(as: format).hasPrefix(format.header), "a graph as \(format) has no header")
      }
    }
  }
}

extension ScaffoldPlan {
  /// The new files of the plan.
  var newFiles: [SourceFile] { changes.newFiles }
}

extension [ScaffoldChange] {
  fileprivate var newFiles: [SourceFile] {
    compactMap { change in
      guard case .new(let name) = change.target else { return nil }
      return SourceFile(path: name, bytes: change.contents)
    }
  }
}
