import ArgumentParser

/// Measures what StateKit costs. Prints tables, and writes JSON for those who compare.
@main
struct Bench: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "bench",
    abstract: "Measures what StateKit costs.",
    subcommands: [BuildBenchmark.self, DispatchBenchmark.self, GenerateBenchmark.self, WatchBenchmark.self]
  )
}

/// What all benchmarks take.
struct ReportOptions: ParsableArguments {
  @Option(help: "Writes the tables into this file, as JSON.")
  var json: String?

  func report(_ tables: [Table]) throws {
    for table in tables { print(table.text) }
    if let json { try Table.write(tables, to: json) }
  }
}
