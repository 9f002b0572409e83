import Foundation

/// Repeated runs over the files of one schema, which lie in a folder.
struct GenerateRuns {
  let tools: GenerateTools
  let folder: URL
  let repeats: Int

  struct Result {
    /// In milliseconds of CPU, start included.
    let times: Samples
    /// In bytes.
    let peakMemory: Double
  }

  /// Writes everything, each time into an empty folder.
  func writing(_ tool: URL, prefix: [String] = []) throws -> Result {
    try measured { output in
      try remove(output)
      return ["run", tool.path] + prefix + ["schemas", "--output", output] + options
    }
  }

  /// Runs the tool where the files of an earlier run are unchanged.
  func comparing(_ tool: URL) throws -> Result {
    try measured { ["run", tool.path, "schemas", "--output", $0] + options }
  }

  /// Writes the files that the tool has written.
  func writingFloor() throws -> Result {
    try measured("floor") { output in
      try remove(output)
      return ["write", "output", output]
    }
  }

  /// Reads and compares the files that the tool has written.
  func comparingFloor() throws -> Result {
    try measured("floor") { ["write", "output", $0] }
  }

  /// As the build plugin runs it.
  private var options: [String] {
    ["--module-name", "App", "--source-locations", "--source-root", folder.path]
  }

  private func remove(_ output: String) throws {
    let output = folder.appending(path: output)
    if FileManager.default.fileExists(atPath: output.path) { try FileManager.default.removeItem(at: output) }
  }

  private func measured(
    _ output: String = "output",
    _ arguments: (String) throws -> [String]
  ) throws -> Result {
    var times: [Double] = []
    var peak = 0.0
    for _ in 0..<max(repeats, 1) {
      let run = try ProgramRun([tools.measure.path] + arguments(output), in: folder)
      let figures = run.output.split(whereSeparator: \.isWhitespace).compactMap { Double($0) }
      guard figures.count == 2 else { throw ProgramRun.Failure(description: run.output) }
      times.append(figures[0] * 1_000)
      peak = max(peak, figures[1])
    }
    return Result(times: Samples(times), peakMemory: peak)
  }
}
