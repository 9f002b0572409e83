import ArgumentParser
import Foundation

/// `bench generate`: the cost of a run of the generator, beside writing the same files.
struct GenerateBenchmark: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "generate",
    abstract: "What a run of the generator costs in CPU and memory, beside writing what it writes."
  )

  @Option(help: "How often each run is measured.")
  var repeats = 7

  @Option(help: "How often each run over more than 1,000 domains is measured.")
  var largeRepeats = 3

  @Option(parsing: .upToNextOption, help: "How many domains of 20 actions there are.")
  var domains = [10, 1_000, 10_000]

  @OptionGroup var options: ReportOptions

  func run() throws {
    let tools = try GenerateTools()
    var sizes: [Measured] = []
    for count in domains {
      sizes.append(try measure("\(count) domains, one file", count, perFile: count, tools))
      sizes.append(try measure("\(count) domains, ten in a file", count, perFile: 10, tools))
    }
    try options.report([
      writing(sizes), comparing(sizes), memory(sizes), growth(sizes), debug(sizes), try small(tools),
    ])
  }

  /// The measurements of one schema.
  private struct Measured {
    let name: String
    let inputSize: Double
    let largestOutput: Double
    let writing: GenerateRuns.Result
    let writingFloor: GenerateRuns.Result
    let comparing: GenerateRuns.Result
    let comparingFloor: GenerateRuns.Result
    let debug: GenerateRuns.Result?
  }

  private func measure(
    _ name: String,
    _ count: Int,
    perFile: Int,
    _ tools: GenerateTools
  ) throws -> Measured {
    try Repository.withEmptyFolder { folder in
      let schema = GenerateSchema(domains: count, actions: 20, domainsPerFile: perFile)
      let inputSize = try schema.write(into: folder.appending(path: "schemas"))
      let runs = GenerateRuns(tools: tools, folder: folder, repeats: count > 1_000 ? largeRepeats : repeats)
      let writing = try runs.writing(tools.release)
      return Measured(
        name: name,
        inputSize: Double(inputSize),
        largestOutput: Double(try folder.appending(path: "output").largestFile()),
        writing: writing,
        writingFloor: try runs.writingFloor(),
        comparing: try runs.comparing(tools.release),
        comparingFloor: try runs.comparingFloor(),
        debug: count > 1_000 ? nil : try runs.writing(tools.debug)
      )
    }
  }

  private func writing(_ sizes: [Measured]) -> Table {
    var table = Table(title: "all written, CPU ms", columns: ["min", "median", "floor", "times the floor"])
    for size in sizes { table.add(size.name, size.writing, beside: size.writingFloor) }
    return table
  }

  private func comparing(_ sizes: [Measured]) -> Table {
    var table = Table(
      title: "nothing changed, CPU ms",
      columns: ["min", "median", "floor", "times the floor"]
    )
    for size in sizes { table.add(size.name, size.comparing, beside: size.comparingFloor) }
    return table
  }

  /// The bound is six times the input plus the largest output file.
  private func memory(_ sizes: [Measured]) -> Table {
    var table = Table(title: "peak of memory, MB", columns: ["peak", "bound", "share of it", "of the floor"])
    for size in sizes {
      let bound = size.inputSize * 6 + size.largestOutput
      let peak = size.writing.peakMemory
      table.add(size.name, peak / 1e6, bound / 1e6, peak / bound, size.writingFloor.peakMemory / 1e6)
    }
    return table
  }

  /// The growth from each size to the next of the same layout.
  private func growth(_ sizes: [Measured]) -> Table {
    var table = Table(title: "growth of CPU", columns: ["times"])
    for (small, large) in zip(sizes, sizes.dropFirst(2)) {
      table.add("\(small.name) → \(large.name)", large.writing.times.minimum / small.writing.times.minimum)
    }
    return table
  }

  private func debug(_ sizes: [Measured]) -> Table {
    var table = Table(
      title: "built for debugging, CPU ms",
      columns: ["min", "median", "release", "times release"]
    )
    for size in sizes {
      guard let debug = size.debug else { continue }
      table.add(size.name, debug, beside: size.writing)
    }
    return table
  }

  /// An app as most are.
  private func small(_ tools: GenerateTools) throws -> Table {
    try Repository.withEmptyFolder { folder in
      let schema = GenerateSchema(domains: 10, actions: 10, domainsPerFile: 10)
      _ = try schema.write(into: folder.appending(path: "schemas"))
      let runs = GenerateRuns(tools: tools, folder: folder, repeats: repeats)
      var table = Table(
        title: "10 domains of 10 actions, CPU ms",
        columns: ["min", "median", "floor", "times the floor"]
      )
      let tool = try runs.writing(tools.release)
      let floor = try runs.writingFloor()
      table.add("statekit-build-tool", tool, beside: floor)
      table.add("statekit-gen", try runs.writing(tools.command, prefix: ["generate"]), beside: floor)
      return table
    }
  }
}

extension Table {
  fileprivate mutating func add(
    _ name: String,
    _ runs: GenerateRuns.Result,
    beside floor: GenerateRuns.Result
  ) {
    let least = floor.times.minimum
    add(name, runs.times.minimum, runs.times.median, least, runs.times.minimum / least)
  }
}

extension URL {
  /// The bytes of the largest file in this folder.
  fileprivate func largestFile() throws -> Int {
    try FileManager.default.contentsOfDirectory(at: self, includingPropertiesForKeys: [.fileSizeKey])
      .map { try $0.resourceValues(forKeys: [.fileSizeKey]).fileSize ?? 0 }
      .max() ?? 0
  }
}
