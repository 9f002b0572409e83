internal import StateKitGenerator
internal import StateKitToolSupport

/// The arguments of `statekit-gen generate` that the build plugin passes, or the errors that the plugin found. People
/// do not write them.
enum BuildArguments {
  static func parse(_ arguments: some Sequence<String>) throws(CommandFailure) -> GenerateRun {
    var schemas: [String] = []
    var uses: [UsedPath] = []
    var output: String?
    var options = GeneratorOptions()
    var problems: [String] = []
    var rest = arguments.makeIterator()
    while let argument = rest.next() {
      switch argument {
      case "--output": output = rest.next()
      case "--module-name": options.moduleName = rest.next()
      case "--source-locations": options.sourceLocations = true
      case "--source-root": options.sourceRoot = rest.next()
      case "--use":
        guard let use = rest.next().flatMap(UsedPath.init) else { throw wrong("--use needs MODULE=PATH") }
        uses.append(use)
      case "--problem":
        guard let problem = rest.next() else { throw wrong("--problem needs a message") }
        problems.append(problem)
      case _ where argument.hasPrefix("-"):
        throw wrong("'\(argument)' is for 'statekit-gen' alone")
      default: schemas.append(argument)
      }
    }
    guard problems.isEmpty else { throw CommandFailure(.found, problems) }
    guard let output else { throw wrong("--output is missing") }
    return GenerateRun(schemas: schemas, uses: uses, output: output, options: options)
  }

  private static func wrong(_ message: String) -> CommandFailure {
    CommandFailure(.wrongUsage, ["statekit-build-tool: \(message)"])
  }
}
