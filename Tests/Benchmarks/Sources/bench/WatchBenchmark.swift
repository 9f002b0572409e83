import ArgumentParser
import Foundation

/// `bench watch`: how long `generate --watch` takes from a save to the new file.
struct WatchBenchmark: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "watch",
    abstract: "From the save of a schema to the line that says it is generated; the goal is 200 ms."
  )

  @Option(help: "How often a schema is saved.")
  var repeats = 20

  @Option(parsing: .upToNextOption, help: "Among how many schemas.")
  var schemas = [1, 40, 400]

  @Option(help: "The configuration that the tool is built in.")
  var configuration = "debug"

  @OptionGroup var options: ReportOptions

  func run() throws {
    let build = ["swift", "build", "--product", "statekit-gen", "--configuration", configuration]
    _ = try ProgramRun(build, in: Repository.root)
    var table = Table(
      title: "from a save to its code, \(configuration) build",
      columns: ["min ms", "median ms", "max ms"]
    )
    for count in schemas {
      let samples = try Repository.withEmptyFolder { try delays(among: count, in: $0) }
      table.add("\(count) schemas", samples.minimum, samples.median, samples.maximum)
    }
    try options.report([table])
  }

  private func delays(among count: Int, in folder: URL) throws -> Samples {
    for number in 1...count {
      let schema = ConsumerPackage.schema(of: "Feature\(number)", actions: 20)
      try Data(schema.utf8).write(to: folder.appending(component: "Feature\(number).statekit.json"))
    }
    let tool = Repository.root.appending(path: ".build/\(configuration)/statekit-gen")
    let watch = try WatchedRun(tool, ["generate", ".", "--output", "out", "--watch"], in: folder)
    defer { watch.end() }
    try watch.waitForLine()
    var actions = 20
    return try Samples(repeats) {
      actions += 1
      let schema = Data(ConsumerPackage.schema(of: "Feature1", actions: actions).utf8)
      let start = ContinuousClock.now
      try schema.write(to: folder.appending(component: "Feature1.statekit.json"))
      try watch.waitForLine()
      return (ContinuousClock.now - start) / .milliseconds(1)
    }
  }
}

/// A program that runs until it is ended, and prints a line for each thing it does.
private final class WatchedRun {
  private let process = Process()
  private let lines = Pipe()

  init(_ program: URL, _ arguments: [String], in folder: URL) throws {
    process.executableURL = program
    process.arguments = arguments
    process.currentDirectoryURL = folder
    process.standardOutput = lines
    try process.run()
  }

  func waitForLine() throws {
    // Text that is printed in one piece arrives in one piece.
    guard !lines.fileHandleForReading.availableData.isEmpty else {
      throw ProgramRun.Failure(description: "the program ended")
    }
  }

  func end() {
    process.interrupt()
    process.waitUntilExit()
  }
}
