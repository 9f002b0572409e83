import Foundation

/// The generator and the runtime, built, and the compiler as it is run on modules of theirs.
struct CompileTools {
  private let generator: URL
  private let modules: [CompiledModule.Configuration: URL]

  init() throws {
    let build = ["swift", "build", "--product", "statekit-gen"]
    _ = try ProgramRun(build, in: Repository.root)
    generator = Repository.root.appending(path: ".build/debug/statekit-gen")
    var modules: [CompiledModule.Configuration: URL] = [:]
    for configuration in CompiledModule.Configuration.allCases {
      let build = ["swift", "build", "--target", "StateKit", "-c", configuration.rawValue]
      _ = try ProgramRun(build, in: Repository.root)
      modules[configuration] = Repository.root.appending(path: ".build/\(configuration.rawValue)/Modules")
    }
    self.modules = modules
  }

  /// The generated files by their names.
  func generate(_ schema: CompileSchema) throws -> [String: String] { try generate(schemas: schema.files) }

  func generate(schemas: [String: String]) throws -> [String: String] {
    try Repository.withEmptyFolder { folder in
      for (name, text) in schemas { try folder.write(text, to: name) }
      _ = try ProgramRun([generator.path, "generate", ".", "--output", "out"], in: folder)
      let output = folder.appending(path: "out")
      let names = try FileManager.default.contentsOfDirectory(atPath: output.path).filter {
        $0.hasSuffix(".swift")
      }
      return try Dictionary(
        uniqueKeysWithValues: names.map {
          ($0, try String(contentsOf: output.appending(path: $0), encoding: .utf8))
        }
      )
    }
  }

  /// The counts of a module, which are the same in each compilation.
  func counts(_ files: [String: String], _ configuration: CompiledModule.Configuration) throws
    -> CompilerCounts
  {
    try Repository.withEmptyFolder { folder in
      guard let modules = modules[configuration] else { return CompilerCounts() }
      return try CompiledModule(files, in: folder).counts(configuration, modules: modules)
    }
  }

  /// The milliseconds that each function of a file, which is a line, takes to be checked.
  func functions(of files: [String: String], in name: String) throws -> [Double] {
    guard let modules = modules[.debug] else { return [] }
    return try Repository.withEmptyFolder { folder in
      let module = try CompiledModule(files, in: folder)
      let output = try module.check(modules: modules)
      var times: [Int: Double] = [:]
      for found in output.matches(of: #/([\d.]+)ms\t(\S+?):(\d+):\d+/#) {
        guard found.2.hasSuffix(name), let line = Int(found.3), let time = Double(found.1) else { continue }
        times[line] = max(times[line] ?? 0, time)
      }
      return times.sorted { $0.key < $1.key }.map(\.value)
    }
  }

  /// CPU seconds of several modules. The modules take turns, so that other work of the machine affects all of them.
  func compile(
    _ variants: [[String: String]],
    _ configuration: CompiledModule.Configuration,
    repeats: Int
  ) throws -> [Samples] {
    guard let modules = modules[configuration] else { return [] }
    return try Repository.withEmptyFolder { folder in
      let compiled = try variants.enumerated().map { index, files in
        try CompiledModule(files, in: folder.appending(path: "\(index)"))
      }
      var times = compiled.map { _ in [Double]() }
      for _ in 0..<max(repeats, 1) {
        for index in compiled.indices {
          times[index].append(try compiled[index].compile(configuration, modules: modules))
        }
      }
      return times.map { Samples($0) }
    }
  }
}
