import ArgumentParser
import Foundation

/// `bench build`: the time that StateKit adds to the builds of its users.
struct BuildBenchmark: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "build",
    abstract: "What StateKit adds to builds: a clean one, its steps, and one with nothing to do."
  )

  @Option(help: "How often a build with nothing to do is measured.")
  var repeats = 7

  @Option(help: "How often a clean build is measured.")
  var cleanRepeats = 3

  @Option(
    parsing: .upToNextOption,
    help: "For how many targets a build with nothing to do is measured; 0 leaves it out."
  )
  var targets = [1, 10, 50]

  @Option(help: "How often apps of fifty domains are measured; 0 leaves them out.")
  var appRepeats = 2

  @OptionGroup var options: ReportOptions

  func run() throws {
    var tables = [try cleanBuild("debug"), try cleanBuild("release"), try steps()]
    if appRepeats > 0 { tables.append(try wholeApps()) }
    if targets != [0] { tables.append(try nothingToDo()) }
    try options.report(tables)
  }

  /// An app of fifty domains, in one module and in five, with and without recordings.
  private func wholeApps() throws -> Table {
    var table = Table(
      title: "50 domains of 20 actions, SwiftPM, debug, CPU s",
      columns: ["all anew", "nothing to do", "an action more", "on top"]
    )
    let apps = [
      AppBuild(modules: 1), AppBuild(modules: 5), AppBuild(modules: 1, domainsPerSchema: 1),
      AppBuild(modules: 5, domainsPerSchema: 1), AppBuild(modules: 1, conformance: "Recordable"),
      AppBuild(modules: 5, conformance: "Recordable"),
    ]
    for app in apps {
      let times = try (0..<appRepeats).map { _ in try app.times() }
      let nothing = times.map(\.nothing).min() ?? 0
      let edit = times.map(\.edit).min() ?? 0
      table.add(app.name, times.map(\.all).min(), nothing, edit, edit - nothing)
    }
    return table
  }

  /// What a user of one target waits for, one after the other, each in CPU seconds of its own.
  private func steps() throws -> Table {
    let repetitions = try (0..<max(cleanRepeats, 1)).map { _ in try Repository.withEmptyFolder(steps) }
    var table = Table(title: "what a user does, one after the other, CPU", columns: ["min s", "median s"])
    for (index, step) in repetitions[0].enumerated() {
      let samples = Samples(repetitions.map { $0[index].run.cpuTime })
      table.add(step.name, samples.minimum, samples.median)
    }
    return table
  }

  private func steps(in folder: URL) throws -> [(name: String, run: ProgramRun)] {
    let package = try ConsumerPackage(in: folder, targets: 1, generation: .inBuild, hasTests: true)
    _ = try ProgramRun(["swift", "package", "resolve"], in: folder)
    let build = try package.build()
    let tests = try package.build(["--build-tests"])
    let command = try ProgramRun(
      ["swift", "package", "--allow-writing-to-package-directory", "statekit", "validate", "Sources"],
      in: folder
    )
    try package.writeSchema(of: "Feature1", actions: 21)
    return [
      ("a clean debug build", build), ("with a test target on StateKitTesting", tests),
      ("the first 'swift package statekit'", command), ("a build after one more action", try package.build()),
    ]
  }

  /// A clean build of a package with one target, in CPU seconds by the compiled part.
  private func cleanBuild(_ configuration: String) throws -> Table {
    var parts: [String: [Double]] = [:]
    var walls: [Double] = []
    for _ in 0..<max(cleanRepeats, 1) {
      let (run, split) = try Repository.withEmptyFolder { try cleanBuild(configuration, in: $0) }
      walls.append(run.wallTime)
      for (name, time) in split { parts[name, default: []].append(time) }
    }
    var table = Table(
      title: "clean \(configuration) build of one target",
      columns: ["min s", "median s", "share"]
    )
    let total = Samples(parts["all, CPU"] ?? [])
    for name in BuildPart.names {
      let samples = Samples(parts[name] ?? [])
      table.add(name, samples.minimum, samples.median, samples.median / total.median)
    }
    let wall = Samples(walls)
    table.add("all, on the clock", wall.minimum, wall.median, nil)
    return table
  }

  private func cleanBuild(
    _ configuration: String,
    in folder: URL
  ) throws -> (ProgramRun, [String: Double]) {
    let package = try ConsumerPackage(in: folder, targets: 1, generation: .inBuild)
    let statistics = folder.appending(component: "statistics")
    try FileManager.default.createDirectory(at: statistics, withIntermediateDirectories: true)
    let options = ["--configuration", configuration] + CompilerTimes.options(writingTo: statistics)
    let run = try package.build(options)
    return (run, BuildPart.split(try CompilerTimes(in: statistics), of: run))
  }

  /// Builds without a change, with the plugin and with code that was generated before.
  private func nothingToDo() throws -> Table {
    _ = try ProgramRun(["swift", "build", "--product", "statekit-gen"], in: Repository.root)
    var table = Table(
      title: "nothing to do, on the clock",
      columns: ["without s", "with s", "added ms", "ratio"]
    )
    for count in targets {
      let without = try nothingToDo(count, .before)
      let with = try nothingToDo(count, .inBuild)
      table.add(
        "\(count) targets",
        without.median,
        with.median,
        (with.median - without.median) * 1_000,
        with.median / without.median
      )
    }
    return table
  }

  private func nothingToDo(_ targets: Int, _ generation: ConsumerPackage.Generation) throws -> Samples {
    try Repository.withEmptyFolder { folder in
      let tool = Repository.root.appending(path: ".build/debug/statekit-gen")
      let package = try ConsumerPackage(in: folder, targets: targets, generation: generation, tool: tool)
      _ = try package.build()
      _ = try package.build()
      return try Samples(repeats) { try package.build().wallTime }
    }
  }
}
