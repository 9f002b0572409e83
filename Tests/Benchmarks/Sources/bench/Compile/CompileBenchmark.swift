import ArgumentParser
import Foundation

/// `bench compile`: the compile time of generated code, beside the same enums and the same app written by hand.
struct CompileBenchmark: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "compile",
    abstract: "What the compiler takes for generated code, beside the enums alone and an app by hand."
  )

  @Option(help: "How often a module is compiled.")
  var repeats = 3

  @Option(parsing: .upToNextOption, help: "How many domains a module has, with twenty actions each.")
  var domains = [10, 50, 200]

  @Option(help: "How many domains the module has of which one gets an action more; 0 leaves that out.")
  var edited = 50

  @Option(help: "How many domains the module has for which prices are asked; 0 leaves them out.")
  var priced = 20

  @Option(help: "How many domains the module has that is compiled with recordings; 0 leaves them out.")
  var recorded = 10

  @Option(
    parsing: .upToNextOption,
    help: "How many features have children of the same names; none leaves that out."
  )
  var features = [2, 10, 30]

  @OptionGroup var options: ReportOptions

  func run() throws {
    let tools = try CompileTools()
    var tables = try CompiledModule.Configuration.allCases.map { try modules($0, tools) }
    if priced > 0 {
      tables += try CompiledModule.Configuration.allCases.map {
        try CompilePrices(domains: priced, repeats: repeats, tools: tools).table($0)
      }
      tables += try CompiledModule.Configuration.allCases.map {
        try CompileGrowth(domains: priced, tools: tools).table($0)
      }
    }
    if recorded > 0 {
      tables += try CompiledModule.Configuration.allCases.map {
        try CompileRecordings(domains: recorded, repeats: repeats, tools: tools).table($0)
      }
    }
    if !features.isEmpty { tables.append(try CompileScopes(features: features, tools: tools).table()) }
    if edited > 0 { tables.append(try CompileEdit(domains: edited, repeats: repeats).table()) }
    try options.report(tables)
  }

  private func modules(_ configuration: CompiledModule.Configuration, _ tools: CompileTools) throws -> Table {
    var table = Table(
      title: "\(configuration.rawValue), CPU s, min",
      columns: ["the enums", "an expert", "generated", "times the enums", "times the expert", "ms a domain"]
    )
    for count in domains {
      let schema = CompileSchema(domains: count)
      let times = try tools.compile(
        [schema.floor, CompileExpert(schema: schema).files, try tools.generate(schema)],
        configuration,
        repeats: repeats
      )
      table.add(
        "\(count) domains",
        times[0].minimum,
        times[1].minimum,
        times[2].minimum,
        times[2].minimum / times[0].minimum,
        times[2].minimum / times[1].minimum,
        times[2].minimum / Double(count) * 1_000
      )
    }
    return table
  }
}
