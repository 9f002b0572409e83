import ArgumentParser
import Foundation

/// `bench dispatch`: the cost of one dispatch, in apps of any size, beside a switch written by hand.
struct DispatchBenchmark: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "dispatch",
    abstract: "What a dispatch costs, beside a switch written by hand."
  )

  @Option(help: "How often each workload is measured.")
  var repeats = 9

  @Option(
    parsing: .upToNextOption,
    help: "In which apps: flat, tree, indexed, modules or inspected, and how many domains there are."
  )
  var apps = ["flat1", "flat10", "flat100", "tree100"].compactMap(DispatchSchema.init(argument:))

  @Flag(help: "Builds the programs, prints where they are, and measures nothing.")
  var buildOnly = false

  @OptionGroup var options: ReportOptions

  func run() throws {
    // All of them first, so that they run one right after the other.
    let programs = try apps.map { try DispatchPackage(schema: $0).build() }
    if buildOnly { return programs.forEach { print($0.path) } }
    // Where the size cannot matter, one app is enough.
    let whole = apps.firstIndex { $0.domains >= 10 } ?? 0
    let lines = try zip(apps, programs).enumerated().map { index, app in
      let workloads = index == whole ? "all" : "size"
      let fields = try DispatchPackage.run(app.1, ["dispatch", "\(repeats)", workloads])
      return (app.0, fields.compactMap(DispatchLine.init))
    }
    try options.report(lines.map { table($0.0, $0.1) } + [growth(lines.filter { $0.0.shape == .flat })])
  }

  private func table(_ schema: DispatchSchema, _ lines: [DispatchLine]) -> Table {
    var table = Table(
      title: "\(schema.domains) domains, \(schema.shape.rawValue)",
      columns: ["min ns", "median ns", "floor ns", "x floor", "x base", "allocations"]
    )
    let named = Dictionary(lines.map { ($0.name, $0) }) { first, _ in first }
    for line in lines {
      let (floor, base) = (named[line.floor]?.least, line.goal.flatMap { named[$0.base] })
      table.add(
        line.name,
        line.least,
        line.median,
        floor,
        floor.map { line.least / $0 },
        base.map { line.least / $0.least },
        line.allocations,
        remark: line.verdict(base: base)
      )
    }
    return table
  }

  /// The same workloads in apps of all sizes: only floors may take longer in a larger app.
  private func growth(_ apps: [(schema: DispatchSchema, lines: [DispatchLine])]) -> Table {
    var table = Table(
      title: "the same, by the number of domains",
      columns: apps.map { "N=\($0.schema.domains) ns" } + ["last to N=10"]
    )
    let ten = apps.first { $0.schema.domains == 10 }?.lines ?? []
    for last in apps.last?.lines ?? [] {
      let lines = apps.map { app in app.lines.first { $0.name == last.name } }
      guard lines.count > 1, let base = ten.first(where: { $0.name == last.name }) else { continue }
      let ratio = last.least / base.least
      let verdict = "\(ratio <= 1.2 ? "met" : "MISSED"): at most 1.2 x N=10"
      table.add(last.name, lines.map { $0?.least } + [ratio], remark: last.floor == "-" ? nil : verdict)
    }
    return table
  }
}
