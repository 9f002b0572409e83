import StateKitGenerator
import StateKitTestSupport

/// The output of the generator for a random schema.
struct GeneratedSchema {
  let schema: DrawnSchema
  /// The schema files, with the used module's files first.
  let sources: [(name: String, text: String)]
  let diagnostics: [Diagnostic]
  let usedFiles: [GeneratedFile]
  let files: [GeneratedFile]

  init(_ schema: DrawnSchema) {
    var random = SplitMix64(seed: schema.seed ^ 0xF0)
    let used = schema.texts(isUsed: true, &random)
    let own = schema.texts(isUsed: false, &random)
    let writesLines = schema.seed % 4 == 0
    let usedResult = GeneratedSchema.generate(used, schema.usedModule, [], writesLines)
    let modules =
      used.isEmpty ? [] : [SchemaModule(name: schema.usedModule, files: GeneratedSchema.files(used))]
    let result = GeneratedSchema.generate(own, schema.module, modules, writesLines)
    self.schema = schema
    self.sources = used + own
    self.diagnostics = usedResult.diagnostics + result.diagnostics
    self.usedFiles = usedResult.files
    self.files = result.files
  }

  /// The generator's diagnostics, without notes. The schema allows the warnings that are drawn on purpose.
  var problems: [String] {
    diagnostics.filter { $0.severity != .note && !GeneratedSchema.byChance.contains($0.code) }
      .map { "\($0.code): \($0.message)" }
  }

  /// Warnings that a draw may cause by chance: a text looks like a value's name, or a bridge leads to a
  /// removed child or reads it.
  private static let byChance: Set<String> = ["SK0529", "SK0644", "SK0658"]

  /// The schema and its seed, for a report.
  var report: String {
    let files = sources.map { "// \($0.name).statekit.json\n\($0.text)" }
    return "STATEKIT_SEED=\(schema.seed) STATEKIT_SCHEMAS=1 draws:\n" + files.joined(separator: "\n")
  }

  private static func generate(
    _ files: [(name: String, text: String)],
    _ module: String,
    _ modules: [SchemaModule],
    _ writesLines: Bool
  ) -> GeneratorResult {
    var options = GeneratorOptions()
    options.moduleName = module
    options.sourceLocations = writesLines
    return Generator(options: options).generate(self.files(files), using: modules)
  }

  private static func files(_ files: [(name: String, text: String)]) -> [SourceFile] {
    files.map { SourceFile(path: "\($0.name).statekit.json", text: $0.text) }
  }
}
