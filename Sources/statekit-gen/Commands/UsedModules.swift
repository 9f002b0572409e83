internal import ArgumentParser
internal import StateKitGenerator

/// `--use`: the schemas of other modules.
struct UsedModules: ParsableArguments {
  @Option(
    name: .customLong("use"),
    help: ArgumentHelp(
      "A schema file of another module, or a folder of them.",
      discussion: """
        For each module that a schema names under 'uses', and for those that these use themselves. What they declare \
        can be named, and is not generated. May be given several times.
        """,
      valueName: "module=path"
    )
  )
  var uses: [UsedPath] = []

  func read() throws(CommandFailure) -> [SchemaModule] {
    var paths: [String: [String]] = [:]
    var names: [String] = []
    for use in uses {
      if paths[use.module] == nil { names.append(use.module) }
      paths[use.module, default: []].append(use.path)
    }
    var modules: [SchemaModule] = []
    for name in names {
      let files = try SchemaReader.read(try SchemaFinder.find(paths[name] ?? []))
      modules.append(SchemaModule(name: name, files: files))
    }
    return modules
  }
}

/// `MODULE=PATH`
struct UsedPath: ExpressibleByArgument, Equatable {
  let module: String
  let path: String

  init?(argument: String) {
    guard let sign = argument.firstIndex(of: "=") else { return nil }
    module = String(argument[..<sign])
    path = String(argument[argument.index(after: sign)...])
    // Standard input can be read once, and belongs to the schemas that generate.
    guard !module.isEmpty, !path.isEmpty, path != "-" else { return nil }
  }
}
