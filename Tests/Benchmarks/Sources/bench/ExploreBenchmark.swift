import ArgumentParser
import Foundation

/// `bench explore`: how many steps a second a test takes that explores the example Shop.
struct ExploreBenchmark: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "explore",
    abstract:
      "The steps a second of a test that explores; the goals are 20,000 in debug and 200,000 in release."
  )

  @Option(help: "How often the test runs in each configuration.")
  var repeats = 3

  @Option(parsing: .upToNextOption, help: "The configurations.")
  var configurations = ["debug", "release"]

  @OptionGroup var options: ReportOptions

  func run() throws {
    var table = Table(
      title: "exploring Shop, steps a second",
      columns: ["min", "median", "max"]
    )
    for configuration in configurations {
      let shop = Repository.root.appending(path: "Examples/Shop").path
      let command = [
        "env", "STATEKIT_BENCHMARK=1000", "swift", "test", "--package-path", shop, "--scratch-path",
        Repository.root.appending(path: ".build/explore-\(configuration)").path, "--configuration",
        configuration,
        "-Xswiftc", "-enable-testing", "--filter", "ExploreTests",
      ]
      let samples = try Samples(repeats) { try steps(ProgramRun(command, in: Repository.root).output) }
      table.add(configuration, samples.minimum, samples.median, samples.maximum)
    }
    try options.report([table])
  }

  private func steps(_ output: String) throws -> Double {
    guard let steps = output.firstMatch(of: /([0-9]+) steps a second/), let number = Double(steps.1) else {
      throw ProgramRun.Failure(description: "the test does not say how many steps it took:\n\(output)")
    }
    return number
  }
}
