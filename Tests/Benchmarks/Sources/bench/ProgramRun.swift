import Foundation

/// A program that ran to its end.
struct ProgramRun {
  /// In seconds.
  let wallTime: Double
  /// Seconds of the program and of all programs that it started.
  let cpuTime: Double
  /// The text on standard output and standard error.
  let output: String

  struct Failure: Error, CustomStringConvertible {
    let description: String
  }

  /// Runs a program; throws its output if it fails.
  init(_ arguments: [String], in folder: URL) throws {
    let log = FileManager.default.temporaryDirectory.appending(component: "bench-\(UUID().uuidString).log")
    _ = FileManager.default.createFile(atPath: log.path, contents: nil)
    defer { try? FileManager.default.removeItem(at: log) }
    let handle = try FileHandle(forWritingTo: log)
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = arguments
    process.currentDirectoryURL = folder
    process.standardOutput = handle
    process.standardError = handle
    let before = ProgramRun.childrenTime()
    let start = ContinuousClock.now
    try process.run()
    process.waitUntilExit()
    wallTime = (ContinuousClock.now - start) / .seconds(1)
    cpuTime = ProgramRun.childrenTime() - before
    self.output = try String(contentsOf: log, encoding: .utf8)
    guard process.terminationStatus == 0 else {
      throw Failure(description: "\(arguments.joined(separator: " ")):\n\(self.output)")
    }
  }

  /// The CPU time of all programs that this one waited for.
  private static func childrenTime() -> Double {
    var usage = rusage()
    // RUSAGE_CHILDREN, which has another type on each system.
    getrusage(-1, &usage)
    return usage.ru_utime.seconds + usage.ru_stime.seconds
  }
}

extension timeval {
  fileprivate var seconds: Double { Double(tv_sec) + Double(tv_usec) / 1e6 }
}
