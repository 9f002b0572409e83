import Foundation
import StateKitTestSupport

/// The built executable, run as a user would run it.
struct CommandLineTool {
  /// The result of a run.
  struct Result {
    let status: Int32
    let output: String
    let outputBytes: Data
    let error: String

    /// The output of `scaffold`, without its `read` lines.
    var changes: String {
      output.split(separator: "\n", omittingEmptySubsequences: false).filter { !$0.hasPrefix("read ") }
        .joined(separator: "\n")
    }

    /// The first lines of the diagnostics, without the source lines below them.
    var diagnosticHeads: [String] {
      error.split(separator: "\n").map(String.init).filter {
        $0.contains(": error: ") || $0.contains(": warning: ")
      }
    }
  }

  let folder: TemporaryFolder
  var environment: [String: String] = [:]
  var name = "statekit-gen"
  /// The working directory of the tool, inside the folder.
  var place = ""

  /// Runs the tool in the folder, to the end.
  func run(_ arguments: String..., input: String = "") throws -> Result {
    try run(arguments, input: input)
  }

  func run(_ arguments: [String], input: String = "") throws -> Result {
    let process = try start(arguments, input: input)
    process.process.waitUntilExit()
    return try process.result()
  }

  /// Starts the tool without waiting for it. The streams are files, so that no full pipe stops it.
  func start(_ arguments: [String], input: String = "") throws -> Running {
    let streams = try TemporaryFolder()
    try streams.write(input, to: "input")
    let process = process(arguments)
    process.standardInput = try FileHandle(forReadingFrom: streams.url.appending(component: "input"))
    process.standardOutput = try streams.newFile("output")
    process.standardError = try streams.newFile("error")
    try process.run()
    return Running(process: process, streams: streams)
  }

  /// A run that is still to be started, and has no streams.
  func process(_ arguments: [String]) -> Process {
    let process = Process()
    process.executableURL = executable
    process.currentDirectoryURL = folder.url.appending(path: place)
    process.arguments = arguments
    process.environment = environment
    return process
  }

  /// A run that may not have ended.
  struct Running {
    let process: Process
    fileprivate let streams: TemporaryFolder

    func result() throws -> Result {
      Result(
        status: process.terminationStatus,
        output: try streams.text("output"),
        outputBytes: try Data(contentsOf: streams.url.appending(component: "output")),
        error: try streams.text("error")
      )
    }
  }

  /// The tool, which stands beside the test bundle.
  var executable: URL { BuiltProducts.folder.appending(component: name) }
}
