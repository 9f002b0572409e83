import Foundation

/// The programs that take part, built.
struct GenerateTools {
  /// The tool that the build plugin runs.
  let release: URL
  let debug: URL
  /// `statekit-gen`
  let command: URL
  let measure: URL

  init() throws {
    release = try GenerateTools.build("statekit-build-tool", "release", in: Repository.root)
    command = try GenerateTools.build("statekit-gen", "release", in: Repository.root)
    debug = try GenerateTools.build("statekit-build-tool", "debug", in: Repository.root)
    let benchmarks = Repository.root.appending(path: "Tests/Benchmarks")
    measure = try GenerateTools.build("measure", "release", in: benchmarks)
  }

  private static func build(_ product: String, _ configuration: String, in package: URL) throws -> URL {
    _ = try ProgramRun(["swift", "build", "--product", product, "-c", configuration], in: package)
    return package.appending(path: ".build/\(configuration)/\(product)")
  }
}
