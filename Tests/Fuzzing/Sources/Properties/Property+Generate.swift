internal import StateKitGenerator

extension Property {
  /// Schemas give code or diagnostics, and the same ones each time.
  package static let generate = Property(name: "Generate") { bytes throws(Flaw) in
    let (input, result) = generated(bytes)
    try result.diagnostics.requireSense(in: input.files)
    let files = result.files
    let count = result.hasErrors ? 0 : input.modules[0].count
    try require(files.count == count, "\(files.count) files for \(input.modules[0].count) schemas")
    for file in files { try file.requireLayout() }

    let (_, second) = generated(bytes)
    try require(second.diagnostics.summary == result.diagnostics.summary, "other diagnostics the second time")
    try require(second.files.map(\.contents) == files.map(\.contents), "other code the second time")
    if result.hasErrors { return }
    for file in generated(bytes, sourceLocations: true).result.files { try file.requireLayout(locates: true) }
  }

  private static func generated(
    _ bytes: [UInt8],
    sourceLocations: Bool = false
  ) -> (input: Input, result: GeneratorResult) {
    let input = Input(bytes, suffix: ".statekit.json")
    var options = GeneratorOptions()
    options.moduleName = "App"
    options.sourceLocations = sourceLocations
    return (input, Generator(options: options).generate(input.modules[0], using: input.usedModules))
  }
}
