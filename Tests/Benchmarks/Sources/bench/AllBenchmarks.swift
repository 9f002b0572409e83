import ArgumentParser
import Foundation

/// `bench` without a name: all benchmarks, one after the other, as each is by default.
struct AllBenchmarks: ParsableCommand {
  static let configuration = CommandConfiguration(commandName: "all", abstract: "All of them; takes long.")

  @OptionGroup var options: ReportOptions

  func run() throws {
    var tables: [Table] = []
    for benchmark in Bench.benchmarks { tables += try run(benchmark) }
    if let json = options.json { try Table.write(tables, to: json) }
  }

  /// Runs one, which prints its tables and leaves them in a file.
  private func run(_ benchmark: any ParsableCommand.Type) throws -> [Table] {
    try Repository.withEmptyFolder { folder in
      let file = folder.appending(component: "tables.json")
      var command = try benchmark.parseAsRoot(["--json", file.path])
      try command.run()
      return try JSONDecoder().decode([Table].self, from: Data(contentsOf: file))
    }
  }
}
