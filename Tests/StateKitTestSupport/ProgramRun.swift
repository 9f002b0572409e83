package import Foundation

/// A program that has run to its end.
package struct ProgramRun: Sendable {
  /// Standard output and standard error.
  package let text: String
  package let status: Int32

  /// Runs a command to its end: a program, by its path or its name, and its arguments.
  package init(_ command: [String], in folder: URL? = nil) throws {
    let process = Process()
    let output = Pipe()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = command
    process.currentDirectoryURL = folder
    process.standardOutput = output
    process.standardError = output
    try process.run()
    text = String(decoding: try output.fileHandleForReading.readToEnd() ?? Data(), as: UTF8.self)
    process.waitUntilExit()
    status = process.terminationStatus
  }
}
