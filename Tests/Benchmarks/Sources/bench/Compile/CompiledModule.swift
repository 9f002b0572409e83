import Foundation

/// A module that is compiled alone, as SwiftPM runs the compiler.
struct CompiledModule {
  enum Configuration: String, CaseIterable {
    case debug, release
  }

  let folder: URL
  private let sources: [String]

  /// Writes the module into an empty folder.
  init(_ files: [String: String], in folder: URL) throws {
    self.folder = folder
    self.sources = files.keys.sorted()
    for (name, text) in files { try folder.write(text, to: name) }
  }

  /// CPU seconds of a compilation that imports from a folder of modules.
  func compile(_ configuration: Configuration, modules: URL) throws -> Double {
    try run(configuration, modules: modules).cpuTime
  }

  /// What a compilation hands over to LLVM, and what comes of it.
  func counts(_ configuration: Configuration, modules: URL) throws -> CompilerCounts {
    let statistics = folder.appending(path: "statistics")
    try FileManager.default.createDirectory(at: statistics, withIntermediateDirectories: true)
    _ = try run(configuration, modules: modules, more: ["-stats-output-dir", statistics.path])
    return try CompilerCounts(in: statistics)
  }

  /// What the compiler prints about the time of each function.
  func check(modules: URL) throws -> String {
    try ProgramRun(
      [
        "swiftc", "-typecheck", "-swift-version", "6", "-parse-as-library", "-module-name", "Compiled", "-I",
        modules.path,
      ]
        + ["-Xfrontend", "-debug-time-function-bodies"] + sources,
      in: folder
    ).output
  }

  private func run(
    _ configuration: Configuration,
    modules: URL,
    more: [String] = []
  ) throws -> ProgramRun {
    try emptyOutput()
    let mode =
      switch configuration {
      case .debug: ["-Onone", "-enable-batch-mode", "-j2", "-enable-testing"]
      case .release: ["-O", "-whole-module-optimization", "-num-threads", "2"]
      }
    return try ProgramRun(
      ["swiftc"] + mode + more + [
        "-g", "-swift-version", "6", "-parse-as-library", "-module-name", "Compiled", "-c", "-I",
        modules.path,
        "-emit-module", "-emit-module-path", "out/Compiled.swiftmodule", "-output-file-map", "out/map.json",
      ] + sources,
      in: folder
    )
  }

  /// Where an object lies that came of the same code, the compiler leaves out LLVM: a third of its work.
  private func emptyOutput() throws {
    let output = folder.appending(path: "out")
    try? FileManager.default.removeItem(at: output)
    try FileManager.default.createDirectory(at: output, withIntermediateDirectories: true)
    let objects = Dictionary(uniqueKeysWithValues: sources.map { ($0, ["object": "out/\($0).o"]) })
    try JSONEncoder().encode(objects.merging(["": [:]]) { $1 }).write(to: output.appending(path: "map.json"))
  }
}
