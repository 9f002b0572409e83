/// The parts of a clean build of a user's package.
enum BuildPart {
  static let names = [
    "the tool", "packages that the tool needs", "plugins and manifests", "the runtime",
    "the generated module",
    "SwiftPM, linking and the tool's run", "all, CPU",
  ]

  private static let tool: Set<String> = ["StateKitGenerator", "StateKitToolSupport", "statekit_build_tool"]
  private static let plugins: Set<String> = [
    "StateKitPlugin", "StateKitCommandPlugin", "GenerateManual", "GenerateDoccReference", "main",
  ]

  /// CPU seconds by part.
  static func split(_ times: CompilerTimes, of run: ProgramRun) -> [String: Double] {
    var times = times
    let tool = times.take(where: tool.contains)
    let plugins = times.take(where: plugins.contains)
    let runtime = times.take { $0 == "StateKit" }
    let generated = times.take { $0.hasPrefix("Feature") }
    let packages = times.take { _ in true }
    let figures = [tool, packages, plugins, runtime, generated]
    let rest = run.cpuTime - figures.reduce(0, +)
    return Dictionary(uniqueKeysWithValues: zip(names, figures + [rest, run.cpuTime]))
  }
}
