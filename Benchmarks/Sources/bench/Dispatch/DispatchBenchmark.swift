import ArgumentParser
import Foundation

/// `bench dispatch`: what one dispatch costs, in apps of any size, beside a switch written by hand.
struct DispatchBenchmark: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "dispatch",
    abstract: "What a dispatch costs, beside a switch written by hand."
  )

  @Option(help: "How often each workload is measured.")
  var repeats = 9

  @Option(parsing: .upToNextOption, help: "How many domains there are, all below the root.")
  var flat = [1, 10, 100]

  @Option(parsing: .upToNextOption, help: "How many domains there are, ten below each.")
  var tree = [100]

  @OptionGroup var options: ReportOptions

  func run() throws {
    let schemas =
      flat.map { DispatchSchema(domains: $0, shape: .flat) }
      + tree.map { DispatchSchema(domains: $0, shape: .tree) }
    try options.report(schemas.map(table))
  }

  private func table(_ schema: DispatchSchema) throws -> Table {
    let lines = try Repository.withEmptyFolder { folder in
      try DispatchPackage(schema: schema, repeats: repeats).run(in: folder)
    }
    var table = Table(
      title: "\(schema.domains) domains, \(schema.shape.rawValue)",
      columns: ["min ns", "median ns", "times the floor", "allocations"]
    )
    let floor = lines.first { $0.name == "floor" }
    for line in lines {
      table.add(line.name, line.least, line.median, floor.map { line.least / $0.least }, line.allocations)
    }
    return table
  }
}

/// A package with the program that dispatches.
private struct DispatchPackage {
  /// What the program says of a workload.
  struct Line {
    let name: String
    let least: Double
    let median: Double
    let allocations: Double
  }

  let schema: DispatchSchema
  let repeats: Int

  func run(in folder: URL) throws -> [Line] {
    let files = [
      "Package.swift": manifest,
      "Sources/Dispatch/Floor.swift": DispatchFloor(schema: schema).text,
      "Sources/Dispatch/main.swift": DispatchProgram(schema: schema, repeats: repeats).text,
      "Sources/CountedMalloc/CountedMalloc.c": DispatchProgram.countedMalloc,
      "Sources/CountedMalloc/include/CountedMalloc.h": "long counted_allocations(void);\n",
    ]
    for (path, text) in files { try folder.write(text, to: path) }
    for (name, text) in schema.files { try folder.write(text, to: "Sources/Dispatch/\(name)") }
    _ = try ProgramRun(["swift", "build", "-c", "release"], in: folder)
    let run = try ProgramRun([folder.appending(path: ".build/release/Dispatch").path], in: folder)
    return run.output.split(separator: "\n").compactMap { line in
      let parts = line.split(separator: "\t")
      guard parts.count == 4 else { return nil }
      let figures = parts.dropFirst().compactMap { Double($0) }
      return Line(name: String(parts[0]), least: figures[0], median: figures[1], allocations: figures[2])
    }
  }

  private var manifest: String {
    """
    // swift-tools-version: 6.1
    import PackageDescription

    let package = Package(
      name: "Dispatch",
      platforms: [.macOS(.v15)],
      dependencies: [.package(name: "StateKit", path: "\(Repository.root.path)", traits: [])],
      targets: [
        .target(name: "CountedMalloc"),
        .executableTarget(
          name: "Dispatch",
          dependencies: ["CountedMalloc", .product(name: "StateKit", package: "StateKit")],
          plugins: [.plugin(name: "StateKitPlugin", package: "StateKit")]
        ),
      ]
    )
    """
  }
}
