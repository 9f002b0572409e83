import ArgumentParser
import Foundation

/// Measures the costs of StateKit. Prints tables, and writes JSON for comparisons.
@main
struct Bench: ParsableCommand {
  /// Each benchmark takes `--json` by `ReportOptions`.
  static let benchmarks: [any ParsableCommand.Type] = [
    DispatchBenchmark.self,
    GenerateBenchmark.self,
    CompileBenchmark.self,
    MemoryBenchmark.self,
    BuildBenchmark.self,
    WatchBenchmark.self,
    ServeBenchmark.self,
    ExploreBenchmark.self,
  ]

  static let configuration = CommandConfiguration(
    commandName: "bench",
    abstract: "Measures what StateKit costs.",
    subcommands: benchmarks + [AllBenchmarks.self, ReportCommand.self],
    defaultSubcommand: AllBenchmarks.self
  )
}

/// The options that all benchmarks share.
struct ReportOptions: ParsableArguments {
  @Option(help: "Writes the tables into this file, as JSON.")
  var json: String?

  func report(_ tables: [Table]) throws {
    // Written at once, also into a file, because the next table may take long.
    for table in tables { FileHandle.standardOutput.write(Data("\(table.text)\n".utf8)) }
    if let json { try Table.write(tables, to: json) }
  }
}
